import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Operations } from "#contract/operations.ts";
import type { FrameworkResult } from "#contract/personas.ts";
import { type CallInput, call } from "#web/api/call.ts";
import { useRead } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

export type Framework = FrameworkResult["framework"];

const personaKeys = {
  own: ["personas"] as const,
  one: (personaId: string) => ["persona", personaId] as const,
  ofInterview: (interviewId: string) => [...keys.interview(interviewId), "personas"] as const,
};

/** A model may take its time over many transcripts. */
const generateTimeoutMs = 180_000;

export function useInterviewPersonas(interviewId: string) {
  return useRead("GET /api/interviews/:id/personas", personaKeys.ofInterview(interviewId), {
    params: { id: interviewId },
  });
}

export function useOwnPersonas(wanted = true) {
  return useRead("GET /api/personas", personaKeys.own, {}, { enabled: wanted });
}

export function usePersona(personaId: string) {
  return useRead("GET /api/personas/find/:personaId", personaKeys.one(personaId), { params: { personaId } });
}

export type FrameworkSource = CallInput<Operations["POST /api/generate-framework"]>["body"];

export function useGenerateFramework() {
  return useMutation({
    mutationFn: (body: FrameworkSource) =>
      call("POST /api/generate-framework", { body, timeoutMs: generateTimeoutMs }),
  });
}

export type FrameworkLink = { interviewId: string; transcriptIds: [] } | { transcriptIds: string[] };

export function useSaveFramework() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ result, link }: { result: FrameworkResult; link: FrameworkLink }) =>
      call("POST /api/save-persona", { body: { ...result, ...link } }),
    onSuccess: (saved) => refreshLists(client, saved.interviewId),
  });
}

export function useRenamePersona() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id, name }: { _id: string; name: string }) =>
      call("PATCH /api/personas/:personaId", { params: { personaId: _id }, body: { name } }),
    onSuccess: (renamed) => {
      client.setQueryData(personaKeys.one(renamed._id), renamed);
      return refreshLists(client, renamed.interviewId);
    },
  });
}

interface RemovedPersona {
  _id: string;
  interviewId: string | null;
}

export function useDeletePersona() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: RemovedPersona) =>
      call("DELETE /api/interviews/personas/:personaId", { params: { personaId: _id } }),
    onSuccess: (_, { interviewId }) => refreshLists(client, interviewId),
  });
}

async function refreshLists(client: QueryClient, interviewId: string | null): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: personaKeys.own }),
    client.invalidateQueries({ queryKey: keys.deleted }),
    interviewId && client.invalidateQueries({ queryKey: personaKeys.ofInterview(interviewId) }),
  ]);
}
