import { tellsBesideComplaint } from "./complaints.ts";
import { givesReason } from "./gives-reason.ts";
import type { GuideQuestion, ProbeFocus, ProbeMove, Turn } from "./guide.ts";
import type { LedgerThread } from "./ledger.ts";
import { classifyQuestion, isFactAnswer, type QuestionKind } from "./question-kind.ts";
import type { Reading, Thread, ThreadKind, Weight } from "./reading.ts";
import { listAllAnswers, type SessionState } from "./session-state.ts";
import { type Chosen, isPastQuestions, type Situation } from "./situation.ts";
import { canAffordLateProbe, canAffordProbe } from "./time-plan.ts";
import { isToldAsPresent, tellsEvent } from "./told-as-past.ts";
import { isToldOut } from "./told-out.ts";
import { isStillOpen } from "./told-since.ts";
import { findWholeClause } from "./whole-clause.ts";
import { countWords, listContentStems, normaliseSentence, readableSlice } from "./words.ts";

/** A message of fewer words that holds no thread is followed up once at most. */
const minSubstance = 10;
/** From here on "anything else?" got an answer worth a question. */
const minLateAnswer = 8;
const maxThinWords = 3;
/** The beginning of an answer to "anything else?" that has nothing more to say. */
const nothingElse =
  /\b(?:nothing else|nothing more|bye|goodbye|can i go|have to go|gotta go|have to sleep)\b|^(?:no|nope|nah|nothing|not really|none|that's (?:all|it)|thats (?:all|it)|i think that's)(?![\p{L}])/iu;

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

interface Candidate {
  thread: Thread;
  isEarlier: boolean;
}

/** The heaviest first; of two the one that asks for something else than our last question. */
function rank({ thread }: Candidate, lastFocus: ProbeFocus | undefined): number {
  return thread.weight * 4 - (thread.kind === lastFocus ? 1 : 0);
}

const heavyKinds: readonly ThreadKind[] = ["harm", "feeling", "loss"];
const partsOfStories: readonly ThreadKind[] = ["change", "event", "contrast"];

/** A story was told with what came of it; and nobody is led back to a hard thing out of the blue. */
function isLeft({ kind, weight, turn }: LedgerThread, ledger: readonly LedgerThread[]): boolean {
  if (kind === undefined) return false;
  if (heavyKinds.includes(kind)) return true;
  if (weight === 3 || !partsOfStories.includes(kind)) return false;
  return ledger.some((other) => other.turn === turn && other.state === "told");
}

/** What holds something back is worth going back to; a coat that somebody put on is not. */
const hidesMore: readonly ThreadKind[] = ["hedge", "rule", "workaround", "change"];

/** Something of an earlier answer that cannot be said back would be asked about out of nowhere. */
function canSay(
  { quote, weight, kind = "reference", anchor }: Thread,
  turns: readonly Turn[],
  language: string,
): boolean {
  const isWorth = !isEnglish(language) || weight === 3 || hidesMore.includes(kind);
  return isWorth && (anchor?.form === "clause" || findWholeClause(quote, turns) !== undefined);
}

/** Of a question that was refused, or of the same matter as something refused. */
function wasRefused({ quote, questionId }: LedgerThread, { refused, ledger }: SessionState): boolean {
  if (questionId !== null && refused.has(questionId)) return true;
  const stems = new Set(listContentStems(quote));
  return ledger.some(({ state, quote: other }) => {
    return state === "refused" && listContentStems(other).some((stem) => stems.has(stem));
  });
}

function listEarlier({ guide, state, turns }: Situation): Candidate[] {
  const { ledger, language } = state;
  const spoken = language ?? guide.language;
  const earlier = ledger.filter(
    (thread) =>
      isStillOpen(thread, turns) &&
      !isLeft(thread, ledger) &&
      !wasRefused(thread, state) &&
      canSay(thread, turns, spoken),
  );
  return earlier.toReversed().map((thread) => ({ thread, isEarlier: true }));
}

function listHeard({ threads, want }: Reading, isFollowedUp: boolean): Candidate[] {
  // Whoever did not follow our last question is not asked about every light hint of the answer.
  const heard =
    want === "explain" ? threads.filter(({ weight, anchor }) => weight > 1 && anchor !== undefined) : threads;
  // The first follow-ups may go into something small; a third into that is pressing them.
  const fitting = isFollowedUp ? heard.filter(({ weight }) => weight > 1) : heard;
  return fitting.map((thread) => ({ thread, isEarlier: false }));
}

function toProbe(questionId: string, { thread, isEarlier }: Candidate): ProbeMove {
  const { quote, kind = "reference", anchor } = thread;
  return {
    kind: "probe",
    questionId,
    about: quote,
    focus: kind,
    ...(anchor === undefined ? {} : { anchor }),
    ...(isEarlier ? { earlier: true } : {}),
  };
}

function chooseThread(
  situation: Situation,
  candidates: readonly Candidate[],
  questionId: string,
): Chosen | undefined {
  const { state } = situation;
  // In English the threads come ranked.
  const isRanked = isEnglish(state.language ?? situation.guide.language);
  const last = !isRanked && state.lastMove?.kind === "probe" ? state.lastMove.focus : undefined;
  const best = candidates
    .filter(({ thread }) => canProbe(situation, weigh(thread)))
    .sort((left, right) => rank(right, last) - rank(left, last))[0];
  if (best === undefined) return undefined;
  const why = kindReasons[best.thread.kind ?? "reference"];
  const when = best.isEarlier ? ", from an earlier answer" : "";
  return { move: toProbe(questionId, best), reason: `“${best.thread.quote}”: ${why}${when}` };
}

/** Nobody's harm or feeling is left for the next question because a question has had its share. */
function weigh({ kind, weight }: Thread): Weight {
  return kind !== undefined && heavyKinds.includes(kind) ? 3 : weight;
}

function canProbe({ guide, state, timeLeft, question }: Situation, weight: Weight): boolean {
  if (isPastQuestions(state)) return canAffordLateProbe(state, timeLeft);
  return question !== undefined && canAffordProbe(guide, state, { question, timeLeft, weight });
}

/** What answers our own follow-up no longer answers "Who...?" or "What made you...?". */
function classifyFurther(question: string): QuestionKind {
  const kind = classifyQuestion(question);
  return kind === "reason" || kind === "people" ? "practice" : kind;
}

const minAloneWords = 4;
/** "How do you take your medicine?": how it went the last time says more than how it goes. */
const asksHabit =
  /^how\b[^.?!]{0,60}\b(?:do|does) (?:you|your|it|that|things)\b(?! (?:like|think|feel|know|mean|want|need|hope|wish|see|enjoy|annoy))/iu;

function isEnglish(language: string): boolean {
  return language.toLowerCase().startsWith("en");
}

/** Whether a question of this kind makes sense after the answer without any words of it. */
function fitsAlone(focus: QuestionKind, message: string, language: string): boolean {
  if (countWords(message) < minAloneWords) return false;
  if (focus === "story") return tellsEvent(message, language);
  if (focus === "reason") return !isToldAsPresent(message, language);
  return focus === "wish" || (focus === "opinion" && !givesReason(message));
}

/** Whether a follow-up of ours took up nothing in particular, or the whole of an answer. */
function hasAskedForMore(state: SessionState): boolean {
  const answers = new Set(listAllAnswers(state).map((answer) => normaliseSentence(readableSlice(answer))));
  return [...state.probes.values()]
    .flat()
    .some(({ about, anchor, focus }) =>
      about === null
        ? anchor === undefined && focus === undefined
        : answers.has(normaliseSentence(readableSlice(about))),
    );
}

/** Whoever gives the same answer over and over has no other. */
const maxSame = 6;

function wasSaidBefore(state: SessionState, message: string): boolean {
  const said = normaliseSentence(readableSlice(message));
  const same = listAllAnswers(state).filter((answer) => normaliseSentence(readableSlice(answer)) === said);
  return same.length >= maxSame;
}

function hasNoMore(
  { state, message }: Situation,
  question: GuideQuestion,
  before: readonly ProbeMove[],
): boolean {
  if (isFactAnswer(question.text, message) || isToldOut(message)) return true;
  if (wasSaidBefore(state, message)) return true;
  if (before.length > 0 && countWords(message) < minSubstance) return true;
  return before.filter((probe) => probe.about === null).length > 1;
}

/**
 * A follow-up on the answer as a whole: the first on a question where one fits, later ones only on answers of
 * substance.
 */
function choosePlain(situation: Situation, question: GuideQuestion, reading: Reading): Chosen | undefined {
  const { state, message } = situation;
  const before = state.probes.get(question.id) ?? [];
  if (reading.want === "explain" || !canProbe(situation, 1)) return undefined;
  if (hasNoMore(situation, question, before)) return undefined;
  const focus = before.length === 0 ? classifyQuestion(question.text) : classifyFurther(question.text);
  const language = state.language ?? situation.guide.language;
  const move: ProbeMove = { kind: "probe", questionId: question.id, about: null };
  // In English nothing in this answer was worth a question of its own: how it went once, or a little more.
  const fits = isEnglish(language)
    ? before.length === 0 && asksHabit.test(question.text) && isToldAsPresent(message, language)
    : fitsAlone(focus, message, language);
  if (fits) return { move: { ...move, focus }, reason: `follow-up: ${plainReasons[focus]}` };
  // A question that would fit anything shows that nobody listened: one of them in a talk is enough.
  return before.length > 0 || hasAskedForMore(state)
    ? undefined
    : { move, reason: "follow-up: a little more" };
}

/** One step back at a time: a second in a row sounds like a list that is worked off. */
function chooseEarlier(situation: Situation, reading: Reading, questionId: string): Chosen | undefined {
  const { lastMove, probes, stage } = situation.state;
  const wasEarlier = lastMove?.kind === "probe" && lastMove.earlier === true;
  if (wasEarlier || reading.want === "explain") return undefined;
  // In the middle of another matter it would come out of nowhere.
  const before = stage === "questions" ? (probes.get(questionId) ?? []) : [];
  if (before.length > 1 && before.some((probe) => probe.about !== null || probe.anchor !== undefined))
    return undefined;
  return chooseThread(situation, listEarlier(situation), questionId);
}

/** At the end what they chose to say last comes before anything we noted; after a recap nothing old comes up again. */
function chooseLate(situation: Situation, question: GuideQuestion, reading: Reading): Chosen | undefined {
  const { message } = situation;
  const isOver =
    reading.want === "answer" || countWords(message) < minLateAnswer || nothingElse.test(message.trim());
  if (isOver && reading.threads.every(({ weight }) => weight < 2)) return undefined;
  const heard = chooseThread(
    situation,
    listHeard(reading, isEnglish(situation.state.language ?? situation.guide.language)),
    question.id,
  );
  const mayGoBack = isOver && situation.state.stage === "anything_else";
  const late = heard ?? (mayGoBack ? chooseEarlier(situation, reading, question.id) : undefined);
  if (late !== undefined || !canProbe(situation, 1)) return late;
  return {
    move: { kind: "probe", questionId: question.id, about: null },
    reason: "follow-up: what they chose to add",
  };
}

/**
 * The built-in listener's follow-up: the heaviest thread of this answer, else a plain follow-up that fits the
 * kind of question, else a thread of an earlier answer. Undefined when nothing is worth a question or the
 * budget is spent.
 */
export function chooseProbe(situation: Situation, reading: Reading): Chosen | undefined {
  const { state, question, message } = situation;
  // After "you asked me that already" only another question will do.
  if (question === undefined || reading.tone === "distress") return undefined;
  if (reading.want === "complaint" && !tellsBesideComplaint(message)) return undefined;
  if (isPastQuestions(state)) return chooseLate(situation, question, reading);
  if (state.stage !== "questions") return undefined;
  const before = state.probes.get(question.id) ?? [];
  const isFollowedUp = isEnglish(state.language ?? situation.guide.language) && before.length > 1;
  const heard = chooseThread(situation, listHeard(reading, isFollowedUp), question.id);
  if (heard !== undefined) return heard;
  // "A pen." holds nothing to go on with: what was passed over earlier comes first. "The price." as a reason does.
  const isThin = countWords(message) <= maxThinWords && classifyQuestion(question.text) === "practice";
  const earlier = isThin ? chooseEarlier(situation, reading, question.id) : undefined;
  return (
    earlier ?? choosePlain(situation, question, reading) ?? chooseEarlier(situation, reading, question.id)
  );
}
