import type { Evidence, FindingKind, Sentiment } from "#contract/insights.ts";

/** Whose words these are: the place in the source's `people`; left out for the first of them. */
interface OfPerson {
  person?: number;
}

/** A verified participant's statement that belongs to one list of the report. */
export interface Statement extends OfPerson {
  kind: FindingKind;
  /** The clause as a reportable phrase, in the participant's words. */
  phrase: string;
  /** Concepts of all content words, and of the nouns among them. */
  concepts: string[];
  nouns: string[];
  /** Key and wording of the noun phrases in the clause. */
  phrases: { key: string; text: string }[];
  compound: number;
  /** The phrase points back at something said before and stands in quotation marks. */
  unresolved: boolean;
  questionId: string | null;
  evidence: Evidence;
}

/** A word or phrase as one person uses it. */
export interface KeywordUse extends OfPerson {
  key: string;
  stems: string[];
  /** A proper name, such as a product's. */
  named: boolean;
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
  /** In the creator's list, or in a frame such as "switched from X", or a known product. */
  sure: boolean;
  evidence: Evidence[];
}

/** How one participant message reads. */
export interface MessageReading extends OfPerson {
  id: string;
  words: number;
  questionId: string | null;
  /** Concepts of its nouns, each once; empty in languages other than English. */
  nouns: string[];
  /** Undefined where sentiment is not read, as in languages other than English. */
  sentiment: Sentiment | undefined;
}

/** A sentence with its tone, kept to find what speaks against a finding. */
export interface ToneSentence extends OfPerson {
  nouns: string[];
  compound: number;
  evidence: Evidence;
}

/** A sentence in which somebody says that they do not do something (`verb`, as said) or do not need it. */
export interface Denial extends OfPerson {
  nouns: string[];
  verb: string | null;
  needless: boolean;
  evidence: Evidence;
}

/** One participant of a source, with the questions that they said something to and those they were asked further on. */
export interface CodedPerson {
  /** The source's id where it has one participant, else that and the speaker's. */
  id: string;
  label: string;
  answered: string[];
  probed: string[];
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
  messages: MessageReading[];
  vocabulary: string[];
  statements: Statement[];
  tones: ToneSentence[];
  denials: Denial[];
  keywords: KeywordUse[];
  names: NameUse[];
  verification: { checked: number; dropped: number };
}
