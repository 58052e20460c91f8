import type { ToneSentence } from "../coder/coded-source.ts";
import { detachEvidence } from "./evidence-list.ts";

/** Sentences kept of either tone about one noun, and nouns kept. */
const mostOfATone = 8;
const mostNouns = 2000;

interface About {
  positive: ToneSentence[];
  negative: ToneSentence[];
}

/** The first sentences of a clear tone about each noun, to find what speaks against a finding. */
export class ToneBook {
  readonly #byNoun = new Map<string, About>();

  add(tone: ToneSentence): void {
    let kept: ToneSentence | undefined;
    for (const noun of tone.nouns) {
      const about = this.#byNoun.get(noun) ?? { positive: [], negative: [] };
      const list = tone.compound > 0 ? about.positive : about.negative;
      if (list.length >= mostOfATone) continue;
      kept ??= { ...tone, evidence: detachEvidence(tone.evidence) };
      list.push(kept);
      this.#byNoun.set(noun, about);
    }
    if (this.#byNoun.size > mostNouns * 2) this.#dropRare();
  }

  list(noun: string): ToneSentence[] {
    const about = this.#byNoun.get(noun);
    return about === undefined ? [] : [...about.positive, ...about.negative];
  }

  #dropRare(): void {
    const size = (about: About) => about.positive.length + about.negative.length;
    const ranked = [...this.#byNoun].sort(([, a], [, b]) => size(b) - size(a));
    for (const [noun] of ranked.slice(mostNouns)) this.#byNoun.delete(noun);
  }
}
