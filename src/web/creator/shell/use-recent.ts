import { useEffect } from "react";
import { useLocation } from "react-router";
import { readDraft, writeDraft } from "../script/stored-draft.ts";
import { useUser } from "../session/use-user.ts";
import { findThing, type RecentThing, recentKey, withRecent } from "./recent-things.ts";

/** Notes in this browser what is opened, for the palette to offer it first. */
export function useNoteRecent(): void {
  const { pathname } = useLocation();
  const userId = useUser()?._id;
  useEffect(() => {
    const thing = findThing(pathname);
    if (!thing || !userId) return;
    writeDraft(recentKey(userId), withRecent(listRecent(userId), thing));
  }, [pathname, userId]);
}

/** The last opened first. */
export function listRecent(userId: string): RecentThing[] {
  return readDraft(recentKey(userId)) ?? [];
}
