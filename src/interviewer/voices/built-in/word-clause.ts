import { askAboutClause, askAboutEnd, askAboutTime } from "../../clause-question/ask.ts";
import { readsFluently } from "../../fluent.ts";
import { givesReason } from "../../gives-reason.ts";
import type { ProbeMove } from "../../guide.ts";
import { countWords, listContentWords } from "../../words.ts";
import { getTone, isHeavy } from "./acknowledge.ts";
import { classifyProbe } from "./choose-frame.ts";
import type { FrameClass, PhraseBook } from "./phrase-book.ts";
import { findPhrase, getLastAnswer, isUnsaid, opensAlike, type Speaker } from "./speaker.ts";

const asksWhy =
  /^(?:what (?:made|makes|led|has led|brought|(?:is|was)(?: it)? (?:that made|behind)|'?s (?:behind|the reason|the background))|what's (?:behind|the reason|the background)|why|how did it (?:come to|get)|how come)\b/iu;

/** Without those that ask for a reason, where the answer has just given one. English only. */
export function withoutGivenReason(
  { book, input }: Speaker,
  questions: readonly string[],
): readonly string[] {
  if (book.language !== "en" || !givesReason(getLastAnswer(input))) return questions;
  return questions.filter((question) => !asksWhy.test(question));
}

/** How a whole clause of each class can be part of a question; a feeling, a wish or harm cannot. */
const around: Readonly<Partial<Record<FrameClass, keyof NonNullable<PhraseBook["probes"]["around"]>>>> = {
  stateNow: "why",
  stateThen: "why",
  othersNow: "why",
  deed: "why",
  decision: "why",
  habit: "why",
  unableNow: "why",
  unableThen: "why",
  undoneNow: "why",
  undoneThen: "why",
  lacking: "why",
  event: "occasion",
  judgementNow: "say",
  judgementThen: "say",
  opinion: "say",
  supposed: "say",
};

/** A clause of theirs as we would say it, and whether it may be said back as a sentence of its own. */
export interface Sayable {
  clause: string | undefined;
  mayEcho: boolean;
}

function startSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a question names nothing of the clause and leaves them to guess what it is about. */
function isPointing(question: string, clause: string): boolean {
  const said = new Set(listContentWords(clause));
  return !listContentWords(question).some((word) => said.has(word));
}

const saying = /^(?:you|he|she|they) (?:say|says|said|tell|told)\b/iu;

function echo(speaker: Speaker, clause: string, question: string, isFirst: boolean): string | undefined {
  const { clause: leads } = speaker.book.probes.leads;
  // "You said you say soon."
  const fitting = saying.test(clause) ? leads.slice(0, 1) : leads;
  const lead = findPhrase(speaker, fitting, { values: { x: clause }, isFirst });
  return lead === undefined ? undefined : `${startSentence(lead)} ${question}`;
}

/** A question made of what they said; undefined where its grammar suggests none. */
function findMade(
  speaker: Speaker,
  about: string | null,
  clause: string | undefined,
  isFirst: boolean,
): string | undefined {
  if (getTone(speaker) === "harm") return undefined;
  // What says nothing of "I" needs no turning.
  const isAsTyped = about !== null && !/\b(?:i|i'[a-z]+|my|me|we|us|our)\b/iu.test(about);
  const said = clause ?? (isAsTyped ? about.toLowerCase() : undefined);
  const made = withoutGivenReason(speaker, [
    ...(about === null ? [] : [...askAboutEnd(about), ...askAboutTime(about)]),
    ...(said === undefined ? [] : askAboutClause(said)),
  ]).filter((question) => isUnsaid(speaker, question));
  return made.find((question) => !isFirst || !opensAlike(speaker, question)) ?? made[0];
}

/** A question with the whole clause inside it: "How come you stopped counting them?" */
function askAround(speaker: Speaker, name: FrameClass, clause: string, isFirst: boolean): string | undefined {
  const kind = around[name];
  const phrases = kind === undefined ? [] : (speaker.book.probes.around?.[kind] ?? []);
  return findPhrase(speaker, withoutGivenReason(speaker, phrases), { values: { x: clause }, isFirst });
}

/** A plain question that is true of every clause of a class. */
export function askPlainly(speaker: Speaker, name: FrameClass, isFirst: boolean): string | undefined {
  const { frames, more } = speaker.book.probes;
  // The last are for talks so long that what fits better is used up.
  const spare = Object.values(frames ?? {}).flat();
  for (const questions of [frames?.[name] ?? [], frames?.unclear ?? [], more, spare]) {
    const fitting = withoutGivenReason(speaker, questions);
    const question = findPhrase(speaker, fitting, { isFirst, isRanked: true });
    if (question !== undefined) return question;
  }
  return undefined;
}

/** An answer of up to this many words is not said back: there is nothing else that we could mean. */
const shortAnswerWords = 8;

/** A question made of their words; said back first where it would leave them to guess what it is about. */
function wordMade(speaker: Speaker, made: string, sayable: Sayable, isFirst: boolean): string {
  const { clause, mayEcho } = sayable;
  if (clause === undefined || !mayEcho || !isPointing(made, clause)) return made;
  return echo(speaker, clause, made, isFirst) ?? made;
}

/** The clause said back, then a plain question. */
function wordEchoed(
  speaker: Speaker,
  name: FrameClass,
  sayable: Sayable,
  isFirst: boolean,
): string | undefined {
  const { clause, mayEcho } = sayable;
  if (clause === undefined || !mayEcho) return undefined;
  const question = askPlainly(speaker, name, false);
  return question === undefined ? undefined : echo(speaker, clause, question, isFirst);
}

/** The clause inside the question, where neither they nor we have just said it. */
function wordAround(
  speaker: Speaker,
  name: FrameClass,
  sayable: Sayable,
  isFirst: boolean,
): string | undefined {
  const isShort = countWords(getLastAnswer(speaker.input)) <= shortAnswerWords;
  if (sayable.clause === undefined || isShort || isHeavy(getTone(speaker))) return undefined;
  return askAround(speaker, name, sayable.clause, isFirst);
}

/**
 * A question about one clause of an answer, in English: made of its words where its grammar suggests one, else after
 * the clause said back, else around the clause, else a plain one that is true of every clause of its class.
 */
export function wordClauseQuestion(
  speaker: Speaker,
  move: ProbeMove,
  { clause, mayEcho }: Sayable,
  isFirst: boolean,
): string | undefined {
  const name = classifyProbe(speaker, move);
  const isFluent = readsFluently(getLastAnswer(speaker.input));
  const sayable = { clause: isFluent ? clause : undefined, mayEcho };
  const made = findMade(speaker, move.about, clause, isFirst);
  if (made !== undefined) return wordMade(speaker, made, sayable, isFirst);
  return (
    wordEchoed(speaker, name, sayable, isFirst) ??
    wordAround(speaker, name, sayable, isFirst) ??
    askPlainly(speaker, name, isFirst)
  );
}
