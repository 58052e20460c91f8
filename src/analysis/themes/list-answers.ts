import { type Clause, listClauses } from "../coder/clauses.ts";
import { isToldSpeech, leansOnLead, leansOnNext, leansOnRest } from "../coder/leans-on-next.ts";
import type { EvidenceMaker, Message } from "../coder/messages.ts";
import { readJudgement } from "../coder/read-judgement.ts";
import type { Answer, CodedJudgement, CodedRemark } from "../coder/remark.ts";
import { listConcepts } from "../coder/terms.ts";
import { type Countable, readCountable } from "../counted/countable-question.ts";
import { readSentences, type Sentence, type Token } from "../reading.ts";
import { countSpacedWords } from "../words.ts";
import { makeExcerpt } from "./answer-excerpt.ts";
import { type Asked, readAsked } from "./asked-question.ts";
import { cutTalk } from "./cut-talk.ts";
import { listFigures } from "./list-figures.ts";
import { isNoStatement } from "./no-statement.ts";
import { readSide } from "./read-side.ts";
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

/** Where talk without punctuation goes on to the next thing, or stumbles and begins again. */
const runOn =
  /\s+(?=(?:and|but|so|because|since|although|however|then|nevertheless)\s)|\s+(?=(?:u+m+|u+h+|like|you know|i mean)[,\s])(?<=,\s)/gi;
const minPartWords = 5;

/** A clause that runs on and on is cut before its joining words, no part shorter than five words. */
function cutRunOn(clause: Part): Part[] {
  if (countSpacedWords(clause.text) <= maxWholeWords) return [clause];
  const cuts = [...clause.text.matchAll(runOn)].map((match) => clause.start + match.index);
  const parts: Part[] = [];
  let start = clause.start;
  for (const end of [...cuts, clause.end]) {
    const text = clause.text.slice(start - clause.start, end - clause.start);
    const rest = clause.text.slice(end - clause.start);
    const isShort =
      countSpacedWords(text) < minPartWords || (rest !== "" && countSpacedWords(rest) < minPartWords);
    if (isShort && end !== clause.end) continue;
    const from = start + (/^\s*/.exec(text)?.[0].length ?? 0);
    const tokens = clause.tokens.filter((token) => token.start >= from && token.end <= end);
    parts.push({ text: text.trim(), start: from, end, tokens });
    start = end;
  }
  return parts;
}

/** Up to what could not be heard, words may say enough. */
const unheard = /\s*[([]?\b(?:unintelligible|inaudible|crosstalk)\b[)\]]?/i;
const minHeardWords = 8;

function cutUnheard({ text, start, tokens }: Sentence): Sentence[] {
  const cut = (from: number, to: number): Sentence => ({
    text: text.slice(from, to),
    start: start + from,
    end: start + to,
    tokens: tokens.filter((token) => token.start >= start + from && token.end <= start + to),
  });
  const { index, 0: gap } = unheard.exec(text) ?? { index: -1, 0: "" };
  if (index === -1) return [cut(0, text.length)];
  const before = countSpacedWords(text.slice(0, index)) < minHeardWords ? [] : [cut(0, index)];
  // After the gap only a new sentence says something by itself.
  const next = /^\W*\s(?=\p{Lu})/u.exec(text.slice(index + gap.length))?.[0].length;
  const rest = next === undefined ? [] : cutUnheard(cut(index + gap.length + next, text.length));
  return [...before, ...rest];
}

/** A short sentence whole, a longer one by its clauses. */
function listParts(sentence: Sentence): Part[] {
  if (countSpacedWords(sentence.text) <= maxWholeWords) return [sentence];
  return listClauses(sentence).flatMap(cutRunOn);
}

/** What stands in brackets is an instance of what is said, and not what it is about. */
function dropBrackets({ text, start, tokens }: Part): Token[] {
  const asides = [...text.matchAll(/\([^()]*\)?/g)].map(({ index, 0: aside }) => ({
    from: start + index,
    to: start + index + aside.length,
  }));
  return tokens.filter((token) => !asides.some(({ from, to }) => token.start >= from && token.end <= to));
}

const sameQuestion = 0.5;

/** Whether a later turn puts the question once more, as to people who did not get it. */
function asksAgain(turn: string, question: string): boolean {
  const conceptsOf = (text: string) => readSentences(text).flatMap(({ tokens }) => listConcepts(tokens));
  const asked = new Set(conceptsOf(turn));
  const concepts = [...new Set(conceptsOf(question))];
  return concepts.filter((concept) => asked.has(concept)).length >= sameQuestion * concepts.length;
}

/** Verbs of thinking and telling, by their stems: they say nothing of what is thought. */
const talkConcepts = new Set(
  "thought suppos imagin guess sorri exampl honest honestli brief mention".split(" "),
);

/** Reads the answers of one source, message by message. */
export class AnswerReader {
  readonly #maker: EvidenceMaker;
  readonly #ageRange: string | null;
  readonly #askedByPrompt = new Map<string, Asked>();
  /** Questions to which somebody has only asked something back so far. */
  readonly #askedBack = new Set<string>();
  readonly #countable = new Map<string, Countable | undefined>();
  #last: Asked = { question: [], questions: [], used: [], seeksProposals: false };

  constructor(maker: EvidenceMaker, ageRange: string | null) {
    this.#maker = maker;
    this.#ageRange = ageRange;
  }

  /** The remarks of a message; undefined where it holds none. */
  read(message: Message, sentences: Sentence[]): Answer | undefined {
    const asked = this.#findAsked(message);
    const remarks = sentences.flatMap((sentence, at) => {
      const isLeaning =
        leansOnNext(sentence.text, sentences[at + 1]?.text ?? message.next) ||
        isToldSpeech(sentences[at - 1]?.text ?? "");
      return cutUnheard(sentence)
        .flatMap(listParts)
        .flatMap((part) => {
          const remark = this.#makeRemark(message, part, asked);
          const rest = sentence.text.slice(part.end - sentence.start);
          const before = sentence.text.slice(0, part.start - sentence.start);
          const isTornOut = isLeaning || leansOnRest(rest) || leansOnLead(before);
          const leaning = isTornOut ? { leaning: true as const } : {};
          return remark === undefined ? [] : [{ ...remark, ...leaning }];
        });
    });
    const { questionId, besideId, followUp, isClosing } = message;
    const judgements = sentences
      .flatMap(listClauses)
      .flatMap((clause) => this.#makeJudgement(message, clause, asked) ?? []);
    // Who was asked alike counts as asked, whatever they answered.
    const excerpt =
      questionId === null && besideId === null && !isClosing
        ? undefined
        : makeExcerpt(this.#maker, message, sentences);
    const side = this.#takeSide(message, sentences);
    const figures = listFigures(message, this.#maker);
    const isEmpty = remarks.length === 0 && !excerpt && !side.side && figures.length === 0;
    if (isEmpty && (questionId !== null || asked.question.length === 0)) return undefined;
    return {
      questionId,
      asked: questionId === null ? asked.questions : [],
      messageId: message.segment.id,
      ageRange: this.#ageRange,
      remarks,
      ...(excerpt ? { excerpt } : {}),
      ...(besideId === null ? {} : { besideId }),
      ...(followUp === "" ? {} : { followUp }),
      ...(isClosing ? { isClosing } : {}),
      ...(judgements.length > 0 ? { judgements } : {}),
      ...(figures.length > 0 ? { figures } : {}),
      ...side,
    };
  }

  #takeSide({ opening, question, prompt, segment }: Message, sentences: Sentence[]): Pick<Answer, "side"> {
    if (question === "") return {};
    const countable = this.#countable.has(question) ? this.#countable.get(question) : readCountable(question);
    this.#countable.set(question, countable);
    const isFirst = opening || this.#askedBack.delete(question);
    if (isFirst && sentences.every(({ text }) => /\?\W*$/.test(text))) this.#askedBack.add(question);
    const isAsked = countable && (isFirst || asksAgain(prompt.replace(question, ""), question));
    const side = isAsked ? readSide(sentences, countable) : undefined;
    const evidence = side && this.#maker.make(segment, side.start, side.end);
    if (!evidence) return {};
    const { quote, start, end } = evidence;
    return { side: { name: side.name, quote, start, end } };
  }

  /** "Mm hmm" and "Why?" leave the question before them standing. */
  #findAsked({ prompt }: Message): Asked {
    const asked = this.#askedByPrompt.get(prompt) ?? readAsked(prompt);
    this.#askedByPrompt.set(prompt, asked);
    if (asked.question.length > 0) this.#last = asked;
    return this.#last;
  }

  /** People judge what they were asked about, so that the question's words count here. */
  #makeJudgement(message: Message, clause: Clause, asked: Asked): CodedJudgement | undefined {
    const judgement = readJudgement(clause);
    const { sentence } = clause;
    const rest = sentence.text.slice(clause.end - sentence.start);
    // "Very easy to hear, but not easy to listen to" is no praise.
    if (judgement === undefined || isNoStatement(clause.text) || leansOnRest(rest)) return undefined;
    const remark = this.#toRemark(message, clause, asked, listConcepts(clause.tokens));
    return remark && { ...remark, ...judgement };
  }

  #makeRemark(message: Message, part: Part, asked: Asked): CodedRemark | undefined {
    const words = countSpacedWords(part.text);
    if (words < minWords || words > maxWords || isNoStatement(part.text)) return undefined;
    const concepts = listConcepts(dropBrackets(part)).filter(
      (concept) => !asked.question.includes(concept) && !talkConcepts.has(concept),
    );
    return concepts.length === 0 ? undefined : this.#toRemark(message, part, asked, concepts);
  }

  #toRemark(message: Message, part: Part, asked: Asked, concepts: string[]): CodedRemark | undefined {
    const prompted = concepts.filter((concept) => asked.used.includes(concept));
    const evidence = this.#maker.make(message.segment, part.start, part.end);
    if (evidence === undefined) return undefined;
    const { quote, start, end } = evidence;
    const talk = cutTalk(part.text);
    const tokens = part.tokens.filter((token) => token.start >= part.start + talk.start);
    const marks = readMarks(part.text.slice(talk.start, talk.end), tokens, asked.seeksProposals);
    return { concepts, ...(prompted.length > 0 ? { prompted } : {}), ...marks, quote, start, end };
  }
}
