import { listBriefEvidence, mapBrief } from "#analysis/formats/export/map-brief.ts";
import { changeEvidence, listEvidence } from "#analysis/formats/export/map-findings.ts";
import { describeMethod } from "#analysis/formats/export/method-notes.ts";
import { maskEvidence, maskOwnInsight } from "#analysis/formats/export/personal-data.ts";
import type { FormQuestion } from "#analysis/formats/export/sessions-csv.ts";
import { renameSources } from "#analysis/formats/export/source-names.ts";
import type {
  ExportInterview,
  ExportProject,
  ExportQuestion,
  ExportSession,
  InterviewOutline,
  ProjectOutline,
} from "#analysis/formats/export-project.ts";
import type { AnswerFlag } from "#contract/answer-checks.ts";
import type { Evidence } from "#contract/insights.ts";
import { toScriptQuestion } from "#interviewer/guide.ts";
import { exportSessionId } from "../../auth/exported-id.ts";
import type { Database } from "../../db/database.ts";
import { readWholeParts, soundBytes } from "../../db/stored-parts.ts";
import type { Deps } from "../../deps.ts";
import { readChecks } from "../answer-checks/answer-checks.service.ts";
import { countClosed } from "../answers/closed-counts.service.ts";
import { findResults } from "../findings/results.service.ts";
import { listAnsweredForms, type NamedForm, nameForms } from "../forms/answered-forms.service.ts";
import type { ProjectRow } from "../projects/projects.service.ts";
import { maskFound, readMaskedTexts } from "./export-findings.ts";
import { listQuestionsOf } from "./export-sessions.ts";
import * as sourceStore from "./export-sources.store.ts";
import * as store from "./exports.store.ts";
import { listImportedPeople } from "./imported-people.ts";
import { readInterviewSessions, readSourceSessions } from "./session-pages.ts";
import { labelTranscript } from "./transcript-labels.ts";

/** What is exported: one interview of a project, or all of them with the transcripts of the project. */
export interface ExportScope {
  project: ProjectRow;
  interview: store.InterviewRow | null;
  personalData: boolean;
  /** The account that wants flags with it; without one there are none. */
  flagsFor?: string;
}

interface ReadSession {
  interview: InterviewOutline;
  session: ExportSession;
}

/** A project to export: everything but its sessions, and its sessions one by one. */
export interface ProjectReader {
  outline: ProjectOutline;
  /** Every question of a form that a session has an answer to. */
  formQuestions: FormQuestion[];
  /** The parameters of participants' links. */
  hiddenFields: string[];
  hasFlags: boolean;
  /** What was spoken, as it was recorded. */
  readSound: (sound: { id: string; bytes: number }) => Promise<Uint8Array>;
  /** In the order of the interviews, read a page at a time; each call reads anew. */
  readSessions: () => AsyncGenerator<ReadSession>;
}

/** An interview of the export with what its sessions are read from. */
interface Part {
  outline: InterviewOutline;
  row: store.InterviewRow | null;
  /** By session, where they were asked for. */
  flags?: Map<string, AnswerFlag[]>;
  sources: { row: sourceStore.SourceRow; label: string }[];
}

interface Transcript {
  row: sourceStore.SourceRow;
  label: string;
}

/** File names are often people's names; without personal data transcripts have numbers. */
function labelTranscripts(rows: sourceStore.SourceRow[], personalData: boolean): Transcript[] {
  return rows.map((row, index) => ({ row, label: personalData ? row.name : labelTranscript(index) }));
}

async function readPart(
  db: Database,
  row: store.InterviewRow,
  given: { questions: InterviewOutline["questions"]; transcripts: Transcript[]; scope: ExportScope },
): Promise<Part> {
  const { questions, transcripts, scope } = given;
  const [{ insights, customInsights }, threads, closed] = await Promise.all([
    findResults(db, row),
    sourceStore.listSources(db, { interviewId: row.id }),
    countClosed(db, row),
  ]);
  const labels = new Map(transcripts.map((transcript) => [transcript.row.id, transcript.label]));
  const shown = (insights?.findings ?? []).filter((finding) => !finding.edited?.hidden);
  const all = { findings: shown, brief: insights?.brief ?? null };
  const found = scope.personalData ? all : await maskFound(db, all);
  // An interview's own export holds the transcripts that its findings rest on.
  const readsTranscripts = scope.interview !== null && (insights?.sources.transcripts ?? 0) > 0;
  const place = (evidence: Evidence) => ({
    ...evidence,
    sourceId: evidence.sourceKind === "interview" ? exportSessionId(evidence.sourceId) : evidence.sourceId,
    sourceLabel: scope.personalData
      ? evidence.sourceLabel
      : (labels.get(evidence.sourceId) ?? evidence.sourceLabel),
  });
  const rename = renameSources(
    [...listEvidence(found.findings), ...listBriefEvidence(found.brief)],
    scope.personalData ? new Map() : labels,
  );
  const texts = await readMaskedTexts(
    db,
    scope.personalData ? [] : customInsights.flatMap((one) => one.quotes),
  );
  const own = customInsights.map(({ _id: _, version: __, quotes, ...insight }) => ({
    ...insight,
    quotes: (scope.personalData ? quotes : maskEvidence(quotes, texts)).map(place),
  }));
  return {
    row,
    sources: [
      ...threads.map((thread) => ({ row: thread, label: thread.name })),
      ...(readsTranscripts ? transcripts : []),
    ],
    outline: {
      id: row.id,
      name: row.name,
      objective: row.objective,
      createdAt: row.createdAt.toISOString(),
      questions,
      ...(row.settings.concepts?.length && { concepts: row.settings.concepts.map((one) => one.name) }),
      ...(closed.length > 0 && { closed }),
      analyzedAt: insights?.generatedAt ?? null,
      findings: changeEvidence(found.findings, place).map((one) => ({ ...one, text: rename(one.text) })),
      brief: found.brief && mapBrief(found.brief, { text: rename, evidence: (list) => list.map(place) }),
      analysisNotes: insights ? describeMethod(insights).map(rename) : [],
      ownInsights: scope.personalData ? own : own.map(maskOwnInsight),
    },
  };
}

/** Findings that are not shown are not told of either. */
function withFlags(part: Part, { bySession, findings }: Awaited<ReturnType<typeof readChecks>>): Part {
  const shown = new Set(part.outline.findings.map(({ id }) => id));
  const unflagged = findings.filter(({ findingId }) => shown.has(findingId));
  return { ...part, flags: bySession, outline: { ...part.outline, unflagged } };
}

/** The interview's questions, and after them those that it had when sessions began and has no more. */
async function readQuestions(db: Database, rows: store.InterviewRow[]) {
  const ids = rows.map((row) => row.id);
  const asked = ids.length > 0 ? await store.listGuideQuestions(db, ids) : [];
  return new Map(
    rows.map((row) => {
      const questions = new Map(row.questions.map((question) => [question.id, question]));
      const older = asked.filter(({ interviewId }) => interviewId === row.id);
      for (const question of older.flatMap((guide) => guide.questions.map(toScriptQuestion))) {
        if (!questions.has(question.id)) questions.set(question.id, question);
      }
      return [row.id, [...questions.values()].map(toExportQuestion)];
    }),
  );
}

function toExportQuestion(question: ExportQuestion): ExportQuestion {
  const { id, text, depth, aim, helpText, item, stimulus } = question;
  return {
    ...{ id, text, depth },
    ...(aim && { aim }),
    ...(helpText && { helpText }),
    ...(item && { item }),
    ...(stimulus && { stimulus }),
  };
}

function makeTranscriptPart(project: ProjectRow, transcripts: Transcript[]): Part {
  return {
    row: null,
    sources: transcripts,
    outline: {
      id: `${project.id}:transcripts`,
      name: "Uploaded transcripts",
      objective: "",
      createdAt: project.createdAt.toISOString(),
      questions: [],
      analyzedAt: null,
      findings: [],
      brief: null,
      analysisNotes: [],
      ownInsights: [],
    },
  };
}

/** The caller has made sure whose project it is. */
export async function openExport(
  { db, clock, secret }: Pick<Deps, "db" | "clock" | "secret">,
  scope: ExportScope,
): Promise<ProjectReader> {
  const { project, personalData } = scope;
  const rows = scope.interview ? [scope.interview] : await store.listInterviews(db, project.id);
  const interviewIds = rows.map((row) => row.id);
  const questions = await readQuestions(db, rows);
  const found = await sourceStore.listSources(db, { projectId: project.id });
  const transcripts = labelTranscripts(found, personalData);
  const parts: Part[] = [];
  for (const row of rows) {
    const part = await readPart(db, row, { questions: questions.get(row.id) ?? [], transcripts, scope });
    parts.push(
      scope.flagsFor === undefined ? part : withFlags(part, await readChecks(db, row, scope.flagsFor)),
    );
  }
  if (scope.interview === null && transcripts.length > 0)
    parts.push(makeTranscriptPart(project, transcripts));
  const sourceIds = parts.flatMap((part) => part.sources.map((source) => source.row.id));
  const forms = nameForms(await listAnsweredForms(db, interviewIds));
  const people = [
    ...(await sourceStore.listAuthors(db, { interviewIds, sourceIds })),
    ...listImportedPeople(await sourceStore.listImportedAuthors(db, sourceIds)),
  ];
  return {
    outline: {
      id: project.id,
      name: project.name,
      organization: project.organization,
      exportedAt: clock().toISOString(),
      personalData,
      people: personalData ? people : people.map(({ id }, at) => ({ id, name: `Researcher ${at + 1}` })),
      tagDescriptions: [],
      interviews: parts.map((part) => part.outline),
    },
    formQuestions: listQuestionsOf(forms),
    hasFlags: scope.flagsFor !== undefined,
    hiddenFields: await store.listHiddenFields(db, interviewIds),
    readSound: (sound) => readWholeParts(db, soundBytes, sound),
    readSessions: () => readSessions({ db, secret }, parts, forms),
  };
}

async function* readSessions(
  deps: Pick<Deps, "db" | "secret">,
  parts: Part[],
  forms: Map<string, NamedForm>,
): AsyncGenerator<ReadSession> {
  for (const { row, sources, outline, flags } of parts) {
    if (row) {
      for await (const session of readInterviewSessions(deps, row, { forms, flags }))
        yield { interview: outline, session };
    }
    for await (const session of readSourceSessions(deps.db, { interviewId: row?.id ?? null, sources }))
      yield { interview: outline, session: flags ? { ...session, flags: [] } : session };
  }
}

/**
 * The whole project in memory. `keep` may leave of each session what a format needs of it, so that large projects fit.
 */
export async function readExportProject(
  reader: ProjectReader,
  keep: (session: ExportSession) => ExportSession = (session) => session,
): Promise<ExportProject> {
  const interviews: ExportInterview[] = reader.outline.interviews.map((interview) => ({
    ...interview,
    sessions: [],
  }));
  const byId = new Map(interviews.map((interview) => [interview.id, interview]));
  for await (const { interview, session } of reader.readSessions())
    byId.get(interview.id)?.sessions.push(keep(session));
  return { ...reader.outline, interviews };
}

/** A session with the turns that somebody marked, and one of each speaker: all that reports and codebooks tell of. */
export function keepMarkedTurns(session: ExportSession): ExportSession {
  if (session.annotations.length === 0) return { ...session, turns: [] };
  const marked = new Set(session.annotations.map((annotation) => annotation.turnId));
  const speakers = new Set<string | null>();
  const turns = session.turns.filter(({ id, speakerName }) => {
    const isNew = !speakers.has(speakerName);
    speakers.add(speakerName);
    return isNew || marked.has(id);
  });
  return { ...session, turns };
}
