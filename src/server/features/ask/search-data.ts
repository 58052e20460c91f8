import { type FoundPerson, rankPeople, type SearchHit } from "#analysis/ask/find-answers.ts";
import type { SearchQuestion } from "#analysis/ask/read-question.ts";
import { isEnglish } from "#analysis/words.ts";
import type { Database } from "../../db/database.ts";
import { labelParticipant } from "../transcripts/participant-label.ts";
import * as store from "./ask.store.ts";
import { type SearchText, writeSearchText } from "./search-text.ts";

export interface Chosen {
  interviews: boolean;
  transcripts: boolean;
  threads: boolean;
}

export interface SearchedPlace {
  accountId: string;
  interviewId: string;
  projectId: string;
}

type Kind = SearchHit["sourceKind"];

/** People of one kind of source: how many were searched, and how many of them said something that fits. */
export interface KindCount {
  kind: Kind;
  matched: number;
  searched: number;
}

export interface SearchResult {
  people: FoundPerson[];
  /** One a kind that was chosen; the kinds are never one sample. */
  counts: KindCount[];
  /** More messages fit than were compared with each other. */
  isPartial: boolean;
  /** Some of what was searched is in a language whose word endings the search does not know. */
  hasOtherLanguages: boolean;
}

/** What participants said that holds enough of a question. */
export async function searchData(
  db: Database,
  place: SearchedPlace,
  asked: { question: SearchQuestion; chosen: Chosen },
): Promise<SearchResult> {
  const { question, chosen } = asked;
  const text = writeSearchText(question);
  const [ofSessions, ofSources] = await Promise.all([
    chosen.interviews ? searchSessions(db, place.interviewId, text) : nothing,
    searchSources(db, { place, chosen }, text),
  ]);
  const found = rankPeople([...ofSessions.hits, ...ofSources.hits], question);
  const counts = [...ofSessions.searched, ...ofSources.searched].map(({ kind, searched }) => ({
    kind,
    searched,
    // Where not every message was looked into, people are counted by whole messages.
    matched: kind === "interview" ? (ofSessions.people ?? found.matched.interview) : found.matched[kind],
  }));
  const languages = [...ofSessions.languages, ...ofSources.languages];
  return {
    people: found.people,
    counts,
    isPartial: ofSessions.isPartial || ofSources.isPartial,
    hasOtherLanguages: languages.some((language) => !isEnglish(language) && language !== "und"),
  };
}

interface Searched {
  hits: SearchHit[];
  searched: { kind: Kind; searched: number }[];
  languages: string[];
  isPartial: boolean;
  /** People behind all messages that fit, where more fit than were looked into. */
  people?: number | undefined;
}

const nothing: Searched = { hits: [], searched: [], languages: [], isPartial: false };

async function searchSessions(
  db: Database,
  interviewId: string,
  text: SearchText | undefined,
): Promise<Searched> {
  const [rows, languages] = await Promise.all([
    text ? store.searchSessions(db, interviewId, text) : [],
    store.countSearchedSessions(db, interviewId),
  ]);
  const isPartial = (rows[0]?.messages ?? 0) > store.mostHits;
  return {
    hits: rows.map((row) => ({
      sourceKind: "interview",
      sourceId: row.sessionId,
      personId: row.sessionId,
      label: labelParticipant(row.number),
      messageId: row.turnId,
      text: row.text,
    })),
    searched: [{ kind: "interview", searched: languages.reduce((sum, { count }) => sum + count, 0) }],
    languages: languages.map(({ language }) => language),
    isPartial,
    people: isPartial ? rows[0]?.people : undefined,
  };
}

async function searchSources(
  db: Database,
  { place, chosen }: { place: SearchedPlace; chosen: Chosen },
  text: SearchText | undefined,
): Promise<Searched> {
  const sources = await store.listSearchedSources(db, place, chosen);
  const ids = sources.map(({ id }) => id);
  const rows = text ? await store.searchSources(db, ids, text) : [];
  const people = new Map(sources.flatMap((source) => listPeople(source).map((one) => [one.personId, one])));
  const kinds: Kind[] = [
    ...(chosen.transcripts ? (["transcript"] as const) : []),
    ...(chosen.threads ? (["thread"] as const) : []),
  ];
  return {
    // Whoever is no participant said nothing that counts.
    hits: rows.flatMap((row) => {
      const person = people.get(`${row.sourceId} ${row.speakerId}`);
      return person ? [{ ...person, messageId: row.turnId, text: row.text }] : [];
    }),
    searched: kinds.map((kind) => ({
      kind,
      searched: [...people.values()].filter(({ sourceKind }) => sourceKind === kind).length,
    })),
    languages: sources.map(({ language }) => language),
    isPartial: (rows[0]?.messages ?? 0) > store.mostHits,
  };
}

function listPeople(source: store.SearchedSource): Omit<SearchHit, "messageId" | "text">[] {
  const participants = source.speakers.filter(({ role }) => role === "participant");
  const isShared = source.kind === "thread" || participants.length > 1;
  return participants.map(({ id, name }) => ({
    sourceKind: source.kind,
    sourceId: source.id,
    personId: `${source.id} ${id}`,
    label: isShared ? `${source.name}: ${name}` : source.name,
  }));
}
