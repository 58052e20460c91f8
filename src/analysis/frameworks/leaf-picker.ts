import type { Evidence } from "#contract/insights.ts";
import type { Leaf } from "#contract/personas.ts";
import { stopWords } from "../lexicons/word-lists.ts";
import { listWords } from "../words.ts";
import type { Line } from "./line-book.ts";

/** Two leaves with this share of the shorter one's words, of the same sentence, say the same. */
const sameShare = 0.6;

interface Taken {
  words: Set<string>;
  places: Evidence[];
}

/** "They search" and "searching" are the same word here: endings go. */
function listStems(text: string): Set<string> {
  const words = listWords(text, "en").filter((word) => !stopWords.has(word));
  return new Set(words.map((word) => word.replace(/(?:ing|ed|es|s)$/, "")));
}

function overlap(a: Evidence, b: Evidence): boolean {
  return a.sourceId === b.sourceId && a.messageId === b.messageId && a.start < b.end && b.start < a.end;
}

function isSame(a: Taken, b: Taken): boolean {
  const shared = [...a.words].filter((word) => b.words.has(word)).length;
  const shorter = Math.min(a.words.size, b.words.size);
  if (shared === a.words.size && shared === b.words.size) return true;
  const together = a.places.some((one) => b.places.some((other) => overlap(one, other)));
  return together && shared >= shorter * sameShare;
}

/** Gives out leaves, none twice within one framework: what a list has taken, a later list does not tell again. */
export class LeafPicker {
  readonly #taken: Taken[] = [];

  /** The first `most` of the lines that no list has yet. */
  take(lines: Line[], most: number): Leaf[] {
    const leaves: Leaf[] = [];
    for (const { text, evidence } of lines) {
      if (leaves.length === most) break;
      const taken = { words: listStems(text), places: evidence };
      if (evidence.length === 0 || this.#taken.some((other) => isSame(taken, other))) continue;
      this.#taken.push(taken);
      leaves.push({ text, evidence });
    }
    return leaves;
  }
}
