import { useQuery } from "@tanstack/react-query";
import { call } from "#web/api/call.ts";
import { keys } from "./keys.ts";

export function useInterviewDetails(interviewId: string) {
  return useQuery({
    queryKey: keys.interview(interviewId),
    queryFn: ({ signal }) => call("GET /api/interviews/:id/details", { params: { id: interviewId }, signal }),
  });
}
