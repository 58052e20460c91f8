import { askAboutClause, askAboutEnd, askAboutTime } from "../../clause-question/ask.ts";
import { readsFluently } from "../../fluent.ts";
import { givesReason } from "../../gives-reason.ts";
import type { ProbeMove } from "../../guide.ts";
import { countWords, listContentWords, normaliseSentence } from "../../words.ts";
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
const embeddings: Readonly<Partial<Record<FrameClass, keyof NonNullable<PhraseBook["probes"]["around"]>>>> = {
  stateNow: "how",
  othersNow: "how",
  habit: "how",
  unableNow: "how",
  undoneNow: "how",
  event: "occasion",
  deed: "occasion",
  decision: "occasion",
  stateThen: "occasion",
  undoneThen: "occasion",
  judgementNow: "say",
  judgementThen: "say",
  opinion: "say",
};

/** A clause of theirs as we would say it, else in quotation marks, and whether it may be said back. */
export interface Sayable {
  clause: string | undefined;
  quote: string | undefined;
  mayEcho: boolean;
  /** Said before the last answer: nobody knows what is meant unless it is said back. */
  isEarlier: boolean;
}

function startSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a question names nothing of the clause and leaves them to guess what it is about. */
function isPointing(question: string, clause: string): boolean {
  const said = new Set(listContentWords(clause));
  return !listContentWords(question).some((word) => said.has(word));
}

const saying = /^(?:you|he|she|they) (?:say|says|said|tell|told)\b|\byou (?:say|said|tell|told)\b/iu;

function echo(speaker: Speaker, sayable: Sayable, question: string, isFirst: boolean): string | undefined {
  const { clause, quote, mayEcho, isEarlier } = sayable;
  const said = clause ?? quote;
  if (said === undefined || !mayEcho) return undefined;
  const { leads, earlierLeads } = speaker.book.probes;
  const phrases = (isEarlier ? earlierLeads : leads)[clause === undefined ? "quote" : "clause"];
  // "You said you say soon."
  const fitting = !isEarlier && saying.test(said) ? phrases.slice(0, 1) : phrases;
  const lead = findPhrase(speaker, fitting, { values: { x: said }, isFirst });
  return lead === undefined ? undefined : `${startSentence(lead)} ${question}`;
}

/** "you just live in the one room": said back, the little word would play it down. */
function dropFillers(clause: string | undefined): string | undefined {
  return clause?.replace(
    /^((?:you|we|he|she|they|it|your [a-z]+|the [a-z]+)(?:'[a-z]+)?) (?:just|really|actually|basically|honestly|simply) /u,
    "$1 ",
  );
}

/** "You don't.", "You say soon.": said back, nobody knows what it was about. */
function saysEnough(clause: string): boolean {
  const words = countWords(clause);
  return (words > 2 && listContentWords(clause).length >= 2) || words > maxAfter;
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

/** The same words around another thing of theirs would sound like a form. */
function listUnused({ said }: Speaker, phrases: readonly string[]): readonly string[] {
  return phrases.filter((phrase) => {
    const before = normaliseSentence(phrase.split("{x}")[0] ?? "");
    return ![...said].some((one) => one.startsWith(`${before} `));
  });
}

/** A statement that can follow "how" or "when" as it stands. */
const standsInside =
  /^(?:you|he|she|it|they|we|nobody|everybody|everyone|people|some|half|(?:your|his|her|their|the|that|those|this|these) [a-z'-]+)\b(?!.*[,?])/iu;

/** A question with the whole clause inside it: "What was going on when you stopped counting them?" */
function askAround(speaker: Speaker, name: FrameClass, clause: string, isFirst: boolean): string | undefined {
  const kind = embeddings[name];
  if (kind === undefined || !standsInside.test(clause)) return undefined;
  const phrases = listUnused(speaker, speaker.book.probes.around?.[kind] ?? []);
  return findPhrase(speaker, withoutGivenReason(speaker, phrases), { values: { x: clause }, isFirst });
}

/** Alone, after a story or a joke, these leave them to guess which part of it was not understood. */
const onlyAfterTheirWords = /^(?:How do you mean|In what way|How so|What more is there to that)\?$/u;

/** A plain question that is true of every clause of a class; alone, or after their words were said back. */
function askPlainly(
  speaker: Speaker,
  name: FrameClass,
  isFirst: boolean,
  isAlone = true,
): string | undefined {
  const { frames, more } = speaker.book.probes;
  // The last are for talks so long that what fits better is used up.
  const spare = Object.values(frames ?? {}).flat();
  for (const questions of [frames?.[name] ?? [], frames?.unclear ?? [], more, spare]) {
    const fitting = withoutGivenReason(speaker, questions).filter(
      (question) => !isAlone || !onlyAfterTheirWords.test(question),
    );
    const question = findPhrase(speaker, fitting, { isFirst, isRanked: true });
    if (question !== undefined) return question;
  }
  return undefined;
}

/** An answer of up to this many words is not said back: there is nothing else that we could mean. */
const shortAnswerWords = 8;

/** A question made of their words; said back first where it would leave them to guess what it is about. */
function wordMade(speaker: Speaker, made: string, sayable: Sayable, isFirst: boolean): string {
  const { clause, isEarlier } = sayable;
  const isClear = clause === undefined || !isPointing(made, clause);
  if (isClear && !isEarlier) return made;
  return echo(speaker, sayable, made, isFirst) ?? made;
}

/** Their words said back, then a plain question. */
function wordEchoed(
  speaker: Speaker,
  name: FrameClass,
  sayable: Sayable,
  isFirst: boolean,
): string | undefined {
  const question = askPlainly(speaker, name, false, false);
  return question === undefined ? undefined : echo(speaker, sayable, question, isFirst);
}

/** So few words after it take nothing away from what was said. */
const maxAfter = 4;

/** Whether "that" can only be taken for the words that we mean: they were said last. */
function isLastSaid({ input }: Speaker, about: string | null): boolean {
  const answer = getLastAnswer(input);
  if (about === null || countWords(answer) <= shortAnswerWords) return true;
  const at = answer.lastIndexOf(about);
  return at >= 0 && countWords(answer.slice(at + about.length)) <= maxAfter;
}

/**
 * A question about one clause of an answer, in English: made of its words where its grammar suggests one, else after
 * the clause said back, else around the clause. A plain one that only points is left for what was said last and for
 * what is hard.
 */
export function wordClauseQuestion(
  speaker: Speaker,
  move: ProbeMove,
  given: Sayable,
  isFirst: boolean,
): string | undefined {
  const name = classifyProbe(speaker, move);
  const isFluent = given.isEarlier || readsFluently(getLastAnswer(speaker.input));
  const said = dropFillers(given.clause);
  const isSayable = isFluent && said !== undefined && saysEnough(said);
  const sayable = { ...given, clause: isSayable ? said : undefined };
  const made = findMade(speaker, move.about, given.clause, isFirst);
  if (made !== undefined) return wordMade(speaker, made, sayable, isFirst);
  if (sayable.clause !== undefined || given.isEarlier) {
    const echoed = wordEchoed(speaker, name, sayable, isFirst);
    if (echoed !== undefined || given.isEarlier) return echoed;
  }
  if (isHeavy(getTone(speaker))) return askPlainly(speaker, name, isFirst);
  return wordUnechoed(speaker, move, { name, isFluent, sayable }, isFirst);
}

/** Whether our last turn ended on a question that only pointed: two running are a riddle. */
function didPoint({ last }: Speaker): boolean {
  return last !== undefined && /\bthat(?: for you| about)?\?$/u.test(last.text);
}

/** Where the clause is not said back by itself. */
function wordUnechoed(
  speaker: Speaker,
  { about }: ProbeMove,
  { name, isFluent, sayable }: { name: FrameClass; isFluent: boolean; sayable: Sayable },
  isFirst: boolean,
): string | undefined {
  const { clause } = sayable;
  const isLast = isLastSaid(speaker, about);
  const isShort = countWords(getLastAnswer(speaker.input)) <= shortAnswerWords;
  const around = isShort || clause === undefined ? undefined : askAround(speaker, name, clause, isFirst);
  const plain = isFluent && isLast ? askPlainly(speaker, name, isFirst) : undefined;
  const quoted = wordEchoed(speaker, name, sayable, isFirst);
  const choices = didPoint(speaker) ? [around, quoted, plain] : [plain, around, quoted];
  const fitting = name === "unclear" || !isLast ? [quoted, ...choices] : choices;
  return (
    fitting.find((question) => question !== undefined) ??
    askPlainly(speaker, isLast ? name : "unclear", isFirst)
  );
}
