import type { CodeKind, Evidence } from "#contract/insights.ts";
import type { LaidTurns } from "../../script-alignment/lay-by-turns.ts";

/** The contract's kinds; its values are not for this room. */
export const kinds = [
  "does",
  "feels",
  "needs",
  "struggles",
  "worksAround",
  "believes",
  "values",
  "cause",
  "consequence",
  "relates",
  "wishes",
  "proposes",
  "succeeded",
] as const satisfies CodeKind[];
export const polarities = ["affirms", "denies", "both", "unsure"] as const;
export type Polarity = (typeof polarities)[number];
export const modes = ["plain", "hedged", "conditional", "imagined", "reported"] as const;
type Mode = (typeof modes)[number];

/** What one person said, as a model coded it; all of its quotes were found in their segments. */
export interface ModelStatement {
  /** The code's label; the code is the same wherever the label is. */
  label: string;
  /** The label that it was coded with, where another stands for that since; the other may say the contrary. */
  codedAs?: { label: string; isOpposite: boolean };
  kind: CodeKind;
  polarity: Polarity;
  mode: Mode;
  /** Told of the lives of others, not of the speaker's own. */
  whose?: "others";
  /** Place in the source's people. */
  person: number;
  questionId: string | null;
  /** What the interviewer had asked just before. */
  asked: string;
  evidence: Evidence;
  /** The sentences that were coded, where the quote begins before them to be understood. */
  coded?: string;
  /** The words of the same sentence before and behind the quote. */
  before: string;
  after: string;
  /** What they went on to say in the same turn, for who judges how the quote was meant. */
  goesOn?: string;
  because: Evidence | null;
  leadsTo: Evidence | null;
}

/** A passage that a model could not read with certainty. */
export interface Unclear {
  person: number;
  why: string;
}

/** A person's own words for who they are in the matter of the study: "union rep". */
interface Who {
  person: number;
  words: string;
}

/** A source as a model coded it: plain data, kept beside what the built-in coder found in it. */
export interface ModelCoding {
  statements: ModelStatement[];
  unclear: Unclear[];
  /** At most one for a person. */
  who: Who[];
  /** Which turns put which question, in a talk that was not laid on the script without a model. */
  laid?: LaidTurns;
  /** What somebody in an uploaded talk asks to have left out, as `AskedOutPlace` is stored; none is kept once it is. */
  askedOut?: string[];
  /** Quotes that the model gave in the end, and those of them that were dropped. */
  checked: number;
  dropped: number;
}
