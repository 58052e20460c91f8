import { readsFluently } from "../../fluent.ts";
import { givesReason } from "../../gives-reason.ts";
import { containsCompletionPhrase } from "../../guard.ts";
import { type ProbeFocus, type ProbeMove, plainFocuses } from "../../guide.ts";
import { classifyAnswer, type PlainClass } from "../../plain-class.ts";
import type { Anchor } from "../../reading.ts";
import { isToldAsPast, isToldAsPresent, tellsEvent } from "../../told-as-past.ts";
import { findWholeClause } from "../../whole-clause.ts";
import { countWords, listContentWords } from "../../words.ts";
import {
  acknowledgePlainly,
  acknowledgeTold,
  acknowledgeTone,
  getTone,
  isHeavy,
  offerToLeave,
} from "./acknowledge.ts";
import type { ProbeBook } from "./phrase-book.ts";
import { findPhrase, getLastAnswer, getQuestionText, join, type Speaker } from "./speaker.ts";
import { tellsOfDeath } from "./tells-of-death.ts";

const maxTurnWords = 45;
const maxAnchorWords = 14;
/** An answer of up to this many words is not said back: there is nothing else that we could mean. */
const shortAnswerWords = 8;

const smallFirstWord =
  /^(?:You|Your|Yours|The|That|This|Those|These|A|An|My|His|Her|Their|Our|One|Some|It|They|He|She|We|How|What|When|Where)(?=[ '’])/u;

/** Typed in a hurry; "march" and "may" are left, since they may be verbs. */
const dayOrMonth =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|easter)\b/gu;

/** What a question can hold of the participant's words. */
export interface SayableAnchor {
  form: "clause" | "quote" | "noun";
  words: string;
}

function cleanAnchor({ words, form }: Anchor): SayableAnchor | undefined {
  const text = words
    .slice(0, 200)
    .trim()
    .replace(/[\s.,;:!–—-]{1,20}$/u, "")
    .replace(smallFirstWord, (word) => word.toLowerCase())
    .replace(dayOrMonth, (word) => word.charAt(0).toUpperCase() + word.slice(1));
  const isOdd = text === "" || /[<>{}[\]\\|@?؟“”"„«»\n]|https?:|www\.|\d{5}|\S{30}/iu.test(text);
  if (isOdd || countWords(text) > maxAnchorWords || containsCompletionPhrase(text)) return undefined;
  return { form, words: text };
}

/** The words of a thread as we can say them back: its anchor, else the whole clause in quotation marks. */
export function findSayable(
  { book, input }: Speaker,
  move: Pick<ProbeMove, "about" | "anchor">,
): SayableAnchor | undefined {
  // Nobody has the death of somebody read back to them.
  if (tellsOfDeath(`${move.about ?? ""} ${move.anchor?.words ?? ""}`)) return undefined;
  const anchor = move.anchor === undefined ? undefined : cleanAnchor(move.anchor);
  if (anchor !== undefined && book.probes.own !== undefined) return anchor;
  const clause = move.about === null ? undefined : findWholeClause(move.about, input.turns);
  const [open, close] = book.quoteMarks;
  return clause === undefined ? undefined : { form: "quote", words: `${open}${clause}${close}` };
}

/** Nobody wants the hard thing they just told read back to them, nor every answer, nor the last word. */
function avoidsEcho(speaker: Speaker, move: ProbeMove): boolean {
  const { book, input, last } = speaker;
  return (
    isHeavy(getTone(speaker)) ||
    move.answering?.topic === "meaning" ||
    (last?.move.kind === "probe" && last.move.anchor !== undefined) ||
    (last !== undefined && last.move.kind !== "recap" && last.text.includes(book.quoteMarks[0])) ||
    countWords(getLastAnswer(input).slice(0, 400)) <= shortAnswerWords
  );
}

/** "You never told anyone": nothing happened. */
const lacking = /n't\b|\b(?:not|no|nobody|nothing|never|none|without)\b/iu;

/** Nothing of it has happened, and they have said why. */
const supposed = /\b(?:would|wouldn't|might)\b|'d (?!been|had|got|gone)/iu;
/** "You said you say soon." */
const saying = /\b(?:say|says|said)\b(?! it\b| anything\b| nothing\b)/iu;

/** "You are out": said back, nobody knows what it was about; and what follows "so" was told with its reason. */
function canSayBack({ input }: Speaker, about: string, { words, form }: SayableAnchor): boolean {
  if (supposed.test(words) || saying.test(words)) return false;
  const answer = getLastAnswer(input);
  const isOutcome = /\bso (?:that )?$/iu.test(answer.slice(0, Math.max(0, answer.indexOf(about))));
  return form === "noun" || (!isOutcome && listContentWords(words).length >= 2);
}

/** The first that was not said before: the safest come first. */
function findBest(
  speaker: Speaker,
  questions: readonly string[],
  values: Record<string, string> = {},
): string | undefined {
  return questions
    .map((question) => findPhrase(speaker, [question], { values }))
    .find((question) => question !== undefined);
}

/** Something of an earlier answer is said back, or nobody knows what is meant. */
function wordEarlier(speaker: Speaker, move: ProbeMove): string | undefined {
  const { own, leads, more } = speaker.book.probes;
  const sayable = findSayable(speaker, move);
  if (sayable === undefined) return undefined;
  const values = { x: sayable.words };
  if (own !== undefined) return findBest(speaker, own.earlier, values);
  const lead = findPhrase(speaker, leads, { values });
  return lead && join([lead, findPhrase(speaker, more)]);
}

/** A question with words of theirs; undefined where it is better asked without. */
function wordOwn(speaker: Speaker, move: ProbeMove, isFirst: boolean): string | undefined {
  if (move.about === null) return undefined;
  if (move.earlier === true) return wordEarlier(speaker, move);
  if (avoidsEcho(speaker, move)) return undefined;
  const { own, leads } = speaker.book.probes;
  const sayable = findSayable(speaker, move);
  if (sayable === undefined) return undefined;
  const values = { x: sayable.words };
  if (own === undefined) {
    const lead = sayable.form === "quote" ? findPhrase(speaker, leads, { values, isFirst }) : undefined;
    return lead && `${lead} ${wordPlain(speaker, move, false)}`;
  }
  if (
    sayable.form === "quote" ||
    !canSayBack(speaker, move.about, sayable) ||
    !readsFluently(getLastAnswer(speaker.input))
  )
    return undefined;
  const tells = tellsEvent(move.about, "en") || /^there (?:was|were) /iu.test(sayable.words);
  const isEvent = tells && !lacking.test(sayable.words);
  const form = sayable.form === "noun" ? "noun" : isEvent ? "event" : "statement";
  return findBest(speaker, own[form], values);
}

/** What a plain question has to fit. English only. */
function classify(speaker: Speaker, { questionId, focus }: ProbeMove): PlainClass | undefined {
  const answer = getLastAnswer(speaker.input);
  const tone = getTone(speaker);
  if (tellsOfDeath(answer)) return "bereaved";
  if (focus === undefined && !isHeavy(tone)) return undefined;
  return classifyAnswer(getQuestionText(speaker, questionId), answer, tone);
}

const isUsual: ReadonlySet<ProbeFocus> = new Set(["practice", "wish"]);
const isPast: ReadonlySet<ProbeFocus> = new Set(["story", "reason"]);

/** In other languages: by the kind of thread, or of the question. */
function listFocus(
  { book, input }: Speaker,
  { focus, about }: ProbeMove,
  focuses: NonNullable<ProbeBook["focuses"]>,
): readonly string[] {
  if (focus === undefined) return book.probes.more;
  if (about !== null) return focuses[focus].questions;
  const answer = getLastAnswer(input);
  // "How does that usually go?" makes no sense to somebody who has just told of one night, nor "What happened
  // then?" to somebody who has told how things are.
  const hasEvent = tellsEvent(answer, book.language);
  if (isUsual.has(focus) && hasEvent && isToldAsPast(answer, book.language)) return focuses.story.questions;
  const isPresent = isPast.has(focus) && isToldAsPresent(answer, book.language);
  return (focus === "story" && !hasEvent) || isPresent
    ? focuses.practice.questions
    : focuses[focus].questions;
}

/** The best first; then what fits most answers. */
function listFitting(speaker: Speaker, move: ProbeMove): readonly (readonly string[])[] {
  const { focuses, plain, more } = speaker.book.probes;
  if (focuses !== undefined) {
    const spare = plainFocuses.map((focus) => focuses[focus].questions);
    const threads = Object.values(focuses).map(({ questions }) => questions);
    return [listFocus(speaker, move, focuses), more, ...spare, ...threads];
  }
  const name = classify(speaker, move);
  // The last are for talks so long that what fits better is used up.
  const spare = [plain?.state, plain?.opinion, plain?.finished, ...Object.values(plain ?? {})];
  return [name === undefined ? [] : plain?.[name], more, ...spare].map((questions) => questions ?? []);
}

const asksWhy = /^(?:what (?:makes|made|brought|brings|do you think is behind)|how did (?:that|it) come)\b/iu;

function wordPlain(speaker: Speaker, move: ProbeMove, isFirst: boolean): string {
  const hasReason = givesReason(getLastAnswer(speaker.input));
  for (const questions of listFitting(speaker, move)) {
    const fitting = questions.filter((question) => !hasReason || !asksWhy.test(question));
    const isEnglish = speaker.book.language === "en";
    const question = isEnglish
      ? findBest(speaker, fitting)
      : findPhrase(speaker, fitting, { isFirst, isRanked: true });
    if (question !== undefined) return question;
  }
  const { more } = speaker.book.probes;
  return more[speaker.start % more.length] ?? "";
}

/** A question into whatever was said last. */
export function wordFurtherQuestion(speaker: Speaker): string {
  return findPhrase(speaker, speaker.book.probes.more) ?? "";
}

/**
 * A follow-up: what the tone of the answer calls for, then one question. What does not fit into 45 words is left out
 * from the front, but not what meets harm.
 */
export function wordProbe(speaker: Speaker, move: ProbeMove): string {
  const met = acknowledgeTone(speaker);
  const own = wordOwn(speaker, move, met === "");
  const isPlain = getTone(speaker) === "plain" && met === "";
  const told = isPlain ? acknowledgeTold(speaker) : "";
  // Every third plain question has a word of acknowledgement.
  const plainly = isPlain && own === undefined && speaker.start % 3 === 1 ? acknowledgePlainly(speaker) : "";
  const heard = met || told || plainly;
  const plain = wordPlain(speaker, move, heard === "");
  const offer = offerToLeave(speaker);
  const drafts = [
    [heard, offer, own ?? plain],
    [heard, own ?? plain],
    [heard, offer, plain],
  ];
  const texts = drafts.map((parts) => join(parts));
  return texts.find((text) => countWords(text) <= maxTurnWords) ?? join([heard, plain]);
}
