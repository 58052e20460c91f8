import type { Guide, GuideQuestion } from "./guide.ts";
import { countProbes, measureGap, type SessionState } from "./session-state.ts";

/** Planning figure for one exchange; typed interviews were measured at 62 s median and 74 s mean. */
export const exchangeMs = 75_000;
/** Kept for "anything else", the recap and the closing. */
const wrapUpMs = 60_000;
/** High-priority questions may run over the planned length by this share, then everything is dropped. */
const overrunShare = 0.2;
/** Completion falls from 95 % to 86 % at two and more probes a question; this is the session's mean. */
const probesPerQuestion = 1.5;

/** Milliseconds left of the planned length; Infinity without a limit. */
export function measureTimeLeft(guide: Guide, state: SessionState, now: number): number {
  if (!(guide.minutes > 0)) return Number.POSITIVE_INFINITY;
  return guide.minutes * 60_000 - state.activeMs - measureGap(state.lastAt, now);
}

export function isFarOverTime(guide: Guide, timeLeft: number): boolean {
  return guide.minutes > 0 && timeLeft < -overrunShare * guide.minutes * 60_000;
}

function listAhead(guide: Guide, state: SessionState): GuideQuestion[] {
  const asked = new Set(state.asked);
  const lastAsked = guide.questions.findLastIndex((question) => asked.has(question.id));
  return guide.questions.slice(lastAsked + 1);
}

/** The questions still to ask when no more time is spent than is left: low priority goes first, the last ones first. */
export function planQuestions(guide: Guide, state: SessionState, timeLeft: number): GuideQuestion[] {
  if (isFarOverTime(guide, timeLeft)) return [];
  let kept = listAhead(guide, state);
  const places = Math.floor((timeLeft - wrapUpMs) / exchangeMs);
  for (const priority of ["low", "normal"] as const) {
    const surplus = kept.length - Math.max(places, 0);
    if (!(surplus > 0)) break;
    const ofPriority = kept.filter((question) => question.priority === priority);
    const dropped = new Set(ofPriority.slice(Math.max(ofPriority.length - surplus, 0)));
    kept = kept.filter((question) => !dropped.has(question));
  }
  return kept;
}

/**
 * Whether the session can afford one more follow-up to a question: its depth, the session's mean, and
 * the time for every question of high or normal priority that is still to come. Low ones may give way.
 */
export function canAffordProbe(
  guide: Guide,
  state: SessionState,
  question: GuideQuestion,
  timeLeft: number,
): boolean {
  const onQuestion = state.probes.get(question.id)?.length ?? 0;
  const isFirst = guide.questions[0]?.id === question.id;
  // The first answer is for warming up; a third probe at full depth needs a new lead, which chooseProbe asks for.
  const most = question.probeDepth === 2 ? (isFirst ? 1 : 3) : question.probeDepth;
  if (onQuestion >= most || state.isTired) return false;
  if (countProbes(state) + 1 > probesPerQuestion * Math.max(state.asked.length, 1)) return false;
  const owed = listAhead(guide, state).filter((ahead) => ahead.priority !== "low").length;
  return timeLeft - exchangeMs - wrapUpMs >= owed * exchangeMs;
}

/** Turns of ours after which any session ends, whatever the participant does. */
export function getTurnLimit(guide: Guide): number {
  return Math.max(60, guide.questions.length * 3 + 20);
}
