import type { CodeKind, Evidence, FindingKind, Sentiment } from "#contract/insights.ts";
import type { Answer } from "./remark.ts";

/** Whose words these are: the place in the source's `people`; left out for the first of them. */
interface OfPerson {
  person?: number;
}

/** Whether the speaker says that it is so, or that it is not. */
export type Polarity = "affirmed" | "negated";

/** How much the speaker stands behind it: as a fact, with a hedge, under a condition, as a fancy, or for others. */
export type Mode = "plain" | "hedged" | "conditional" | "imagined" | "reported";

/** A verified participant's statement that belongs to one list of the report. */
export interface Statement extends OfPerson {
  kind: FindingKind;
  /** What it is in a study of anything; left out where none of the general kinds fits. */
  code?: CodeKind;
  polarity: Polarity;
  mode: Mode;
  /** The clause as a reportable phrase, in the participant's words. */
  phrase: string;
  /** Concepts of all content words, and of the nouns among them. */
  concepts: string[];
  nouns: string[];
  /** Those of the concepts that the question had used: alone they tie nothing together. */
  asked?: string[];
  /** Key and wording of the noun phrases in the clause. */
  phrases: { key: string; text: string }[];
  compound: number;
  /** The phrase points back at something said before, or what comes next takes it back or is its point. */
  unresolved: boolean;
  questionId: string | null;
  evidence: Evidence;
}

/** A word or phrase as one person uses it. */
export interface KeywordUse extends OfPerson {
  key: string;
  stems: string[];
  /** Wordings with their counts; the commonest names the keyword. */
  wordings: [string, number][];
  frequency: number;
  /** Said where the question before it had not used the words. */
  unprompted: boolean;
  evidence: Evidence[];
}

/** A product that one person names. */
export interface NameUse extends OfPerson {
  key: string;
  name: string;
  count: number;
  evidence: Evidence[];
}

/** How one participant message reads. */
interface MessageReading extends OfPerson {
  id: string;
  words: number;
  questionId: string | null;
  /** Undefined where there is none to read: under five words, nothing but talk, languages other than English. */
  sentiment: Sentiment | undefined;
}

/** One participant of a source, with the questions that they said something to and those they were asked further on. */
interface CodedPerson {
  /** The source's id where it has one participant, else that and the speaker's. */
  id: string;
  label: string;
  answered: string[];
  probed: string[];
  /** Questions of which the whole answer was left out: they count as neither asked nor unanswered. */
  leftOut?: string[];
  /** Those of them where the person asked for it. */
  askedOut?: string[];
}

/** All that the coder found in one source: plain data that can be stored under a hash of the source. */
export interface CodedSource {
  id: string;
  kind: Evidence["sourceKind"];
  label: string;
  language: string;
  read: "full" | "part";
  /** At least one, in the order in which they first speak. */
  people: CodedPerson[];
  questionsReached: string[];
  /** Not asked, since they don't concern this person. */
  questionsPassed?: string[];
  messages: MessageReading[];
  vocabulary: string[];
  statements: Statement[];
  /** What people answered, remark by remark, for themes; empty where the language's words are not read. */
  answers: Answer[];
  keywords: KeywordUse[];
  names: NameUse[];
  verification: { checked: number; dropped: number };
}
