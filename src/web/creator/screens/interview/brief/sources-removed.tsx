import { useEffect } from "react";
import type { InterviewDetails } from "#contract/interviews.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useGenerateInsights, useIsGenerating } from "../../../queries/insights.ts";
import { useConfig } from "../../../queries/instance.ts";
import { useMayEdit } from "../may-edit.tsx";

/**
 * What was removed is in no quote any more, but still in the counts. The built-in analysis counts again by itself, as
 * that takes a moment and costs nothing; with a model it is left to whoever presses the button.
 */
export function SourcesRemoved({
  interview: { _id: interviewId, insights },
}: {
  interview: InterviewDetails;
}) {
  const mayEdit = useMayEdit();
  const { data: config } = useConfig();
  const { mutate, isIdle, isPending } = useGenerateInsights(interviewId);
  const isGenerating = useIsGenerating(interviewId);
  const isBuiltIn = config?.interviewer === "scripted" && insights?.codedBy === "built-in";
  const isDue = mayEdit && isBuiltIn && isIdle && !isGenerating;
  useEffect(() => {
    if (!isDue || !insights) return;
    const { interviews, transcripts, threads } = insights.sources;
    mutate({ interviews: interviews > 0, transcripts: transcripts > 0, reddit: threads > 0 });
  }, [isDue, insights, mutate]);
  if (isPending) return <NoticeBox kind="info">Updating the counts …</NoticeBox>;
  return (
    <NoticeBox kind="info">
      Sessions were removed or left out since this analysis. Their words are gone, but the counts still
      include them.{mayEdit && " Press Generate Insights to update the counts."}
    </NoticeBox>
  );
}
