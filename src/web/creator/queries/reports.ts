import { useQuery } from "@tanstack/react-query";
import { call } from "#web/api/call.ts";
import { keys } from "./keys.ts";

/** The report behind a link, for anyone who has it. */
export function usePublicReport(token: string) {
  return useQuery({
    queryKey: ["report", token],
    queryFn: ({ signal }) => call("GET /api/reports/:token", { params: { token }, signal }),
    retry: false,
  });
}

/** The report as its readers see it, for the creator. */
export function useOwnReport(interviewId: string) {
  return useQuery({
    queryKey: [...keys.interview(interviewId), "report"],
    queryFn: ({ signal }) => call("GET /api/interviews/:id/report", { params: { id: interviewId }, signal }),
  });
}
