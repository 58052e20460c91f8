import { Button, Title } from "@mantine/core";
import { IconBubble, IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import type { InterviewCard as Interview } from "#contract/interviews.ts";
import { listItem } from "#web/ui/list-item.ts";
import { EmptyState, LoadFailure, LoadingCards } from "#web/ui/list-states.tsx";
import { ListTools, NoneFound } from "#web/ui/list-tools.tsx";
import { byName, type ListShape, newestFirst } from "#web/ui/list-view.ts";
import { SampleBadge } from "#web/ui/sample-badge.tsx";
import { ShowMore, useFirstItems } from "#web/ui/show-more.tsx";
import { StatusLabel } from "#web/ui/status-label.tsx";
import { useListView } from "#web/ui/use-list-view.ts";
import { When } from "#web/ui/when.tsx";
import { CopyShareLink } from "../../components/copy-share-link.tsx";
import { useArchivedInterviews } from "../../queries/interview-reuse.ts";
import { useProjectInterviews } from "../../queries/projects.ts";
import { CardMenu } from "./card-menu.tsx";

interface InterviewListProps {
  projectId: string;
  mayEdit: boolean;
  mayMove: boolean;
}

export function InterviewList({ projectId, mayEdit, mayMove }: InterviewListProps) {
  const interviews = useProjectInterviews(projectId);
  return (
    <section aria-labelledby="interviews-heading">
      <Title order={2} id="interviews-heading" mb="md">
        Interviews
      </Title>
      {interviews.isPending && <LoadingCards label="Loading the interviews" count={3} height={148} />}
      <LoadFailure query={interviews} text="Failed to fetch data" />
      {interviews.data?.length === 0 && mayEdit && <NoInterviews projectId={projectId} />}
      {interviews.data?.length === 0 && !mayEdit && (
        <EmptyState
          title="No interviews yet"
          text="Interviews appear here when someone with edit access creates one."
          icon={<IconBubble size={20} />}
        />
      )}
      {interviews.data && interviews.data.length > 0 && (
        <Cards interviews={interviews.data} mayEdit={mayEdit} mayMove={mayMove} />
      )}
      <ArchivedInterviews projectId={projectId} mayEdit={mayEdit} mayMove={mayMove} />
    </section>
  );
}

function NoInterviews({ projectId }: { projectId: string }) {
  return (
    <EmptyState
      title="No interviews yet"
      text="Write the questions yourself, start from a guide, or upload a script or a study."
      icon={<IconBubble size={20} />}
    >
      <Button component={Link} to={`/interview/create?projectId=${projectId}`}>
        Generate a script
      </Button>
      <Button component={Link} to={`/projects/${projectId}/chatbot/create`} variant="default">
        Write it yourself
      </Button>
      <Button component={Link} to={`/projects/${projectId}/upload`} variant="default">
        Upload a script
      </Button>
    </EmptyState>
  );
}

const listShape: ListShape<Interview> = {
  textOf: ({ name }) => [name],
  orders: [
    { value: "newest", label: "Newest first", compare: newestFirst },
    { value: "name", label: "By name", compare: byName },
    { value: "sessions", label: "Most sessions first", compare: (a, b) => b.sessionCount - a.sessionCount },
  ],
};

function Cards({ interviews, ...may }: { interviews: Interview[]; mayEdit: boolean; mayMove: boolean }) {
  const view = useListView(interviews, "interviews", listShape);
  const { first, left, list, showMore } = useFirstItems(view.shown);
  return (
    <>
      <ListTools of="interviews" placeholder="Search by name" view={view} />
      {view.shown.length === 0 && <NoneFound of="interviews" view={view} />}
      <ul className="stack gap-16 cards" ref={list}>
        {first.map((interview) => (
          <InterviewCard key={interview._id} interview={interview} {...may} />
        ))}
      </ul>
      <ShowMore of="interviews" left={left} onMore={showMore} />
    </>
  );
}

/** Folded away below the list; nothing is shown while a project has none. */
function ArchivedInterviews(props: { projectId: string; mayEdit: boolean; mayMove: boolean }) {
  const { data: archived = [] } = useArchivedInterviews(props.projectId);
  const [opened, setOpened] = useState(false);
  if (archived.length === 0) return null;
  return (
    <section aria-labelledby="archived-interviews" className="above-24">
      <Button
        id="archived-interviews"
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-expanded={opened}
        rightSection={
          opened ? (
            <IconChevronUp size={16} aria-hidden="true" />
          ) : (
            <IconChevronDown size={16} aria-hidden="true" />
          )
        }
        onClick={() => setOpened(!opened)}
      >
        Archived interviews ({archived.length})
      </Button>
      {opened && (
        <ul className="cards above-12">
          {archived.map((interview) => (
            <InterviewCard
              key={interview._id}
              interview={interview}
              mayEdit={props.mayEdit}
              mayMove={props.mayMove}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface InterviewCardProps {
  interview: Interview;
  mayEdit: boolean;
  mayMove: boolean;
}

function InterviewCard({ interview, mayEdit, mayMove }: InterviewCardProps) {
  return (
    <li className="card column hover-line relative gap-8 pad-16">
      <div className="level gap-12 pad-end-24">
        <StatusLabel status={interview.archivedAt === null ? interview.status : "archived"} />
        {interview.interviewType === "oneOff" && <span className="text-13 muted">One-off</span>}
        {interview.sample && <SampleBadge />}
      </div>
      <Link
        to={`/interviews/${interview._id}`}
        className="heading-16 clamp ink undecorated anywhere covers clamp-3 pad-end-24"
        dir="auto"
        title={interview.name}
        {...listItem}
      >
        {interview.name}
      </Link>
      {mayEdit && <CardMenu interview={interview} mayMove={mayMove} />}
      <div className="wrap text-13 muted figures gap-4-12">
        <span>Sessions: {interview.sessionCount}</span>
        {interview.sessionCount > 0 && <span>{interview.completedSessions} completed</span>}
        {interview.lastSessionAt !== null && (
          <span>
            Last session <When at={interview.lastSessionAt} />
          </span>
        )}
      </div>
      {interview.archivedAt === null && (
        <div className="relative over self-top to-bottom pad-top-12">
          <CopyShareLink
            interview={interview}
            label="Copy Share Link"
            copiedLabel="Link copied!"
            of={interview.name}
          />
        </div>
      )}
    </li>
  );
}
