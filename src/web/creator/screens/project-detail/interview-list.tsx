import { Button, Select, TextInput, Title } from "@mantine/core";
import { IconBubble, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import type { InterviewCard as Interview } from "#contract/interviews.ts";
import { errorText } from "#web/api/api-error.ts";
import { EmptyState, ErrorState, LoadingCards } from "#web/ui/list-states.tsx";
import { useFocusKey } from "#web/ui/use-focus-key.ts";
import { useProjectInterviews } from "../../queries/projects.ts";
import { InterviewCard } from "./interview-card.tsx";
import classes from "./project-detail.module.css";

const searchFrom = 10;

interface InterviewListProps {
  projectId: string;
  mayEdit: boolean;
}

export function InterviewList({ projectId, mayEdit }: InterviewListProps) {
  const interviews = useProjectInterviews(projectId);
  return (
    <section aria-labelledby="interviews-heading">
      <Title order={2} id="interviews-heading" mb="md">
        Interviews
      </Title>
      {interviews.isPending && <LoadingCards label="Loading the interviews" count={3} height={148} />}
      {interviews.error && !interviews.data && (
        <ErrorState
          text={errorText(interviews.error, "Failed to fetch data")}
          onRetry={() => void interviews.refetch()}
          retrying={interviews.isFetching}
        />
      )}
      {interviews.data?.length === 0 && mayEdit && <NoInterviews projectId={projectId} />}
      {interviews.data?.length === 0 && !mayEdit && (
        <EmptyState
          title="No interviews yet"
          text="As soon as somebody who may edit makes one, it shows here."
          icon={<IconBubble size={20} />}
        />
      )}
      {interviews.data && interviews.data.length > 0 && <Cards interviews={interviews.data} />}
    </section>
  );
}

function NoInterviews({ projectId }: { projectId: string }) {
  return (
    <EmptyState
      title="No interviews yet"
      text="Write the questions yourself, let Askwell propose a script from your objective, or upload one you have."
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

type Order = "newest" | "name" | "sessions";

const orders: Record<Order, (a: Interview, b: Interview) => number> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  name: (a, b) => a.name.localeCompare(b.name),
  sessions: (a, b) => b.sessionCount - a.sessionCount,
};

function Cards({ interviews }: { interviews: Interview[] }) {
  const [query, setQuery] = useState("");
  const [order, setOrder] = useState<Order>("newest");
  const searchRef = useFocusKey("/");
  const wanted = query.trim().toLocaleLowerCase();
  const shown = interviews
    .filter((interview) => interview.name.toLocaleLowerCase().includes(wanted))
    .sort(orders[order]);
  return (
    <>
      {interviews.length > searchFrom && (
        <div className={classes.tools}>
          <TextInput
            ref={searchRef}
            type="search"
            aria-label="Search interviews"
            placeholder="Search by name"
            leftSection={<IconSearch size={18} aria-hidden="true" />}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          <Select
            aria-label="Sort interviews"
            data={[
              { value: "newest", label: "Newest first" },
              { value: "name", label: "By name" },
              { value: "sessions", label: "Most sessions first" },
            ]}
            value={order}
            allowDeselect={false}
            onChange={(value) => setOrder((value as Order | null) ?? "newest")}
          />
        </div>
      )}
      {shown.length === 0 && (
        <EmptyState title="No interview matches" text={`Nothing here is called “${query}”.`}>
          <Button variant="default" onClick={() => setQuery("")}>
            Show all interviews
          </Button>
        </EmptyState>
      )}
      <ul className={classes.cards}>
        {shown.map((interview) => (
          <InterviewCard key={interview._id} interview={interview} />
        ))}
      </ul>
    </>
  );
}
