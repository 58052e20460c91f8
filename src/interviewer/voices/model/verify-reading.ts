import type { Guide } from "../../guide.ts";
import { findThread } from "../../ledger.ts";
import { type Reading, type SettledQuestion, type Thread, tones, wants } from "../../reading.ts";
import { listAllAnswers, type SessionState } from "../../session-state.ts";
import { countWords, isOwnWords, listContentWords } from "../../words.ts";

const maxThreads = 3;
const maxQuote = 240;
const maxKeptOut = 5;
const minKeptOutWords = 3;
const maxUntold = 120;
const minClauseWords = 3;
/** A few words may be an accident; a question is settled by a clause at least. */
const minSettlingWords = 5;
/** At most this share of a script may be settled unasked, whatever a model says. */
const maxSettledShare = 0.34;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function listObjects(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.slice(0, 12).filter(isObject) : [];
}

/** A model's quotation without the marks around it; empty when it is none. */
export function readQuote(value: unknown): string {
  if (typeof value !== "string") return "";
  return value
    .trim()
    .replace(/^["“„«]+|["”“»]+$/gu, "")
    .trim()
    .slice(0, maxQuote);
}

function readThreads(value: unknown, message: string, { ledger }: SessionState): Thread[] {
  const threads: Thread[] = [];
  for (const entry of listObjects(value)) {
    const quote = readQuote(entry.quote);
    // "I did not say" holds no word of content, and can be the heaviest thing of all.
    const says = listContentWords(quote).length > 0 || countWords(quote) >= minClauseWords;
    const isNew = says && findThread(ledger, quote) === undefined;
    if (!isNew || !isOwnWords(quote, [message])) continue;
    const weight = entry.weight === 3 ? 3 : entry.weight === 1 ? 1 : 2;
    const untold = typeof entry.untold === "string" ? entry.untold.trim().slice(0, maxUntold) : "";
    threads.push({ quote, untold, weight });
  }
  return threads.slice(0, maxThreads);
}

/**
 * Questions still to come that this message or an earlier one answered, by their numbers. Exact wording and high priority are
 * asked all the same, as are closed questions and those that show something; one a message at most, and a third of the script in all: no model can skip a script.
 */
function readSettled(
  value: unknown,
  said: readonly string[],
  guide: Guide,
  state: SessionState,
): SettledQuestion[] {
  if ((state.settled.size + 1) / guide.questions.length > maxSettledShare) return [];
  for (const entry of listObjects(value)) {
    const question = guide.questions[Number(entry.question) - 1];
    const quote = readQuote(entry.quote);
    if (question === undefined || question.exactWording || question.priority === "high") continue;
    if (question.item !== undefined || question.stimulus !== undefined) continue;
    if (state.asked.includes(question.id) || state.settled.has(question.id)) continue;
    if (countWords(quote) < minSettlingWords || !isOwnWords(quote, said)) continue;
    return [{ questionId: question.id, quote }];
  }
  return [];
}

function readDone(value: unknown, { ledger }: SessionState): Reading["done"] {
  return listObjects(value).flatMap((entry) => {
    const quote = readQuote(entry.quote);
    if (findThread(ledger, quote) === undefined) return [];
    return [{ quote, why: entry.why === "refused" ? ("refused" as const) : ("told" as const) }];
  });
}

/** Whole clauses, and names: any other word would leave out whatever message holds it. */
function readKeepOut(value: unknown, said: readonly string[]): Pick<Reading, "keepOut" | "keepOutNames"> {
  if (!Array.isArray(value)) return {};
  const quotes = new Set(value.slice(0, maxKeptOut).map(readQuote));
  const own = [...quotes].filter((quote) => isOwnWords(quote, said));
  const keepOut = own.filter((quote) => countWords(quote) >= minKeptOutWords);
  const keepOutNames = own.filter((quote) => countWords(quote) < minKeptOutWords && isName(quote));
  return { ...(keepOut.length > 0 && { keepOut }), ...(keepOutNames.length > 0 && { keepOutNames }) };
}

function isName(quote: string): boolean {
  return /(?<!\p{L})\p{Lu}/u.test(quote) && listContentWords(quote).length > 0;
}

/**
 * A model's reading with everything dropped that its own words do not bear out: quotes that the message does
 * not hold, questions that were asked already, unknown values. Never throws; an unreadable reading is empty.
 */
export function verifyReading(value: unknown, guide: Guide, state: SessionState): Reading {
  const raw = isObject(value) ? value : {};
  const message = state.message ?? "";
  const said = [message, ...listAllAnswers(state)];
  return {
    threads: readThreads(raw.threads, message, state),
    settled: readSettled(raw.settled, said, guide, state),
    done: readDone(raw.done, state),
    want: wants.find((want) => want === raw.wants) ?? "nothing",
    tone: tones.find((tone) => tone === raw.tone) ?? "plain",
    ...readKeepOut(raw.keepOut, said),
    by: "model",
  };
}
