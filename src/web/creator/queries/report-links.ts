import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReportLink } from "#contract/exports.ts";
import { call } from "#web/api/call.ts";
import { keys } from "./keys.ts";

function linksKey(interviewId: string) {
  return [...keys.interview(interviewId), "report-links"] as const;
}

export function useReportLinks(interviewId: string, enabled: boolean) {
  return useQuery({
    queryKey: linksKey(interviewId),
    queryFn: ({ signal }) =>
      call("GET /api/interviews/:id/report-links", { params: { id: interviewId }, signal }),
    enabled,
  });
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
