import type { ProbeBook } from "../../phrase-book.ts";
import { englishFrames } from "./frames-en.ts";

export const englishProbes: ProbeBook = {
  leads: {
    clause: ["{x}.", "You said {x}."],
    quote: ["You said {x}.", "You wrote {x}."],
  },
  earlierLeads: {
    clause: ["Earlier you said {x}.", "A little earlier you told me {x}."],
    quote: ["Earlier you said {x}.", "A little earlier you wrote {x}."],
  },
  focuses: {
    reference: { questions: [] },
    event: { questions: [] },
    feeling: { questions: [] },
    harm: { questions: [] },
    hedge: { questions: [] },
    rule: { questions: [] },
    workaround: { questions: [] },
    change: { questions: [] },
    contrast: { questions: [] },
    claim: { questions: [] },
    loss: { questions: [] },
    story: { questions: [] },
    practice: {
      questions: ["How did that go the last time?", "Could you take me through the last time, step by step?"],
    },
    opinion: { questions: [] },
    wish: { questions: [] },
    reason: { questions: [] },
    people: { questions: [] },
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
  unclear: [
    "Sorry, that was a clumsy question.",
    "Sorry, I worded that badly.",
    "Sorry, that didn't come out clearly.",
  ],
  more: [
    "Can you tell me a bit more about that?",
    "Could you say a little more about that, please?",
    "What else is there to that?",
    "What would you add to that?",
    "What else was there to it?",
  ],
};
