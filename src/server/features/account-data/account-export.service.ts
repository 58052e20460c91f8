import {
  makeTranscriptPaths,
  writeFileName,
  writeTranscriptText,
} from "#analysis/formats/export/transcript-text.ts";
import type { ExportSession } from "#analysis/formats/export-project.ts";
import { rates } from "#contract/limits.ts";
import type { Account } from "../../auth/account.ts";
import { exportSessionId } from "../../auth/exported-id.ts";
import type { Deps } from "../../deps.ts";
import { type ZipFile, zipFiles } from "../../files/zip-stream.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { noteAudit } from "../audit/note-audit.service.ts";
import { openExport } from "../exports/read-project.service.ts";
import { listOwnPersonas } from "../personas/personas.service.ts";
import { readOwnPractice } from "../practice/practice.service.ts";
import type { ProjectRow } from "../projects/projects.service.ts";
import * as store from "./account-export.store.ts";

type ExportDeps = Pick<Deps, "db" | "clock" | "config" | "secret">;

/** Everything of the account as a zip, made while it is read: no more than some sessions are in memory at a time. */
export async function exportAccount(
  deps: ExportDeps,
  account: Account,
): Promise<{ name: string; content: AsyncGenerator<Uint8Array> }> {
  await takeFromLimit(deps, `export-account:${account.id}`, rates.exportAccount);
  const target = { ownerId: account.id, actorId: account.id, targetId: account.id };
  await noteAudit(deps.db.orm, { ...target, action: "exported", targetKind: "account" });
  const now = deps.clock();
  const day = now.toISOString().slice(0, 10);
  return { name: `Askwell account ${day}.zip`, content: zipFiles(listFiles(deps, account.id), now) };
}

async function* listFiles(deps: ExportDeps, userId: string): AsyncGenerator<ZipFile> {
  const { db } = deps;
  yield asText("READ ME.txt", readMe);
  yield asJson("account.json", await store.readAccount(db, userId));
  yield asJson("purchases.json", await store.readPayments(db, userId));
  yield asJson("forms.json", await store.listForms(db, userId));
  yield asJson("personas.json", await listOwnPersonas(db, userId));
  yield asJson("audit.json", await store.listAudit(db, userId));
  let number = 0;
  for await (const transcript of store.readLooseTranscripts(db, userId)) {
    number++;
    const { ownerId: _, ...shown } = transcript;
    yield asJson(`transcripts/${pad(number)} ${writeFileName(shown.name)}.json`, shown);
  }
  number = 0;
  for await (const session of readOwnPractice(db, userId))
    yield asJson(`practice/${pad(++number)} ${writeFileName(session.topic)}.json`, session);
  const projects = await store.listProjects(db, userId);
  for (const [at, project] of projects.entries())
    yield* listProjectFiles(deps, project, `projects/${pad(at + 1)} ${writeFileName(project.name)}`);
}

const readMe = `Everything stored about your account when this file was made.

account.json      your profile, logins, keys (without the keys themselves), memberships, e-mail choices, webhooks
purchases.json    subscriptions and single interviews
forms.json        your own forms
personas.json     saved personas, journeys and value propositions
audit.json        who viewed, exported or deleted your data
transcripts/      uploaded transcripts that belong to no project
practice/         practice sessions with simulated people, and their debriefs
projects/         a folder for each project:
  interviews.json   scripts, settings, incentive codes, rehearsals
  project.json      findings and your own insights
  sessions-*.json   what participants said, with forms, notes and tags, 100 sessions a file
  transcripts/      the same conversations to read

It contains participants' personal data: keep it as safe as you promised them.
`;

const sessionsInFile = 100;

async function* listProjectFiles(
  deps: ExportDeps,
  project: ProjectRow,
  folder: string,
): AsyncGenerator<ZipFile> {
  yield asJson(`${folder}/interviews.json`, await store.readInterviews(deps.db, project.id));
  const reader = await openExport(deps, { project, interview: null, personalData: true });
  yield asJson(`${folder}/project.json`, reader.outline);
  const findPath = makeTranscriptPaths("txt");
  let page: ({ interviewId: string } & ExportSession)[] = [];
  let number = 0;
  for await (const { interview, session } of reader.readSessions()) {
    yield asText(
      `${folder}/transcripts/${findPath(interview, session)}`,
      writeTranscriptText(interview, session),
    );
    page.push({ interviewId: interview.id, ...session });
    if (page.length < sessionsInFile) continue;
    yield asJson(`${folder}/sessions-${pad(++number)}.json`, page);
    page = [];
  }
  if (page.length > 0) yield asJson(`${folder}/sessions-${pad(number + 1)}.json`, page);
}

const encoder = new TextEncoder();

function asText(path: string, text: string): ZipFile {
  return { path, bytes: encoder.encode(text) };
}

function asJson(path: string, value: unknown): ZipFile {
  return asText(path, `${JSON.stringify(value, hideSessionId, 1)}\n`);
}

/** As in project exports: whoever has a session's id may speak in it, so that evidence and audit carry another. */
function hideSessionId(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const isSession =
    (key === "sourceId" && this.sourceKind === "interview") ||
    (key === "targetId" && this.targetKind === "session");
  return isSession && typeof value === "string" && !value.includes("-") ? exportSessionId(value) : value;
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}
