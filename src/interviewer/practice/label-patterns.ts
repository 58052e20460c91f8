/**
 * What the rules for labelling questions look like.
 *
 * Every pattern sees text that is in lower case, with plain apostrophes, single blanks and "…" for whatever stood
 * in quotation marks. Patterns marked "core" see one sentence without its lead-ins ("so, ", "when you shop, ") and,
 * where a statement comes first ("you said it took ages, what happened then?"), the asking clause alone; its
 * question mark stays. Patterns marked "whole" see the whole message without punctuation.
 *
 * The labels, in order of precedence: leading (suggests, assumes or judges the answer), double (asks two things),
 * hypothetical (what one would or will do, or imagines), then closed (yes, no or a given option answers it), fact
 * (one number, name, date, place or frequency) and open (invites a story or an explanation; polite requests too).
 */
export interface LabelRules {
  /** Frequent misspellings of words that the rules look for; put right before anything else. */
  spellings: ReadonlyMap<string, string>;
  /** Anchored at the start; cut off, up to three times: "so, ", "okay, and ", "in your opinion, ". */
  leadIn: RegExp;
  /** Core, anchored at the start: what asks even without a question mark (question words, "do you", "tell me"). */
  asks: RegExp;
  /** Core, anchored: asks for a story, however polite ("could you tell me", "walk me through"). Open. */
  request: RegExp;
  /** Core, anchored: a question that only prepares the one after it ("do you remember the last time?"). */
  prepares: RegExp;
  /** A sentence, lead-ins included: suggests or judges the answer ("don't you", ", right?", "how much better"). */
  leading: readonly RegExp[];
  /** Core: two things in one sentence ("… and why …"). Two asking sentences are found without these. */
  double: readonly RegExp[];
  /** A sentence, lead-ins included: "would you", "if you could", "imagine", "will you". */
  hypothetical: readonly RegExp[];
  /** Core: open although it looks like a fact or a yes-or-no question ("who … what was it like"). */
  open: readonly RegExp[];
  /** Core: one number, name, date, place or frequency. */
  fact: readonly RegExp[];
  /** Core: yes, no or one of the given options answers it. */
  closed: readonly RegExp[];
  /** Anywhere: a word that makes a question open when nothing above fits ("what", "how", "why"). Else it is closed. */
  openWord: RegExp;
  /** Whole: asks nothing and lets the other go on ("mhm", "i see", "go on", "thank you"). */
  nod: RegExp;
  /** Whole: asks for more without naming anything ("tell me more", "and then", "what happened next"). */
  neutralProbe: RegExp;
  /** Anywhere: insults, contempt, orders to hurry the person ("that is stupid", "whatever"). */
  rude: RegExp;
  /** Anywhere: presses for time or for a short answer ("hurry up", "just answer", "quickly", "yes or no"). */
  rushed: RegExp;
  /** Words that say nothing of the matter, for comparing a question with an answer. About a hundred. */
  stopWords: ReadonlySet<string>;
}

const letter = "[\\p{L}\\p{M}\\p{N}]";

/** A pattern of alternatives that stand as whole words, in any script; each may be a regular expression. */
export function anyOf(...alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<!${letter})(?:${alternatives.join("|")})(?!${letter})`, "u");
}

/** As `anyOf`, at the start of the text alone. */
export function startOf(...alternatives: readonly string[]): RegExp {
  return new RegExp(`^(?:${alternatives.join("|")})(?!${letter})`, "u");
}

/** As `anyOf`, but the text must be nothing else. */
export function wholeOf(...alternatives: readonly string[]): RegExp {
  return new RegExp(`^(?:${alternatives.join("|")})$`, "u");
}
