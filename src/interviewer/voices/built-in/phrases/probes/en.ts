import type { ProbeBook } from "../../phrase-book.ts";
import { englishFrames } from "./frames-en.ts";

export const englishProbes: ProbeBook = {
  leads: {
    noun: [],
    clause: ["{x}.", "You said {x}."],
    quote: ["You said {x}.", "You wrote {x}."],
  },
  earlierLeads: {
    noun: [],
    clause: [
      "Earlier you said {x}.",
      "You also told me {x}.",
      "A while ago you said {x}.",
      "Going back a bit, you mentioned that {x}.",
    ],
    quote: ["Earlier you said {x}.", "You also wrote {x}.", "Going back a bit, you wrote {x}."],
  },
  focuses: {
    reference: { about: [], questions: [] },
    event: { about: [], questions: [] },
    feeling: { about: [], questions: [] },
    harm: { about: [], questions: [] },
    hedge: { about: [], questions: [] },
    rule: { about: [], questions: [] },
    workaround: { about: [], questions: [] },
    change: { about: [], questions: [] },
    contrast: { about: [], questions: [] },
    claim: { about: [], questions: [] },
    loss: { about: [], questions: [] },
    story: { about: [], questions: [] },
    practice: { about: [], questions: [] },
    opinion: { about: [], questions: [] },
    wish: { about: [], questions: [] },
    reason: { about: [], questions: [] },
    people: { about: [], questions: [] },
  },
  frames: englishFrames,
  whole: [
    "You said {x} – could you tell me more about that?",
    "Going back to what you said, that {x} – what else is there to it?",
    "You told me {x} – what else is there to say about that?",
    "About one thing you said, that {x} – could you say more about that?",
  ],
  around: {
    why: ["How come {x}?"],
    occasion: ["What was it like when {x}?", "What happened when {x}?"],
    say: ["What makes you say {x}?"],
  },
  unclear: [
    "Sorry, that was a clumsy question.",
    "Sorry, I worded that badly.",
    "Sorry, that didn't come out clearly.",
  ],
  more: [
    "Can you tell me a bit more about that?",
    "Could you say a little more about that, please?",
    "What else can you tell me about it?",
    "Could you say that in a few more words?",
    "What else was there to it?",
  ],
};
