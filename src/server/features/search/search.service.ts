import { rates } from "#contract/limits.ts";
import type { AnswerOf } from "#contract/operation.ts";
import type { searchSessions as operation, SessionHit } from "#contract/session-reading.ts";
import type { Database } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { isTime, unknownPlace } from "../../http/page-cursor.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { labelParticipant } from "../../participant-label.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import * as store from "./search.store.ts";
import { readWords, writePattern, writeQuery } from "./search-words.ts";
import { cutSnippet, findSpans, readMarks } from "./snippet.ts";

type Answer = AnswerOf<typeof operation>;

export interface SearchRequest {
  accountId: string;
  interviewId: string;
  q: string;
  limit?: number | undefined;
  cursor?: string | undefined;
}

const defaultPage = 20;
const nothing: Answer = { hits: [], nextCursor: null, messages: 0, sessions: 0, notice: null };

/**
 * What participants said, finished or not, that holds all of the words typed, the last one maybe not to its end.
 * Where no message holds them as words, and for words that the index leaves out, their letters are looked for.
 */
export async function searchSessions(
  deps: Pick<Deps, "db" | "config">,
  request: SearchRequest,
): Promise<Answer> {
  const { db } = deps;
  const interview = await ownInterview(db, request.accountId, request.interviewId, "view");
  const after = request.cursor ? readCursor(request.cursor) : undefined;
  if (request.q === "") return nothing;
  await takeFromLimit(deps, `search:${request.accountId}`, rates.search);
  const limit = request.limit ?? defaultPage;
  // One more than is shown tells whether there is a next page.
  const page = { after, limit: limit + 1 };
  const search = { interviewId: interview.id, q: request.q };
  const byWords = await searchByWords(db, search, page);
  if (byWords.length > 0) return toAnswer(request.q, byWords, limit);
  const byLetters = await searchByLetters(db, search, page);
  const notice = await describeScan(db, interview.id);
  return { ...toAnswer(request.q, byLetters, limit), notice };
}

interface Search {
  interviewId: string;
  q: string;
}

type Page = Parameters<typeof store.searchByWords>[2];

async function searchByWords(db: Database, { interviewId, q }: Search, page: Page): Promise<store.HitRow[]> {
  const words = readWords(q);
  if (words.length === 0) return [];
  const kept = new Set(await store.listKeptWords(db, words));
  const known = words.filter((word) => kept.has(word));
  if (known.length === 0) return [];
  const isLastOpen = known.at(-1) === words.at(-1);
  const patterns = words.filter((word) => !kept.has(word)).map((word) => `\\m${writePattern(word)}\\M`);
  return store.searchByWords(db, { interviewId, query: writeQuery(known, isLastOpen), patterns }, page);
}

/** As whole words where there are any, since "on" is in "nobody"; the last one as a beginning. */
async function searchByLetters(
  db: Database,
  { interviewId, q }: Search,
  page: Page,
): Promise<store.HitRow[]> {
  const words = readWords(q);
  if (words.length === 0)
    return store.searchByLetters(db, { interviewId, patterns: [writePattern(q)] }, page);
  const kept = new Set(await store.listKeptWords(db, words));
  const patterns = words.map((word, index) => {
    const end = index === words.length - 1 ? "" : "\\M";
    return kept.has(word) ? writePattern(word) : `\\m${writePattern(word)}${end}`;
  });
  return store.searchByLetters(db, { interviewId, patterns }, page);
}

async function describeScan(db: Database, interviewId: string): Promise<string | null> {
  const all = await store.countSessions(db, interviewId);
  return all > store.maxScanned
    ? `No message contains this as whole words, so we searched for the letters in the newest ${store.maxScanned.toLocaleString("en")} sessions only.`
    : null;
}

function toAnswer(q: string, rows: store.HitRow[], limit: number): Answer {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const { messages = 0, sessions = 0 } = rows[0] ?? {};
  return {
    hits: shown.map((row) => toHit(q, row)),
    nextCursor: last ? writeCursor(last) : null,
    messages,
    sessions,
    notice: null,
  };
}

function toHit(q: string, row: store.HitRow): SessionHit {
  const words = readWords(q);
  const wanted = words.length === 0 ? [q] : words;
  const marks = row.marked === null ? undefined : readMarks(row.text, row.marked);
  return {
    sessionId: row.sessionId,
    label: labelParticipant(row.number),
    startDate: new Date(row.startedAt).toISOString(),
    completed: row.completedAt !== null,
    messageId: row.turnId,
    ...cutSnippet(row.text, marks && marks.length > 0 ? marks : findSpans(row.text, wanted)),
  };
}

function writeCursor({ startedText, sessionId, seq }: store.HitCursor): string {
  return Buffer.from(`${startedText} ${sessionId} ${seq}`).toString("base64url");
}

const shape = /^(\S{1,40}) ([A-Za-z0-9]{1,64}) (\d{1,9})$/;

function readCursor(text: string): store.HitCursor {
  const [, startedText = "", sessionId = "", seq = ""] =
    shape.exec(Buffer.from(text, "base64url").toString()) ?? [];
  if (!isTime(startedText)) throw unknownPlace();
  return { startedText, sessionId, seq: Number(seq) };
}
