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

const asksBack = /\?["'”’)\]]*$/;

function isMiddling(words: number): boolean {
  return words >= 12 && words <= 28;
}

interface Candidate {
  evidence: Evidence;
  rate: number;
  terms: string[];
}

/** What strong feelings add at most. */
const maxStrength = 0.85;

function rateStrength(text: string): number {
  return Math.min(Math.abs(scoreSentiment(text)), maxStrength);
}

/** All that makes a quote telling but for its feelings, which take longer to read. */
function rateWording(text: string, words: number): number {
  const plain = text.replace(/[’‘]/g, "'");
  const length = isMiddling(words) ? 1 : 0.5;
  const own = /\b(?:i|my|me|we|our)\b/i.test(plain) ? 0.5 : 0;
  const reasons = /\b(?:because|so that|when|if|every time|instead|but|until)\b/i.test(plain) ? 0.3 : 0;
  const leaning = isUnresolved(plain) || /^(?:and|but|so|or|because|which)\b/i.test(plain) ? 0.5 : 0;
  const stumbles = (plain.match(/\b(?:um+|uh+|erm?|you know|like|kind of|sort of|i mean)\b/gi) ?? []).length;
  const open = /[.!…"”']$/.test(plain) ? 0 : 0.4;
  return length + own + reasons - leaning - stumbles * 0.2 - open;
}

/** How telling a sentence is; undefined where it is no more so than `least`. Of unread languages length alone counts. */
function rateAbove(
  least: number,
  text: string,
  { words, isRead }: { words: number; isRead: boolean },
): number | undefined {
  if (!isRead) {
    const rate = isMiddling(words) ? 1 : 0.5;
    return rate > least ? rate : undefined;
  }
  const wording = rateWording(text, words);
  if (wording + maxStrength <= least) return undefined;
  const rate = wording + rateStrength(text);
  return rate > least ? rate : undefined;
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
    if (words < shortest || words > longest || asksBack.test(span.text)) return;
    const terms = [...new Set(listWords(span.text, source.language).filter((word) => word.length > 4))];
    for (const term of terms) this.#termsOfSource.add(term);
    const kept = this.#bySource.get(source.id) ?? [];
    const least = kept.length === keptEach ? (kept.at(-1)?.rate ?? 0) : Number.NEGATIVE_INFINITY;
    const rate = rateAbove(least, span.text, { words, isRead: isEnglish(source.language) });
    const evidence =
      rate === undefined ? undefined : source.maker.make(message.segment, span.start, span.end);
    if (rate === undefined || evidence === undefined) return;
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
