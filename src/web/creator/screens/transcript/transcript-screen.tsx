import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import type { Transcript } from "#contract/transcripts.ts";
import { type Crumb, PageHeader } from "#web/ui/page-header.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { When } from "#web/ui/when.tsx";
import { QuotingProvider } from "../../components/finding-editor/quoting.tsx";
import { LoadedPage, MissingPage } from "../../components/loaded-page.tsx";
import { SharedBy } from "../../components/shared-by.tsx";
import { readSourcePlace } from "../../passages/source-address.ts";
import { useProjectInterviews, useProjects } from "../../queries/projects.ts";
import { useMayChange } from "../../queries/rights.ts";
import { type TranscriptWithTurns, useIncludeTurn, useTranscript } from "../../queries/transcripts.ts";
import { DeleteTranscriptDialog } from "./delete-transcript-dialog.tsx";
import { TranscriptDetails } from "./transcript-details.tsx";
import { describeFile, describeSpeakers, describeTags } from "./transcript-words.ts";
import { TurnList } from "./turn-list.tsx";

/** An uploaded transcript as a page of its own. */
export function TranscriptScreen() {
  const { transcriptId = "" } = useParams();
  const query = useTranscript(transcriptId);
  const { data: transcript } = query;
  usePageTitle(transcript?.name ?? "Transcript");
  return (
    <LoadedPage
      query={query}
      missing={
        <MissingPage
          title="Transcript not found"
          text="It was deleted, or it belongs to another account."
          to="/analyze-transcript"
          label="Your transcripts"
        />
      }
      failed="Failed to load the transcript"
      loading="Loading the transcript"
      lines={8}
    >
      {(transcript) => <SourceTranscript key={transcript._id} transcript={transcript} />}
    </LoadedPage>
  );
}

function SourceTranscript({ transcript }: { transcript: TranscriptWithTurns }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [deleting, dialog] = useDisclosure(false);
  const crumbs = useCrumbs(transcript);
  const mayChange = useMayChange().ofProject(transcript.projectId);
  const onInclude = useIncludeTurn(transcript, mayChange);
  const back = crumbs.at(-2)?.to ?? "/analyze-transcript";
  return (
    <>
      <PageHeader
        title={transcript.name}
        crumbs={crumbs}
        detail={
          <>
            {describeFile(transcript)} · uploaded <When at={transcript.createdAt} />
          </>
        }
        actions={
          mayChange && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} aria-hidden="true" />}
              onClick={dialog.open}
            >
              Delete
            </Button>
          )
        }
      />
      <div className="stack gap-32 top beside">
        <aside className="card stack gap-16 scrolls-y pad-16 stays" aria-label="About this transcript">
          {mayChange ? (
            <TranscriptDetails transcript={transcript} />
          ) : (
            <TranscriptFacts transcript={transcript} />
          )}
          <Notices notices={transcript.notices} />
        </aside>
        <section className="card shrinks pad-12" aria-label="What was said">
          <ProjectQuoting transcript={transcript}>
            <TurnList
              transcriptId={transcript._id}
              turns={transcript.turns}
              speakers={transcript.speakers}
              place={readSourcePlace(search, transcript._id)}
              onInclude={onInclude}
            />
          </ProjectQuoting>
        </section>
      </div>
      <DeleteTranscriptDialog
        transcript={deleting ? transcript : undefined}
        onClose={dialog.close}
        onDeleted={() => void navigate(back)}
      />
    </>
  );
}

function Notices({ notices }: { notices: string[] }) {
  if (notices.length === 0) return null;
  return (
    <div className="fine stack gap-8 ruled pad-top-12" role="note">
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
    </div>
  );
}

/** By its project where it has one, else by the list of all transcripts. */
function useCrumbs({ name, projectId }: TranscriptWithTurns): Crumb[] {
  const { data: projects = [] } = useProjects();
  if (projectId === null) return [{ label: "Transcripts", to: "/analyze-transcript" }, { label: name }];
  return [
    { label: "All projects", to: "/projects" },
    {
      label: projects.find((one) => one._id === projectId)?.name ?? "Project",
      to: `/projects/${projectId}/detail`,
    },
    { label: name },
  ];
}

/** What those who may only read are told beside a transcript. */
function TranscriptFacts({ transcript }: { transcript: Transcript }) {
  return (
    <>
      <p className="prose" dir="auto">
        {describeSpeakers(transcript.speakers)}
      </p>
      {transcript.tags.length > 0 && (
        <p className="prose" dir="auto">
          Tags: {describeTags(transcript.tags)}
        </p>
      )}
      {transcript.projectId !== null && (
        <p className="prose">
          <SharedBy projectId={transcript.projectId} />
        </p>
      )}
    </>
  );
}

interface ProjectQuotingProps {
  transcript: { _id: string; projectId: string | null };
  children: ReactNode;
}

/** Words of a transcript become findings of its project's interviews; one of no project has none. */
function ProjectQuoting({ transcript, children }: ProjectQuotingProps) {
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
