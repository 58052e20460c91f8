import { checkWording, type GuardFailure } from "../../guard.ts";
import type { Guide, Move, Turn } from "../../guide.ts";
import { countQuestions } from "../../wording-rules.ts";
import { listSentences, listWords, normaliseSentence } from "../../words.ts";
import { privateTexts } from "./prompt.ts";
import { isInsideQuotes, splitSentences } from "./sentences.ts";
import type { WordingTask } from "./task.ts";

export interface WritingInput {
  guide: Guide;
  turns: readonly Turn[];
  move: Move;
}

const claimsPerson =
  /\bI(?:'|’)?(?:m| am) (?:not (?:a |an )?(?:robot|bot|machine|program|automated)|(?:a |only )?(?:human|real|person))/iu;
const mostWordsBeforeQuestion = 25;
/** These tell of a turn that is not finished yet, not of a bad sentence. */
const failuresOfUnfinished: readonly GuardFailure[] = ["question_missing", "no_question", "empty"];

/** All that speaks against a text as the wording of a move. */
export function judgeWording(
  input: WritingInput,
  task: WordingTask,
  text: string,
): { sentence: GuardFailure[]; turn: GuardFailure[] } {
  const { guide, turns, move } = input;
  const scriptLanguage = guide.scriptLanguage ?? guide.language;
  const { failures } = checkWording({
    guide: { ...guide, language: scriptLanguage },
    turns,
    move,
    text,
    language: guide.language,
    forbidden: privateTexts,
  });
  const all = [...new Set([...failures, ...listOwnFailures(input, task, text)])];
  return { sentence: all.filter((failure) => !failuresOfUnfinished.includes(failure)), turn: all };
}

/** Signs that no plain sentence has: symbols, markup, control characters. */
const oddSigns = /[\p{So}\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}<>{}[\]|\\^~`*_#@=]/u;

/** Whether every sentence reads as one: words, and an end. */
function isPlain(text: string): boolean {
  return (
    !oddSigns.test(text) &&
    !isInsideQuotes(text) &&
    splitSentences(text, true).sentences.every(
      (sentence) => /\p{L}{2}/u.test(sentence) && /[.?!؟。]["”»]?$/u.test(sentence),
    )
  );
}

/** A short question is no acknowledgement: it may not come again either. */
function asksAgain(text: string, turns: readonly Turn[]): boolean {
  const questions = listSentences(text).filter((sentence) => /[?؟]/u.test(sentence));
  const wanted = new Set(questions.map(normaliseSentence));
  return turns.some(
    (turn) =>
      turn.speaker === "interviewer" &&
      listSentences(turn.text).some((sentence) => wanted.has(normaliseSentence(sentence))),
  );
}

/** The open question, which was asked already: the guard takes the creator's words out before it looks. */
function saysQuestion(text: string, { question }: WordingTask): boolean {
  const plain = ` ${normaliseSentence(text)} `;
  return plain.includes(` ${normaliseSentence(question.text)} `);
}

/** "Please go on." asks without a question mark. */
function isRequest(move: Move, text: string): boolean {
  return move.kind === "probe" && /\bplease\b|\bgo on\b/iu.test(text);
}

/** What is asked of a model beyond the guard, which trusts the product's own phrases more. */
function listOwnFailures({ turns, move }: WritingInput, task: WordingTask, text: string): GuardFailure[] {
  const asked = countQuestions(text);
  const isLong = task.kind !== "translate" && listWords(text).length > mostWordsBeforeQuestion;
  const isUnasked = asked === 0 && task.kind !== "clarify";
  const isSaid =
    (move.kind !== "repeat" && asksAgain(text, turns)) ||
    (task.kind !== "translate" && saysQuestion(text, task));
  const checks: [GuardFailure, boolean][] = [
    ["speaks_for_others", claimsPerson.test(text)],
    ["repeated", isSaid],
    ["not_plain_text", text !== "" && !isPlain(text)],
    ["two_questions", asked > 1],
    ["too_long", isUnasked && isLong],
    ["no_question", isUnasked && !isRequest(move, text)],
  ];
  return checks.flatMap(([failure, failed]) => (failed ? [failure] : []));
}
