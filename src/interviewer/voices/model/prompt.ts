import type { Guide, Turn } from "../../guide.ts";
import { asksHowMuchIsLeft } from "../../how-much-is-left.ts";
import { hurriedProbes } from "../../limits.ts";
import type { AllowedMove } from "../../offer.ts";
import { findOpenProbe, type Situation } from "../../situation.ts";
import { countAllProbesLeft, isPurseClosed } from "../../time-plan.ts";
import { isUntold } from "../../told-since.ts";
import { readableSlice } from "../../words.ts";
import { unseen, writeGuide } from "./guide-part.ts";
import { endingRules, rules } from "./rules.ts";
import { writeWorn } from "./worn.ts";

/** A prompt in its parts, each the same bytes for as long as it can be, so that providers can cache them. */
export interface ModelPrompt {
  /** The same in every interview. */
  rules: string;
  /** The same in every session of a script. */
  guide: string;
  /** Grows with the session: the whole talk, the open threads, the moves allowed now. */
  turn: string;
  /** Of the answer: the reading and the words. */
  maxTokens: number;
}

const maxAnswerTokens = 700;
/** About 6,000 tokens: beyond that older answers are cut to their threads. */
const maxTalkCharacters = 24_000;
const maxAnswerCharacters = 4_000;
const maxOpenThreads = 5;
const maxEarlierThreads = 2;

/** What must not leave for a provider, should a participant have typed it. */
const personal =
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+|https?:\/\/\S+|\+?\d[\d\s().-]{6,}\d|\b[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}\b/gu;

/** A text as data: one line, its quotation marks and line breaks escaped, nothing personal, a paste cut. */
export function quoteData(text: string, max = maxAnswerCharacters): string {
  const clean = readableSlice(text).replace(personal, "[removed]");
  return JSON.stringify(clean.length > max ? `${clean.slice(0, max)}…` : clean);
}

const languageNames = new Intl.DisplayNames(["en"], { type: "language" });

function describeLanguage(language: string): string {
  try {
    return languageNames.of(language) ?? language;
  } catch {
    return language;
  }
}

/** The talk as it was, newest words whole; where it is too long, older answers keep their threads only. */
function writeTalk({ turns, state }: Situation): string[] {
  const lines: string[] = [];
  let room = maxTalkCharacters;
  for (const [index, turn] of [...turns.entries()].toReversed()) {
    const line = writeLine(turn);
    if (room >= line.length) lines.push(line);
    else if (turn.speaker === "participant") {
      const threads = state.ledger.filter((thread) => thread.turn === index);
      if (threads.length > 0) lines.push(`They: ${threads.map(({ quote }) => quoteData(quote)).join(" … ")}`);
    }
    room -= line.length;
  }
  return lines.toReversed();
}

function writeLine(turn: Turn): string {
  return turn.speaker === "participant"
    ? `They: ${quoteData(turn.text)}`
    : `You: ${JSON.stringify(turn.text)}`;
}

const maxClosed = 6;

/** What they have closed, so that nobody comes back to it. */
function writeClosed({ state }: Situation): string[] {
  const closed = state.ledger.filter((thread) => thread.state === "refused" || thread.state === "told");
  if (closed.length === 0) return [];
  const quotes = closed.slice(-maxClosed).map(({ quote }) => quoteData(quote));
  return [`Told or closed, not to be asked about again: ${quotes.join("; ")}`];
}

/** Hints at the open question, and of earlier ones the heaviest alone: a return to anything less reads as a list. */
function writeThreads({ state, turns }: Situation): string[] {
  const asked = turns.findLastIndex((turn) => turn.speaker === "interviewer" && turn.move.kind === "ask");
  const minWeight = state.isHurried ? 2 : 1;
  const open = state.ledger
    .filter((thread) => thread.weight >= minWeight && isUntold(thread, turns))
    .sort((left, right) => right.weight - left.weight || right.turn - left.turn);
  const here = open.filter(({ turn }) => turn > asked).slice(0, maxOpenThreads);
  const earlier = open.filter(({ turn, weight }) => turn < asked && weight === 3).slice(0, maxEarlierThreads);
  return [
    ...writeThreadList("Not asked about yet", here),
    ...writeThreadList(
      "Not asked about at earlier questions (go back to one at most, and only if nothing since has told it)",
      earlier,
    ),
  ];
}

function writeThreadList(title: string, threads: Situation["state"]["ledger"]): string[] {
  if (threads.length === 0) return [];
  const lines = threads.map(({ quote, untold, weight }) => {
    const missing = untold === "" ? "" : `${untold}; `;
    return `${quoteData(quote)} (${missing}weight ${weight})`;
  });
  return [`${title}: ${lines.join("; ")}`];
}

/** Whether a reading may pass over a question for the one after it. */
function mayBeSettled({ questions }: Guide, number: number): boolean {
  const question = questions[number - 1];
  const hasNext = number < questions.length;
  if (!hasNext || question === undefined || question.item !== undefined) return false;
  if (question.stimulus !== undefined) return false;
  return !question.exactWording && question.priority !== "high";
}

function writeAnswer({ thenAsk, topic }: AllowedMove & { kind: "answer" }, situation: Situation): string {
  const { guide, state, turns, message } = situation;
  const find = (wanted: string | null | undefined) =>
    guide.questions.findIndex(({ id }) => id === wanted) + 1;
  const isAsking = /[?؟]/u.test(message);
  const isJustAsked =
    isAsking && turns.findLast((turn) => turn.speaker === "interviewer")?.move.kind === "ask";
  const open = isJustAsked ? find(state.currentQuestionId) : 0;
  const next = find(thenAsk);
  const probed = findOpenProbe(situation);
  const again =
    probed === undefined
      ? ""
      : `, or your last question again if they would still answer it ("about" is ${quoteData(probed)})`;
  const notes = [
    writeLeft(situation),
    next > 0
      ? `ask question ${next}, or about something of weight ${topic === "duration" ? "3" : "2 or 3"} in this message ("about" is its quote)${again}`
      : open > 0
        ? `put question ${open} again unless they have answered it`
        : "",
  ].filter((note) => note !== "");
  return notes.length === 0 ? "answer" : `answer (${notes.join(" and ")})`;
}

/** How much is left, to whoever asks; little may come on top of the script, and nobody minds fewer. */
function writeLeft({ guide, state, intent, message }: Situation): string {
  const count = guide.questions.length - state.asked.length - state.settled.size - state.passed.size;
  if (intent === "fatigue" && !state.isHurried) return `say that ${count} questions are left`;
  if (!state.isHurried || !asksHowMuchIsLeft(message)) return "";
  // The last answer keeps one beyond them.
  const most = count + Math.max(hurriedProbes - state.hurriedProbes, 0) + 1;
  return count === 0 ? "say that this is the last one" : `say that about ${most} questions are left`;
}

function writeProbe(move: AllowedMove & { kind: "probe" }, { state, item }: Situation): string {
  if (item?.read !== undefined && !item.read.hasMore)
    return "probe (say what they chose, and ask what is behind it)";
  if (move.minWeight === 1) return "probe";
  if (move.isLast === true)
    return "probe (only what weighs 2 or 3 in this message; they are told that it is the last question)";
  if (isPurseClosed(state)) return "probe (only if they have just told of hurt)";
  if (move.isStay === true) return "probe (only what weighs 3 in this message)";
  return move.minWeight === 3
    ? "probe (only a thread of weight 3)"
    : "probe (only a thread of weight 2 or 3)";
}

function writeMove(move: AllowedMove, situation: Situation): string {
  const { guide } = situation;
  switch (move.kind) {
    case "probe":
      return writeProbe(move, situation);
    case "ask": {
      const number = guide.questions.findIndex(({ id }) => id === move.questionId) + 1;
      if (move.as === "again") return `ask (question ${number} once more)`;
      return move.as === "after_skip"
        ? `ask (they skip this one; go to question ${number})`
        : `ask (question ${number}${mayBeSettled(guide, number) ? `, or ${number + 1} if you settle ${number}` : ""})`;
    }
    case "answer":
      return writeAnswer(move, situation);
    default:
      return move.kind;
  }
}

function writeTime({ guide, state, timeLeft }: Situation): string {
  const probes = countAllProbesLeft(guide, state, timeLeft);
  const left = `Probes left in all: ${probes > 0 ? probes : "none, or one for what weighs most where it is allowed"}`;
  return `Planned for the rest, not to be told: ${Math.max(Math.round(timeLeft / 60_000), 0)} minutes. ${left}.`;
}

function writePlace(situation: Situation): string {
  const { guide, state, timeLeft } = situation;
  const number = guide.questions.findIndex(({ id }) => id === state.currentQuestionId) + 1;
  const total = guide.questions.length;
  const onQuestion = state.probes.get(state.currentQuestionId ?? "")?.length ?? 0;
  const left = total - state.asked.length - state.settled.size - state.passed.size;
  const settled = guide.questions.flatMap(({ id }, index) => (state.settled.has(id) ? [index + 1] : []));
  return [
    state.stage === "questions"
      ? `Question ${number} of ${total} is open, ${onQuestion} probes on it so far.`
      : `All ${total} questions are done; you asked whether they would like to add something.`,
    ...(state.stage === "questions" ? [`${left} script questions to come.`] : []),
    ...(state.isHurried
      ? [
          `They asked how much is left. Probes left in all: ${Math.max(hurriedProbes - state.hurriedProbes, 0)}.`,
        ]
      : []),
    ...(settled.length > 0 ? [`Answered already: ${settled.join(", ")}.`] : []),
    ...(Number.isFinite(timeLeft) && !state.isHurried ? [writeTime(situation)] : []),
  ].join(" ");
}

function isEnding(kind: AllowedMove["kind"]): kind is keyof typeof endingRules {
  return kind in endingRules;
}

/** What a first answer did wrong, for the second. */
export interface Retry {
  faults: readonly string[];
  /** The sentence at fault; empty where it was the choice, or the whole. */
  refused: string;
  /** What was shown of it already, and is not said again. */
  said: string;
}

function writeRetry({ faults, refused, said }: Retry): string[] {
  const sentence = refused === "" ? "" : ` (in ${JSON.stringify(refused)})`;
  const again = `Your first answer was refused: ${[...new Set(faults)].join(", ").replaceAll("_", " ")}${sentence}. Answer again without that fault.`;
  return said === ""
    ? [again]
    : [again, `They have already seen ${JSON.stringify(said)}: go on from there, without repeating it.`];
}

/**
 * The prompt for one turn. It holds the script, this session's words as data, and nothing else: no e-mail,
 * no demographics, no id, no code.
 */
export function buildPrompt(
  situation: Situation,
  moves: readonly AllowedMove[],
  { language, retry }: { language: string; retry?: Retry },
): ModelPrompt {
  return {
    rules,
    guide: writeGuide(situation.guide),
    turn: [
      "The talk so far:",
      ...writeTalk(situation),
      "",
      ...writeThreads(situation),
      ...writeClosed(situation),
      writePlace(situation),
      ...writeWorn(situation),
      ...moves.flatMap(({ kind }) => (isEnding(kind) ? [endingRules[kind]] : [])),
      `Moves allowed now: ${moves.map((move) => writeMove(move, situation)).join(", ")}. Speak ${describeLanguage(language)}.`,
      ...(retry === undefined ? [] : writeRetry(retry)),
    ].join("\n"),
    maxTokens: maxAnswerTokens,
  };
}

/** Texts of the prompt that no turn may hold, in pieces that can be looked for. */
export const privateTexts: readonly string[] = [
  ...[...rules.split("\n"), ...Object.values(endingRules), unseen]
    // An example may be said as it is.
    .flatMap((line) => line.split(/"[^"]*"/u))
    .filter((line) => line.length > 40),
];
