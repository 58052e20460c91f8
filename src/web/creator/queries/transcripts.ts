import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Job } from "#contract/jobs.ts";
import type { AnswerOf, BodyInputOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import type { Transcript } from "#contract/transcripts.ts";
import { call } from "#web/api/call.ts";
import { useChange, useRead } from "./call-hooks.ts";
import { followJob } from "./jobs.ts";
import { keys } from "./query-keys.ts";

export type TranscriptWithTurns = AnswerOf<Operations["GET /api/transcripts/:id"]>;
export type TranscriptChange = BodyInputOf<Operations["PATCH /api/transcripts/:id"]>;
export type ProjectImport = AnswerOf<Operations["POST /api/projects/:projectId/import"]>;

/** A recording that becomes a transcript when its job is done. */
export interface WaitingRecording {
  fileName: string;
  job: Job;
}

export interface UploadOutcome {
  transcripts: Transcript[];
  /** Files that could not be read, each with the reason. */
  refused: { fileName: string; error: string }[];
  recordings: WaitingRecording[];
}

/** All lists of transcripts begin with this, whichever project they show. */
const listsKey = ["transcripts"] as const;
const oneKey = (id: string) => ["uploaded-transcript", id] as const;

/** Files are read before the answer comes; large ones take a while. */
const uploadTimeoutMs = 180_000;

/** The caller's transcripts, newest first; of one project where one is named. */
export function useTranscripts(projectId?: string) {
  return useRead("GET /api/transcripts", [...listsKey, projectId ?? "all"], { query: { projectId } });
}

export function useTranscript(id: string) {
  return useRead("GET /api/transcripts/:id", oneKey(id), { params: { id } });
}

export function useUploadTranscripts(projectId?: string) {
  return useChange(async (files: readonly File[]): Promise<UploadOutcome> => {
    const form = new FormData();
    if (projectId) form.append("projectId", projectId);
    for (const file of files) form.append("transcripts", file);
    const answer = await call("POST /api/upload-transcript", { form, timeoutMs: uploadTimeoutMs });
    return Array.isArray(answer) ? { transcripts: answer, refused: [], recordings: [] } : answer;
  }, listsKey);
}

/** Waits until a recording is recognised; answers why it wasn't, or null. */
export function useFollowRecording(): (recording: WaitingRecording) => Promise<string | null> {
  const client = useQueryClient();
  return async ({ job }) => {
    const last = await followJob(job, () => undefined);
    await client.invalidateQueries({ queryKey: listsKey });
    if (last.status === "done") return null;
    return last.error ?? "This recording wasn't recognised. Please upload it again.";
  };
}

export function useUpdateTranscript(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TranscriptChange) => call("PATCH /api/transcripts/:id", { params: { id }, body }),
    onSuccess: async (changed, { speakers, includedTurns }) => {
      await keepChanged(client, changed);
      // Who is a participant, and what was included again, decides what of it is left out.
      if (speakers || includedTurns) await client.invalidateQueries({ queryKey: oneKey(id) });
    },
  });
}

/** Includes a turn again that somebody asked to have left out; undefined for whoever may only read. */
export function useIncludeTurn(
  { _id: id }: Pick<Transcript, "_id">,
  mayChange: boolean,
): ((turnId: string) => void) | undefined {
  const { mutate } = useUpdateTranscript(id);
  const include = useCallback((turnId: string) => mutate({ includedTurns: [turnId] }), [mutate]);
  return mayChange ? include : undefined;
}

function keepChanged(client: QueryClient, changed: Transcript): Promise<void> {
  client.setQueryData<TranscriptWithTurns>(oneKey(changed._id), (old) => old && { ...old, ...changed });
  return client.invalidateQueries({ queryKey: listsKey });
}

export function useDeleteTranscript() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("DELETE /api/transcripts/:id", { params: { id } }),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: oneKey(id) });
      void client.invalidateQueries({ queryKey: keys.deleted });
      return client.invalidateQueries({ queryKey: listsKey });
    },
  });
}

export function useImportProject(projectId: string) {
  return useChange((file: File): Promise<ProjectImport> => {
    const form = new FormData();
    form.append("file", file);
    return call("POST /api/projects/:projectId/import", {
      params: { projectId },
      form,
      timeoutMs: uploadTimeoutMs,
    });
  }, listsKey);
}
