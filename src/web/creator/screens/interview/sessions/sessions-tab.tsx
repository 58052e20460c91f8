import { Button, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconUsers } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import type { SessionSummary } from "#contract/session-reading.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { EmptyState, LoadFailure, LoadingLines } from "#web/ui/list-states.tsx";
import { withSession } from "../../../passages/passage-link.ts";
import { useAnswerChecks } from "../../../queries/answer-checks.ts";
import { useLiveSessions } from "../../../queries/live.ts";
import { sessionsCsvAddress, useSessionPages } from "../../../queries/sessions.ts";
import { FlaggedSessions } from "../../answer-checks/flagged-sessions.tsx";
import { NeedsYou } from "../../left-out/needs-you.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { DropOffSection } from "./drop-off.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { SearchBox, SearchResults } from "./search-panel.tsx";
import { emptySelection, keepShown } from "./selection.ts";
import { SessionCards } from "./session-cards.tsx";
import { useSessionColumns } from "./session-columns.ts";
import {
  countMore,
  mayLeaveOutRunning,
  readFilter,
  readWords,
  withMore,
  withoutFilters,
  withSort,
  withStatus,
} from "./session-filter.ts";
import { SessionTable } from "./session-table.tsx";

export function SessionsTab({ interview }: { interview: InterviewDetails }) {
  const [search] = useSearchParams();
  const words = readWords(search);
  // Nothing to search, to sort or to leave at a question before somebody has begun.
  const isUnused = interview.counts.started === 0 && words === "";
  return (
    <section aria-labelledby="sessions-heading" className="stack gap-16">
      <Title order={2} id="sessions-heading" className="visually-hidden">
        Sessions
      </Title>
      <NeedsYou interview={interview} />
      <FlaggedSessions interviewId={interview._id} />
      {!isUnused && <SearchBox />}
      {words === "" ? (
        <SessionList interview={interview} />
      ) : (
        <SearchResults interviewId={interview._id} words={words} />
      )}
      {!isUnused && <DropOffSection interviewId={interview._id} />}
    </section>
  );
}

function SessionList({ interview }: { interview: InterviewDetails }) {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const pages = useSessionPages(interview._id, filter);
  const sessions = useMemo(() => pages.data?.pages.flatMap((page) => page.sessions) ?? [], [pages.data]);
  const counts = pages.data?.pages[0]?.counts;
  const choices = pages.data?.pages[0]?.choices ?? { endReasons: [], sources: [] };
  const { columns, choose: onColumns } = useSessionColumns(choices.sources, interview.settings.concepts);
  const narrow = useMediaQuery("(max-width: 767px)") === true;
  const live = useLiveSessions(interview._id);
  const checks = useAnswerChecks(interview._id).data;
  const things = useMemo(
    () => new Map(checks?.sessions.map(({ sessionId, flags }) => [sessionId, flags])),
    [checks],
  );
  const [chosen, setChosen] = useState(emptySelection);
  const mayDelete = interview.role !== "viewer";
  const ids = sessions.map((session) => session.id);
  const selection = mayDelete ? keepShown(chosen, ids) : null;
  const total = counts && {
    ...{ all: counts.all, completed: counts.completed },
    ...{ not_completed: counts.notCompleted, turned_away: counts.turnedAway },
  };
  const isFiltered = countMore(filter) > 0 || filter.status !== "all";
  const isUnused = !isFiltered && counts !== undefined && counts.all === 0 && counts.turnedAway === 0;
  const change = (next: (now: URLSearchParams) => URLSearchParams) => setSearch(next, { replace: true });
  const rows = {
    ...{ sessions, live, things, selection, columns, onSelect: setChosen },
    total: total?.[filter.status] ?? sessions.length,
    more: {
      list: JSON.stringify(filter),
      hasMore: pages.hasNextPage,
      isLoading: pages.isFetchingNextPage || pages.isFetchNextPageError,
      load: pages.fetchNextPage,
    },
    onOpen: (session: SessionSummary) =>
      setSearch((now) => withSession(now, session.id), { preventScrollReset: true }),
  };
  return (
    <>
      {!isUnused && (
        <FilterBar
          {...{ filter, total, choices, narrow, columns, onColumns }}
          csvAddress={sessionsCsvAddress(interview._id, filter)}
          onStatus={(status) => change((now) => withStatus(now, status))}
          onSort={(sort) => change((now) => withSort(now, sort))}
          onMore={(name, value) => change((now) => withMore(now, name, value))}
        />
      )}
      {selection && (
        <BulkBar
          interviewId={interview._id}
          chosen={sessions.filter(({ id }) => selection.ids.has(id))}
          onClear={() => setChosen(emptySelection)}
        />
      )}
      <NewSessions
        known={ids}
        live={[...live.keys()]}
        pages={pages}
        isFiltered={mayLeaveOutRunning(filter)}
      />
      {pages.isPending && <LoadingLines label="Loading sessions" lines={6} />}
      <LoadFailure query={pages} text="Failed to load sessions" />
      {pages.data && sessions.length === 0 && (
        <NoSessions isFiltered={isFiltered} onShowAll={() => change(withoutFilters)} />
      )}
      {sessions.length > 0 && narrow && <SessionCards {...rows} />}
      {sessions.length > 0 && !narrow && (
        <SessionTable {...rows} sort={filter.sort} onSort={(sort) => change((now) => withSort(now, sort))} />
      )}
      {total && sessions.length > 0 && <ListEnd shown={sessions.length} total={rows.total} pages={pages} />}
    </>
  );
}

type Pages = ReturnType<typeof useSessionPages>;

function ListEnd({ shown, total, pages }: { shown: number; total: number; pages: Pages }) {
  return (
    <div className="level gap-16 muted text-13 figures">
      <span role="status">
        {shown < total && `${shown.toLocaleString()} of `}
        {countNoun(total, "session")}
      </span>
      {pages.isFetchNextPageError && (
        <>
          <span role="alert">Failed to load sessions</span>
          <Button variant="default" size="xs" onClick={() => void pages.fetchNextPage()}>
            Retry
          </Button>
        </>
      )}
    </div>
  );
}

interface NewSessionsProps {
  known: string[];
  live: string[];
  pages: Pages;
  isFiltered: boolean;
}

/** Who began since the list came; it is not moved under somebody who reads it. */
function NewSessions({ known, live, pages, isFiltered }: NewSessionsProps) {
  const listed = new Set(known);
  const fresh = live.filter((id) => !listed.has(id)).length;
  // Of a list that shows a part only, nobody knows whether they belong to it.
  if (!pages.data || isFiltered || pages.hasNextPage || fresh === 0) return null;
  return (
    <Button
      variant="light"
      size="xs"
      className="self-start"
      loading={pages.isRefetching}
      onClick={() => void pages.refetch()}
    >
      {fresh === 1 ? "Show 1 new session" : `Show ${fresh} new sessions`}
    </Button>
  );
}

function NoSessions({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  if (!isFiltered) {
    return (
      <EmptyState
        title="No sessions yet"
        text="Copy the link above and send it to participants. Sessions appear here as people take part."
        icon={<IconUsers size={20} />}
      />
    );
  }
  return (
    <EmptyState title="No sessions match" text="No sessions match all of these filters.">
      <Button variant="default" onClick={onShowAll}>
        Show All
      </Button>
    </EmptyState>
  );
}
