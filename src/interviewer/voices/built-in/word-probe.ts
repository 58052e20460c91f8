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
import type { AnchoredPhrases } from "./phrase-book.ts";
import { findPhrase, getLastAnswer, join, type Speaker } from "./speaker.ts";
import { tellsOfDeath } from "./tells-of-death.ts";
import { withoutGivenReason, wordClauseQuestion } from "./word-clause.ts";

const maxTurnWords = 45;
const maxAnchorWords = 14;
/** Lead-ins of up to this many words, such as "You mentioned", may come again. */
const maxCommonLead = 3;
/** An answer of up to this many words is not said back: there is nothing else that we could mean. */
const shortAnswerWords = 8;

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
  if (form !== "clause") return undefined;
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
  if (anchor !== undefined && book.probes.leads.clause.length > 0) return anchor;
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

function isShortAnswer({ input }: Speaker): boolean {
  return countWords(getLastAnswer(input).slice(0, 400)) <= shortAnswerWords;
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
  if (frames !== undefined) {
    const own = move.about === null && move.focus !== undefined ? focuses[move.focus].questions : [];
    return [own, more, frames.unclear, Object.values(frames).flat()];
  }
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

/** Nobody wants the hard thing they just told read back to them, nor every answer, nor the last word. */
function avoidsEcho(speaker: Speaker, move: ProbeMove): boolean {
  if (move.earlier === true) return false;
  return (
    isHeavy(getTone(speaker)) ||
    move.answering?.topic === "meaning" ||
    didEcho(speaker) ||
    isShortAnswer(speaker)
  );
}

/**
 * A question about a thread, with its words. Undefined where it is better asked without them: after harm
 * or a strong feeling, when our last turn said words back already, or when the answer is so short that we
 * can only mean that.
 */
function wordAnchoredQuestion(speaker: Speaker, move: ProbeMove, isFirst: boolean): string | undefined {
  if (move.about === null) return undefined;
  const { book } = speaker;
  const isEarlier = move.earlier === true;
  const anchor = findSayable(speaker, move);
  const isQuiet = anchor === undefined || avoidsEcho(speaker, move);
  if (book.language === "en") {
    const clause = anchor?.form === "clause" ? anchor.words : undefined;
    const quote = anchor?.form === "quote" ? anchor.words : undefined;
    return wordClauseQuestion(speaker, move, { clause, quote, mayEcho: !isQuiet, isEarlier }, isFirst);
  }
  if (isQuiet) return undefined;
  const { leads, earlierLeads } = book.probes;
  const fitting = listFreshLeads(speaker, (isEarlier ? earlierLeads : leads)[anchor.form]);
  const lead = findPhrase(speaker, fitting, { values: { x: anchor.words }, isFirst });
  if (lead === undefined) return undefined;
  return `${lead} ${wordPlainQuestion(speaker, move, false)}`;
}

/**
 * A follow-up: what the tone of the answer calls for, then one question, with the words of the thread it
 * follows. What does not fit into 45 words is left out from the front, but not what meets harm.
 */
export function wordProbe(speaker: Speaker, move: ProbeMove): string {
  const met = acknowledgeTone(speaker);
  const anchored = wordAnchoredQuestion(speaker, move, met === "");
  // Every third plain question has a word of acknowledgement; a lead-in is one already.
  const saysBack = anchored !== undefined && listSentences(anchored).length > 1;
  const isPlain = getTone(speaker) === "plain" && !saysBack;
  const isPlainWord = isPlain && speaker.start % 3 === 1;
  const told = isPlain && met === "" ? acknowledgeTold(speaker) : "";
  const heard = told !== "" ? told : isPlainWord && met === "" ? acknowledgePlainly(speaker) : met;
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
