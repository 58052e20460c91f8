import { useMutation, useQueryClient } from "@tanstack/react-query";
import { maxCount } from "#contract/limits.ts";
import type { BodyInputOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import { call } from "#web/api/call.ts";
import { keys } from "./query-keys.ts";

type LeftOutChange = BodyInputOf<Operations["POST /api/interviews/:id/left-out"]>;

/** Leaves sessions, threads or quotes out of the analysis, or takes them back in; answers how many changed. */
export function useLeaveOut(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ leftOut, sourceIds = [], quotes = [] }: LeftOutChange) => {
      const params = { id: interviewId };
      let changed = 0;
      for (let from = 0; from < Math.max(sourceIds.length, 1); from += maxCount.atOnce) {
        const body = {
          leftOut,
          sourceIds: sourceIds.slice(from, from + maxCount.atOnce),
          quotes: from === 0 ? quotes : [],
        };
        const answer = await call("POST /api/interviews/:id/left-out", { params, body });
        changed += answer.changed;
      }
      return changed;
    },
    onSettled: (_, __, { sourceIds = [], quotes = [] }) => {
      const changed = new Set([...sourceIds, ...quotes.map(({ sourceId }) => sourceId)]);
      for (const id of changed) void client.invalidateQueries({ queryKey: ["session", id] });
      return client.invalidateQueries({ queryKey: keys.interview(interviewId) });
    },
  });
}

export type DistressDecision = BodyInputOf<Operations["PUT /api/sessions/:sessionId/distress"]>["decision"];

/** Decides on a session that ended in distress: in findings and exports with all its words, or without the last ones. */
export function useDecideDistress(of: { interviewId: string; sessionId: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: DistressDecision) =>
      call("PUT /api/sessions/:sessionId/distress", {
        params: { sessionId: of.sessionId },
        body: { decision },
      }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ["session", of.sessionId] });
      return client.invalidateQueries({ queryKey: keys.interview(of.interviewId) });
    },
  });
}
