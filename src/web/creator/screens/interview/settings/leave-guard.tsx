import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

interface LeaveGuardProps {
  active: boolean;
  /** "form": what was changed. */
  what?: string;
  /** Told when someone leaves all the same. */
  onLeave?: () => void;
}

/** Asks before changes that are not saved are left behind, by a link of ours, by Back, or with the page. */
export function LeaveGuard({ active, what = "interview", onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      active && (from.pathname !== to.pathname || tabOf(from.search) !== tabOf(to.search)),
  );
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [active]);
  // The router takes one answer to a question and throws at a second: a double click gives two.
  const answered = useRef(blocker);
  const answer = (give: () => void) => {
    if (answered.current === blocker) return;
    answered.current = blocker;
    give();
  };
  return (
    <ConfirmDialog
      of={blocker.state === "blocked" ? blocker : undefined}
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      busyLabel="Leaving..."
      onConfirm={() =>
        answer(() => {
          onLeave?.();
          blocker.proceed?.();
        })
      }
      onClose={() => answer(() => blocker.reset?.())}
    >
      <p className="prose">Your changes to this {what} haven&apos;t been saved.</p>
    </ConfirmDialog>
  );
}

function tabOf(search: string): string | null {
  return new URLSearchParams(search).get("tab");
}
