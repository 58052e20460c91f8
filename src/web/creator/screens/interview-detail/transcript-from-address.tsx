import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { readPassageLink, withoutPassage } from "../transcript/passage-link.ts";

const TranscriptDrawer = lazy(async () => ({
  default: (await import("../transcript/transcript-drawer.tsx")).TranscriptDrawer,
}));

/** The transcript that the address names, over whichever tab is shown. */
export function TranscriptFromAddress() {
  const [search, setSearch] = useSearchParams();
  const link = readPassageLink(search);
  return (
    <Suspense fallback={null}>
      <TranscriptDrawer link={link} onClose={() => setSearch(withoutPassage, { preventScrollReset: true })} />
    </Suspense>
  );
}
