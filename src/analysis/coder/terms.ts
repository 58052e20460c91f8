import { concepts } from "../lexicons/concepts.ts";
import { knownProducts } from "../lexicons/products.ts";
import { commonStems, genericNouns, stopWords } from "../lexicons/word-lists.ts";
import type { Token } from "../reading.ts";

const content = new Set(["NOUN", "PROPN", "VERB", "ADJ", "ADV"]);

/** The concept that a token stands for, or undefined when it ties nothing together. */
export function findConcept(token: Token): string | undefined {
  if (!content.has(token.pos) || stopWords.has(token.lower) || !/\p{L}{2}/u.test(token.text))
    return undefined;
  const concept = concepts.get(token.stem) ?? concepts.get(token.lower) ?? token.stem;
  return commonStems.has(concept) ? undefined : concept;
}

const finding = new Set(["find", "finds", "found", "finding"]);
const unsought = new Set(["time", "out", "it", "that", "myself", "ourselves", "ways"]);

/** "Find time", "found out" and "find it hard" are no searches. */
function dropUnsought(tokens: Token[]): Token[] {
  return tokens.filter(
    (token, at) => !(finding.has(token.lower) && unsought.has(tokens[at + 1]?.lower ?? "")),
  );
}

function nameConcepts(tokens: Token[]): string[] {
  return [...new Set(tokens.flatMap((token) => findConcept(token) ?? []))];
}

/** Concepts of all content words, each once, in order. */
export function listConcepts(tokens: Token[]): string[] {
  return nameConcepts(dropUnsought(tokens));
}

/** Concepts that a statement can be about: those of its common nouns and those that have a name of their own. */
export function listNounConcepts(tokens: Token[]): string[] {
  // Names of products tie everything to everything, so they head no finding.
  const heads = dropUnsought(tokens).filter(
    (token) =>
      (token.pos === "NOUN" || concepts.has(token.stem)) &&
      !genericNouns.has(token.lower) &&
      !knownProducts.has(token.lower),
  );
  return nameConcepts(heads);
}
