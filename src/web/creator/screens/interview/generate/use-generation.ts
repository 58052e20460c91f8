import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { StoredInsights } from "#contract/insights.ts";
import type { InterviewDetails } from "#contract/interviews.ts";
import { errorText } from "#web/api/api-error.ts";
import { showToast } from "#web/ui/toast.tsx";
import {
  InsightsCancelled,
  InsightsFailure,
  type InsightsProgress,
  type SelectedSources,
  useCancelInsights,
  useGenerateInsights,
  useInsightsProgress,
  useIsGenerating,
} from "../../../queries/insights.ts";
import { findKeptGeneration } from "../../../queries/kept-generation.ts";
import { useTranscripts } from "../../../queries/transcripts.ts";
import { withTab } from "../detail-tab.ts";
import { chooseSources, type DataSource, listSources, type SourceName } from "./source-list.ts";

export type { DataSource };

export interface Generation {
  sources: DataSource[];
  choose: (name: SourceName, chosen: boolean) => void;
  busy: boolean;
  progress: InsightsProgress | undefined;
  problem: string | undefined;
  start: () => void;
  cancel: () => void;
  cancelling: boolean;
}

/** The analysis without the moment at which it was made. */
function describeFindings(insights: StoredInsights | null): string {
  return JSON.stringify({ ...insights, generatedAt: null });
}

function failureText(error: unknown): string {
  return error instanceof InsightsFailure ? error.message : errorText(error, "Failed to generate insights");
}

/** The analysis of an interview from choosing its sources to its end; one that a reload cut off is taken up again. */
export function useGeneration(interview: InterviewDetails): Generation {
  const [, setSearch] = useSearchParams();
  const transcripts = useTranscripts(interview.projectId._id);
  const [changed, setChanged] = useState<Partial<SelectedSources>>({});
  const [problem, setProblem] = useState<string>();
  const generation = useGenerateInsights(interview._id);
  const busy = useIsGenerating(interview._id);
  const progress = useInsightsProgress(interview._id);
  const cancellation = useCancelInsights();
  const counts = {
    interviews: interview.counts.completed,
    transcripts: transcripts.data?.length ?? 0,
    reddit: interview.redditData.length,
  };
  const selected = { ...chooseSources(counts), ...changed };
  const sources = listSources(selected, counts);

  const begun = useRef(false);
  const run = (what: SelectedSources | "resume") => {
    begun.current = true;
    setProblem(undefined);
    cancellation.reset();
    generation.mutate(what, {
      onSuccess: (insights) => {
        const isNew = describeFindings(insights) !== describeFindings(interview.insights);
        showToast(isNew ? "Insights generated successfully" : "Nothing has changed since the last analysis.");
        setSearch((search) => withTab(search, "insights"));
      },
      onError: (error) => {
        if (error instanceof InsightsCancelled)
          showToast("Analysis cancelled. Your insights haven't changed.");
        else setProblem(failureText(error));
      },
    });
  };
  // Once, and not what failed on this very page.
  useEffect(() => {
    if (!begun.current && !busy && findKeptGeneration(interview._id) !== null) run("resume");
  });
  const start = () => {
    // What was chosen but is not there any more is not asked for.
    const chosen = (name: SourceName) =>
      sources.some((source) => source.name === name && source.chosen && !source.disabled);
    const asked = {
      interviews: selected.interviews,
      transcripts: chosen("transcripts"),
      reddit: chosen("reddit"),
    };
    if (!asked.interviews && !asked.transcripts && !asked.reddit) {
      setProblem("Please select at least one data source");
      return;
    }
    run(asked);
  };
  const cancel = () => {
    if (!progress) return;
    cancellation.mutate(progress._id, {
      onError: (error) => setProblem(errorText(error, "Couldn't cancel the analysis.")),
    });
  };
  return {
    sources,
    choose: (name, chosen) => {
      setChanged((current) => ({ ...current, [name]: chosen }));
      setProblem(undefined);
    },
    busy,
    progress,
    problem,
    start,
    cancel,
    cancelling: cancellation.isPending || cancellation.isSuccess,
  };
}
