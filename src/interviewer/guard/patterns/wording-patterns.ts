/**
 * What an interviewer must not say, in one language. Each pattern is tried on one sentence, without what
 * stands in quotation marks. Nothing here may repeat a repetition: models and participants write long texts.
 */
export interface WordingPatterns {
  /** Praise, verdicts and agreement, wherever they stand. */
  praise: readonly RegExp[];
  /** The same in a sentence that asks nothing: "What made it great?" is no praise. Not when they said the word. */
  praiseWords: RegExp;
  /** "You're right" takes sides, unless it owns up to a mistake in the same breath. */
  concession: RegExp;
  apology: RegExp;
  advice: readonly RegExp[];
  /** Advice only where the sentence asks nothing. */
  toldAdvice: readonly RegExp[];
  diagnosis: readonly RegExp[];
  /** Clinical words, which are theirs to use first. */
  clinical: RegExp;
  leading: readonly RegExp[];
  /** Feelings; said of the participant they must be theirs. */
  feelings: RegExp;
  /** How a feeling is put into somebody's mouth: before one of the feelings, in the same sentence. */
  attribution: RegExp;
  promises: readonly RegExp[];
  /** Claims that nothing in the guide bears out. */
  inventions: readonly RegExp[];
  /** Words of claims about a study; true only where the guide or the participant has them too. */
  studyWords: RegExp;
  /** Words of other participants. */
  otherPeople: readonly RegExp[];
  /** Our own instructions. */
  instructions: readonly RegExp[];
  /** Poses as a person, or speaks as a model that refuses. */
  pose: readonly RegExp[];
  /** Reads as the end of the talk. */
  ending: readonly RegExp[];
  /** How a question of yes or no begins; null where word order does not show it. */
  closedStart: RegExp | null;
  /** The same after a clause: "When you saw it, were you alone?" */
  closedAfterClause: RegExp | null;
  /** The same anywhere in a sentence that has no question word. */
  closedInside?: RegExp;
  /** Questions of that form which open up all the same: requests, invitations, "was there a time when". */
  opens: readonly RegExp[];
  /** A second question in the same sentence. */
  second: RegExp;
  /** The same joined by a comma alone, where what comes before it is a question already. */
  secondAfterQuestion?: RegExp;
  /** A request that asks without a question mark. */
  request: RegExp;
  /** Any question word. */
  questionWord: RegExp;
  /** Conjunctions and such that may come before a question. */
  lead: RegExp;
  or: RegExp;
  /** Alternatives that offer no answers. */
  harmlessOr: RegExp;
  /** Examples of ours. */
  example: RegExp;
  /** "You mentioned": what follows must have been mentioned. */
  mention: RegExp;
  /** Words that must follow it before a memory can be called false. */
  minMentioned: number;
}
