import type { Evidence } from "#contract/insights.ts";
import { detachEvidence } from "./evidence-list.ts";

/** Sentences kept about one noun, and nouns kept; when there are twice as many, the rarest are dropped. */
const maxOfANoun = 6;
const maxNouns = 800;

interface About<Item> {
  items: Item[];
  /** How often it was named, kept or not. */
  count: number;
}

/** The first sentences about each noun; of many nouns those that are named most. */
export class NounBook<Item extends { nouns: string[]; evidence: Evidence }> {
  readonly #byNoun = new Map<string, About<Item>>();

  add(item: Item): void {
    let kept: Item | undefined;
    for (const noun of item.nouns) {
      const about = this.#byNoun.get(noun) ?? { items: [], count: 0 };
      about.count++;
      if (about.items.length >= maxOfANoun) continue;
      kept ??= { ...item, evidence: detachEvidence(item.evidence) };
      about.items.push(kept);
      this.#byNoun.set(noun, about);
    }
    if (this.#byNoun.size > maxNouns * 2) this.#dropRare();
  }

  list(noun: string): Item[] {
    return this.#byNoun.get(noun)?.items ?? [];
  }

  #dropRare(): void {
    const ranked = [...this.#byNoun].sort(([, a], [, b]) => b.count - a.count);
    for (const [noun] of ranked.slice(maxNouns)) this.#byNoun.delete(noun);
  }
}
