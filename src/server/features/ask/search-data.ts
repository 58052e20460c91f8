import { asksTheSame } from "#analysis/ask/cut-passage.ts";
import { type FoundPerson, rankPeople, type SearchHit } from "#analysis/ask/find-answers.ts";
import type { SearchQuestion } from "#analysis/ask/read-question.ts";
import { isEnglish } from "#analysis/words.ts";
import type { Database } from "../../db/database.ts";
import { readLeftOutPassages } from "../left-out/left-out-words.ts";
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
  /** Somebody's words hold enough of the question; otherwise the people are those who come nearest. */
  hasAnswer: boolean;
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
  const passages = await readLeftOutPassages(db, place.interviewId);
  const hits = [...ofSessions.hits, ...ofSources.hits].map((hit) => ({ ...hit, text: passages.blank(hit) }));
  const found = rankPeople(hits, question);
  const counts = [...ofSessions.searched, ...ofSources.searched].map(({ kind, searched }) => ({
    kind,
    searched,
    // Where not every message was looked into, people are counted by whole messages.
    matched: Math.max(found.matched[kind], (kind === "interview" && ofSessions.people) || 0),
  }));
  const languages = [...ofSessions.languages, ...ofSources.languages];
  return {
    people: found.people,
    hasAnswer: found.hasAnswer,
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
  const [rows, near, replies, languages] = await Promise.all([
    text ? store.searchSessions(db, interviewId, text) : [],
    text ? store.listNearAnswers(db, interviewId, text) : [],
    store.listReplies(
      db,
      interviewId,
      same.map(({ id }) => id),
    ),
    store.countSearchedSessions(db, interviewId),
  ]);
  const isPartial = (rows[0]?.messages ?? 0) > store.maxHits;
  return {
    // First as near ones, which know the question that was put before them.
    hits: [
      ...near.map((row) => ({ ...toHit(row, false), ...withBefore(row) })),
      ...rows.map((row) => toHit(row, false)),
      ...replies.map((reply) => toHit(reply, true)),
    ],
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

function withBefore({ before }: store.NearTurn): Pick<SearchHit, "before"> {
  return before === null ? {} : { before };
}

async function searchSources(
  db: Database,
  { place, chosen }: { place: SearchedPlace; chosen: Chosen },
  text: SearchText | undefined,
): Promise<Searched> {
  const sources = await store.listSearchedSources(db, place, chosen);
  const ids = sources.map(({ id }) => id);
  const [rows, near] = text
    ? await Promise.all([store.searchSources(db, ids, text), store.listNearSourceTurns(db, ids, text)])
    : [[], []];
  const people = new Map(sources.flatMap((source) => listPeople(source).map((one) => [one.personId, one])));
  const kinds: Kind[] = [
    ...(chosen.transcripts ? (["transcript"] as const) : []),
    ...(chosen.threads ? (["thread"] as const) : []),
  ];
  return {
    // Whoever is no participant said nothing that counts.
    hits: [...near, ...rows].flatMap((row) => {
      const person = people.get(`${row.sourceId} ${row.speakerId}`);
      const before = "before" in row && typeof row.before === "string" ? { before: row.before } : {};
      return person ? [{ ...person, messageId: row.turnId, text: row.text, ...before }] : [];
    }),
    searched: kinds.map((kind) => ({
      kind,
      searched: [...people.values()].filter(({ sourceKind }) => sourceKind === kind).length,
    })),
    languages: sources.map(({ language }) => language),
    isPartial: (rows[0]?.messages ?? 0) > store.maxHits,
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
