import type { ProbeKind } from "../guide.ts";
import type { QuoteWords } from "./quote-words.ts";

/** What a person can name that is worth following up, told by words. A product is told by its name. */
export type CueKind = "problem" | "workaround" | "event" | "feeling" | "contrast" | "wish";
export type LeadKind = CueKind | "product";

/** How a question is read. Patterns see the question as `plain` leaves it. */
export interface QuestionCues {
  /** Asks for a number, a date or how often. */
  number: RegExp;
  /** Asks for one's name, age, town and the like. */
  demographic: RegExp;
  /** An opinion, a wish or an imagined case: it has no last occasion. */
  opinion: RegExp;
  /** Follow-ups that the question asks for itself. */
  unfit: readonly (readonly [ProbeKind, RegExp])[];
  /** Whether yes or no would answer it fully. Takes the question as it is written. */
  isClosed(question: string): boolean;
}

export interface ProductCues {
  /** Tools that people type in lower case. */
  names: ReadonlySet<string>;
  /** Capitalised words that name no product, in lower case. */
  ordinary: ReadonlySet<string>;
  /** The whole word before a capitalised name of something that is used; null where capitals tell nothing. */
  before: RegExp | null;
}

/**
 * What in an answer is worth following up, in one language: patterns over the text as `plain` leaves it.
 * They cost no more than a few milliseconds over the 2,000 characters that are read of an answer.
 */
export interface Cues {
  /** Lower case, and one spelling for what people type as they like; of the same length where places matter. */
  plain(text: string): string;
  leads: Readonly<Record<CueKind, RegExp>>;
  /** A problem in the past tense, as the whole of what `leads.problem` matched: it happened, so it is an event. */
  pastProblem: RegExp;
  absolute: RegExp;
  condition: RegExp;
  placeholder: RegExp;
  evaluation: RegExp;
  reason: RegExp;
  /** One occasion or example. */
  instance: RegExp;
  /** Answers made only of these say nothing yet. */
  vagueWords: ReadonlySet<string>;
  numberGiven: RegExp;
  /** What a question that asks for yes or no got. */
  plainReply: RegExp;
  questions: QuestionCues;
  products: ProductCues;
  /** How an answer's words are given back; null where they are not. */
  quoteWords: QuoteWords | null;
}
