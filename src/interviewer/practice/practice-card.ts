import type { FlagKind, PracticeReportCard, QuestionCard, TurnFlag } from "#contract/report-cards.ts";
import { findPercentile, measureSlope } from "../report-card.ts";
import { hasClosedQuestion, hasPraise } from "../wording-rules.ts";
import {
  countWords,
  listContentStems,
  listSentences,
  measureSimilarity,
  normaliseSentence,
} from "../words.ts";
import { listStems } from "./build-on.ts";
import { isRestated } from "./drop-preface.ts";
import { joinSaid } from "./hear-message.ts";
import { listOwnMessages, type OwnMessage, type PracticeLine } from "./meter.ts";

/** What of a script is looked for when one is practised on. */
export interface PracticeGuide {
  questions: readonly { id: string; text: string }[];
}

export interface PracticeCardInput {
  messages: readonly PracticeLine[];
  guide: PracticeGuide | null;
}

/** The limits that our own interviewer's turns are held to. */
const maxWords = 60;
const tooSimilar = 0.85;
/** Shorter ones ("And then?") are said again without harm. */
const minWordsRepeated = 5;
/** Share of a script question's words of content that must be there for it to count as asked. */
const sameMatter = 0.5;

function isRepeated(text: string, earlier: readonly string[]): boolean {
  if (countWords(text) < minWordsRepeated) return false;
  const plain = normaliseSentence(text);
  return earlier.some(
    (other) => normaliseSentence(other) === plain || measureSimilarity(text, other) > tooSimilar,
  );
}

/** "You said it looked beautiful." and "That's a lovely thing she did." praise no answer. */
const ofOthers = /\b(?:he|she|they|you said)\b/iu;

function praises(text: string, said: ReadonlySet<string>): boolean {
  return listSentences(text).some(
    (sentence) => hasPraise(sentence) && !ofOthers.test(sentence) && !isRestated(sentence, said),
  );
}

/** By the label that the meter counts: one message is one fault there and here. */
function listFlagKinds(
  { line: { text }, label }: OwnMessage,
  earlier: readonly string[],
  said: ReadonlySet<string>,
): FlagKind[] {
  const checks: [FlagKind, boolean][] = [
    ["two_questions", label === "double"],
    ["too_long", countWords(text) > maxWords],
    ["closed_question", label === "closed" && hasClosedQuestion(text)],
    ["praise", praises(text, said)],
    ["leading", label === "leading"],
    ["repeated", isRepeated(text, earlier)],
  ];
  return checks.flatMap(([kind, failed]) => (failed ? [kind] : []));
}

/** Faults of a question that was read out word for word are the script's. */
function findSource(text: string, guide: PracticeGuide | null): TurnFlag["source"] {
  const plain = normaliseSentence(text);
  const isScript = guide?.questions.some((question) => normaliseSentence(question.text) === plain);
  return isScript === true ? "script" : "interviewer";
}

function listFlags(own: readonly OwnMessage[], { guide }: PracticeCardInput): TurnFlag[] {
  return own.flatMap((message, index) => {
    const { line } = message;
    const earlier = own.slice(0, index).map((message) => message.line.text);
    const answers = own.slice(0, index + 1).flatMap(({ before }) => (before === null ? [] : [before]));
    const said = new Set(listContentStems(joinSaid(answers)));
    const source = findSource(line.text, guide);
    return listFlagKinds(message, earlier, said).map((kind) => ({ messageId: line.id, kind, source }));
  });
}

/** How much of a script's question a message asks, 0 to 1. */
function measureMatch(question: string, message: string): number {
  if (normaliseSentence(question) === normaliseSentence(message)) return 1;
  const wanted = listStems(question);
  const stems = listStems(message);
  const shared = [...wanted].filter((stem) => stems.has(stem)).length;
  const share = wanted.size === 0 ? 0 : shared / wanted.size;
  // A single shared word is a coincidence, unless the wording is close in its small words too.
  const likeness = measureSimilarity(question, message);
  return shared >= 2 ? Math.max(share, likeness) : likeness >= 0.6 ? likeness : 0;
}

/** Which question of the script each message asks, if any; a message asks one question at most. */
function matchQuestions(own: readonly OwnMessage[], input: PracticeCardInput): (string | null)[] {
  return own.map(({ line, label }) => {
    if (label === null || input.guide === null) return null;
    const scored = input.guide.questions.map(({ id, text }) => ({
      id,
      score: measureMatch(text, line.text),
    }));
    const best = scored.reduce<{ id: string; score: number } | null>(
      (top, next) => (top === null || next.score > top.score ? next : top),
      null,
    );
    return best !== null && best.score >= sameMatter ? best.id : null;
  });
}

function countProbes(own: readonly OwnMessage[], asked: readonly (string | null)[], id: string): number {
  let current: string | null = null;
  let probes = 0;
  for (const [index, { followUp }] of own.entries()) {
    const matched = asked[index] ?? null;
    if (matched !== null && matched !== current) current = matched;
    else if (followUp && current === id) probes += 1;
  }
  return probes;
}

function listCoverage(own: readonly OwnMessage[], input: PracticeCardInput): QuestionCard[] {
  const matched = matchQuestions(own, input);
  return (input.guide?.questions ?? []).map((question) => {
    const first = own[matched.indexOf(question.id)];
    const answers = own.filter((_, index) => matched[index] === question.id);
    return {
      questionId: question.id,
      text: question.text,
      asked: first !== undefined,
      answered: answers.some(({ answer }) => answer !== null && countWords(answer.text) > 0),
      skipped: false,
      probes: countProbes(own, matched, question.id),
      notReached: first === undefined,
    };
  });
}

/** From the interviewee's answer to one's own next message: the pause one leaves. */
function measurePause(own: readonly OwnMessage[]): PracticeReportCard["latency"] {
  const pauses = own
    .flatMap(({ line, before }) => (before === null ? [] : [Math.max(line.at - before.at, 0)]))
    .sort((left, right) => left - right);
  const p50 = findPercentile(pauses, 0.5);
  const p95 = findPercentile(pauses, 0.95);
  return p50 === undefined || p95 === undefined ? null : { p50, p95 };
}

/**
 * The report card of a session's interviewer, in the shape that our own interviewer's sessions get, from what a
 * human asked: which questions of the script were asked (by likeness of wording), what is flagged in one's own
 * turns, the answers' lengths in words, and, as latency, the pause in milliseconds before one's own messages.
 * The talk share is one's own, as in the meter. Without a script there is no coverage.
 */
export function makePracticeCard(input: PracticeCardInput): PracticeReportCard {
  const own = listOwnMessages(input.messages);
  const questions = listCoverage(own, input);
  const count = (isCounted: (question: QuestionCard) => boolean) => questions.filter(isCounted).length;
  const wordsPerAnswer = own.flatMap(({ answer }) => (answer === null ? [] : [countWords(answer.text)]));
  const theirs = wordsPerAnswer.reduce((sum, words) => sum + words, 0);
  const all = input.messages.reduce((sum, { text }) => sum + countWords(text), 0);
  const ours = own.reduce((sum, { line }) => sum + countWords(line.text), 0);
  return {
    asked: count(({ asked }) => asked),
    answered: count(({ answered }) => answered),
    probed: count(({ probes }) => probes > 0),
    notReached: count(({ notReached }) => notReached),
    questions,
    talkShare: all === 0 ? null : ours / all,
    flags: listFlags(own, input),
    interviewerTurns: own.length,
    wordsPerAnswer,
    meanWordsPerAnswer: wordsPerAnswer.length === 0 ? null : theirs / wordsPerAnswer.length,
    wordsSlope: measureSlope(wordsPerAnswer),
    latency: measurePause(own),
    endReason: null,
  };
}
