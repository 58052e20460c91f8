import { rates } from "#contract/limits.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { ownProject } from "../projects/projects.service.ts";
import { type ExportFormat, formatFiles } from "./export-formats.ts";
import { type ExportScope, openExport } from "./read-project.service.ts";

type ExportDeps = Pick<Deps, "db" | "clock" | "config" | "secret">;

export interface ExportRequest {
  accountId: string;
  format: ExportFormat;
  personalData: boolean;
  /** Whether what is worth a second look in the answers comes along. */
  flags: boolean;
}

/** A file to download; its content is made while it is read. */
export interface ExportFile {
  name: string;
  contentType: string;
  content: AsyncGenerator<string | Uint8Array>;
}

export async function exportInterview(
  deps: ExportDeps,
  interviewId: string,
  request: ExportRequest,
): Promise<ExportFile> {
  const right = neededRight(request);
  const interview = await ownInterview(deps.db, request.accountId, interviewId, right);
  const { project, name } = interview;
  return makeFile(deps, { name, request }, toScope(request, { project, interview }));
}

export async function exportProject(
  deps: ExportDeps,
  projectId: string,
  request: ExportRequest,
): Promise<ExportFile> {
  const project = await ownProject(deps.db, request.accountId, projectId, neededRight(request));
  return makeFile(deps, { name: project.name, request }, toScope(request, { project, interview: null }));
}

function toScope(
  { personalData, flags, accountId }: ExportRequest,
  of: Pick<ExportScope, "project" | "interview">,
): ExportScope {
  return { ...of, personalData, ...(flags && { flagsFor: accountId }) };
}

/** Viewers take results along, but nobody's address, code, town or name. */
function neededRight({ personalData }: ExportRequest) {
  return personalData ? "edit" : "view";
}

async function makeFile(
  deps: ExportDeps,
  { name, request }: { name: string; request: ExportRequest },
  scope: ExportScope,
): Promise<ExportFile> {
  await takeFromLimit(deps, `export:${request.accountId}`, rates.export);
  const { ending, contentType, write } = formatFiles[request.format];
  // The ending must stay whatever the name's length is.
  const short = Array.from(name).slice(0, 60).join("");
  return { name: `${short}${ending}`, contentType, content: write(await openExport(deps, scope)) };
}
