import type { Evidence } from "#contract/insights.ts";
import { detachEvidence } from "./evidence-list.ts";

/** Sentences kept about one noun, and nouns kept. */
const mostOfANoun = 8;
const mostNouns = 2000;

/** The first sentences about each noun; of many nouns those that are named most. */
export class NounBook<Item extends { nouns: string[]; evidence: Evidence }> {
  readonly #byNoun = new Map<string, Item[]>();

  add(item: Item): void {
    let kept: Item | undefined;
    for (const noun of item.nouns) {
      const about = this.#byNoun.get(noun) ?? [];
      if (about.length >= mostOfANoun) continue;
      kept ??= { ...item, evidence: detachEvidence(item.evidence) };
      about.push(kept);
      this.#byNoun.set(noun, about);
    }
    if (this.#byNoun.size > mostNouns * 2) this.#dropRare();
  }

  list(noun: string): Item[] {
    return this.#byNoun.get(noun) ?? [];
  }

  #dropRare(): void {
    const ranked = [...this.#byNoun].sort(([, a], [, b]) => b.length - a.length);
    for (const [noun] of ranked.slice(mostNouns)) this.#byNoun.delete(noun);
  }
}
