import {
  type QueryClient,
  skipToken,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { GivenQuote } from "#contract/given-quotes.ts";
import type { StoredInsights } from "#contract/insights.ts";
import type { InterviewDetails } from "#contract/interviews.ts";
import type { Job } from "#contract/jobs.ts";
import type { BodyInputOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useRead } from "./call-hooks.ts";
import { cancelJob, findJob, followJob } from "./jobs.ts";
import { findKeptGeneration, keepGeneration } from "./kept-generation.ts";
import { keys } from "./query-keys.ts";

export interface SelectedSources {
  interviews: boolean;
  transcripts: boolean;
  reddit: boolean;
}

export type InsightsProgress = Pick<Job, "_id" | "stage" | "percent">;

/** Analysis that ended without a result; its message is for the creator. */
export class InsightsFailure extends Error {}

/** The creator stopped it; what was there before stays. */
export class InsightsCancelled extends Error {}

/** Small analyses answer by then; of others the job is told, so that its progress can be shown. */
const waitMs = 2_000;
const noInsights = "No insights returned from server";

function progressKey(interviewId: string) {
  return ["insights-progress", interviewId] as const;
}

function generationKey(interviewId: string) {
  return ["generate-insights", interviewId] as const;
}

/**
 * Has the insights made and waits for them, also past the first answer, when they are made by a job. Without sources
 * it takes up what was begun before a reload. Rejects with an ApiError, InsightsFailure or InsightsCancelled.
 */
export function useGenerateInsights(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: generationKey(interviewId),
    mutationFn: (sources: SelectedSources | "resume") =>
      sources === "resume" ? resume(client, interviewId) : generate(client, interviewId, sources),
    onSuccess: (insights) => {
      client.setQueryData<InterviewDetails>(
        keys.interview(interviewId),
        (details) => details && { ...details, insights },
      );
      return Promise.all([
        // The messages' sentiments are new too, and all that is computed from the insights.
        client.invalidateQueries({ queryKey: ["session"] }),
        client.invalidateQueries({ queryKey: keys.interview(interviewId) }),
      ]);
    },
    onSettled: (_, error) => {
      // A page that is left breaks its calls off, while the server goes on: this is taken up again.
      if (!isOffline(error)) keepGeneration(interviewId, null);
      client.removeQueries({ queryKey: progressKey(interviewId), exact: true });
    },
  });
}

function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === "offline";
}

/** Also true when the analysis was begun before someone left the screen and came back. */
export function useIsGenerating(interviewId: string): boolean {
  return useIsMutating({ mutationKey: generationKey(interviewId) }) > 0;
}

/** How far the job is, while there is one. */
export function useInsightsProgress(interviewId: string): InsightsProgress | undefined {
  return useQuery<InsightsProgress>({ queryKey: progressKey(interviewId), queryFn: skipToken }).data;
}

export function useCancelInsights() {
  return useMutation({ mutationFn: cancelJob });
}

async function generate(
  client: QueryClient,
  interviewId: string,
  selectedDataSources: SelectedSources,
): Promise<StoredInsights> {
  const answer = await call("POST /api/generate-insights/:interviewId", {
    params: { interviewId },
    body: { selectedDataSources, waitMs },
  });
  if ("insights" in answer && answer.insights) return answer.insights;
  if (!("job" in answer)) throw new InsightsFailure(noInsights);
  keepGeneration(interviewId, answer.job._id);
  return waitForJob(client, interviewId, answer.job);
}

async function resume(client: QueryClient, interviewId: string): Promise<StoredInsights> {
  const jobId = findKeptGeneration(interviewId);
  if (jobId === null) throw new InsightsFailure("Failed to generate insights");
  return waitForJob(client, interviewId, await findJob(jobId));
}

async function waitForJob(client: QueryClient, interviewId: string, first: Job): Promise<StoredInsights> {
  const job = await followJob(first, ({ _id, stage, percent }) => {
    client.setQueryData<InsightsProgress>(progressKey(interviewId), { _id, stage, percent });
  });
  if (job.status === "cancelled") throw new InsightsCancelled();
  if (job.status !== "done") throw new InsightsFailure(job.error ?? "Failed to generate insights");
  const { insights } = await readDetails(interviewId);
  if (!insights) throw new InsightsFailure(noInsights);
  return insights;
}

function readDetails(interviewId: string): Promise<InterviewDetails> {
  return call("GET /api/interviews/:id/details", { params: { id: interviewId } });
}

export function useDemographics(interviewId: string) {
  return useRead(
    "GET /api/interviews/:id/sessions/demographics",
    [...keys.interview(interviewId), "demographics"],
    { params: { id: interviewId } },
  );
}

interface OwnInsight {
  notes: string;
  description: string;
  tags: string[];
  title?: string;
  quotes?: GivenQuote[];
}

export function useAddInsight(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ notes, description, tags, title = "Custom Insight", quotes = [] }: OwnInsight) =>
      call("POST /api/interviews/:id/insights", {
        params: { id: interviewId },
        body: { notes, keyFindings: [{ title, description, tags, quotes }] },
      }),
    onSuccess: (answer) =>
      client.setQueryData<InterviewDetails>(
        keys.interview(interviewId),
        (details) =>
          details && { ...details, customInsights: [...answer.insights, ...details.customInsights] },
      ),
  });
}

type InsightChange = BodyInputOf<Operations["PATCH /api/interviews/:id/insights/:insightId"]>;

export function useEditInsight(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ insightId, change }: { insightId: string; change: InsightChange }) =>
      call("PATCH /api/interviews/:id/insights/:insightId", {
        params: { id: interviewId, insightId },
        body: change,
      }),
    onSuccess: ({ insight }) =>
      client.setQueryData<InterviewDetails>(
        keys.interview(interviewId),
        (details) =>
          details && {
            ...details,
            customInsights: details.customInsights.map((one) => (one._id === insight._id ? insight : one)),
          },
      ),
  });
}

export function useDeleteInsight(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (insightId: string) =>
      call("DELETE /api/interviews/:id/insights/:insightId", { params: { id: interviewId, insightId } }),
    onSuccess: (_, insightId) =>
      client.setQueryData<InterviewDetails>(
        keys.interview(interviewId),
        (details) =>
          details && {
            ...details,
            customInsights: details.customInsights.filter((one) => one._id !== insightId),
          },
      ),
  });
}
