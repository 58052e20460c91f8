import { useEffect } from "react";
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
  return (
    <ConfirmDialog
      opened={blocker.state === "blocked"}
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      busyLabel="Leaving..."
      busy={false}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    >
      <p>Your changes to this {what} have not been saved.</p>
    </ConfirmDialog>
  );
}

function tabOf(search: string): string | null {
  return new URLSearchParams(search).get("tab");
}
