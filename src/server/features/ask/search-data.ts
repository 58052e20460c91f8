import { asksTheSame } from "#analysis/ask/cut-passage.ts";
import { type FoundPerson, rankPeople, type SearchHit } from "#analysis/ask/find-answers.ts";
import type { SearchQuestion } from "#analysis/ask/read-question.ts";
import { isEnglish } from "#analysis/words.ts";
import { sourceKinds } from "#contract/insights.ts";
import type { Database } from "../../db/database.ts";
import { labelParticipant } from "../../participant-label.ts";
import { LeftOutPassages } from "../left-out/quote-ranges.service.ts";
import { readKeptOutTurns } from "../transcripts/kept-out-turns.service.ts";
import * as store from "./ask.store.ts";
import type { AskedScope } from "./asked-scope.store.ts";
import * as sourceStore from "./asked-sources.store.ts";
import { type SearchText, writeSearchText } from "./search-text.store.ts";

export interface Chosen {
  interviews: boolean;
  transcripts: boolean;
  threads: boolean;
}

type Kind = SearchHit["sourceKind"];

/** People of one kind of source: how many were searched, and how many of them said something that fits. */
interface KindCount {
  kind: Kind;
  matched: number;
  searched: number;
}

export interface SearchResult {
  people: FoundPerson[];
  /** Somebody's words hold enough of the question; otherwise the people are those who come nearest. */
  hasAnswer: boolean;
  /** By kind of source, which are never one sample; a kind without anybody is left out. */
  counts: KindCount[];
  /** More messages fit than were compared with each other. */
  isPartial: boolean;
  /** Some of what was searched is in a language whose word endings the search does not know. */
  hasOtherLanguages: boolean;
  /** Questions of the script that ask the same, whose answers were counted in. */
  sameQuestions: string[];
}

/** Scripts of many interviews may ask the same; of more, those of the newest interviews. */
const maxSameQuestions = 100;

/** What participants said that holds enough of a question. */
export async function searchData(
  db: Database,
  scope: AskedScope,
  asked: { question: SearchQuestion; chosen: Chosen },
): Promise<SearchResult> {
  const { question, chosen } = asked;
  const text = writeSearchText(question);
  const scripts = text && chosen.interviews ? await store.listScriptQuestions(db, scope, text) : [];
  const same = scripts.filter((one) => asksTheSame(one.text, question)).slice(0, maxSameQuestions);
  const [ofSessions, ofSources] = await Promise.all([
    chosen.interviews ? searchSessions(db, scope, { text, same }) : nothing,
    chosen.transcripts || chosen.threads ? searchSources(db, { scope, chosen }, text) : nothing,
  ]);
  const found = [...ofSessions.hits, ...ofSources.hits];
  const sourceIds = [...new Set(found.map(({ sourceId }) => sourceId))];
  const [leftOut, keptOut] = await Promise.all([
    sourceStore.listLeftOutPlaces(db, scope, sourceIds),
    readKeptOutTurns(db, sourceIds),
  ]);
  const passages = new LeftOutPassages([...leftOut, ...keptOut]);
  const ranked = rankPeople(
    found.map((hit) => ({ ...hit, text: passages.blank(hit) })),
    question,
  );
  const searched = [...ofSessions.searched, ...ofSources.searched];
  return {
    people: ranked.people,
    hasAnswer: ranked.hasAnswer,
    // Where not every message was looked into, people are counted by whole messages.
    counts: countKinds(searched, { ...ranked.matched, atLeast: ofSessions.people ?? 0 }),
    isPartial: ofSessions.isPartial || ofSources.isPartial,
    hasOtherLanguages: searched.some(({ language }) => !isEnglish(language) && language !== "und"),
    sameQuestions: [...new Set(same.map((one) => one.text))],
  };
}

function countKinds(
  searched: Searched["searched"],
  matched: Record<Kind, number> & { atLeast: number },
): KindCount[] {
  return sourceKinds.flatMap((kind) => {
    const people = searched.reduce((sum, one) => sum + (one.kind === kind ? one.people : 0), 0);
    const fitting = Math.max(matched[kind], kind === "interview" ? matched.atLeast : 0);
    return people > 0 ? [{ kind, matched: fitting, searched: people }] : [];
  });
}

interface Searched {
  hits: SearchHit[];
  searched: { kind: Kind; language: string; people: number }[];
  isPartial: boolean;
  /** People behind all messages that fit, where more fit than were looked into. */
  people?: number | undefined;
}

const nothing: Searched = { hits: [], searched: [], isPartial: false };

async function searchSessions(
  db: Database,
  scope: AskedScope,
  { text, same }: { text: SearchText | undefined; same: store.ScriptQuestion[] },
): Promise<Searched> {
  const [rows, near, replies, searched] = await Promise.all([
    text ? store.searchSessions(db, scope, text) : [],
    text ? store.listNearAnswers(db, scope, text) : [],
    store.listReplies(db, same),
    store.countSearchedSessions(db, scope),
  ]);
  const isPartial = (rows[0]?.messages ?? 0) > store.maxHits;
  return {
    // First as near ones, which know the question that was put before them.
    hits: [
      ...near.map((row) => ({ ...toHit(row, false), ...withBefore(row) })),
      ...rows.map((row) => toHit(row, false)),
      ...replies.map((reply) => toHit(reply, true)),
    ],
    searched: searched.map((one) => ({ kind: "interview", ...one })),
    isPartial,
    people: isPartial ? rows[0]?.people : undefined,
  };
}

function toHit({ sessionId, number, turnId, text }: store.Reply, isReply: boolean): SearchHit {
  const person = { sourceId: sessionId, personId: sessionId, label: labelParticipant(number) };
  return { sourceKind: "interview", ...person, messageId: turnId, text, isReply };
}

function withBefore({ before }: store.NearTurn): Pick<SearchHit, "before"> {
  return before === null ? {} : { before };
}

async function searchSources(
  db: Database,
  of: sourceStore.SearchedSources,
  text: SearchText | undefined,
): Promise<Searched> {
  const [searched, rows, near] = await Promise.all([
    sourceStore.countSearchedPeople(db, of),
    text ? sourceStore.searchSources(db, of, text) : [],
    text ? sourceStore.listNearSourceTurns(db, of, text) : [],
  ]);
  const ids = [...new Set([...near, ...rows].map(({ sourceId }) => sourceId))];
  const sources = await sourceStore.readFoundSources(db, ids);
  const people = new Map(sources.flatMap((source) => listPeople(source).map((one) => [one.personId, one])));
  return {
    // Whoever is no participant said nothing that counts.
    hits: [...near, ...rows].flatMap((row) => {
      const person = people.get(`${row.sourceId} ${row.speakerId}`);
      const before = "before" in row && typeof row.before === "string" ? { before: row.before } : {};
      return person ? [{ ...person, messageId: row.turnId, text: row.text, ...before }] : [];
    }),
    searched,
    isPartial: (rows[0]?.messages ?? 0) > store.maxHits,
  };
}

function listPeople(source: sourceStore.FoundSource): Omit<SearchHit, "messageId" | "text">[] {
  const participants = source.speakers.filter(({ role }) => role === "participant");
  const isShared = source.kind === "thread" || participants.length > 1;
  return participants.map(({ id, name }) => ({
    sourceKind: source.kind,
    sourceId: source.id,
    personId: `${source.id} ${id}`,
    label: isShared ? `${source.name}: ${name}` : source.name,
  }));
}
