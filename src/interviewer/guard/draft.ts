import type { guardFailures } from "#contract/choices.ts";
import {
  findMoveQuestionId,
  findQuestion,
  type Guide,
  type GuideQuestion,
  type Move,
  type Turn,
} from "../guide.ts";
import { listSentences, listWords, readableSlice, tidyText } from "../words.ts";
import { listPatterns } from "./patterns/patterns.ts";
import type { WordingPatterns } from "./patterns/wording-patterns.ts";
import { stripQuotes } from "./quotations.ts";

export type GuardFailure = (typeof guardFailures)[number];

export interface GuardInput {
  guide: Guide;
  /** The turns before this one. */
  turns: readonly Turn[];
  move: Move;
  text: string;
  /** The language to speak; the one spoken in the session when left out. In another one, a question may be translated. */
  language?: string;
  /** Texts that must never appear: incentive codes, system text, words of other sessions. */
  forbidden?: readonly string[];
  /** What may be told about the study beside the guide's own facts, as it was put to who wrote the text. */
  facts?: readonly string[];
}

/** A turn as the checks see it. What the creator wrote is taken out: it is not ours to judge. */
export interface Draft extends GuardInput {
  language: string;
  /** The words that are ours. */
  own: string;
  /** Their sentences, without what stands in quotation marks. */
  sentences: string[];
  patterns: WordingPatterns[];
  /** Whether the text holds a question of the script as the creator wrote it. */
  carriesQuestion: boolean;
  said: string[];
  known: Known;
}

/** Looks words up in what was said and in what the guide says, with endings cut: "houses" was raised by "house". */
interface Known {
  /** By the participant, or by the script and what we said before. */
  isRaised: (word: string) => boolean;
  /** By the participant. */
  isTheirs: (word: string) => boolean;
  /** In the guide: introduction, questions, facts. */
  isFact: (word: string) => boolean;
}

/** A longer turn is refused for its length, whatever else it holds. */
const maxRead = 6_000;

function cutEnding(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s$/u, "");
  const stem = lower.replace(/(?:ing|ed|es|s|ly|e|er|y)$/u, "");
  return stem.length >= 4 ? stem : lower;
}

/** Words only, each after a space. */
function flatten(texts: readonly string[]): string {
  const joined = texts.map((text) => tidyText(readableSlice(text)).toLowerCase()).join(" ");
  return ` ${joined.replace(/[^\p{L}\p{N}]+/gu, " ")} `;
}

function makeLookup(list: () => readonly string[]): (word: string) => boolean {
  let flat: string | undefined;
  return (word) => {
    flat ??= flatten(list());
    return flat.includes(` ${cutEnding(tidyText(word)).replace(/[^\p{L}\p{N}]+/gu, " ")}`);
  };
}

/** What the guide may say of the study, private parts left out. A fact that is true is known by its name. */
function listFacts({ guide, facts = [] }: GuardInput): string[] {
  const named = Object.entries(guide.facts).flatMap(([name, value]) =>
    value === true ? [name] : typeof value === "string" || typeof value === "number" ? [String(value)] : [],
  );
  const questions = guide.questions.flatMap(({ text, helpText = "", stimulus }) => [
    text,
    helpText,
    stimulus?.alt ?? "",
  ]);
  const items = guide.questions.flatMap(({ item }) => (item === undefined ? [] : listItemWords(item)));
  return [guide.introduction, ...questions, ...items, ...named, ...facts];
}

/** What the page shows beside a closed question. */
function listItemWords(item: NonNullable<GuideQuestion["item"]>): string[] {
  if (item.kind !== "scale") return item.options;
  const { min, max, minLabel = "", maxLabel = "" } = item;
  return [String(min), String(max), minLabel, maxLabel];
}

function makeKnown(input: GuardInput, said: readonly string[]): Known {
  const isTheirs = makeLookup(() => said);
  const isFact = makeLookup(() => listFacts(input));
  const isOurs = makeLookup(() =>
    input.turns.flatMap((turn) => (turn.speaker === "interviewer" ? [turn.text] : [])),
  );
  return { isTheirs, isFact, isRaised: (word) => isTheirs(word) || isFact(word) || isOurs(word) };
}

/** The questions of the script that a turn puts. */
export function listPutQuestions({ guide, move }: Pick<GuardInput, "guide" | "move">): GuideQuestion[] {
  // Put again in another language, a question is put as if for the first time.
  const isTranslated = move.kind === "repeat" && move.language !== undefined;
  const isPut = move.kind === "ask" || move.kind === "introduce" || isTranslated;
  const first = isPut ? findMoveQuestionId(move) : undefined;
  return [first, move.thenAsk].flatMap((id) => findQuestion(guide, id) ?? []);
}

/** The open question's words and help may be said again where it is explained or repeated, not in a follow-up. */
function listCreatorTexts({ guide, move }: GuardInput): string[] {
  const questions = listPutQuestions({ guide, move });
  const open = move.kind === "probe" ? undefined : findQuestion(guide, findMoveQuestionId(move));
  const texts = [...questions, ...(open === undefined ? [] : [open])].flatMap(({ text, helpText = "" }) => [
    text,
    helpText,
  ]);
  return [...(move.kind === "introduce" ? [guide.introduction] : []), ...texts].filter(
    (text) => text.trim() !== "",
  );
}

/** The contact and the support line are the creator's too: an address or a name in them is no slip of ours. */
function stripFacts({ guide }: GuardInput, text: string): string {
  const { contact, supportLine } = guide.facts;
  return [contact, supportLine].reduce<string>(
    (rest, fact) => (fact === null || fact.trim() === "" ? rest : rest.replaceAll(fact, "…")),
    text,
  );
}

/** "Once the polls have closed: what do you take home?" holds the creator's question as well. */
function takeOut(text: string, creator: string): string {
  const inside = `${creator.charAt(0).toLowerCase()}${creator.slice(1)}`;
  return text.replace(creator, " ").replace(inside, " ?");
}

/** "Dr. Hansen" ends no sentence. */
const titles = /\b(Dr|Mr|Mrs|Ms|Prof|St|Sra?|Mme|Hr|Fr)\./gu;

export function makeDraft(input: GuardInput & { language: string }): Draft {
  const said = input.turns.flatMap((turn) => (turn.speaker === "participant" ? [turn.text] : []));
  const stripped = listCreatorTexts(input).reduce(takeOut, input.text);
  const own = stripFacts(input, stripped).slice(0, maxRead);
  const read = stripQuotes(readableSlice(own)).replace(/[’‘]/gu, "'").replace(titles, "$1");
  return {
    ...input,
    own,
    sentences: listSentences(read).filter((sentence) => listWords(sentence).length > 0),
    patterns: listPatterns(input.language, read),
    carriesQuestion: listPutQuestions(input).some(({ text }) => input.text.includes(text)),
    said,
    known: makeKnown(input, said),
  };
}

export function isQuestion(sentence: string): boolean {
  return /[?؟？]/u.test(sentence);
}

/** Whether a move points out the options of a closed question: what it asks may be closed as well. */
export function asksForOption(move: Move): boolean {
  return move.kind === "redirect" && move.because === "not_an_option";
}

/** The move kinds in which something may be chosen from: to go on, to stop, to take a break. */
export function offersChoice({ move }: Pick<GuardInput, "move">): boolean {
  return move.kind === "check_in" || move.kind === "offer_stop" || asksForOption(move);
}
