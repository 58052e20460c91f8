import { Anchor, Button, Collapse, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconFileText, IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import type { Transcript } from "#contract/transcripts.ts";
import { EmptyState, LoadFailure, LoadingLines } from "#web/ui/list-states.tsx";
import { ListTools, NoneFound } from "#web/ui/list-tools.tsx";
import { useListView } from "#web/ui/use-list-view.ts";
import { useProjectInterviews } from "../../queries/projects.ts";
import { useTranscripts } from "../../queries/transcripts.ts";
import { DeleteTranscriptDialog } from "../transcript/delete-transcript-dialog.tsx";
import { TranscriptDropzone } from "../transcript/transcript-dropzone.tsx";
import { TranscriptLine, transcriptShape } from "../transcript/transcript-line.tsx";
import { useTranscriptUpload } from "../transcript/use-transcript-upload.ts";
import { ImportButton } from "./import-button.tsx";

/** Interviews that were held elsewhere: they can be analysed beside the project's own. */
interface TranscriptsSectionProps {
  projectId: string;
  mayEdit: boolean;
}

export function TranscriptsSection({ projectId, mayEdit }: TranscriptsSectionProps) {
  const transcripts = useTranscripts(projectId);
  const [adding, dropzone] = useDisclosure(false);
  const upload = useTranscriptUpload({ projectId, uploaded: transcripts.data ?? [] });
  const list = transcripts.data ?? [];
  return (
    <section className="stack gap-16 above-32" aria-labelledby="transcripts-heading">
      <div className="row between gap-8-16">
        <Title order={2} id="transcripts-heading">
          Transcripts
        </Title>
        <div className="wrap gap-8 flush-first">
          {list.length > 0 && (
            <Button component={Link} to={analyzeAddress(list)} variant="subtle" size="xs">
              Create a persona
            </Button>
          )}
          {mayEdit && (
            <>
              <ImportButton projectId={projectId} />
              <Button
                variant="default"
                size="xs"
                leftSection={<IconUpload size={16} aria-hidden="true" />}
                aria-expanded={adding}
                onClick={dropzone.toggle}
              >
                Upload transcripts
              </Button>
            </>
          )}
        </div>
      </div>
      <Collapse expanded={adding}>{adding && <TranscriptDropzone upload={upload} />}</Collapse>
      {transcripts.isPending && <LoadingLines label="Loading the transcripts" lines={3} />}
      <LoadFailure query={transcripts} text="Failed to load the transcripts" />
      {transcripts.data?.length === 0 && !adding && (
        <EmptyState
          title="No transcripts yet"
          text="Upload transcripts of other interviews to analyze them with this project. They're counted separately."
          icon={<IconFileText size={20} />}
        />
      )}
      {list.length > 0 && mayEdit && <ReportHint projectId={projectId} />}
      {list.length > 0 && <TranscriptRows transcripts={list} mayEdit={mayEdit} />}
    </section>
  );
}

/** Findings belong to an interview's questions: where there is no interview, how transcripts come to a report. */
function ReportHint({ projectId }: { projectId: string }) {
  const { data: interviews } = useProjectInterviews(projectId);
  if (interviews?.length !== 0) return null;
  return (
    <p className="prose">
      For a report on these transcripts,{" "}
      <Anchor component={Link} to={`/projects/${projectId}/chatbot/create`} inherit>
        create an interview
      </Anchor>{" "}
      with the questions that were asked, then choose Generate Insights. You get the same brief, answers by
      question, exports and share link.
    </p>
  );
}

/** As many as an address carries well; the others can be selected there. */
const maxInAddress = 40;

function analyzeAddress(transcripts: readonly Transcript[]): string {
  const search = new URLSearchParams();
  for (const { _id } of transcripts.slice(0, maxInAddress)) search.append("transcript", _id);
  return `/analyze-transcript?${search}`;
}

function TranscriptRows({ transcripts, mayEdit }: { transcripts: Transcript[]; mayEdit: boolean }) {
  const view = useListView(transcripts, "transcripts", transcriptShape);
  const [leaving, setLeaving] = useState<Transcript>();
  return (
    <>
      <ListTools of="transcripts" placeholder="Search by name, file or tag" view={view} />
      {view.shown.length === 0 && <NoneFound of="transcripts" view={view} />}
      <ul className="card" aria-label="Transcripts">
        {view.shown.map((transcript) => (
          <TranscriptLine
            key={transcript._id}
            transcript={transcript}
            onDelete={mayEdit ? () => setLeaving(transcript) : undefined}
          />
        ))}
      </ul>
      <DeleteTranscriptDialog transcript={leaving} onClose={() => setLeaving(undefined)} />
    </>
  );
}
