import { AskData } from "../../components/ask/ask-data.tsx";
import { useProjectInterviews } from "../../queries/projects.ts";
import { useUploadedTranscripts } from "../../queries/transcripts-uploaded.ts";
import classes from "./project-detail.module.css";

/** A question about all of the project's interviews, as soon as anybody has said anything. */
export function AskProject({ projectId }: { projectId: string }) {
  const interviews = useProjectInterviews(projectId);
  const transcripts = useUploadedTranscripts(projectId);
  const hasWords =
    interviews.data?.some(({ completedSessions }) => completedSessions > 0) ||
    (transcripts.data ?? []).length > 0;
  if (!hasWords) return null;
  return (
    <div className={classes.ask}>
      <AskData scope={{ kind: "project", projectId }} sources={[]} />
    </div>
  );
}
