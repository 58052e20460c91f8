import { Button } from "@mantine/core";
import { IconSchool } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { PracticeSummary } from "#contract/practice.ts";
import { errorText } from "#web/api/api-error.ts";
import { ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { usePracticeSessions } from "../../../queries/practice.ts";
import { DeletePracticeDialog } from "../delete-practice-dialog.tsx";
import { kept } from "../kept-in-browser.ts";
import { PracticeTour } from "../tour/practice-tour.tsx";
import { CompletedSessions } from "./completed-sessions.tsx";
import { OpenSessions } from "./open-sessions.tsx";
import { StartForm } from "./start-form.tsx";
import { TrendBlock } from "./trend-block.tsx";

/** Where a practice interview begins, and what became of the earlier ones. */
export function PracticeSessionsScreen() {
  usePageTitle("Practice Sessions");
  const [touring, setTouring] = useState(() => !kept.isTourSeen());
  const tourButton = useRef<HTMLButtonElement>(null);
  const closeTour = () => {
    kept.noteTourSeen();
    setTouring(false);
    // The button that was pressed goes with the tour; this one opens it again.
    tourButton.current?.focus();
  };
  return (
    <>
      <PageHeader
        title="Practice Sessions"
        detail="Interview a simulated person and see which of your questions opened them up. Practice never counts towards your results."
        actions={
          <Button
            ref={tourButton}
            variant="default"
            leftSection={<IconSchool size={18} aria-hidden="true" />}
            aria-expanded={touring}
            onClick={() => (touring ? closeTour() : setTouring(true))}
          >
            Two-minute tour
          </Button>
        }
      />
      <div className="stack no-ring gap-32">
        {touring && <PracticeTour onClose={closeTour} />}
        <StartForm />
        <Sessions />
      </div>
    </>
  );
}

function Sessions() {
  const sessions = usePracticeSessions();
  if (sessions.isPending) return <LoadingLines label="Loading your practice sessions" lines={4} />;
  if (!sessions.data) {
    return (
      <ErrorState
        text={errorText(sessions.error, "Failed to load your practice sessions")}
        onRetry={() => void sessions.refetch()}
        retrying={sessions.isFetching}
      />
    );
  }
  return (
    <SessionLists
      sessions={sessions.data.pages.flat()}
      older={
        sessions.hasNextPage && (
          <Button
            variant="default"
            loading={sessions.isFetchingNextPage}
            onClick={() => void sessions.fetchNextPage()}
          >
            Show older
          </Button>
        )
      }
    />
  );
}

function SessionLists({ sessions, older }: { sessions: PracticeSummary[]; older: ReactNode }) {
  const [deleting, setDeleting] = useState<PracticeSummary>();
  const place = useFocusKept(sessions.length);
  const completed = sessions.filter(({ status }) => status === "completed");
  return (
    <div className="stack no-ring gap-32" ref={place} tabIndex={-1}>
      <OpenSessions
        sessions={sessions.filter(({ status }) => status === "in_progress")}
        onDelete={setDeleting}
      />
      <TrendBlock sessions={completed} />
      <CompletedSessions sessions={completed} onDelete={setDeleting} older={older} />
      <DeletePracticeDialog session={deleting} onClose={() => setDeleting(undefined)} />
    </div>
  );
}

/** A row that goes takes the focus with it: it goes on at the lists, not at the top of the page. */
function useFocusKept(count: number) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
    before.current = count;
  }, [count]);
  return place;
}
