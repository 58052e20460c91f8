import type { ToneSentence } from "../coder/coded-source.ts";
import { NounBook } from "./noun-book.ts";

/** The first sentences of a clear tone about each noun, to find what speaks against a finding. */
export class ToneBook {
  readonly #positive = new NounBook<ToneSentence>();
  readonly #negative = new NounBook<ToneSentence>();

  add(tone: ToneSentence): void {
    (tone.compound > 0 ? this.#positive : this.#negative).add(tone);
  }

  list(noun: string, tone: "positive" | "negative"): ToneSentence[] {
    return (tone === "positive" ? this.#positive : this.#negative).list(noun);
  }
}
