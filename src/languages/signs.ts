import { z } from "zod";
import { patternsFor } from "./pattern.ts";

const text = z.string().min(1);

const questionsToUs = [
  "unanswered",
  "ask_self",
  "ask_author",
  "ask_passed_on",
  "ask_return",
  "ask_privacy",
  "ask_purpose",
  "ask_fine",
  "ask_meaning",
] as const;

const signNames = [
  "crisis",
  "distress",
  "withdraw",
  "instructions",
  "asksDuration",
  "asksPrivacy",
  "asksMeaning",
  "yes",
  "no",
  "greeting",
  "skip",
  "polite",
  "anonymous",
  "hope",
  "asksBack",
  "outOf",
  "listJoin",
  "reason",
  "howMuchIsLeft",
  "complaint",
  "storyQuestion",
  "wishQuestion",
  "reasonQuestion",
  "peopleQuestion",
  "opinionQuestion",
  "factQuestion",
  "factAnswer",
  "ifWord",
  "states",
  "brushOff",
  "toldAll",
  "joiner",
  "dependent",
  "graveLoss",
  "death",
  "apology",
  "selfBlame",
  "confides",
  "unwantedSympathy",
  "lacking",
  "takesBack",
  "glad",
  "notGlad",
  "heavyWord",
  "shouldWord",
  "oddQuestion",
  "discretion",
  "keepOut",
  "toUs",
  "lead",
  "unmarkedStart",
  "afterthought",
  "askingWord",
  "refusal",
  "said",
  "thanks",
  "whichWord",
  "or",
  "countedWords",
] as const;

export type SignName = (typeof signNames)[number];

/** What people say to us and about the talk; the English ones are beside the code that reads them. */
export const signs = z.strictObject({
  /** How the wish for a language {x} is put. */
  wishes: z.array(text),
  /** "in", before the name of a language. */
  inLanguage: z.string(),
  please: text,
  questions: patternsFor(questionsToUs),
  signs: patternsFor(signNames),
});
