import type { ReactNode } from "react";
import { QuotingProvider } from "../../components/finding-editor/quoting.tsx";
import { useProjectInterviews } from "../../queries/projects.ts";
import { useMayChange } from "../../queries/rights.ts";

interface ProjectQuotingProps {
  transcript: { _id: string; projectId: string | null };
  children: ReactNode;
}

/** Words of a transcript become findings of its project's interviews; one of no project has none. */
export function ProjectQuoting({ transcript, children }: ProjectQuotingProps) {
  const { projectId } = transcript;
  const mayChange = useMayChange().ofProject(projectId);
  if (projectId === null || !mayChange) return children;
  return (
    <OfProject transcriptId={transcript._id} projectId={projectId}>
      {children}
    </OfProject>
  );
}

interface OfProjectProps {
  transcriptId: string;
  projectId: string;
  children: ReactNode;
}

function OfProject({ transcriptId, projectId, children }: OfProjectProps) {
  const { data: interviews = [] } = useProjectInterviews(projectId);
  return (
    <QuotingProvider source={{ kind: "transcript", id: transcriptId }} interviews={interviews}>
      {children}
    </QuotingProvider>
  );
}
