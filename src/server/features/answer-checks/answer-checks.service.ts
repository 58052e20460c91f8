import { createHash } from "node:crypto";
import { setImmediate as nextTick } from "node:timers/promises";
import type { CheckedPerson } from "#analysis/answer-checks/checked-person.ts";
import { countBacking } from "#analysis/certainty/unflagged.ts";
import { type CsvCell, writeCsv } from "#analysis/formats/csv.ts";
import type { AnswerFlag, FlaggedSession, getAnswerChecks as operation } from "#contract/answer-checks.ts";
import { flagNames } from "#contract/describe-flags.ts";
import type { InterviewSettings } from "#contract/interview-settings.ts";
import type { AnswerOf } from "#contract/operation.ts";
import { panelPresets } from "#contract/panel-presets.ts";
import { askCreatorWork } from "../../creator-work/creator-work.ts";
import type { Database } from "../../db/database.ts";
import { countFinishedSessions } from "../../db/finished-sessions.ts";
import { labelParticipant } from "../../participant-label.ts";
import { applyStoredEdits } from "../findings/stored-edits.ts";
import { findLatestResult } from "../insights/latest-result.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { readLeftOutPassages } from "../left-out/left-out-words.service.ts";
import type { LeftOutPassages } from "../left-out/quote-ranges.service.ts";
import * as store from "./answer-checks.store.ts";
import { listScript, readPerson } from "./read-people.ts";

interface Asked {
  accountId: string;
  interviewId: string;
}

const maxSessions = 500;
const pageSize = 50;

/** The last flags of an interview, kept while they are of the same sessions: what was said in them never changes. */
const kept = new Map<string, { version: string; flags: Map<string, AnswerFlag[]> }>();
const maxKept = 20;

/** What is worth a look in an interview's answers, and its findings with and without those people. */
export async function getAnswerChecks(
  db: Database,
  of: { accountId: string; interviewId: string; sessionId: string | undefined },
): Promise<AnswerOf<typeof operation>> {
  const interview = await ownInterview(db, of.accountId, of.interviewId, "view");
  const [finished, { checked, sessions, bySession, findings }] = await Promise.all([
    countFinishedSessions(db, interview.id),
    readChecks(db, interview, of.accountId),
  ]);
  return { finished, checked, sessions, flags: bySession.get(of.sessionId ?? "") ?? [], findings };
}

/** The same with all flags, of an interview that the account was found to see. */
export async function readChecks(
  db: Database,
  { id, settings }: { id: string; settings: InterviewSettings },
  accountId: string,
) {
  const of = { accountId, interviewId: id };
  const { listed, bySession } = await findInterviewFlags(db, of, choosePanelField(settings));
  const sessions = listed.flatMap((session): FlaggedSession[] => {
    const own = bySession.get(session.id) ?? [];
    if (own.length === 0) return [];
    return [
      {
        sessionId: session.id,
        label: labelParticipant(session.number),
        isLeftOut: session.leftOutAt !== null,
        flags: own.length,
        kinds: [...new Set(own.map(({ kind }) => kind))],
      },
    ];
  });
  const findings = sessions.length === 0 ? [] : await countFindings(db, id, sessions);
  return { checked: listed.length, sessions, bySession, findings };
}

/** The parameter that tells people apart, else the one that a panel we know fills in; others say where people came from. */
function choosePanelField({ panelIdField = "", hiddenFields = [] }: InterviewSettings): string {
  const known = panelPresets.map((preset) => preset.panelIdField).find((name) => hiddenFields.includes(name));
  return panelIdField || known || "";
}

/** The newest finished sessions, and the flags that some of them have. */
async function findInterviewFlags(db: Database, of: Asked, panelIdField: string) {
  const listed = await store.listFinished(db, of.interviewId, { limit: maxSessions, panelIdField });
  return { listed, bySession: await findFlags(db, of, listed) };
}

async function findFlags(
  db: Database,
  of: Asked,
  sessions: store.FinishedSession[],
): Promise<Map<string, AnswerFlag[]>> {
  if (sessions.length === 0) return new Map();
  const { interviewId } = of;
  const passages = await readLeftOutPassages(db, interviewId);
  const read = sessions.map(({ leftOutAt: _, isFresh: __, ...session }) => ({
    ...session,
    passages: passages.describe(session.id),
  }));
  const version = createHash("md5").update(JSON.stringify(read)).digest("hex");
  const before = kept.get(interviewId);
  if (before?.version === version) return before.flags;
  const guides = await store.listGuides(db, [...new Set(sessions.map(({ guideId }) => guideId))]);
  const people: CheckedPerson[] = [];
  // Page by page, and after each one whoever waits gets a turn.
  for (let at = 0; at < sessions.length; at += pageSize) {
    people.push(...(await readPage(db, sessions.slice(at, at + pageSize), { guides, passages })));
    await nextTick();
  }
  const made = await askCreatorWork(of, "flagAnswers", people, listScript(guides.values()));
  const flags = new Map(made);
  if (sessions.some(({ isFresh }) => isFresh)) return flags;
  if (kept.size >= maxKept) kept.delete(kept.keys().next().value ?? "");
  kept.set(interviewId, { version, flags });
  return flags;
}

type Guides = Awaited<ReturnType<typeof store.listGuides>>;

/** Without the passages that are left out, as everywhere that words are used. */
async function readPage(
  db: Database,
  sessions: store.FinishedSession[],
  { guides, passages }: { guides: Guides; passages: LeftOutPassages },
): Promise<CheckedPerson[]> {
  const ids = sessions.map(({ id }) => id);
  const [turns, forms] = await Promise.all([store.listTurns(db, ids), store.listFormAnswers(db, ids)]);
  const turnsOf = Map.groupBy(
    turns.map((turn) => ({
      ...turn,
      text: passages.blank({ ...turn, sourceId: turn.sessionId, messageId: turn.id }),
    })),
    ({ sessionId }) => sessionId,
  );
  const formsOf = Map.groupBy(forms, ({ sessionId }) => sessionId);
  return sessions.flatMap((session) => {
    const guide = guides.get(session.guideId);
    if (guide === undefined) return [];
    const { id } = session;
    return [readPerson(session, { guide, turns: turnsOf.get(id) ?? [], forms: formsOf.get(id) ?? [] })];
  });
}

/** Who is left out already is behind no finding from the next analysis on, so only the others are counted off. */
async function countFindings(db: Database, interviewId: string, sessions: readonly FlaggedSession[]) {
  const latest = await findLatestResult(db, interviewId);
  if (!latest?.members) return [];
  const { content, members } = await applyStoredEdits(db, interviewId, {
    content: latest.content,
    members: latest.members,
  });
  const flagged = new Set(sessions.flatMap(({ sessionId, isLeftOut }) => (isLeftOut ? [] : [sessionId])));
  return countBacking(content.findings, members ?? latest.members, flagged);
}

/**
 * Whom a person left out, by the panel's id, with what was flagged: for the panel's own page. As all that is for payments,
 * it leads to no session (decision 23).
 */
export async function exportExclusions(
  db: Database,
  of: { accountId: string; interviewId: string },
): Promise<string> {
  const { id, settings } = await ownInterview(db, of.accountId, of.interviewId, "edit");
  const field = choosePanelField(settings);
  const leftOut = await store.listLeftOut(db, id, field);
  const { bySession } = await findInterviewFlags(db, { ...of, interviewId: id }, field);
  const rows = leftOut.map((session): CsvCell[] => {
    const kinds = new Set(bySession.get(session.id)?.map(({ kind }) => kind));
    const why = kinds.size === 0 ? ["Left out by hand"] : [...kinds].map((kind) => flagNames[kind]);
    return [session.panelId, why.join("; ")];
  });
  return writeCsv(["Panel ID", "Reasons"], rows);
}
