import { Button, SegmentedControl, Select, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconUsers } from "@tabler/icons-react";
import { useSearchParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import type { SessionSummary } from "#contract/transcripts.ts";
import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { EmptyState, ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { type SessionOrder, type SessionStatus, useSessionPages } from "../../../queries/sessions.ts";
import { withSession } from "../../transcript/passage-link.ts";
import { IncentiveSection } from "../incentives/incentive-section.tsx";
import { SessionCards } from "./session-cards.tsx";
import { readFilter, statusChoices, withSort, withStatus } from "./session-filter.ts";
import { SessionTable } from "./session-table.tsx";
import classes from "./sessions.module.css";

export function SessionsTab({ interview }: { interview: InterviewDetails }) {
  const [search, setSearch] = useSearchParams();
  const { status, sort } = readFilter(search);
  const pages = useSessionPages(interview._id, { status, sort });
  const sessions = pages.data?.pages.flatMap((page) => page.sessions) ?? [];
  const counts = pages.data?.pages.at(-1)?.counts;
  const total = counts && {
    all: counts.all,
    completed: counts.completed,
    not_completed: counts.notCompleted,
  };
  const narrow = useMediaQuery("(max-width: 767px)") === true;
  const chooseStatus = (value: SessionStatus) =>
    setSearch((now) => withStatus(now, value), { replace: true });
  const chooseSort = (value: SessionOrder) => setSearch((now) => withSort(now, value), { replace: true });
  const open = (session: SessionSummary) =>
    setSearch((now) => withSession(now, session.id), { preventScrollReset: true });
  return (
    <section aria-labelledby="sessions-heading" className={classes.sessions}>
      <Title order={2} id="sessions-heading" className="visually-hidden">
        Sessions
      </Title>
      <StatusFilter status={status} total={total} narrow={narrow} onChoose={chooseStatus} />
      {pages.isPending && <LoadingLines label="Loading sessions" lines={6} />}
      {pages.error && !pages.data && (
        <ErrorState
          text={errorText(pages.error, "Failed to load sessions")}
          onRetry={() => void pages.refetch()}
          retrying={pages.isFetching}
        />
      )}
      {pages.data && sessions.length === 0 && (
        <NoSessions filtered={(counts?.all ?? 0) > 0} onShowAll={() => chooseStatus("all")} />
      )}
      {sessions.length > 0 && narrow && <SessionCards sessions={sessions} onOpen={open} />}
      {sessions.length > 0 && !narrow && (
        <SessionTable sessions={sessions} sort={sort} onSort={chooseSort} onOpen={open} />
      )}
      {total && sessions.length > 0 && (
        <div className={classes.end}>
          <span role="status">
            {sessions.length} of {total[status]} shown
          </span>
          {pages.hasNextPage && (
            <BusyButton
              variant="default"
              size="xs"
              busy={pages.isFetchingNextPage}
              busyLabel="Loading..."
              onClick={() => void pages.fetchNextPage()}
            >
              Load more
            </BusyButton>
          )}
          {pages.isFetchNextPageError && <span role="alert">Failed to load sessions</span>}
        </div>
      )}
      <IncentiveSection interview={interview} />
    </section>
  );
}

interface StatusFilterProps {
  status: SessionStatus;
  total: Record<SessionStatus, number> | undefined;
  narrow: boolean;
  onChoose: (status: SessionStatus) => void;
}

function StatusFilter({ status, total, narrow, onChoose }: StatusFilterProps) {
  const shared = {
    "aria-label": "Which sessions to show",
    className: classes.filter,
    value: status,
    onChange: (value: string | null) =>
      onChoose(statusChoices.find((choice) => choice.value === value)?.value ?? "all"),
    data: statusChoices.map(({ value, label }) => ({
      value,
      label: total ? `${label} (${total[value]})` : label,
    })),
  };
  return narrow ? <Select {...shared} allowDeselect={false} /> : <SegmentedControl {...shared} />;
}

function NoSessions({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) {
  if (!filtered) {
    return (
      <EmptyState
        title="No sessions yet"
        text="Copy the link above and send it to participants. Everyone who takes part stands here, with their transcript."
        icon={<IconUsers size={20} />}
      />
    );
  }
  return (
    <EmptyState title="No session matches" text="There are sessions, but none with this status.">
      <Button variant="default" onClick={onShowAll}>
        Show All
      </Button>
    </EmptyState>
  );
}
