import { call } from "#web/api/call.ts";
import { useChange, usePages, useRead } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

const linksKey = (interviewId: string) => [...keys.interview(interviewId), "personal-links"] as const;

export function useQuotas(interviewId: string) {
  return useRead("GET /api/interviews/:id/quotas", keys.quotas(interviewId), { params: { id: interviewId } });
}

export function usePersonalLinks(interviewId: string) {
  return usePages("GET /api/interviews/:id/links", linksKey(interviewId), {
    params: { id: interviewId },
    query: { limit: 100 },
  });
}

export function useAddLinks(interviewId: string) {
  return useChange(
    (labels: string) =>
      call("POST /api/interviews/:id/links", { params: { id: interviewId }, body: { labels } }),
    linksKey(interviewId),
  );
}

export function useDeleteLink(interviewId: string) {
  return useChange(
    (linkId: string) =>
      call("DELETE /api/interviews/:id/links/:linkId", { params: { id: interviewId, linkId } }),
    linksKey(interviewId),
  );
}

/** The file's text, to be copied. */
export async function fetchLinksFile(interviewId: string): Promise<string> {
  const reply = await fetch(linksFile(interviewId));
  if (!reply.ok) throw new Error("the links could not be read");
  return (await reply.text()).replace(/^\ufeff/, "");
}

export function linksFile(interviewId: string): string {
  return `/api/interviews/${encodeURIComponent(interviewId)}/links?csv=1`;
}
