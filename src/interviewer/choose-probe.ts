import { anyLanguage } from "#languages/languages.ts";
import { chooseQuoted, findHints, minOther, quote } from "./choose-quote.ts";
import { isLeaving } from "./closed-matters.ts";
import { saysTold, tellsBesideComplaint } from "./complaints.ts";
import type { GuideQuestion, ProbeMove } from "./guide.ts";
import { maxOpenProbes, maxPlainFollowUps } from "./limits.ts";
import type { Hint } from "./listener/hint.ts";
import { isFactAnswer } from "./question-kind.ts";
import type { Reading, Thread, ThreadKind, Weight } from "./reading.ts";
import { isSelfReproach } from "./self-reproach.ts";
import { listAllAnswers, type SessionState } from "./session-state.ts";
import { type Chosen, isPastQuestions, type Situation } from "./situation.ts";
import { canAffordLateProbe, canAffordProbe } from "./time-plan.ts";
import { isToldOut } from "./told-out.ts";
import { countWords, listSentences, normaliseSentence, readableSlice, tidyText } from "./words.ts";

/** From here on "anything else?" got an answer worth a question. */
const minLateAnswer = 6;
const maxThinWords = 3;
/** A reply that long, with a strong hint of its own, gets one follow-up more. */
const longReply = 30;
/** In words. A story this long is complete: its last sentence hides nothing more, and "what was that like?" comes too late. */
const wholeStory = 45;
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

const heavyKinds: readonly ThreadKind[] = ["harm", "feeling", "loss"];

function isHeavy({ kind, weight }: Thread): boolean {
  return kind !== undefined && heavyKinds.includes(kind) && weight > 1;
}

function canProbe({ guide, state, timeLeft, question }: Situation, weight: Weight): boolean {
  if (isPastQuestions(state)) return canAffordLateProbe(state, timeLeft);
  return question !== undefined && canAffordProbe(guide, state, { question, timeLeft, weight });
}

/** Whoever gives the same answer over and over has no other. */
const maxSame = 6;

function wasSaidBefore(state: SessionState, message: string): boolean {
  const said = normaliseSentence(readableSlice(message));
  const same = listAllAnswers(state).filter((answer) => normaliseSentence(readableSlice(answer)) === said);
  return same.length >= maxSame;
}

function hasNoMore({ state, message }: Situation, question: GuideQuestion): boolean {
  if (isFactAnswer(question.text, message) || wasSaidBefore(state, message)) return true;
  return isToldOut(message) || countAdded(message) === 0;
}

/** What a sentence has to score to be quoted: of a reply to a follow-up, of a long one, and beside a feeling. */
const minSecond = -0.4;
const minThird = 0.8;
const minBesideFeeling = 0;

function findHint(situation: Situation, question: GuideQuestion, least: number): Hint | undefined {
  return findHints(situation, question, least)[0];
}

/** Into what hurts, without its words. */
function chooseHeavy(
  situation: Situation,
  question: GuideQuestion,
  { threads }: Reading,
): Chosen | undefined {
  const heavy = threads.find(isHeavy);
  if (heavy === undefined || !canProbe(situation, 3)) return undefined;
  const hint = heavy.kind === "harm" ? undefined : findHint(situation, question, minBesideFeeling);
  if (hint !== undefined && !hint.quote.includes(heavy.quote)) return quote(question, hint);
  if (heavy.kind !== "harm" && countWords(situation.message) >= wholeStory) return undefined;
  const { quote: about, kind = "feeling" } = heavy;
  const move: ProbeMove = { kind: "probe", questionId: question.id, about, focus: kind };
  return { move, reason: `“${about}”: ${kindReasons[kind]}` };
}

function countOpen({ probes }: SessionState, isThin: boolean): number {
  const open = [...probes.values()]
    .flat()
    .filter(({ focus, follows }) => follows === undefined && (focus === undefined || focus === "open"));
  return open.filter(({ focus }) => (focus === undefined) === isThin).length;
}

/** Where nothing stands out: once or twice in a talk, whether there is more. */
function chooseOpen({ state, message }: Situation, question: GuideQuestion): Chosen | undefined {
  const isThin = countWords(message) <= maxThinWords;
  if (countOpen(state, isThin) >= maxOpenProbes) return undefined;
  const move: ProbeMove = { kind: "probe", questionId: question.id, about: null };
  return isThin
    ? { move, reason: "follow-up: a little more" }
    : { move: { ...move, focus: "open" }, reason: "follow-up: whatever they left out" };
}

/** "No, I don't think so. Sorry. Thank you." holds nothing; "no, only that it wasn't the money" does. */
function countAdded(message: string): number {
  const added = tidyText(readableSlice(message))
    .split(/[.,!;\n]/u)
    .filter((part) => !nothingElse.test(part.trim()) && !isSelfReproach(part));
  return countWords(added.join(" "));
}

const saidNo = new RegExp(
  `^(?:(?:otherwise|but|so|and|anyway),? )?(?:no|nope|nah|${anyLanguage("no")})(?![\\p{L}])`,
  "iu",
);

/** "No, only that it wasn't the money.", "No. Well, actually ..." */
const takesBackNo = new RegExp(
  String.raw`\b(?:but|only|except|just|though|although|however|apart|actually|well|unless|maybe)\b|(?<!\p{L})(?:${anyLanguage("takesBack")})(?!\p{L})`,
  "iu",
);
/** In other languages than English a sentence may begin with "no" and say something. */
const noFirst = new RegExp(
  String.raw`^(?:(?:otherwise|so|and|anyway|ah|oh),? )?(?:(?:no|nope|nah)\b|(?:${anyLanguage("no")})\s*[,،.!])`,
  "iu",
);

/** "There would be, but you didn't ask. No, you're grand.": the last word was no. */
function saysNo(message: string): boolean {
  const sentences = listSentences(tidyText(readableSlice(message)));
  const [first = ""] = sentences;
  if (noFirst.test(first) && !takesBackNo.test(message)) return true;
  const last = sentences.at(-1) ?? "";
  const isNo = saidNo.test(last);
  return isNo && (sentences.length > 1 || countAdded(last) < minLateAnswer);
}

/** What they chose to say last gets one question. */
function chooseLate(situation: Situation, question: GuideQuestion, reading: Reading): Chosen | undefined {
  const { message, state } = situation;
  if (isLeaving(message) || !canProbe(situation, 1)) return undefined;
  const isOver = reading.want === "answer" || saysNo(message) || countAdded(message) < minLateAnswer;
  const isHard = reading.threads.some(isHeavy);
  if (isOver && !isHard) return undefined;
  const hint = findHint(situation, question, minOther);
  if (hint !== undefined) return quote(question, hint);
  if (state.isHurried || (isToldOut(message) && !isHard)) return undefined;
  return {
    move: { kind: "probe", questionId: question.id, about: null },
    reason: "follow-up: what they chose to add",
  };
}

/** "The ringing, then.", after our "either one": they have chosen what to tell, and not told it yet. */
function hasChosen({ state, message }: Situation): boolean {
  return state.lastMove?.kind === "clarify" && countWords(message) <= maxThinWords && !isToldOut(message);
}

/** Into a sentence of the answer, then into one of what they said to that; of a long reply once more. */
function chooseHint(situation: Situation, question: GuideQuestion, asked: number): Chosen | undefined {
  if (asked === 0) return chooseQuoted(situation, question) ?? chooseOpen(situation, question);
  const isLast = asked === maxPlainFollowUps[question.depth];
  const words = countWords(situation.message);
  if (isLast && words < longReply) return undefined;
  const hint = findHint(situation, question, isLast || words >= wholeStory ? minThird : minSecond);
  return hint && quote(question, hint);
}

/** A follow-up on what was just said. */
function chooseHere(situation: Situation, question: GuideQuestion, reading: Reading): Chosen | undefined {
  const before = (situation.state.probes.get(question.id) ?? []).filter(({ earlier }) => earlier !== true);
  const isAffordable = canProbe(situation, 1);
  if (before.length > 0 && hasChosen(situation) && isAffordable) {
    const move: ProbeMove = { kind: "probe", questionId: question.id, about: null };
    return { move, reason: "follow-up: what they chose to tell" };
  }
  const max = maxPlainFollowUps[question.depth];
  if (hasNoMore(situation, question) || before.length > max) return undefined;
  const heavy = before.length < max ? chooseHeavy(situation, question, reading) : undefined;
  return heavy ?? (isAffordable ? chooseHint(situation, question, before.length) : undefined);
}

/**
 * The built-in listener's follow-up: a sentence of theirs said back whole, with one of a few plain questions. Undefined
 * when nothing more is to be had or the budget is spent.
 */
export function chooseProbe(situation: Situation, reading: Reading): Chosen | undefined {
  const { state, question, message } = situation;
  if (question === undefined || reading.tone === "distress") return undefined;
  // After "you asked me that already" only another question will do.
  if (reading.want === "complaint" && (saysTold(message) || !tellsBesideComplaint(message))) return undefined;
  if (isPastQuestions(state)) return chooseLate(situation, question, reading);
  if (state.stage !== "questions") return undefined;
  return chooseHere(situation, question, reading);
}
