import { getPhraseBook } from "../../books.ts";
import { countAsked } from "../../guard/asking.ts";
import { listPatterns } from "../../guard/patterns/patterns.ts";
import { listOpen } from "../../guard/repeats.ts";
import { checkWording, type GuardFailure } from "../../guard.ts";
import type { Guide, Move, Turn } from "../../guide.ts";
import { countWords, listSentences, normaliseSentence, readableSlice } from "../../words.ts";
import { privateTexts } from "./prompt.ts";
import { isInsideQuotes, splitSentences } from "./sentences.ts";

export interface WritingInput {
  guide: Guide;
  turns: readonly Turn[];
  move: Move;
  language: string;
}

const mustAsk = new Set<Move["kind"]>(["probe", "clarify", "answer_meta", "anything_else"]);
const claimsPerson =
  /\bI(?:'|’)?(?:m| am) (?:not (?:a |an )?(?:robot|bot|machine|program|automated)|(?:a |only )?(?:human|real|person)\b)/iu;
/** What only `keepOut` brings about. */
const saysLeftOut =
  /(?<!\b(?:if|whether|should|would) (?:\S+ ){0,8})\b(?:left|kept|taken|stays?) out of (?:all |any )?(?:the |our |this )?(?:findings|reports?|results|study|analysis)\b/iu;
/** These speak of a turn that is not finished yet, not of a bad sentence. */
const failuresOfUnfinished: readonly GuardFailure[] = ["question_missing", "no_question", "empty"];

/** The closing is ours: the words of a model go before it. */
export function addClosing({ move, language }: WritingInput, text: string): string {
  return move.kind === "close" ? `${text}\n\n${getPhraseBook(language).closing}` : text;
}

/** All that speaks against a text as the wording of a move. */
export function judgeWording(
  input: WritingInput,
  text: string,
): { sentence: GuardFailure[]; turn: GuardFailure[] } {
  const { guide, turns, move, language } = input;
  const { failures } = checkWording({
    guide: { ...guide, language: guide.scriptLanguage ?? guide.language },
    turns,
    move,
    text: addClosing(input, text),
    language,
    forbidden: [...privateTexts, ...listAims(guide)],
  });
  const all = [...new Set([...failures, ...listOwnFailures(input, text)])];
  return { sentence: all.filter((failure) => !failuresOfUnfinished.includes(failure)), turn: all };
}

function listAims({ questions }: Guide): string[] {
  return questions.flatMap(({ aim = "" }) => (aim.trim() === "" ? [] : [aim]));
}

/** Signs that no plain sentence has: symbols, markup, control characters. */
const oddSigns = /[\p{So}\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}<>{}[\]|\\^~`*_#@=]/u;

/** Whether every sentence reads as one: words, and an end. */
function isPlain(text: string): boolean {
  return (
    !oddSigns.test(text) &&
    !isInsideQuotes(text) &&
    splitSentences(text, true).sentences.every(
      (sentence) => /\p{L}{2}/u.test(sentence) && /[.?!؟。…]["”»]?$/u.test(sentence),
    )
  );
}

/** From this many words on a statement is no mere acknowledgement. */
const minStatementWords = 7;

/** Whether a turn of ours answered the same question back: asked again, it may get the same answer. */
function answersTheSame(move: Move, before: Move): boolean {
  return move.kind === "answer_meta" && before.kind === "answer_meta" && before.topic === move.topic;
}

/** A question or a longer statement that we said before; an answer may end with what is open, or the creator's. */
function saysAgain({ guide, turns, move }: WritingInput, text: string): boolean {
  if (move.kind === "repeat") return false;
  const creators = guide.questions.flatMap((one) => listSentences(`${one.text}\n${one.helpText ?? ""}`));
  const isAnswer = move.kind === "answer_meta" || move.kind === "clarify";
  const [first, ...rest] = listSentences(text);
  const open = isAnswer ? listOpen(turns) : new Set<string>();
  const free = new Set(isAnswer ? creators.map(normaliseSentence) : []);
  const sentences = [
    ...(first === undefined ? [] : [first]),
    ...rest.filter((sentence) => !open.has(normaliseSentence(sentence))),
  ].filter((sentence) => /[?؟]/u.test(sentence) || countWords(sentence) >= minStatementWords);
  const wanted = new Set(sentences.map(normaliseSentence).filter((sentence) => !free.has(sentence)));
  return turns.some(
    (turn) =>
      turn.speaker === "interviewer" &&
      !answersTheSame(move, turn.move) &&
      listSentences(turn.text).some((sentence) => wanted.has(normaliseSentence(sentence))),
  );
}

/** A whole sentence of their last message as if it were ours; between quotation marks it stays theirs. */
function parrots(text: string, turns: readonly Turn[]): boolean {
  const last = turns.at(-1);
  if (last?.speaker !== "participant") return false;
  const theirs = new Set(listSentences(readableSlice(last.text)).map(normaliseSentence));
  return listSentences(text).some(
    (sentence) =>
      countWords(sentence) > 2 && !/[“"„«]/u.test(sentence) && theirs.has(normaliseSentence(sentence)),
  );
}

/** "Can I go back to your mornings?" gets a yes, and nothing was asked. */
const asksLeave =
  /(?<=^|[.!?…] )(?:(?:and|so|then|now),? )?(?:can|may|could|shall) (?:i|we) (?:just )?(?:ask (?:you )?(?:something|about|more)|(?:go|come|turn|get) back to|return to|stay with)\b[^:?]*\?/giu;

/** Whether a text asks something, if only by "Tell me about that talk." */
function asks(text: string, language: string): boolean {
  const own = text.replace(asksLeave, "");
  if (/[?؟]/u.test(own) || invites.test(own)) return true;
  return listPatterns(language, own).some((patterns) => countAsked(listSentences(own), patterns) > 0);
}

/** "You're welcome to add to it" lets them go on as a question does, and so does "When you like, tell me about her". */
const invites =
  /\b(?:when|whenever) you(?:'re| are)? (?:like|ready|want),? (?:please )?(?:tell|describe|go on)\b|\b(?:you(?:'re| are) (?:very )?welcome to|feel free to|(?:only )?if you(?:'d| would) (?:like|rather))\b/iu;

/** Once no question is to come an answer of ours need not ask anything more. */
function isAtTheEnd(move: Move): boolean {
  if (move.kind !== "answer_meta") return false;
  // A question back alone leaves ours open: it is put again.
  return move.questionId === null || (move.questionsLeft === 0 && move.took !== "aside");
}

function isAnythingKeptOut({ move, turns }: WritingInput): boolean {
  const readings = [
    move.reading,
    ...turns.map((turn) => (turn.speaker === "interviewer" ? turn.move.reading : undefined)),
  ];
  return readings.some((reading) => reading?.keepOut !== undefined || reading?.keepOutNames !== undefined);
}

/** What is asked of a model beyond the guard, which trusts the product's own phrases more. */
function listOwnFailures(input: WritingInput, text: string): GuardFailure[] {
  const { turns, move, language } = input;
  const checks: [GuardFailure, boolean][] = [
    ["speaks_for_others", claimsPerson.test(text)],
    ["promise", saysLeftOut.test(text) && !isAnythingKeptOut(input)],
    ["repeated", saysAgain(input, text)],
    ["repeated", parrots(text, turns)],
    ["not_plain_text", text !== "" && !isPlain(text)],
    ["no_question", mustAsk.has(move.kind) && !isAtTheEnd(move) && !asks(text, language)],
  ];
  return checks.flatMap(([failure, failed]) => (failed ? [failure] : []));
}
