import { genericNouns, stopWords } from "../lexicons/word-lists.ts";
import type { Sentence } from "../reading.ts";
import type { KeywordUse } from "./coded-source.ts";
import type { EvidenceMaker, Message } from "./messages.ts";
import { listNounPhrases } from "./noun-phrases.ts";

const quotesPerSource = 2;

/** A word or phrase met at a place of a message; `quote` is the sentence around it. */
export interface KeywordHit {
  key: string;
  stems: string[];
  text: string;
  quote: { start: number; end: number };
}

/** Gathers the uses of one source; `promptStems` are the stems of what was asked before the message. */
export class KeywordGatherer {
  readonly #uses = new Map<string, Omit<KeywordUse, "wordings"> & { wordings: Map<string, number> }>();
  readonly #maker: EvidenceMaker;

  constructor(maker: EvidenceMaker) {
    this.#maker = maker;
  }

  add(message: Message, hit: KeywordHit, promptStems: ReadonlySet<string>): void {
    const use = this.#uses.get(hit.key) ?? {
      key: hit.key,
      stems: hit.stems,
      wordings: new Map<string, number>(),
      frequency: 0,
      unprompted: false,
      evidence: [],
    };
    this.#uses.set(hit.key, use);
    use.frequency++;
    use.unprompted ||= !hit.stems.every((stem) => promptStems.has(stem));
    use.wordings.set(hit.text, (use.wordings.get(hit.text) ?? 0) + 1);
    const known = use.evidence.some((one) => one.messageId === message.segment.id);
    if (use.evidence.length >= quotesPerSource || known) return;
    const evidence = this.#maker.make(message.segment, hit.quote.start, hit.quote.end);
    if (evidence) use.evidence.push(evidence);
  }

  list(): KeywordUse[] {
    return [...this.#uses.values()]
      .filter((use) => use.evidence.length > 0)
      .map((use) => ({ ...use, wordings: [...use.wordings] }));
  }
}

/** Noun phrases and their nouns, as "search results" and "search", "results". */
export function listKeywordHits(sentence: Sentence): KeywordHit[] {
  const quote = { start: sentence.start, end: sentence.end };
  return listNounPhrases(sentence.tokens).flatMap((phrase) => {
    const whole = {
      key: phrase.key,
      stems: phrase.stems,
      text: wordOf(phrase.text, phrase.named),
      quote,
    };
    if (phrase.stems.length === 1 || phrase.named) return [whole];
    const nouns = sentence.tokens.filter(
      (token) =>
        token.start >= phrase.start &&
        token.end <= phrase.end &&
        (token.pos === "NOUN" || token.pos === "PROPN") &&
        token.text.length > 2 &&
        !stopWords.has(token.lower) &&
        !genericNouns.has(token.lower),
    );
    const parts = nouns.map((token) => ({
      key: token.pos === "PROPN" ? token.lower : token.stem,
      stems: [token.pos === "PROPN" ? token.lower : token.stem],
      text: wordOf(token.text, token.pos === "PROPN"),
      quote,
    }));
    return [whole, ...parts];
  });
}

function wordOf(text: string, named: boolean): string {
  return named ? text : text.toLowerCase();
}
