import type { Depth, Guide, Move } from "./guide.ts";

/** The interviewer's rails in numbers. How many follow-ups a depth gets at most, with a model or without, is `maxFollowUps` in the contract, since screens show it. */

/** Planning figure for one exchange, until the participant's own pace is known. */
export const plannedExchangeMs = 60_000;
/** As many exchanges of the planned length are mixed into the participant's own mean. */
export const plannedExchanges = 2;
export const minPaceMs = 20_000;
/** Kept for the last question and the closing. */
export const closingExchanges = 1;
/** High-priority questions may run over the planned length by this share, then everything is dropped. */
export const overrunShare = 0.2;
/** A pause longer than this is a break: someone who comes back after lunch has not used up the interview. */
export const maxGapMs = 180_000;
/** Our own slowness is not taken off the participant's time. */
export const maxWaitMs = 15_000;

/** The first question warms up: the heaviest answers come late. */
export const maxFollowUpsOnFirst: Record<Depth, number> = { light: 1, normal: 3, deep: 4 };
/** Nobody is left in the middle of what weighs most: so many more than the question's depth has. */
export const maxBeyondDepth = 2;
/** Of the built-in interviewer, which asks few and plain questions; a long reply gets one more. */
export const maxPlainFollowUps: Record<Depth, number> = { light: 1, normal: 2, deep: 3 };
/** What each question pays into one purse of probes, and what lies in it from the start: a talk stays short. */
export const probesPaid: Record<Depth, number> = { light: 0.5, normal: 1.5, deep: 3 };
export const probesAtFirst = 5;
/** What weighs most may overdraw it by as many. */
export const maxOverdrawn = 3;
/**
 * What weighs most and was just begun may go on beyond every budget, while the planned time allows: so many more. Three
 * made talks a sixth longer than a good interviewer's, and people were asked a fourth time about the same sore place.
 */
export const maxStays = 1;
/** A first answer of at most so many words gets a second try, though the probes left are kept for later. */
export const maxThinReply = 6;
/** Probes that somebody is still asked after the question how much is left: they count in the number we give. */
export const hurriedProbes = 2;
/** Probes on the last question that something grave may call for. */
export const maxLastProbes = 2;
/** Questions that would fit anything show that nobody listened: so many in a talk. */
export const maxOpenProbes = 2;

/** Asides at one question before the interview moves on without an answer. */
export const maxAsides = 4;
export const maxAsidesAtTheEnd = 2;
/** Redirects and other angles in one interview; phrase books hold at least as many wordings of each. */
export const maxRedirects = 5;
export const maxAngles = 4;
/** Times that one question is put in other words. */
export const maxClarified = 2;
/** Check-ins for distress in one interview; a crisis is always met. */
export const maxCheckIns = 2;

/** Turns of ours after which any session ends, whatever the participant does. */
export function getTurnLimit(guide: Guide): number {
  return Math.max(60, guide.questions.length * 7 + 20);
}

/** In one turn of ours. */
export const maxTurnWords = 60;
/** What is said in a crisis must be whole, and a worry answered whole. */
export const maxTurnWordsOf: Partial<Record<Move["kind"], number>> = {
  check_in: 90,
  answer_meta: 110,
};
