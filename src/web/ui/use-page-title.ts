import { useEffect } from "react";

/** Names the tab "Askwell – {page}"; plain "Askwell" where a page has no name yet. */
export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = page === "" ? "Askwell" : `Askwell – ${page}`;
  }, [page]);
}
