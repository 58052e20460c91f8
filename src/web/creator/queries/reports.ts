import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReportLink } from "#contract/exports.ts";
import { call } from "#web/api/call.ts";
import { useRead } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

/** The report behind a link, for anyone who has it. */
export function usePublicReport(token: string) {
  return useRead("GET /api/reports/:token", ["report", token], { params: { token } }, { retry: false });
}

/** The report as its readers see it, for the creator. */
export function useOwnReport(interviewId: string) {
  return useRead("GET /api/interviews/:id/report", [...keys.interview(interviewId), "report"], {
    params: { id: interviewId },
  });
}

function linksKey(interviewId: string) {
  return [...keys.interview(interviewId), "report-links"] as const;
}

export function useReportLinks(interviewId: string, enabled: boolean) {
  const params = { id: interviewId };
  return useRead("GET /api/interviews/:id/report-links", linksKey(interviewId), { params }, { enabled });
}

export function useCreateReportLink(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (days: number) =>
      call("POST /api/interviews/:id/report-links", { params: { id: interviewId }, body: { days } }),
    onSuccess: (link) =>
      client.setQueryData<ReportLink[]>(linksKey(interviewId), (links = []) => [link, ...links]),
  });
}

export function useRevokeReportLink(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) =>
      call("DELETE /api/interviews/:id/report-links/:token", { params: { id: interviewId, token } }),
    onSuccess: (_, token) =>
      client.setQueryData<ReportLink[]>(linksKey(interviewId), (links = []) =>
        links.filter((link) => link.token !== token),
      ),
  });
}

/** How the finished sessions of an interview went; asked for again when their number has changed. */
export function useReportCard(interviewId: string, finished: number) {
  return useRead(
    "GET /api/interviews/:id/report-card",
    [...keys.interview(interviewId), "report-card", finished],
    { params: { id: interviewId } },
  );
}
