import type { ProbeBook } from "../../phrase-book.ts";
import { englishFrames } from "./frames-en.ts";

export const englishProbes: ProbeBook = {
  leads: {
    noun: [
      "You mentioned {x}.",
      "You brought up {x}.",
      "I'd like to hear more about {x}.",
      "Let me ask about {x}.",
      "I'd like to stay with {x} for a moment.",
    ],
    clause: ["You said {x}.", "You mentioned that {x}."],
    quote: ["You said {x}.", "You wrote {x}."],
  },
  earlierLeads: {
    noun: [
      "Earlier you mentioned {x}.",
      "I'd like to come back to {x}.",
      "You also brought up {x}.",
      "Earlier on you brought up {x}.",
    ],
    clause: [
      "Earlier you said {x}.",
      "You also told me {x}.",
      "A while ago you said {x}.",
      "Going back a bit, you mentioned that {x}.",
    ],
    quote: ["Earlier you said {x}.", "You also wrote {x}.", "Going back a bit, you wrote {x}."],
  },
  focuses: {
    reference: { about: ["What's the story behind {x}?", "What can you tell me about {x}?"], questions: [] },
    event: { about: ["What happened with {x}?", "What do you remember about {x}?"], questions: [] },
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
  topics: {
    one: ["Could you tell me a bit more about {x}?", "What should I know about {x}?"],
    many: ["Could you tell me a little more about {x}?", "Could you say something about {x}?"],
  },
  unclear: [
    "Sorry, that was a clumsy question.",
    "Sorry, I worded that badly.",
    "Sorry, that didn't come out clearly.",
  ],
  more: [
    "What comes to mind when you think about that?",
    "What else can you tell me about it?",
    "Could you walk me through that a little?",
    "What else was there to it?",
    "Could you give me one more detail about that?",
    "Could you say that in a few more words?",
  ],
};
