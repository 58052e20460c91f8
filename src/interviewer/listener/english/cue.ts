import type { ThreadKind, Weight } from "../../reading.ts";

/** A sign in the grammar of an answer that something was said and not told. */
export interface Cue {
  kind: ThreadKind;
  weight: Weight;
  /** Over the whole message in lower case and standard spelling. */
  pattern: RegExp;
  /** What is taken up: the clause around the sign, or the noun phrase that begins with it. */
  take: "clause" | "noun";
  /** Clauses in which the sign means nothing. */
  unless?: RegExp;
}

/** Alternatives as whole words, over lower case. */
export function anyOf(...alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}'])(?:${alternatives.join("|")})(?![\\p{L}])`, "gu");
}
