import { useQuery } from "@tanstack/react-query";
import { call } from "#web/api/call.ts";
import { keys } from "./keys.ts";

/** How the finished sessions of an interview went; asked for again when their number has changed. */
export function useReportCard(interviewId: string, finished: number) {
  return useQuery({
    queryKey: [...keys.interview(interviewId), "report-card", finished],
    queryFn: ({ signal }) =>
      call("GET /api/interviews/:id/report-card", { params: { id: interviewId }, signal }),
  });
}
