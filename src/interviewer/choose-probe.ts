import { saysTold, tellsBesideComplaint } from "./complaints.ts";
import type { Depth, GuideQuestion, ProbeMove, Turn } from "./guide.ts";
import { classifyAnswer, minFinishedWords, type PlainClass } from "./plain-class.ts";
import { classifyQuestion, isFactAnswer, type QuestionKind } from "./question-kind.ts";
import type { Reading, Thread, ThreadKind, Weight } from "./reading.ts";
import { isSelfReproach } from "./self-reproach.ts";
import { listAllAnswers, type SessionState } from "./session-state.ts";
import { type Chosen, findNextQuestion, isPastQuestions, type Situation } from "./situation.ts";
import { canAffordLateProbe, canAffordProbe } from "./time-plan.ts";
import { tellsEvent } from "./told-as-past.ts";
import { isToldOut } from "./told-out.ts";
import { isUntold } from "./told-since.ts";
import { findWholeClause } from "./whole-clause.ts";
import { countWords, listSentences, normaliseSentence, readableSlice, tidyText } from "./words.ts";

/** After a follow-up a message of fewer words says that there is no more to come. */
const minSubstance = 10;
/** From here on "anything else?" got an answer worth a question. */
const minLateAnswer = 8;
const maxThinWords = 3;
const maxFollowUps: Record<Depth, number> = { light: 1, normal: 2, deep: 3 };
/** The beginning of an answer to "anything else?" that has nothing more to say. */
const nothingElse =
  /\b(?:nothing else|nothing more|bye|goodbye|can i go|have to go|gotta go|have to sleep)\b|^(?:no|nope|nah|nothing|not really|not from me|none|thank(?:s| you)|i (?:don't|do not) think so|that is (?:all|it)|that's (?:all|it)|thats (?:all|it)|i think that's)(?![\p{L}])/iu;

/** What each kind of thread is, in words for the creator. */
export const kindReasons: Record<ThreadKind, string> = {
  reference: "mentioned without saying what it is",
  event: "something happened, not told yet",
  feeling: "a strong feeling",
  harm: "something that hurt",
  hedge: "hints at more",
  rule: "something that is not meant to be said or done",
  workaround: "a way around",
  change: "a turning point",
  contrast: "a difference that is not explained",
  claim: "a general claim without an occasion",
  loss: "a loss",
};

const plainReasons: Record<QuestionKind, string> = {
  story: "the story so far",
  practice: "how it goes in practice",
  opinion: "what is behind it",
  wish: "what is behind the wish",
  reason: "what led to it",
  people: "how people come into it",
};

const heavyKinds: readonly ThreadKind[] = ["harm", "feeling", "loss"];

function isHeavy({ kind }: Thread): boolean {
  return kind !== undefined && heavyKinds.includes(kind);
}

function canProbe({ guide, state, timeLeft, question }: Situation, weight: Weight): boolean {
  if (isPastQuestions(state)) return canAffordLateProbe(state, timeLeft);
  return question !== undefined && canAffordProbe(guide, state, { question, timeLeft, weight });
}

/** Harm and feelings, what surely weighs, and what the listener could put into words. */
function isWorth(thread: Thread, isEnglish: boolean): boolean {
  if (isHeavy(thread)) return true;
  return isEnglish ? thread.weight > 1 && thread.anchor !== undefined : thread.weight === 3;
}

function speaksEnglish({ state, guide }: Situation): boolean {
  return (state.language ?? guide.language).toLowerCase().startsWith("en");
}

/** At most one follow-up on a question stands on their words. */
function chooseThread(
  situation: Situation,
  { threads }: Reading,
  question: GuideQuestion,
): Chosen | undefined {
  const before = situation.state.probes.get(question.id) ?? [];
  const isEnglish = speaksEnglish(situation);
  const thread = threads.find(
    (one) => isWorth(one, isEnglish) && canProbe(situation, isHeavy(one) ? 3 : one.weight),
  );
  const hasTaken = before.some(({ about, anchor }) => (isEnglish ? anchor !== undefined : about !== null));
  if (thread === undefined || hasTaken) return undefined;
  const { quote, kind = "reference", anchor } = thread;
  const move: ProbeMove = { kind: "probe", questionId: question.id, about: quote, focus: kind };
  return {
    move: anchor === undefined ? move : { ...move, anchor },
    reason: `“${quote}”: ${kindReasons[kind]}`,
  };
}

/** Whoever gives the same answer over and over has no other. */
const maxSame = 6;

function wasSaidBefore(state: SessionState, message: string): boolean {
  const said = normaliseSentence(readableSlice(message));
  const same = listAllAnswers(state).filter((answer) => normaliseSentence(readableSlice(answer)) === said);
  return same.length >= maxSame;
}

/** Whether a story was told to its end before our last question: one about it is enough. */
function wasFinished({ turns, state, guide }: Situation): boolean {
  const told = turns.filter(({ speaker }) => speaker === "participant").at(-2)?.text ?? "";
  return countWords(told) >= minFinishedWords && tellsEvent(told, state.language ?? guide.language);
}

function hasNoMore(situation: Situation, question: GuideQuestion, before: readonly ProbeMove[]): boolean {
  const { state, message } = situation;
  if (isFactAnswer(question.text, message) || isToldOut(message) || wasSaidBefore(state, message))
    return true;
  if (countAdded(message) === 0) return true;
  return before.length > 0 && (countWords(message) < minSubstance || wasFinished(situation));
}

/** Questions that would fit anything show that nobody listened: so many in a talk, a thin answer's excepted. */
const maxForMore = 2;

function hasAskedForMore({ probes }: SessionState): boolean {
  const plain = [...probes.values()]
    .flat()
    .filter(({ focus, follows }) => focus === undefined && follows === undefined);
  return plain.length >= maxForMore;
}

const unmoving: ReadonlySet<PlainClass> = new Set(["state", "habit", "people", "wish", "reason"]);

/** A follow-up on the answer as a whole, by what the question asked for; a little more after a thin one. */
function choosePlain(situation: Situation, question: GuideQuestion, reading: Reading): Chosen | undefined {
  const { state, message } = situation;
  const before = state.probes.get(question.id) ?? [];
  if (!canProbe(situation, 1) || hasNoMore(situation, question, before)) return undefined;
  const isEnglish = speaksEnglish(situation);
  // A plain question takes up what was heard in the answer, though it says none of it.
  const heard = isEnglish ? reading.threads.find(({ weight }) => weight > 1) : undefined;
  const move: ProbeMove = { kind: "probe", questionId: question.id, about: heard?.quote ?? null };
  const forMore = { move, reason: "follow-up: a little more" };
  if (countWords(message) <= maxThinWords) return forMore;
  const fits = isEnglish ? classifyAnswer(question.text, message, reading.tone) : "event";
  // Asked once, these are asked: a second question of the kind has nothing to stand on.
  if (before.length > 0 && (fits === undefined || unmoving.has(fits))) return undefined;
  const isAsked =
    hasAskedForMore(state) ||
    before.some(({ focus, follows }) => focus === undefined && follows === undefined);
  if (fits === undefined) return isAsked ? undefined : forMore;
  const focus = classifyQuestion(question.text);
  return { move: { ...move, focus }, reason: `follow-up: ${plainReasons[focus]}` };
}

/** "No, I don't think so. Sorry. Thank you." holds nothing; "no, only that it wasn't the money" does. */
function countAdded(message: string): number {
  const added = tidyText(readableSlice(message))
    .split(/[.,!;\n]/u)
    .filter((part) => !nothingElse.test(part.trim()) && !isSelfReproach(part));
  return countWords(added.join(" "));
}

/** "There would be, but you didn't ask. No, you're grand.": the last word was no. */
function saysNo(message: string): boolean {
  const last = listSentences(tidyText(readableSlice(message))).at(-1) ?? "";
  return /^(?:(?:otherwise|but|so|and|anyway),? )?(?:no|nope|nah|nein|non|não|لا)(?![\p{L}])/iu.test(last);
}

/** What they chose to say last gets one question. */
function chooseLate(situation: Situation, question: GuideQuestion, reading: Reading): Chosen | undefined {
  const isOver =
    reading.want === "answer" || saysNo(situation.message) || countAdded(situation.message) < minLateAnswer;
  if ((isOver && !reading.threads.some((thread) => isHeavy(thread))) || !canProbe(situation, 1))
    return undefined;
  return {
    move: { kind: "probe", questionId: question.id, about: reading.threads[0]?.quote ?? null },
    reason: "follow-up: what they chose to add",
  };
}

/** "The ringing, then.", after our "either one": they have chosen what to tell, and not told it yet. */
function hasChosen({ state, message }: Situation): boolean {
  return state.lastMove?.kind === "clarify" && countWords(message) <= maxThinWords && !isToldOut(message);
}

/** A follow-up on what was just said. */
function chooseHere(situation: Situation, question: GuideQuestion, reading: Reading): Chosen | undefined {
  const before = situation.state.probes.get(question.id) ?? [];
  if (before.length > 0 && hasChosen(situation) && canProbe(situation, 1)) {
    const move: ProbeMove = { kind: "probe", questionId: question.id, about: null };
    return { move, reason: "follow-up: what they chose to tell" };
  }
  if (before.length >= maxFollowUps[question.depth]) return undefined;
  return chooseThread(situation, reading, question) ?? choosePlain(situation, question, reading);
}

/** Before the interview winds up, the gravest thing that nobody took up gets its question, once in a talk. */
function chooseOwed(situation: Situation, question: GuideQuestion): Chosen | undefined {
  const { state, turns } = situation;
  const isLast = findNextQuestion(situation) === undefined;
  const hasGoneBack = [...state.probes.values()].flat().some(({ earlier }) => earlier === true);
  if (!isLast || hasGoneBack || !canProbe(situation, 3)) return undefined;
  const owed = state.ledger.findLast(
    (thread) =>
      thread.weight === 3 &&
      !isHeavy(thread) &&
      (thread.questionId === null || !state.refused.has(thread.questionId)) &&
      isUntold(thread, turns) &&
      canSay(thread, turns),
  );
  if (owed === undefined) return undefined;
  const { quote, kind = "reference", anchor } = owed;
  const move: ProbeMove = {
    kind: "probe",
    questionId: question.id,
    about: quote,
    focus: kind,
    earlier: true,
  };
  return {
    move: anchor === undefined ? move : { ...move, anchor },
    reason: `“${quote}”: ${kindReasons[kind]}, from an earlier answer`,
  };
}

/** What cannot be said back would be asked about out of nowhere. */
function canSay({ quote, anchor }: Thread, turns: readonly Turn[]): boolean {
  return anchor?.form === "clause" || findWholeClause(quote, turns) !== undefined;
}

/**
 * The built-in listener's follow-up: at most two on a question, one of them on their own words, the others plain ones
 * that fit the kind of question. Undefined when nothing more is to be had or the budget is spent.
 */
export function chooseProbe(situation: Situation, reading: Reading): Chosen | undefined {
  const { state, question, message } = situation;
  if (question === undefined || reading.tone === "distress") return undefined;
  // After "you asked me that already" only another question will do.
  if (reading.want === "complaint" && (saysTold(message) || !tellsBesideComplaint(message))) return undefined;
  if (reading.want === "explain") return undefined;
  if (isPastQuestions(state)) return chooseLate(situation, question, reading);
  if (state.stage !== "questions") return undefined;
  return chooseHere(situation, question, reading) ?? chooseOwed(situation, question);
}
