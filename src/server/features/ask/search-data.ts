import { asksTheSame } from "#analysis/ask/cut-passage.ts";
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
  interviewId: string;
  projectId: string;
  /** Of the script as it is now. */
  questions: { id: string; text: string }[];
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
  /** Questions of the script that ask the same, whose answers were counted in. */
  sameQuestions: string[];
}

/** What participants said that holds enough of a question. */
export async function searchData(
  db: Database,
  place: SearchedPlace,
  asked: { question: SearchQuestion; chosen: Chosen },
): Promise<SearchResult> {
  const { question, chosen } = asked;
  const text = writeSearchText(question);
  const same = chosen.interviews ? place.questions.filter((one) => asksTheSame(one.text, question)) : [];
  const [ofSessions, ofSources] = await Promise.all([
    chosen.interviews ? searchSessions(db, place.interviewId, { text, same }) : nothing,
    searchSources(db, { place, chosen }, text),
  ]);
  const found = rankPeople([...ofSessions.hits, ...ofSources.hits], question);
  const counts = [...ofSessions.searched, ...ofSources.searched].map(({ kind, searched }) => ({
    kind,
    searched,
    // Where not every message was looked into, people are counted by whole messages.
    matched: Math.max(found.matched[kind], (kind === "interview" && ofSessions.people) || 0),
  }));
  const languages = [...ofSessions.languages, ...ofSources.languages];
  return {
    people: found.people,
    counts,
    isPartial: ofSessions.isPartial || ofSources.isPartial,
    hasOtherLanguages: languages.some((language) => !isEnglish(language) && language !== "und"),
    sameQuestions: same.map((one) => one.text),
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
  { text, same }: { text: SearchText | undefined; same: { id: string }[] },
): Promise<Searched> {
  const [rows, replies, languages] = await Promise.all([
    text ? store.searchSessions(db, interviewId, text) : [],
    store.listReplies(
      db,
      interviewId,
      same.map(({ id }) => id),
    ),
    store.countSearchedSessions(db, interviewId),
  ]);
  const isPartial = (rows[0]?.messages ?? 0) > store.mostHits;
  return {
    hits: [...rows.map((row) => toHit(row, false)), ...replies.map((reply) => toHit(reply, true))],
    searched: [{ kind: "interview", searched: languages.reduce((sum, { count }) => sum + count, 0) }],
    languages: languages.map(({ language }) => language),
    isPartial,
    people: isPartial ? rows[0]?.people : undefined,
  };
}

function toHit({ sessionId, number, turnId, text }: store.Reply, isReply: boolean): SearchHit {
  const person = { sourceId: sessionId, personId: sessionId, label: labelParticipant(number) };
  return { sourceKind: "interview", ...person, messageId: turnId, text, isReply };
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
