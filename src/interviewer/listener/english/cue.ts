import type { ThreadKind, Weight } from "../../reading.ts";

/** A sign that an answer tells of harm or a loss, of a strong feeling, or of something that must not be told. */
export interface Cue {
  kind: ThreadKind;
  weight: Weight;
  /** Over the whole message in lower case and standard spelling. */
  pattern: RegExp;
  /** Clauses in which the sign means nothing. */
  unless?: RegExp;
}

/** Alternatives as whole words, over lower case. */
export function anyOf(...alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}'])(?:${alternatives.join("|")})(?![\\p{L}])`, "gu");
}
