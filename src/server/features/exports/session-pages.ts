import type { ExportSession } from "#analysis/formats/export-project.ts";
import type { AnswerFlag } from "#contract/answer-checks.ts";
import { openEmails } from "../../auth/sealed-address.ts";
import type { Database } from "../../db/database.ts";
import { listKeptOutByParticipants, listNamesLeftOut } from "../../db/left-out.ts";
import { listAnalysedTurns, readSentiments } from "../../db/session-turns.ts";
import type { Deps } from "../../deps.ts";
import { hideNames } from "../../left-out-names.ts";
import { listFormAnswers, type NamedForm } from "../forms/answered-forms.service.ts";
import { hideRepeated } from "../left-out/hide-repeated.service.ts";
import { getGuide } from "../sessions/guides.service.ts";
import { listKeptOutTurns } from "../transcripts/kept-out-turns.service.ts";
import { toInterviewSession, toSourceSession } from "./export-sessions.ts";
import * as sourceStore from "./export-sources.store.ts";
import * as store from "./exports.store.ts";
import { listTranslatedPassages } from "./translated-passages.store.ts";

/** Stands in exports for a message that its participant asked us not to use. */
const keptOutText = "[Left out: the participant asked for it]";

/** Sessions in memory at a time: some hundred kilobytes of words. */
const pageSize = 50;
/** Transcripts and threads may be long. */
const sourcePageSize = 10;

/** What is known of an interview before its sessions are read. */
interface GivenParts {
  forms: Map<string, NamedForm>;
  /** What is worth a second look, by session, where it was asked for. */
  flags: Map<string, AnswerFlag[]> | undefined;
}

/** The sessions of an interview, oldest first; none is held once it was given. */
export async function* readInterviewSessions(
  deps: Pick<Deps, "db" | "secret">,
  interview: store.InterviewRow,
  given: GivenParts,
): AsyncGenerator<ExportSession> {
  let after: store.PageEnd | undefined;
  for (;;) {
    const rows = await store.listSessions(deps.db, interview.id, { after, limit: pageSize });
    yield* await readPage(deps.db, { interview, rows: openEmails(deps.secret, rows), given });
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = { startedAt: last.startedAtText, id: last.id };
  }
}

async function readPage(
  db: Database,
  page: { interview: store.InterviewRow; rows: store.SessionRow[]; given: GivenParts },
): Promise<ExportSession[]> {
  const { interview, rows, given } = page;
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const [said, answers, annotations, spoken, translated, keptOut, names] = await Promise.all([
    listAnalysedTurns(db, ids),
    listFormAnswers(db, ids),
    store.listAnnotations(db, ids),
    store.listSpoken(db, ids),
    listTranslatedPassages(db, ids),
    listKeptOutByParticipants(db, ids),
    listNamesLeftOut(db, ids),
  ]);
  const heard = hideKeptOut(dropChosen(said, keptOut), keptOut, ({ sessionId, speaker }) => ({
    ...{ talk: sessionId, isAsking: speaker === "interviewer" },
  }));
  const turns = heard.map((turn) => ({
    ...turn,
    text: hideNames(turn.text, names.get(turn.sessionId) ?? []),
  }));
  const kept = new Set(turns.flatMap(({ id }) => (keptOut.has(id) ? [] : [id])));
  const own = turns.filter((turn) => turn.speaker === "participant").map((turn) => turn.id);
  const parts = {
    turns: Map.groupBy(turns, (turn) => turn.sessionId),
    answers: Map.groupBy(answers, (answer) => answer.sessionId),
    // What is marked in words that are kept out, and what was heard, is kept out with them.
    annotations: groupKept(annotations, keptOut),
    sentiments: await readSentiments(db, interview.id, own),
    ...given,
    spoken: new Map([...spoken].filter(([id]) => kept.has(id))),
    translated: new Map([...translated].filter(([id]) => kept.has(id))),
    guides: await readGuides(db, rows),
    isLinked: interview.settings.linkEmailToSession,
    showTown: interview.settings.keepTown !== false,
  };
  return rows.map((row) => toInterviewSession(row, parts));
}

/** By talk the marks that stand in no words that are kept out. */
function groupKept<Row extends { sessionId: string; items: { messageId: string }[] }>(
  rows: Row[],
  keptOut: ReadonlySet<string>,
): Map<string, Row[]> {
  return Map.groupBy(
    rows.map((row) => ({ ...row, items: row.items.filter(({ messageId }) => !keptOut.has(messageId)) })),
    ({ sessionId }) => sessionId,
  );
}

/** The move behind a message says what was chosen in it. */
function dropChosen<Turn extends { id: string; sessionId: string; move: { closed?: unknown } | null }>(
  said: Turn[],
  keptOut: ReadonlySet<string>,
): Turn[] {
  return said.map((turn, at) => {
    const before = said[at - 1];
    const isChosen = turn.move?.closed !== undefined && before?.sessionId === turn.sessionId;
    if (!isChosen || !keptOut.has(before.id)) return turn;
    const { closed: _, ...move } = turn.move ?? {};
    return { ...turn, move };
  });
}

/** What participants asked us not to use, and what of it the interviewer repeated. */
function hideKeptOut<Turn extends { id: string; text: string }>(
  said: Turn[],
  keptOut: ReadonlySet<string>,
  describe: (turn: Turn) => { talk: string; isAsking: boolean },
): Turn[] {
  const byTalk = Map.groupBy(
    said.filter(({ id }) => keptOut.has(id)),
    (turn) => describe(turn).talk,
  );
  return said.map((turn) => {
    if (keptOut.has(turn.id)) return { ...turn, text: keptOutText };
    const { talk, isAsking } = describe(turn);
    const own = byTalk.get(talk);
    if (own === undefined || !isAsking) return turn;
    return {
      ...turn,
      text: hideRepeated(
        turn.text,
        own.map(({ text }) => text),
      ),
    };
  });
}

async function readGuides(db: Database, rows: store.SessionRow[]) {
  const ids = [...new Set(rows.map((row) => row.guideId))];
  return new Map(await Promise.all(ids.map(async (id) => [id, await getGuide(db, id)] as const)));
}

/** Transcripts and threads as sessions; sentiments are the interview's, where there is one that read them. */
export async function* readSourceSessions(
  db: Database,
  of: { interviewId: string | null; sources: { row: sourceStore.SourceRow; label: string }[] },
): AsyncGenerator<ExportSession> {
  for (let at = 0; at < of.sources.length; at += sourcePageSize) {
    const page = of.sources.slice(at, at + sourcePageSize);
    const ids = page.map(({ row }) => row.id);
    const [said, annotations] = await Promise.all([
      sourceStore.listSourceTurns(db, ids),
      sourceStore.listSourceAnnotations(db, ids),
    ]);
    const bySource = Map.groupBy(said, (turn) => turn.sourceId);
    const places = page.flatMap(({ row }) => listKeptOutTurns(row, bySource.get(row.id) ?? []));
    const keptOut = new Set(places.map(({ messageId }) => messageId));
    const people = new Set(
      page.flatMap(({ row: { id, speakers } }) =>
        speakers.flatMap((speaker) => (speaker.role === "participant" ? [`${id} ${speaker.id}`] : [])),
      ),
    );
    const turns = hideKeptOut(said, keptOut, ({ sourceId, speakerId }) => ({
      ...{ talk: sourceId, isAsking: !people.has(`${sourceId} ${speakerId}`) },
    }));
    const turnIds = turns.map((turn) => turn.id);
    const parts = {
      turns: Map.groupBy(turns, (turn) => turn.sourceId),
      annotations: groupKept(annotations, keptOut),
      sentiments: of.interviewId ? await readSentiments(db, of.interviewId, turnIds) : new Map(),
    };
    for (const { row, label } of page) yield toSourceSession(row, { ...parts, label });
  }
}
