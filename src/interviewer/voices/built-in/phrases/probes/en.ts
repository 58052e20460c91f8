import type { ProbeBook } from "../../phrase-book.ts";
import { englishFrames } from "./frames-en.ts";

export const englishProbes: ProbeBook = {
  leads: {
    noun: [],
    clause: ["{x}.", "You said {x}."],
    quote: ["You said {x}.", "You wrote {x}."],
  },
  earlierLeads: {
    noun: [
      "Earlier you mentioned {x}. What's the story there?",
      "You mentioned {x} earlier. What more can you tell me about it?",
      "Going back to {x} for a moment: what is there to tell?",
      "You also spoke of {x} earlier. What else is there to say about it?",
    ],
    clause: [],
    quote: [],
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
    practice: {
      about: [],
      questions: ["How did that go the last time?", "Could you take me through the last time, step by step?"],
    },
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
    how: ["Could you tell me more about how {x}?", "Can you say a little more about how {x}?"],
    occasion: ["What was going on when {x}?", "What was it like when {x}?", "What happened when {x}?"],
    say: ["What makes you say {x}?"],
  },
  about: [
    "Could you tell me more about {x}?",
    "What can you tell me about {x}?",
    "What should I know about {x}?",
  ],
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
