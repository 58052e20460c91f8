import { getPhraseBook, type SpokenBook } from "../../books.ts";
import {
  findMoveQuestionId,
  findQuestion,
  type Guide,
  type InterviewerTurn,
  type Move,
  type Turn,
} from "../../guide.ts";
import { getSpokenLanguage } from "../../spoken-language.ts";
import { countWords, hashText, listSentences, listWords, normaliseSentence } from "../../words.ts";

export interface WordMoveInput {
  guide: Guide;
  turns: readonly Turn[];
  move: Move;
  /** Any stable text, for example the session's id: it varies the wording from session to session. */
  seed: string;
  /** No model listens, and the introduction says so. */
  isSimple?: boolean;
}

/** Statements of at most this many words are acknowledgements: they may return. */
const acknowledgementWords = 4;

/** Everything that the words of one turn depend on. */
export interface Speaker {
  book: SpokenBook;
  input: WordMoveInput;
  /** Our sentences so far, normalised, those of this turn included. */
  said: Set<string>;
  /** Our last turn, or undefined at the start. */
  last: InterviewerTurn | undefined;
  /** A number from the seed and the turn. */
  start: number;
  /** What they said was met with a word earlier in this turn. */
  isMet?: boolean;
}

export function makeSpeaker(input: WordMoveInput): Speaker {
  const { guide, turns, move, seed } = input;
  const said = new Set<string>();
  let last: InterviewerTurn | undefined;
  for (const turn of turns) {
    if (turn.speaker !== "interviewer") continue;
    last = turn;
    for (const sentence of listSentences(turn.text)) said.add(normaliseSentence(sentence));
  }
  const start = hashText(`${seed}/${turns.length}`) % 997;
  return { book: getPhraseBook(getSpokenLanguage(guide, turns, move)), input, said, last, start };
}

export function getLastAnswer({ turns }: WordMoveInput): string {
  return turns.findLast((turn) => turn.speaker === "participant")?.text ?? "";
}

export function fill(phrase: string, values: Record<string, string>): string {
  return phrase.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The first two words: two turns in a row do not begin alike. */
function getOpening(text: string): string {
  return listWords(text.slice(0, 80).toLowerCase()).slice(0, 2).join(" ");
}

/** Whether a turn of these words would begin as our last turn did. */
export function opensAlike({ last }: Speaker, text: string): boolean {
  return last !== undefined && getOpening(text) === getOpening(last.text);
}

function isNew({ said }: Speaker, text: string, mayReturn: boolean): boolean {
  return listSentences(text).every((sentence) => {
    const words = normaliseSentence(sentence);
    // "Could you tell me more about that?" after "Could you tell me more about that group?" is the same again.
    if (!said.has(words) && ![...said].some((one) => one.startsWith(`${words} `))) return true;
    return mayReturn && countWords(sentence) <= acknowledgementWords && !/[?؟]/u.test(sentence);
  });
}

/** Whether no sentence of a text was said before. */
export function isUnsaid(speaker: Speaker, text: string): boolean {
  return isNew(speaker, text, false);
}

export interface PhraseOptions {
  values?: Record<string, string>;
  /** The phrase opens the turn. */
  isFirst?: boolean;
}

/**
 * The first phrase, from a place that the seed decides, of which no sentence was said before; where every
 * one was, a short acknowledgement again. Undefined when there is none.
 */
export function findPhrase(
  speaker: Speaker,
  phrases: readonly string[],
  options: PhraseOptions = {},
): string | undefined {
  const { values = {}, isFirst = false } = options;
  const texts = phrases.map((_, step) =>
    fill(phrases[(speaker.start + step) % phrases.length] ?? "", values),
  );
  const choices = [false, true].flatMap((mayReturn) =>
    texts.filter((text) => isNew(speaker, text, mayReturn)),
  );
  return (isFirst ? choices.find((text) => !opensAlike(speaker, text)) : undefined) ?? choices[0];
}

/** A phrase that is said in this turn for sure; empty when all were said before. */
export function sayPhrase(
  speaker: Speaker,
  phrases: readonly string[],
  values: Record<string, string> = {},
): string {
  const text = findPhrase(speaker, phrases, { values }) ?? "";
  for (const sentence of listSentences(text)) speaker.said.add(normaliseSentence(sentence));
  return text;
}

/** The creator's text that helps with a question, unless it was said already. */
export function findHelp(speaker: Speaker, questionId: string | null | undefined): string | undefined {
  const help = findQuestion(speaker.input.guide, questionId)?.helpText?.trim() ?? "";
  return help !== "" && isNew(speaker, help, false) ? help : undefined;
}

export function getQuestionText({ input }: Speaker, questionId: string | null | undefined): string {
  return findQuestion(input.guide, questionId)?.text ?? "";
}

export function join(parts: readonly (string | undefined)[], separator = " "): string {
  return parts.filter((part) => part !== undefined && part.trim() !== "").join(separator);
}

/**
 * The question that is open, as it was put: the creator's own, or our follow-up with the words of theirs that it
 * stands on and nothing else. Empty at the end of an interview, where anything may be said.
 */
export function getOpenQuestion(speaker: Speaker): string {
  const asked = findLastAsked(speaker);
  const move = asked?.move;
  if (move?.kind === "anything_else" || move?.kind === "recap") return "";
  if (asked === undefined || move?.kind !== "probe")
    return getQuestionText(speaker, move?.thenAsk ?? (move && findMoveQuestionId(move)));
  const sentences = listSentences(asked.text);
  const at = sentences.findLastIndex((sentence) => /[?؟]/u.test(sentence));
  const before = sentences[at - 1] ?? "";
  const isLead = before.includes(speaker.book.quoteMarks[0]);
  return join([isLead ? before : "", sentences[at] ?? asked.text]);
}

/** Our last turn that asked something, asides left out: what "what do you mean?" is about. */
export function findLastAsked({ input }: Speaker): InterviewerTurn | undefined {
  const asking = new Set(["introduce", "ask", "probe", "anything_else", "recap"]);
  return input.turns.findLast(
    (turn): turn is InterviewerTurn =>
      turn.speaker === "interviewer" && (asking.has(turn.move.kind) || turn.move.thenAsk !== undefined),
  );
}
