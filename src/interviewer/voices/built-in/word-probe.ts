import { askAboutClause, askAboutEnd } from "../../clause-question/ask.ts";
import { givesReason } from "../../gives-reason.ts";
import { containsCompletionPhrase } from "../../guard.ts";
import { type ProbeFocus, type ProbeMove, plainFocuses } from "../../guide.ts";
import { findPointAnchor } from "../../listener/english/point.ts";
import type { Anchor } from "../../reading.ts";
import { isToldAsPast, isToldAsPresent, tellsEvent } from "../../told-as-past.ts";
import { findWholeClause } from "../../whole-clause.ts";
import { countWords, listSentences, normaliseSentence } from "../../words.ts";
import {
  acknowledgePlainly,
  acknowledgeTold,
  acknowledgeTone,
  getTone,
  isHeavy,
  offerToLeave,
} from "./acknowledge.ts";
import { classifyProbe } from "./choose-frame.ts";
import type { AnchoredPhrases } from "./phrase-book.ts";
import { findPhrase, getLastAnswer, isUnsaid, join, opensAlike, type Speaker } from "./speaker.ts";
import { tellsOfDeath } from "./tells-of-death.ts";

const maxTurnWords = 45;
const maxAnchorWords = 14;
/** Lead-ins of up to this many words, such as "You mentioned", may come again. */
const maxCommonLead = 3;
/** An answer of up to this many words is not said back: there is nothing else that we could mean. */
const shortAnswerWords = 14;

const smallFirstWord =
  /^(?:You|Your|Yours|The|That|This|Those|These|A|An|My|His|Her|Their|Our|One|Some|It|They|He|She|We|How|What|When|Where)(?=[ '’])/u;

/** Typed in a hurry; "march" and "may" are left, since they may be verbs. */
const dayOrMonth =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|easter)\b/gu;

/** What a question can hold of the participant's words. */
export interface SayableAnchor {
  form: keyof AnchoredPhrases;
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
  // "a bit of a squash" says what something was like, and is no thing to come back to.
  if (/^a bit of a/iu.test(move.anchor?.words ?? "")) return undefined;
  const anchor = move.anchor === undefined ? undefined : cleanAnchor(move.anchor);
  if (anchor !== undefined && book.probes.leads[anchor.form].length > 0) return anchor;
  const clause = move.about === null ? undefined : findWholeClause(move.about, input.turns);
  const [open, close] = book.quoteMarks;
  return clause === undefined ? undefined : { form: "quote", words: `${open}${clause}${close}` };
}

/** Whether our last turn said the participant's words back in a sentence of its own. */
function didEcho({ book, last }: Speaker): boolean {
  if (last === undefined || last.move.kind === "recap") return false;
  if (last.text.includes(book.quoteMarks[0])) return true;
  const words = last.move.kind === "probe" ? last.move.anchor?.words.trim().slice(1, 60) : undefined;
  if (words === undefined) return false;
  return listSentences(last.text).some((sentence) => sentence.includes(words) && !sentence.includes("?"));
}

function isShortAnswer({ input }: Speaker, anchor: SayableAnchor): boolean {
  return anchor.form !== "noun" && countWords(getLastAnswer(input).slice(0, 400)) <= shortAnswerWords;
}

const isUsual: ReadonlySet<ProbeFocus> = new Set(["practice", "wish"]);
const isPast: ReadonlySet<ProbeFocus> = new Set(["story", "reason"]);

/** Where a language has no frames: by the kind of thread, or of the question. */
function getFocus({ book, input }: Speaker, { focus, about }: ProbeMove): readonly string[] {
  const { focuses, more } = book.probes;
  if (focus === undefined) return more;
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

/** Questions that are true of what is asked into, the best first. */
function listFitting(speaker: Speaker, move: ProbeMove): readonly (readonly string[])[] {
  const { frames, more, focuses } = speaker.book.probes;
  if (frames !== undefined) return [frames[classifyProbe(speaker, move)], frames.unclear, more];
  const spare = spareFocuses.map((focus) => focuses[focus].questions);
  return [getFocus(speaker, move), more, ...spare];
}

/** When a long interview has used up a focus: what fits most answers, least particular first. */
const spareFocuses: readonly ProbeFocus[] = [
  ...plainFocuses,
  "claim",
  "event",
  "reference",
  "feeling",
  "change",
  "contrast",
  "loss",
  "hedge",
  "rule",
];

const asksWhy =
  /^(?:what (?:made|makes|led|has led|brought|(?:is|was)(?: it)? (?:that made|behind)|'?s (?:behind|the reason|the background))|what's (?:behind|the reason|the background)|why|how did it (?:come to|get)|how come)\b/iu;

/** Without those that ask for a reason, where the answer has just given one. English only. */
function withoutGivenReason({ book, input }: Speaker, questions: readonly string[]): readonly string[] {
  if (book.language !== "en" || !givesReason(getLastAnswer(input))) return questions;
  return questions.filter((question) => !asksWhy.test(question));
}

/** In a talk that has used up the questions: any statement of theirs may be said back once more. */
function wordWhole(speaker: Speaker): string {
  const { book, input, start } = speaker;
  const { whole = [], more } = book.probes;
  const point = findPointAnchor(getLastAnswer(input));
  const clause = point === undefined ? undefined : cleanAnchor(point)?.words;
  const said = clause === undefined ? undefined : findPhrase(speaker, whole, { values: { x: clause } });
  return said ?? more[start % more.length] ?? "";
}

function wordPlainQuestion(speaker: Speaker, move: ProbeMove, isFirst: boolean): string {
  for (const questions of listFitting(speaker, move)) {
    const fitting = withoutGivenReason(speaker, questions);
    const question = findPhrase(speaker, fitting, { isFirst, isRanked: true });
    if (question !== undefined) return question;
  }
  return wordWhole(speaker);
}

/** A question into whatever was said last. */
export function wordFurtherQuestion(speaker: Speaker): string {
  const { more } = speaker.book.probes;
  return findPhrase(speaker, more) ?? "";
}

/** Lead-ins of more than a few words before the words of theirs are said once: twice sounds like a form. */
function listFreshLeads({ said }: Speaker, leads: readonly string[]): readonly string[] {
  const fresh = leads.filter((lead) => {
    const before = normaliseSentence(lead.split("{x}")[0] ?? "");
    return countWords(before) <= maxCommonLead || ![...said].some((one) => one.startsWith(`${before} `));
  });
  return fresh.length > 0 ? fresh : leads;
}

const minFrameWords = 3;

/** Whether the words around {x} were in no question of ours yet, by those that come last. */
function isFreshFrame({ said }: Speaker, phrase: string): boolean {
  const [before = "", after = ""] = phrase.split("{x}").map(normaliseSentence);
  const frame = countWords(after) >= minFrameWords ? after : before;
  return ![...said].some((one) => ` ${one} `.includes(` ${frame} `));
}

/** A question made of what they said, in English; undefined where its grammar suggests none. */
function wordMadeQuestion(
  speaker: Speaker,
  { about, anchor }: Pick<ProbeMove, "about" | "anchor">,
  isFirst: boolean,
): string | undefined {
  if (speaker.book.language !== "en" || getTone(speaker) === "harm") return undefined;
  const clause = anchor?.form === "clause" ? cleanAnchor(anchor) : undefined;
  const made = withoutGivenReason(speaker, [
    ...(about === null ? [] : askAboutEnd(about)),
    ...(clause === undefined ? [] : askAboutClause(clause.words)),
  ]).filter((question) => isUnsaid(speaker, question));
  return made.find((question) => !isFirst || !opensAlike(speaker, question)) ?? made[0];
}

/** A question about the point of an answer, or about somebody or something new in it. */
function wordTopicQuestion(speaker: Speaker, move: ProbeMove, isFirst: boolean): string | undefined {
  const { anchor } = move;
  const topic = anchor === undefined ? undefined : cleanAnchor(anchor);
  if (topic === undefined) return undefined;
  if (topic.form !== "noun") return wordPointQuestion(speaker, move, topic, isFirst);
  const { one, many } = speaker.book.probes.topics;
  const values = { x: topic.words };
  // "How does X come into it?" a second time is a form that is filled in.
  const fresh = (anchor?.isPlural === true ? many : one).filter((phrase) => isFreshFrame(speaker, phrase));
  return findPhrase(speaker, fresh, { values, isFirst });
}

/** What an answer ended on, said back before a plain question: "that" alone leaves them to guess. */
function wordPointQuestion(
  speaker: Speaker,
  move: ProbeMove,
  point: SayableAnchor,
  isFirst: boolean,
): string | undefined {
  const made = wordMadeQuestion(speaker, move, isFirst);
  if (made !== undefined || avoidsEcho(speaker, move, point)) return made;
  const leads = listFreshLeads(speaker, speaker.book.probes.leads[point.form]);
  const lead = findPhrase(speaker, leads, { values: { x: point.words }, isFirst });
  return lead === undefined ? undefined : `${lead} ${wordPlainQuestion(speaker, move, false)}`;
}

/** Words in quotation marks read like an extract: the last thing somebody said needs none. */
function isLastSaid({ book, input }: Speaker, { form, words }: SayableAnchor): boolean {
  if (form !== "quote" || book.probes.leads.clause.length === 0) return false;
  const [open, close] = book.quoteMarks;
  const said = words.replace(open, "").replace(close, "");
  const last = listSentences(getLastAnswer(input).slice(-600)).at(-1) ?? "";
  return last.includes(said);
}

const justNamed = /^a bit of an? |^an? (?!(?:sort|kind|piece|set|lot|way) of\b)/u;

/** Nobody wants the hard thing they just told read back to them, nor every answer, nor the last word. */
function avoidsEcho(speaker: Speaker, move: ProbeMove, anchor: SayableAnchor): boolean {
  if (move.earlier === true) return false;
  return (
    isHeavy(getTone(speaker)) ||
    move.answering?.topic === "meaning" ||
    didEcho(speaker) ||
    isShortAnswer(speaker, anchor) ||
    isLastSaid(speaker, anchor)
  );
}

/**
 * A question about a thread, with its words. Undefined where it is better asked without them: after harm
 * or a strong feeling, when our last turn said words back already, or when the answer is so short that we
 * can only mean that.
 */
function wordAnchoredQuestion(speaker: Speaker, move: ProbeMove, isFirst: boolean): string | undefined {
  if (move.about === null) return wordTopicQuestion(speaker, move, isFirst);
  const isEarlier = move.earlier === true;
  const made = isEarlier ? undefined : wordMadeQuestion(speaker, move, isFirst);
  if (made !== undefined) return made;
  const anchor = findSayable(speaker, move);
  if (anchor === undefined) return undefined;
  const { leads, earlierLeads, focuses } = speaker.book.probes;
  const about = move.focus === undefined ? [] : focuses[move.focus].about;
  // "What happened with a little accident?" was never said of something that has just been named.
  const isNoun = anchor.form === "noun";
  const values = { x: isNoun ? anchor.words.replace(justNamed, "that ") : anchor.words };
  const isQuiet = avoidsEcho(speaker, move, anchor);
  if (isNoun && !isEarlier && (isQuiet || speaker.start % 3 === 0)) {
    const question = findPhrase(speaker, about, { values, isFirst });
    if (question !== undefined) return question;
  }
  if (isQuiet) return undefined;
  const fitting = listFreshLeads(speaker, (isEarlier ? earlierLeads : leads)[anchor.form]);
  const lead = findPhrase(speaker, fitting, { values, isFirst });
  return lead === undefined ? undefined : `${lead} ${wordPlainQuestion(speaker, move, false)}`;
}

/**
 * A follow-up: what the tone of the answer calls for, then one question, with the words of the thread it
 * follows. What does not fit into 45 words is left out from the front, but not what meets harm.
 */
export function wordProbe(speaker: Speaker, move: ProbeMove): string {
  const met = acknowledgeTone(speaker);
  const anchored = wordAnchoredQuestion(speaker, move, met === "");
  // Every third plain question has a word of acknowledgement; a lead-in is one already.
  const isPlain = getTone(speaker) === "plain" && anchored === undefined;
  const isPlainWord = isPlain && speaker.start % 3 === 1;
  const told = isPlain && anchored === undefined ? acknowledgeTold(speaker) : "";
  const heard = told !== "" ? told : isPlainWord ? acknowledgePlainly(speaker) : met;
  const plain = wordPlainQuestion(speaker, move, heard === "");
  const offer = offerToLeave(speaker);
  const question = anchored ?? plain;
  const drafts = [
    [heard, offer, question],
    [heard, question],
    [heard, offer, plain],
    [heard, plain],
  ];
  const texts = drafts.map((parts) => join(parts));
  return texts.find((text) => countWords(text) <= maxTurnWords) ?? join([heard, plain]);
}
