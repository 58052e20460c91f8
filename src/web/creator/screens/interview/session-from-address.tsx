import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { readPassageLink, withoutPassage } from "../../passages/passage-link.ts";

const SessionDrawer = lazy(async () => ({
  default: (await import("../session/session-drawer.tsx")).SessionDrawer,
}));

/** The transcript that the address names, over whichever tab is shown. */
export function SessionFromAddress() {
  const [search, setSearch] = useSearchParams();
  const link = readPassageLink(search);
  return (
    <Suspense fallback={null}>
      <SessionDrawer link={link} onClose={() => setSearch(withoutPassage, { preventScrollReset: true })} />
    </Suspense>
  );
}
