import {
  type QueryClient,
  skipToken,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { StoredInsights } from "#contract/insights.ts";
import type { InterviewDetails } from "#contract/interviews.ts";
import type { Job } from "#contract/jobs.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { keys } from "./keys.ts";

export interface SelectedSources {
  interviews: boolean;
  reddit: boolean;
}

export type InsightsProgress = Pick<Job, "stage" | "percent">;

/** Analysis that ended without a result; its message is for the creator. */
export class InsightsFailure extends Error {}

const pollMs = 1_500;
const noInsights = "No insights returned from server";

function progressKey(interviewId: string) {
  return ["insights-progress", interviewId] as const;
}

function generationKey(interviewId: string) {
  return ["generate-insights", interviewId] as const;
}

/**
 * Has the insights made and waits for them, also past the first answer, when they are made by a job. Rejects with
 * an ApiError or an InsightsFailure.
 */
export function useGenerateInsights(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: generationKey(interviewId),
    mutationFn: (sources: SelectedSources) => generate(client, interviewId, sources),
    onSuccess: (insights) => {
      client.setQueryData<InterviewDetails>(
        keys.interview(interviewId),
        (details) => details && { ...details, insights },
      );
      // The messages' sentiments are new too.
      return client.invalidateQueries({ queryKey: ["session"] });
    },
    onSettled: () => client.removeQueries({ queryKey: progressKey(interviewId), exact: true }),
  });
}

/** Also true when the analysis was begun before someone left the screen and came back. */
export function useIsGenerating(interviewId: string): boolean {
  return useIsMutating({ mutationKey: generationKey(interviewId) }) > 0;
}

/** How far the job is, while there is one. */
export function useInsightsProgress(interviewId: string): InsightsProgress | undefined {
  return useQuery<InsightsProgress>({ queryKey: progressKey(interviewId), queryFn: skipToken }).data;
}

async function generate(
  client: QueryClient,
  interviewId: string,
  selectedDataSources: SelectedSources,
): Promise<StoredInsights> {
  const answer = await call("POST /api/generate-insights/:interviewId", {
    params: { interviewId },
    body: { selectedDataSources },
  });
  if ("insights" in answer && answer.insights) return answer.insights;
  if (!("job" in answer)) throw new InsightsFailure(noInsights);
  await waitForJob(client, interviewId, answer.job);
  const details = await call("GET /api/interviews/:id/details", { params: { id: interviewId } });
  if (!details.insights) throw new InsightsFailure(noInsights);
  return details.insights;
}

async function waitForJob(client: QueryClient, interviewId: string, first: Job): Promise<void> {
  let job = first;
  while (job.status === "queued" || job.status === "running") {
    client.setQueryData<InsightsProgress>(progressKey(interviewId), {
      stage: job.stage,
      percent: job.percent,
    });
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    job = await readJob(job);
  }
  if (job.status !== "done") throw new InsightsFailure(job.error ?? "Failed to generate insights");
}

/** A look that the server did not answer is tried again at the next one: the job goes on without us. */
async function readJob(job: Job): Promise<Job> {
  try {
    return await call("GET /api/jobs/:id", { params: { id: job._id } });
  } catch (error) {
    if (error instanceof ApiError && (error.code === "offline" || error.status >= 500)) return job;
    throw error;
  }
}

export function useDemographics(interviewId: string) {
  return useQuery({
    queryKey: [...keys.interview(interviewId), "demographics"],
    queryFn: ({ signal }) =>
      call("GET /api/interviews/:id/sessions/demographics", { params: { id: interviewId }, signal }),
  });
}

interface OwnInsight {
  notes: string;
  description: string;
  tags: string[];
}

export function useAddInsight(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ notes, description, tags }: OwnInsight) =>
      call("POST /api/interviews/:id/insights", {
        params: { id: interviewId },
        body: { notes, keyFindings: [{ title: "Custom Insight", description, tags }] },
      }),
    onSuccess: (answer) =>
      client.setQueryData<InterviewDetails>(
        keys.interview(interviewId),
        (details) =>
          details && { ...details, customInsights: [...answer.insights, ...details.customInsights] },
      ),
  });
}
