import type { Cues } from "./cues.ts";
import { vagueWords } from "./en.ts";
import { never } from "./patterns.ts";

/** For a language without cues of its own: an answer is judged by its length and the vague words of all languages. */
export const cues: Cues = {
  plain: (text) => text.toLowerCase(),
  leads: { problem: never, workaround: never, event: never, feeling: never, contrast: never, wish: never },
  pastProblem: never,
  absolute: never,
  condition: never,
  placeholder: never,
  evaluation: never,
  reason: never,
  instance: never,
  vagueWords,
  numberGiven: /\d/,
  plainReply: never,
  questions: {
    number: never,
    demographic: never,
    opinion: never,
    unfit: [],
    isClosed: () => false,
  },
  products: { names: new Set(), ordinary: new Set(), before: null },
  quoteWords: null,
};
