import type { Evidence } from "#contract/insights.ts";
import type { EvidenceMaker, Message } from "../coder/messages.ts";
import { isUnresolved } from "../coder/phrase.ts";
import { detachEvidence } from "../report/evidence-list.ts";
import { scoreSentiment } from "../sentiment.ts";
import { countWords, isEnglish, listWords } from "../words.ts";
import type { Span } from "./spans.ts";

const shortest = 8;
const longest = 40;
/** Kept of each source until all have been read. */
const keptEach = 8;

interface Candidate {
  evidence: Evidence;
  rate: number;
  terms: string[];
}

function rateQuote(text: string, words: number): number {
  const plain = text.replace(/[’‘]/g, "'");
  const length = words >= 12 && words <= 28 ? 1 : 0.5;
  const strong = Math.min(Math.abs(scoreSentiment(plain)), 0.85);
  const own = /\b(?:i|my|me|we|our)\b/i.test(plain) ? 0.5 : 0;
  const reasons = /\b(?:because|so that|when|if|every time|instead|but|until)\b/i.test(plain) ? 0.3 : 0;
  const leaning = isUnresolved(plain) || /^(?:and|but|so|or|because|which)\b/i.test(plain) ? 0.5 : 0;
  const stumbles = (plain.match(/\b(?:um+|uh+|erm?|you know|like|kind of|sort of|i mean)\b/gi) ?? []).length;
  const open = /[.!…"”']$/.test(plain) ? 0 : 0.4;
  return length + strong + own + reasons - leaning - stumbles * 0.2 - open;
}

/** The most telling sentences of different people: strong, their own, and about what several speak of. */
export class QuoteBook {
  readonly #bySource = new Map<string, Candidate[]>();
  readonly #speakers = new Map<string, number>();
  #current = "";
  #termsOfSource = new Set<string>();

  /** Takes a sentence of a message; sources must come one after the other. */
  add(message: Message, span: Span, source: { id: string; language: string; maker: EvidenceMaker }): void {
    if (source.id !== this.#current) this.#closeSource();
    this.#current = source.id;
    const words = countWords(span.text, source.language);
    if (words < shortest || words > longest || /\?["'”’)\]]*$/.test(span.text)) return;
    const terms = [...new Set(listWords(span.text, source.language).filter((word) => word.length > 4))];
    for (const term of terms) this.#termsOfSource.add(term);
    const rate = isEnglish(source.language)
      ? rateQuote(span.text, words)
      : words >= 12 && words <= 28
        ? 1
        : 0.5;
    const kept = this.#bySource.get(source.id) ?? [];
    const last = kept.at(-1);
    if (kept.length === keptEach && last !== undefined && last.rate >= rate) return;
    const evidence = source.maker.make(message.segment, span.start, span.end);
    if (evidence === undefined) return;
    const at = kept.findIndex((other) => other.rate < rate);
    kept.splice(at === -1 ? kept.length : at, 0, { evidence: detachEvidence(evidence), rate, terms });
    this.#bySource.set(source.id, kept.slice(0, keptEach));
  }

  /** At most `most`: one of each person before the second of any, the most telling first. */
  list(most: number): Evidence[] {
    this.#closeSource();
    const turns = [...this.#bySource.values()].flatMap((kept) => {
      const rated = kept.map((one) => ({ ...one, rate: one.rate + this.#rateShared(one.terms) }));
      rated.sort((a, b) => b.rate - a.rate);
      return rated.map((one, turn) => ({ ...one, turn }));
    });
    turns.sort((a, b) => a.turn - b.turn || b.rate - a.rate);
    return turns.slice(0, most).map(({ evidence }) => evidence);
  }

  /** What one person alone speaks of is less of all than what many do. */
  #rateShared(terms: string[]): number {
    const people = terms.map((term) => this.#speakers.get(term) ?? 0).toSorted((a, b) => b - a);
    const [first = 0, second = 0] = people;
    return (first + second) / (2 * Math.max(this.#bySource.size, 1));
  }

  #closeSource(): void {
    for (const term of this.#termsOfSource) this.#speakers.set(term, (this.#speakers.get(term) ?? 0) + 1);
    this.#termsOfSource = new Set();
  }
}
