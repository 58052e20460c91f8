import type { TermReader } from "./question-terms.ts";

interface AskedPart {
  terms: Set<string>;
  weight: number;
}

interface AskedQuestion {
  /** The whole question, and what it asks without what leads up to it. */
  parts: AskedPart[];
  words: string[];
  /** How it begins, where no other question of the script begins so. */
  opening: string | undefined;
}

/** What a question asks by itself, in a sentence or in brackets: "Since June it is open at night. Do you go then?" */
function listAskingParts(text: string): string[] {
  const parts = text.split(/(?<=[.!?。！？؟…])\s+|[()]/u).filter((part) => /[?？؟]\W*$/.test(part));
  return parts.some((part) => part.trim() === text.trim()) ? [] : parts;
}
/** One word would be asked of anything. */
const minPartTerms = 2;

/** How near turns are to the questions of a script, from 0 to 1. */
export class ScriptSimilarity {
  readonly #reader: TermReader;
  readonly #questions: AskedQuestion[];
  readonly #weights: Map<string, number>;
  readonly #unknownWeight: number;

  constructor(reader: TermReader, questions: readonly string[]) {
    this.#reader = reader;
    const all = questions.map((text) => reader.read(text));
    const counts = new Map<string, number>();
    for (const terms of all) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    this.#weights = new Map(
      [...counts].map(([term, count]) => [term, Math.log(1 + questions.length / count)]),
    );
    this.#unknownWeight = Math.log(1 + questions.length) / 2;
    const openings = questions.map(readOpening);
    const isOwn = (opening: string) => openings.filter((other) => other === opening).length === 1;
    this.#questions = questions.map((text, at) => {
      const opening = openings[at];
      const own = listAskingParts(text).map((part) => reader.read(part));
      const lists = [all[at] ?? new Set<string>(), ...own.filter(({ size }) => size >= minPartTerms)];
      return {
        parts: lists.map((terms) => ({ terms, weight: this.#weigh(terms) })),
        words: listWords(text),
        opening: opening !== undefined && isOwn(opening) ? opening : undefined,
      };
    });
  }

  #weigh(terms: Iterable<string>): number {
    let sum = 0;
    for (const term of terms) sum += this.#weights.get(term) ?? this.#unknownWeight;
    return sum;
  }

  /** By question; of a long turn the part that is nearest to it. */
  measure(text: string): number[] {
    const parts = listParts(text).map((part) => {
      const said = this.#reader.read(part);
      return { said, weight: this.#weigh(said), share: /[?？؟]/.test(part) ? 1 : unaskedShare };
    });
    const words = new Set(listWords(text));
    const opened = new Set(text.split(/(?<=[.!?。！？؟…])\s+/u).flatMap((part) => readOpening(part) ?? []));
    return this.#questions.map((question) => {
      const compared = parts.flatMap(({ said, weight, share }) =>
        question.parts.map((part) => share * this.#compare(part, said, weight)),
      );
      const isOpened = question.opening !== undefined && opened.has(question.opening);
      const similarity = Math.max(isOpened ? openedAlike : 0, ...compared);
      return similarity === 0 ? 0 : similarity + wordingShare * shareOf(question.words, words);
    });
  }

  /** Most of it is how much of the question the turn holds, the rest how little else it holds. */
  #compare({ terms, weight: whole }: AskedPart, said: Set<string>, weight: number): number {
    // Whoever says very much more says two or three of any words.
    if (said.size > terms.size * 2 + 4) return 0;
    const shared = [...terms].filter((term) => said.has(term));
    // One word in common is chance, unless it is nearly all that both say.
    const isChance = shared.length < 2 && (terms.size > 1 || said.size > 3);
    if (shared.length === 0 || isChance) return 0;
    const common = this.#weigh(shared);
    return (recallShare * common) / whole + ((1 - recallShare) * common) / weight;
  }
}

const recallShare = 0.7;
/** Of two turns with the same terms the one in the question's own words asks it: "Would that make you cancel?" does not. */
const wordingShare = 0.01;

const listWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const shareOf = (own: readonly string[], others: ReadonlySet<string>) =>
  own.filter((word) => others.has(word)).length / Math.max(own.length, 1);

/** "How is it between you and Rob?" asks of "you and the one you share with", with hardly a term in common. */
const openedAlike = 0.65;
const openingWords = 6;
const maxOpened = 16;
const readOpening = (text: string) => {
  const words = listWords(text);
  const isLong = words.length > openingWords && words.length <= maxOpened;
  return isLong ? words.slice(0, openingWords).join(" ") : undefined;
};

/** What asks nothing counts for less, though some questions are written as requests. */
const unaskedShare = 0.7;

/** As many sentences as a question takes with what leads to it, and as many such parts as one turn may have. */
const maximum = { sentences: 3, parts: 60 };

/** The whole turn, and each few sentences of it: interviewers sum up and comment before they ask. */
function listParts(text: string): string[] {
  const sentences = text.split(/(?<=[.!?。！？؟…])\s+/u);
  const parts: string[] = [];
  for (let size = 1; size <= Math.min(maximum.sentences, sentences.length - 1); size++) {
    for (let start = 0; start + size <= sentences.length; start++)
      parts.push(sentences.slice(start, start + size).join(" "));
  }
  return [text, ...parts.slice(-maximum.parts)];
}
