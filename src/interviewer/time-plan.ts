import { maxFollowUps } from "#contract/limits.ts";
import { concerns, knowAnswers } from "./branching.ts";
import type { Guide, GuideQuestion } from "./guide.ts";
import {
  closingExchanges,
  hurriedProbes,
  maxBeyondDepth,
  maxFollowUpsOnFirst,
  maxLastProbes,
  maxOverdrawn,
  maxStays,
  minPaceMs,
  overrunShare,
  plannedExchangeMs,
  plannedExchanges,
  probesAtFirst,
  probesPaid,
} from "./limits.ts";
import type { Weight } from "./reading.ts";
import { measureGap, type SessionState } from "./session-state.ts";

/** Milliseconds left of the planned length; Infinity without a limit. */
export function measureTimeLeft(guide: Guide, state: SessionState, now: number): number {
  if (!(guide.minutes > 0)) return Number.POSITIVE_INFINITY;
  return guide.minutes * 60_000 - state.activeMs - measureGap(state.lastAt, now);
}

export function isFarOverTime(guide: Guide, timeLeft: number): boolean {
  return guide.minutes > 0 && timeLeft < -overrunShare * guide.minutes * 60_000;
}

/** Milliseconds that one exchange takes with this participant. */
function measurePace({ activeMs, exchanges, message }: SessionState): number {
  const answered = exchanges + (message === null ? 0 : 1);
  const mean = (activeMs + plannedExchanges * plannedExchangeMs) / (answered + plannedExchanges);
  return Math.max(mean, minPaceMs);
}

/** Questions behind the last one asked that no earlier answer has settled. */
function listAhead(guide: Guide, state: SessionState, answers = knowAnswers(state)): GuideQuestion[] {
  const asked = new Set(state.asked);
  const lastAsked = guide.questions.findLastIndex((question) => asked.has(question.id));
  return guide.questions
    .slice(lastAsked + 1)
    .filter(({ id }) => !state.settled.has(id))
    .filter((question) => concerns(guide, question, answers) !== false);
}

/** The questions still to ask when no more time is spent than is left: low priority goes first, the last ones first. */
export function planQuestions(
  guide: Guide,
  state: SessionState,
  timeLeft: number,
  answers = knowAnswers(state),
): GuideQuestion[] {
  if (isFarOverTime(guide, timeLeft)) return [];
  let kept = listAhead(guide, state, answers);
  const places = Math.floor(timeLeft / measurePace(state)) - closingExchanges;
  for (const priority of ["low", "normal"] as const) {
    const surplus = kept.length - Math.max(places, 0);
    if (!(surplus > 0)) break;
    const ofPriority = kept.filter((question) => question.priority === priority);
    const dropped = new Set(ofPriority.slice(Math.max(ofPriority.length - surplus, 0)));
    kept = kept.filter((question) => !dropped.has(question));
  }
  return kept;
}

/** Probes that the time still pays for, once every question of high or normal priority ahead has its own. */
function countProbesLeft(guide: Guide, state: SessionState, timeLeft: number): number {
  const owed = listAhead(guide, state).filter((ahead) => ahead.priority !== "low").length;
  return Math.floor(timeLeft / measurePace(state)) - closingExchanges - owed;
}

/** Questions behind us: one that an earlier answer settled leaves its probes to the others. */
function listPaying({ questions }: Guide, { asked, settled }: SessionState): GuideQuestion[] {
  return questions.filter(({ id }) => asked.includes(id) || settled.has(id));
}

/** Probes that the questions asked so far have paid for and nobody has used. */
function countPaid(questions: readonly GuideQuestion[], { probes }: SessionState): number {
  const paid = questions.reduce((sum, { depth }) => sum + probesPaid[depth], probesAtFirst);
  return Math.floor(paid) - [...probes.values()].flat().length;
}

/** Probes left for the rest of the talk, by its length and by its time. */
export function countAllProbesLeft(guide: Guide, state: SessionState, timeLeft: number): number {
  const paid = countPaid([...listPaying(guide, state), ...listAhead(guide, state)], state);
  return Math.max(Math.min(paid, countProbesLeft(guide, state, timeLeft)), 0);
}

/** After those only what hurts is asked about. */
export function isPurseClosed(state: SessionState): boolean {
  return state.isHurried && state.hurriedProbes >= hurriedProbes;
}

type Planned = Pick<GuideQuestion, "id" | "depth">;

function getMaxProbes(questions: readonly Planned[], { id, depth }: Planned): number {
  const isFirst = questions[0]?.id === id && questions.length > 1;
  return (isFirst ? maxFollowUpsOnFirst : maxFollowUps)[depth];
}

/** What they tell may answer the questions behind the open one beside it: their probes are asked here. */
function countLentProbes({ questions }: Guide, { settled, asked }: SessionState, { id }: Planned): number {
  const behind = questions.slice(questions.findIndex((question) => question.id === id) + 1);
  const end = behind.findIndex((question) => !settled.has(question.id) || asked.includes(question.id));
  const lending = end === -1 ? behind : behind.slice(0, end);
  return lending.reduce((sum, { depth }) => sum + maxFollowUpsOnFirst[depth], 0);
}

/** Whether a question's own depth leaves room for one more; a thread of weight 3 may exceed it. */
function hasDepthLeft(
  guide: Guide,
  state: SessionState,
  { question, weight }: { question: GuideQuestion; weight: Weight },
): boolean {
  const asked = state.probes.get(question.id)?.length ?? 0;
  const max = getMaxProbes(guide.questions, question) + countLentProbes(guide, state, question);
  return asked < max + (weight === 3 ? maxBeyondDepth : 0);
}

/** Minutes that some of a script's questions take: with no follow-up, and with all that they pay for. */
export function planMinutes(
  questions: readonly Planned[],
  asked: readonly Planned[],
): { least: number; most: number } {
  const least = asked.length + closingExchanges;
  const paid = Math.floor(asked.reduce((sum, { depth }) => sum + probesPaid[depth], probesAtFirst));
  const room = asked.reduce((sum, question) => sum + getMaxProbes(questions, question), 0);
  const toMinutes = (exchanges: number) => (exchanges * plannedExchangeMs) / 60_000;
  return { least: toMinutes(least), most: toMinutes(least + Math.min(paid, room)) };
}

function wantsNoMore(state: SessionState, weight: Weight, isLast: boolean): boolean {
  if (state.isTired) return true;
  return state.isHurried && (weight === 1 || (weight === 2 && isPurseClosed(state) && !isLast));
}

/** Whether the last question of the script is open and nothing behind its answer was asked about. */
export function isFirstOfLast(guide: Guide, state: SessionState, { id }: GuideQuestion): boolean {
  return (state.probes.get(id)?.length ?? 0) === 0 && listAhead(guide, state).length === 0;
}

/**
 * Whether the open question may be probed once more, for a thread of this weight. Its depth bounds it, the
 * time and the questions asked pay for it, and one probe is kept back for each question ahead. A thread of
 * weight 3 may exceed the budget by a little; the last question always gets its first probe.
 */
export function canAffordProbe(
  guide: Guide,
  state: SessionState,
  { question, timeLeft, weight }: { question: GuideQuestion; timeLeft: number; weight: Weight },
): boolean {
  const isFirst = isFirstOfLast(guide, state, question);
  if (isFarOverTime(guide, timeLeft) || wantsNoMore(state, weight, isFirst)) return false;
  if (!hasDepthLeft(guide, state, { question, weight })) return false;
  const onQuestion = state.probes.get(question.id)?.length ?? 0;
  const ahead = listAhead(guide, state);
  if (isFirst) return timeLeft > 0;
  const paid = countPaid(listPaying(guide, state), state);
  // Nobody is left alone with what they told last.
  const isLast = ahead.length === 0 && onQuestion < maxLastProbes;
  if (weight === 3) return timeLeft > 0 && (isLast || paid > -maxOverdrawn);
  // Nobody's answer to a script question is passed by for the sake of a count while it lets something drop.
  if (weight === 2 && onQuestion === 0 && paid <= 0)
    return paid > -maxOverdrawn && countProbesLeft(guide, state, timeLeft) > 0;
  // Each question ahead keeps one, and the last keeps two: what weighs most is said last.
  const kept = ahead.length + (ahead.length > 0 ? 1 : 0);
  return paid > 0 && countProbesLeft(guide, state, timeLeft) > kept;
}

/**
 * Whether a model may stay with what they have just begun to tell, of weight 3, though the budget is spent: nobody is
 * left there for the sake of a count while there is time for the whole script.
 */
export function canStay(
  guide: Guide,
  state: SessionState,
  { question, timeLeft }: { question: GuideQuestion; timeLeft: number },
): boolean {
  if (state.isTired || state.isHurried || countProbesLeft(guide, state, timeLeft) <= 0) return false;
  const onQuestion = state.probes.get(question.id)?.length ?? 0;
  const isInDepth = onQuestion < getMaxProbes(guide.questions, question) + maxBeyondDepth + maxStays;
  return isInDepth && countPaid(listPaying(guide, state), state) > -(maxOverdrawn + maxStays);
}

/** "I just manage it": a thin first answer may be asked about once, though the probes left are kept for later. */
export function canAffordSecondTry(
  guide: Guide,
  state: SessionState,
  { question, timeLeft }: { question: GuideQuestion; timeLeft: number },
): boolean {
  if (state.isTired || state.isHurried || state.probes.has(question.id)) return false;
  return countAllProbesLeft(guide, state, timeLeft) > 0;
}

/** The other part of a question that asks two things may be asked whatever is kept for later, also after other probes. */
export function canAffordOtherPart(guide: Guide, state: SessionState, question: GuideQuestion): boolean {
  if (state.isTired || state.isHurried) return false;
  const isInDepth = hasDepthLeft(guide, state, { question, weight: 3 });
  return isInDepth && countPaid(listPaying(guide, state), state) > -maxOverdrawn;
}

/** Whether what they add at the end may be followed by one probe more. */
export function canAffordLateProbe(state: SessionState, timeLeft: number): boolean {
  return !state.isTired && state.lateProbes === 0 && timeLeft > measurePace(state);
}
