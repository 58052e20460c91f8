import { skipToken, useQuery } from "@tanstack/react-query";
import type { DataAnswer } from "#contract/ask.ts";
import type { BodyInputOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import { call } from "#web/api/call.ts";

/** A question is searched in all that was said, and answered by a model where there is one. */
const askTimeoutMs = 120_000;
const answerKeptMs = 30 * 60_000;

/** Where a question is looked up: one interview, one project, or every project that one may read. */
export type AskScope =
  | { kind: "interview"; interviewId: string }
  | { kind: "project"; projectId: string }
  | { kind: "everything" };

type DataQuestion = BodyInputOf<Operations["POST /api/ask"]>;

function ask(scope: AskScope, body: DataQuestion, signal: AbortSignal): Promise<DataAnswer> {
  const how = { body, signal, timeoutMs: askTimeoutMs };
  switch (scope.kind) {
    case "interview":
      return call("POST /api/interviews/:id/ask", { params: { id: scope.interviewId }, ...how });
    case "project":
      return call("POST /api/projects/:projectId/ask", { params: { projectId: scope.projectId }, ...how });
    case "everything":
      return call("POST /api/ask", how);
  }
}

/** The answer to a question; kept for the visit, so that Back from a passage finds it again. */
export function useDataAnswer(scope: AskScope, body: DataQuestion | undefined) {
  return useQuery({
    queryKey: ["answer", scope, body],
    queryFn: body === undefined ? skipToken : ({ signal }) => ask(scope, body, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: answerKeptMs,
    retry: false,
  });
}
