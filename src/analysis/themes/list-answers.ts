import { listClauses } from "../coder/clauses.ts";
import type { EvidenceMaker, Message } from "../coder/messages.ts";
import { listConcepts } from "../coder/terms.ts";
import type { Sentence, Token } from "../reading.ts";
import { type Asked, readAsked } from "./asked-question.ts";
import { cutTalk } from "./cut-talk.ts";
import { isNoStatement } from "./no-statement.ts";
import type { Answer, CodedRemark } from "./remark.ts";
import { readMarks } from "./remark-marks.ts";

const maxWholeWords = 28;
const minWords = 4;
const maxWords = 40;

interface Part {
  text: string;
  start: number;
  end: number;
  tokens: Token[];
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** Where talk without punctuation goes on to the next thing. */
const runOn = /\s+(?=(?:and|but|so|because|since|although|however|then|or|nevertheless)\s)/gi;
const minPartWords = 5;

/** A clause that runs on and on is cut before its joining words, no part shorter than five words. */
function cutRunOn(clause: Part): Part[] {
  if (countWords(clause.text) <= maxWholeWords) return [clause];
  const cuts = [...clause.text.matchAll(runOn)].map((match) => clause.start + match.index);
  const parts: Part[] = [];
  let start = clause.start;
  for (const end of [...cuts, clause.end]) {
    const text = clause.text.slice(start - clause.start, end - clause.start);
    const rest = clause.text.slice(end - clause.start);
    const isShort = countWords(text) < minPartWords || (rest !== "" && countWords(rest) < minPartWords);
    if (isShort && end !== clause.end) continue;
    const from = start + (/^\s*/.exec(text)?.[0].length ?? 0);
    const tokens = clause.tokens.filter((token) => token.start >= from && token.end <= end);
    parts.push({ text: text.trim(), start: from, end, tokens });
    start = end;
  }
  return parts;
}

/** A short sentence whole, a longer one by its clauses. */
function listParts(sentence: Sentence): Part[] {
  if (countWords(sentence.text) <= maxWholeWords) return [sentence];
  return listClauses(sentence).flatMap(cutRunOn);
}

/** Reads the answers of one source, message by message. */
export class AnswerReader {
  readonly #maker: EvidenceMaker;
  readonly #ageRange: string | null;
  readonly #askedByPrompt = new Map<string, Asked>();
  #last: Asked = { question: [], used: [] };

  constructor(maker: EvidenceMaker, ageRange: string | null) {
    this.#maker = maker;
    this.#ageRange = ageRange;
  }

  /** The remarks of a message; undefined where it holds none. */
  read(message: Message, sentences: Sentence[]): Answer | undefined {
    const asked = this.#findAsked(message);
    const remarks = sentences
      .flatMap(listParts)
      .flatMap((part) => this.#makeRemark(message, part, asked) ?? []);
    const { questionId } = message;
    // Who was asked alike counts as asked, whatever they answered.
    if (remarks.length === 0 && (questionId !== null || asked.question.length === 0)) return undefined;
    return {
      questionId,
      asked: questionId === null ? asked.question : [],
      messageId: message.segment.id,
      ageRange: this.#ageRange,
      remarks,
    };
  }

  /** "Mm hmm" and "Why?" leave the question before them standing. */
  #findAsked({ prompt }: Message): Asked {
    const asked = this.#askedByPrompt.get(prompt) ?? readAsked(prompt);
    this.#askedByPrompt.set(prompt, asked);
    if (asked.question.length > 0) this.#last = asked;
    return this.#last;
  }

  #makeRemark(message: Message, part: Part, asked: Asked): CodedRemark | undefined {
    const words = countWords(part.text);
    if (words < minWords || words > maxWords || isNoStatement(part.text)) return undefined;
    const concepts = listConcepts(part.tokens).filter((concept) => !asked.question.includes(concept));
    if (concepts.length === 0) return undefined;
    const prompted = concepts.filter((concept) => asked.used.includes(concept));
    const evidence = this.#maker.make(message.segment, part.start, part.end);
    if (evidence === undefined) return undefined;
    const { quote, start, end } = evidence;
    const talk = cutTalk(part.text);
    const tokens = part.tokens.filter((token) => token.start >= part.start + talk.start);
    const marks = readMarks(part.text.slice(talk.start, talk.end), tokens);
    return { concepts, ...(prompted.length > 0 ? { prompted } : {}), ...marks, quote, start, end };
  }
}
