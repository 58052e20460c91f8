import { maxMegabytes, toBytes } from "#contract/limits.ts";
import type { BodyInputOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { everything, useChange, useRead } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

/** The archived interviews of a project, which its list leaves out. */
export function useArchivedInterviews(projectId: string) {
  return useRead("GET /api/projects/:projectId/chatbots", keys.archivedInterviews(projectId), {
    params: { projectId },
    query: { archived: "only" },
  });
}

export function useDuplicateInterview() {
  return useChange(
    (id: string) => call("POST /api/interviews/:id/duplicate", { params: { id } }),
    everything,
  );
}

export function useArchiveInterview() {
  return useChange(
    ({ id, archived }: { id: string; archived: boolean }) =>
      archived
        ? call("POST /api/interviews/:id/archive", { params: { id } })
        : call("POST /api/interviews/:id/unarchive", { params: { id } }),
    everything,
  );
}

export function useMoveInterview() {
  return useChange(
    ({ id, projectId }: { id: string; projectId: string }) =>
      call("PATCH /api/interviews/:id", { params: { id }, body: { projectId } }),
    everything,
  );
}

/** Made in the project from a study file, which the server checks in full. */
export function useImportStudy(projectId: string) {
  return useChange(
    async (file: File) =>
      call("POST /api/projects/:projectId/studies", { params: { projectId }, body: await readStudy(file) }),
    everything,
  );
}

type StudyFile = BodyInputOf<Operations["POST /api/projects/:projectId/studies"]>;

async function readStudy(file: File): Promise<StudyFile> {
  if (file.size > toBytes(maxMegabytes.study))
    throw refusal(`This file is larger than ${maxMegabytes.study} MB.`);
  const text = await file.text();
  try {
    return JSON.parse(text);
  } catch {
    throw refusal("This file isn’t an Askwell study. A study is a .json file.");
  }
}

function refusal(error: string): ApiError {
  return new ApiError(400, "invalid_input", { error });
}
