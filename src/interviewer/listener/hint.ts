/** A whole sentence of theirs, or a whole clause of a long one, as they typed it. */
export interface Hint {
  quote: string;
  /** How much it seems to hide: from about -4 to 4, in every language alike. */
  score: number;
}

export interface HintInput {
  answer: string;
  /** What we had asked. */
  question: string;
  /** What they had said before. */
  before: readonly string[];
}
