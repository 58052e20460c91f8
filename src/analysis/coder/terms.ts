import { concepts } from "../lexicons/concepts.ts";
import { knownProducts } from "../lexicons/products.ts";
import { commonStems, genericNouns, stopWords } from "../lexicons/word-lists.ts";
import type { Token } from "../reading.ts";

const content = new Set(["NOUN", "PROPN", "VERB", "ADJ", "ADV"]);

/** "Importance" is a thing that people speak of, although "important" ties nothing together. */
const quality = /(?:ance|ence|ity)s?$/;

/** The concept that a token stands for, or undefined when it ties nothing together. */
export function findConcept(token: Token): string | undefined {
  if (!content.has(token.pos) || stopWords.has(token.lower) || !/\p{L}{2}/u.test(token.text))
    return undefined;
  const concept = concepts.get(token.stem) ?? concepts.get(token.lower) ?? token.stem;
  if (!commonStems.has(concept)) return concept;
  return token.pos === "NOUN" && quality.test(token.lower) ? token.lower.replace(/s$/, "") : undefined;
}

/** All that a name or a question is about, common words too: "tools", "new". */
export function listContent(tokens: readonly Token[]): string[] {
  const words = tokens.filter(({ pos, lower }) => content.has(pos) && !stopWords.has(lower));
  return [...new Set(words.map(({ stem, lower }) => concepts.get(stem) ?? concepts.get(lower) ?? stem))];
}

const finding = new Set(["find", "finds", "found", "finding"]);
const unsought = new Set(["time", "out", "it", "that", "myself", "ourselves", "ways"]);

/** Words within which "I found the highlighting very useful" comes to its verdict. */
const maxBeforeVerdict = 6;

/** "Find time", "found out", "find it hard" and "found the plots useful" are no searches. */
function dropUnsought(tokens: Token[]): Token[] {
  return tokens.filter((token, at) => {
    if (!finding.has(token.lower)) return true;
    if (unsought.has(tokens[at + 1]?.lower ?? "")) return false;
    const judged = tokens.slice(at + 2, at + 2 + maxBeforeVerdict);
    const isVerdict = judged.some(
      ({ pos }, i) => pos === "ADJ" && !/^(?:NOUN|PROPN|ADJ)$/.test(judged[i + 1]?.pos ?? ""),
    );
    return !isVerdict;
  });
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
