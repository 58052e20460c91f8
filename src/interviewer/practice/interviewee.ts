import type { IntervieweeProfile, PracticeTraits } from "#contract/practice-debrief.ts";

/** The simulated person that a creator practises on. Everything follows from seed, topic, language and traits. */

/** The parts of a person's story; `contradiction` is said late, against something said before. */
export const storyParts = [
  "person",
  "routine",
  "last",
  "problem",
  "workaround",
  "feeling",
  "contradiction",
  "wish",
] as const;
export type StoryPart = (typeof storyParts)[number];

/** One of six things that only good interviewing brings out. */
export interface HiddenInsight {
  /** "i1" to "i6". */
  id: string;
  part: StoryPart;
  /** What it belongs to, in a few words of the session's language, as "The last time". */
  about: string;
  /** What is said when it comes out, word for word when nobody else words it. */
  text: string;
  /** The sentence, said when its part is spoken of, that hints at it. */
  cue: string;
  /** A question that would have brought it. */
  wouldHaveAsked: string;
}

/** What one part of the story says: at once, when asked on, and in a word. */
export interface StoryPassage {
  say: string;
  more: string;
  short: string;
}

export interface Interviewee {
  seed: number;
  topic: string;
  /** BCP 47, one of the product's languages. */
  language: string;
  traits: PracticeTraits;
  profile: IntervieweeProfile;
  story: Record<StoryPart, StoryPassage>;
  /** Six, each of another part. */
  insights: HiddenInsight[];
}

/** How a message of the person who practises was taken. */
export type Manner =
  | "open"
  | "closed"
  | "leading"
  | "double"
  | "hypothetical"
  | "fact"
  | "neutral_probe"
  | "silence"
  | "rude"
  | "rushed"
  | "about_the_interview"
  | "unclear";

/** Kept with an answer: what it told and hinted at. */
export interface IntervieweeNotes {
  manner: Manner;
  /** The part of the story that the answer is about. */
  part: StoryPart | null;
  /** Insights told in it, by id. */
  told: string[];
  /** Insights whose cue it holds, by id. */
  cues: string[];
}
