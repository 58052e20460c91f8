import type { threadKinds } from "#languages/shapes.ts";

/** What the listener hears in a participant's message: the model's and the built-in one give the same shape. */

/**
 * Why something said is worth a question: an unexplained reference ("that pump", "a sort of test"), an event
 * without its story, a feeling, harm, a hedge that hides something ("in theory"), a rule that was broken or
 * must not be told, a workaround, a turning point, a contrast, a general claim without an occasion, a loss.
 */
export type ThreadKind = (typeof threadKinds)[number];

export type Weight = 1 | 2 | 3;

/** Something that was said but not told yet. */
export interface Thread {
  /** The participant's exact words, a stretch of the message. */
  quote: string;
  /** What they have not told, in at most 12 words; empty when the built-in listener heard it. */
  untold: string;
  /** 3: a good researcher would not leave the room without it. */
  weight: Weight;
  /** Only from the built-in listener, which meets what hurts by it. */
  kind?: ThreadKind;
}

/** A script question still to come that the message has answered, with the words that answer it. */
export interface SettledQuestion {
  questionId: string;
  quote: string;
}

/** An open thread that needs no more questions. */
export interface DoneThread {
  quote: string;
  why: "told" | "refused";
}

export const wants = ["nothing", "answer", "explain", "skip", "stop", "delete", "complaint"] as const;
/** What the participant wants from us: a question answered, our own question explained, ... */
export type Want = (typeof wants)[number];

export const tones = [
  "plain",
  "effort",
  "joke",
  "complaint",
  "feeling",
  "harm",
  "distress",
  "crisis",
] as const;
/** How the message sounds; harm is told about, distress is felt now, a crisis is a danger to somebody. */
export type Tone = (typeof tones)[number];
/** What is met with a warm word before anything else. */
export const heavyTones: ReadonlySet<Tone> = new Set(["feeling", "harm", "distress", "crisis"]);

export interface Reading {
  threads: Thread[];
  settled: SettledQuestion[];
  done: DoneThread[];
  want: Want;
  tone: Tone;
  /** Words of theirs, of this message or an earlier one, that they ask us not to use; their messages are left out. */
  keepOut?: string[];
  /** Names that they ask us to leave out: the name alone, wherever it stands. */
  keepOutNames?: string[];
  by: "model" | "built-in";
}
