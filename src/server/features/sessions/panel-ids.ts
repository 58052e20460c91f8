import type { InterviewSettings } from "#contract/interview-settings.ts";
import { AppError } from "../../app-error.ts";
import { hashToken, sameText } from "../../auth/tokens.ts";
import type { Database } from "../../db/database.ts";
import { findByPanelId } from "./panel-ids.store.ts";

/** Who comes, as their panel calls them; null where nobody is told apart. A link that does not say is refused. */
export function readPanelId(
  settings: InterviewSettings,
  kept: Record<string, string> | null,
): { field: string; panelId: string } | null {
  const field = settings.panelIdField ?? "";
  if (field === "") return null;
  const panelId = kept?.[field];
  if (panelId === undefined) throw new AppError("panel_id_missing");
  return { field, panelId };
}

/**
 * Refuses who took part already. `tokenFor` gives the browser's own token of a session: to its own participant the
 * refusal names it, so that the page can go on with it.
 */
export async function refuseTaken(
  db: Database,
  of: { interviewId: string; field: string; panelId: string },
  tokenFor: (sessionId: string) => string | null,
): Promise<void> {
  const found = await findByPanelId(db, of);
  if (!found) return;
  const token = tokenFor(found.id);
  const isOwn = token !== null && found.tokenHash !== "" && sameText(hashToken(token), found.tokenHash);
  throw new AppError("panel_id_used", isOwn ? { sessionId: found.id } : {});
}

/** Of the parameters of a link those that the interview keeps. */
export function readHiddenFields(
  settings: InterviewSettings,
  given: Record<string, string>,
): Record<string, string> | null {
  const kept = (settings.hiddenFields ?? []).flatMap((name): [string, string][] => {
    const value = Object.hasOwn(given, name) ? given[name]?.trim() : undefined;
    return value ? [[name, value]] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}
