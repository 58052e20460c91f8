import type { Insights, Sentiment } from "#contract/insights.ts";
import type { CodedSource } from "../coder/coded-source.ts";

/** A brief answer has fewer words, a detailed one at least as many: more than 50. */
const briefUnder = 10;
const detailedFrom = 51;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Lengths of participants' messages and the words they use; all in words. */
export class TalkMeter {
  /** How many messages have which length. */
  readonly #lengths = new Map<number, number>();
  readonly #vocabulary = new Set<string>();
  readonly #tones = new Map<Sentiment, number>();
  #sources = 0;
  #messages = 0;
  #words = 0;

  add({ messages, vocabulary }: CodedSource): void {
    this.#sources++;
    for (const { words, sentiment } of messages) {
      this.#messages++;
      this.#words += words;
      this.#lengths.set(words, (this.#lengths.get(words) ?? 0) + 1);
      if (sentiment) this.#tones.set(sentiment, (this.#tones.get(sentiment) ?? 0) + 1);
    }
    for (const word of vocabulary) this.#vocabulary.add(word);
  }

  #count(fits: (words: number) => boolean): number {
    return [...this.#lengths].reduce((sum, [words, count]) => sum + (fits(words) ? count : 0), 0);
  }

  /** The length at a place among all, ordered by length. */
  #lengthAt(place: number): number {
    let passed = 0;
    for (const [words, count] of [...this.#lengths].sort((a, b) => a[0] - b[0])) {
      passed += count;
      if (place < passed) return words;
    }
    return 0;
  }

  #median(): number {
    const half = Math.floor(this.#messages / 2);
    const upper = this.#lengthAt(half);
    return this.#messages % 2 === 1 ? upper : (this.#lengthAt(half - 1) + upper) / 2;
  }

  measure(): Pick<Insights, "metrics" | "engagement" | "emotions"> {
    return {
      metrics: {
        totalTranscripts: this.#sources,
        averageLength: round(this.#words / Math.max(this.#sources, 1)),
        uniqueWords: this.#vocabulary.size,
      },
      engagement: {
        shortResponses: this.#count((words) => words < briefUnder),
        longResponses: this.#count((words) => words >= detailedFrom),
        averageWordsPerResponse: round(this.#words / Math.max(this.#messages, 1)),
        medianWordsPerResponse: this.#median(),
      },
      emotions: {
        positiveCount: this.#tones.get("positive") ?? 0,
        negativeCount: this.#tones.get("negative") ?? 0,
        neutralCount: this.#tones.get("neutral") ?? 0,
      },
    };
  }
}
