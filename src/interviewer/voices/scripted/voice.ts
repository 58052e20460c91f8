import { containsCompletionPhrase } from "../../guard.ts";
import { findQuestion, type Guide, type Move, type Turn } from "../../guide.ts";
import { isProductName } from "../../probes.ts";
import { tellSpokenLanguage } from "../../spoken-language.ts";
import { hashText, isOwnWords, listSentences, listWords } from "../../words.ts";
import { getPhraseBook } from "./books.ts";
import type { PhraseBook } from "./phrase-book.ts";

export interface WordMoveInput {
  guide: Guide;
  turns: readonly Turn[];
  move: Move;
  /** Any stable text, for example the session's id: it varies the wording from session to session. */
  seed: string;
}

/** Sentences of at most this many words are acknowledgements: they may come again. */
const acknowledgementWords = 4;

interface Speaker {
  book: PhraseBook;
  input: WordMoveInput;
  /** What we said so far, and in this turn. */
  said: string[];
  start: number;
}

function fill(phrase: string, values: Record<string, string>): string {
  return phrase.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function wasSaid(speaker: Speaker, text: string): boolean {
  return listSentences(text).some(
    (sentence) =>
      listWords(sentence).length > acknowledgementWords &&
      speaker.said.some((earlier) => earlier.includes(sentence)),
  );
}

/**
 * The first phrase, from a place that the seed decides, of which no sentence was said before; short ones
 * only when every longer one is used up. Undefined when all were said.
 */
function findPhrase(
  speaker: Speaker,
  phrases: readonly string[],
  values: Record<string, string> = {},
): string | undefined {
  const turned = phrases.map((_, index) => phrases[(speaker.start + index) % phrases.length] ?? "");
  const isShort = (phrase: string) => listWords(phrase).length <= acknowledgementWords;
  for (const phrase of [...turned.filter((one) => !isShort(one)), ...turned.filter(isShort)]) {
    const text = fill(phrase, values);
    if (speaker.said.some((earlier) => earlier.includes(text)) && !isShort(phrase)) continue;
    if (!wasSaid(speaker, text)) return text;
  }
  return undefined;
}

function sayPhrase(
  speaker: Speaker,
  phrases: readonly string[],
  values: Record<string, string> = {},
): string {
  const text = findPhrase(speaker, phrases, values) ?? "";
  if (text !== "") speaker.said.push(text);
  return text;
}

function join(parts: readonly string[], separator = " "): string {
  return parts.filter((part) => part.trim() !== "").join(separator);
}

/** A neutral acknowledgement, none of those of the last turns; now and then none. */
function acknowledge(speaker: Speaker): string {
  const { acknowledgements } = speaker.book;
  const recent = speaker.said.slice(-4);
  const choices = acknowledgements.filter((phrase) => !recent.some((text) => text.startsWith(phrase)));
  const place = speaker.start % (choices.length + 1);
  return choices[place] ?? "";
}

function sayQuestion(speaker: Speaker, questionId: string | null | undefined): string {
  return findQuestion(speaker.input.guide, questionId)?.text ?? "";
}

function askQuestion(speaker: Speaker, move: Move & { kind: "ask" }): string {
  const question = findQuestion(speaker.input.guide, move.questionId);
  if (question === undefined) return "";
  const tookAnswer = move.took === undefined || move.took === "answer";
  const lead = tookAnswer && !question.exactWording ? acknowledge(speaker) : "";
  return join([lead, question.text], question.text.includes("\n") ? "\n\n" : " ");
}

/** How to quote: words of an earlier answer, a name, or words of the last one each have phrases of their own. */
function listQuoting({ book, input }: Speaker, move: Move & { kind: "probe" }): readonly string[] {
  const { quoting } = book.probes[move.probeKind];
  const last = input.turns.findLast((turn) => turn.speaker === "participant")?.text ?? "";
  if (move.about === null) return quoting;
  if (move.probeKind === "contrast" && !isOwnWords(move.about, [last])) return book.contrastEarlier;
  return move.probeKind === "clarify" && isProductName(move.about, last, book.language)
    ? book.named
    : quoting;
}

function sayProbe(speaker: Speaker, move: Move & { kind: "probe" }): string {
  const { book } = speaker;
  const { plain } = book.probes[move.probeKind];
  const quoting = listQuoting(speaker, move);
  const quoted = move.about === null ? undefined : findPhrase(speaker, quoting, { x: move.about });
  if (quoted !== undefined) return quoted;
  const own = findPhrase(speaker, plain);
  if (own !== undefined) return own;
  return sayPhrase(speaker, [
    ...book.probes.expand.plain,
    ...book.probes.example.plain,
    ...book.probes.echo.plain,
  ]);
}

function listMetaFacts(speaker: Speaker, topic: string): readonly string[][] {
  const { book, input } = speaker;
  const { facts } = input.guide;
  const contact = facts.contact === null ? [] : [[...book.contact]];
  if (topic === "privacy")
    return [...(facts.retentionDays === null ? [] : [[...book.retention]]), ...contact];
  return topic === "other" || topic === "who" ? contact : [];
}

function answerMeta(speaker: Speaker, move: Move & { kind: "answer_meta" }): string {
  const { book, input } = speaker;
  const { facts, minutes } = input.guide;
  const values = {
    organization: facts.organization,
    interview: facts.interviewName,
    left: String(move.questionsLeft),
    minutes: String(minutes),
    days: String(facts.retentionDays ?? ""),
    contact: facts.contact ?? "",
  };
  const lacksCode = move.topic === "incentive" && !facts.incentive;
  const main = sayPhrase(speaker, lacksCode ? book.noIncentive : book.meta[move.topic], values);
  const more = listMetaFacts(speaker, move.topic).map((phrases) => sayPhrase(speaker, phrases, values));
  const back = sayPhrase(speaker, move.questionId === null ? book.backAtTheEnd : book.backToQuestion);
  const text = join([main, ...more, back]);
  // An organisation may be called anything, but nothing before the closing may read as the end.
  return containsCompletionPhrase(text) ? back : text;
}

function respectSkip(speaker: Speaker, move: Move & { kind: "respect_skip" }): string {
  const { book, input } = speaker;
  if (move.otherAngle) {
    const help = findQuestion(input.guide, move.questionId)?.helpText?.trim() ?? "";
    return help !== "" && !wasSaid(speaker, help) ? help : sayPhrase(speaker, book.otherAngle);
  }
  const lead = { skip: book.skip, dont_know: book.dontKnow, no_answer: book.noAnswer }[move.because];
  return join([sayPhrase(speaker, lead), sayQuestion(speaker, move.thenAsk)], "\n\n");
}

function clarify(speaker: Speaker, move: Move & { kind: "clarify" }): string {
  const help = findQuestion(speaker.input.guide, move.questionId)?.helpText?.trim() ?? "";
  return help !== "" && !wasSaid(speaker, help) ? help : sayPhrase(speaker, speaker.book.clarify);
}

function checkIn(speaker: Speaker, move: Move & { kind: "check_in" }): string {
  const { book, input } = speaker;
  const support = input.guide.facts.supportLine;
  return join([
    sayPhrase(speaker, move.crisis ? book.crisis : book.checkIn),
    support === null || containsCompletionPhrase(support)
      ? ""
      : sayPhrase(speaker, book.support, { support }),
    sayPhrase(speaker, move.crisis ? book.crisisGoOn : book.goOnOrStop),
  ]);
}

function sayMove(speaker: Speaker): string {
  const { book, input } = speaker;
  const { move, guide } = input;
  switch (move.kind) {
    case "introduce":
      return join([guide.introduction, sayQuestion(speaker, move.questionId)], "\n\n");
    case "ask":
      return askQuestion(speaker, move);
    case "probe":
      return sayProbe(speaker, move);
    case "clarify":
      return clarify(speaker, move);
    case "repeat":
      return join([book.repeat, sayQuestion(speaker, move.questionId)], "\n\n");
    case "answer_meta":
      return answerMeta(speaker, move);
    case "redirect":
      return sayPhrase(speaker, book.redirect[move.because]);
    case "respect_skip":
      return respectSkip(speaker, move);
    case "check_in":
      return checkIn(speaker, move);
    case "offer_stop":
      return sayPhrase(speaker, move.withdraw ? book.withdraw : book.offerStop);
    case "anything_else":
      return book.anythingElse;
    case "recap":
      return join(
        [book.recapLead, move.passages.map((passage) => `“${passage}”`).join("\n"), book.recapAsk],
        "\n\n",
      );
    case "close":
      return book.closing;
  }
}

/**
 * The wording of a move without any model: the creator's own questions as written, everything else from
 * the phrase book of the language that is spoken. The same input gives the same text; within an interview no
 * sentence of ours comes twice, acknowledgements of up to four words and asked-for repeats excepted.
 */
export function wordMove(input: WordMoveInput): string {
  const said = input.turns.flatMap((turn) => (turn.speaker === "interviewer" ? [turn.text] : []));
  const start = hashText(`${input.seed}/${input.turns.length}`) % 997;
  const language = tellSpokenLanguage(input.guide, input.turns, input.move);
  const speaker: Speaker = { book: getPhraseBook(language), input, said, start };
  const text = sayMove(speaker);
  return text === "" ? (speaker.book.acknowledgements[0] ?? "") : text;
}
