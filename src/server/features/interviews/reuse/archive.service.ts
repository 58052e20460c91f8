import { AppError } from "../../../app-error.ts";
import type { Deps } from "../../../deps.ts";
import { ownInterview } from "../interviews.service.ts";
import { changeInterview } from "../interviews.store.ts";

/** Sessions that are running go on, as when an interview is closed. Doing it twice keeps the first moment. */
export async function setArchived(
  deps: Pick<Deps, "db" | "clock">,
  of: { accountId: string; id: string },
  archived: boolean,
): Promise<void> {
  await ownInterview(deps.db, of.accountId, of.id, "edit");
  const changed = await changeInterview(deps.db, of, (row) => ({
    archivedAt: archived ? (row.archivedAt ?? deps.clock()) : null,
  }));
  if (!changed) throw new AppError("interview_not_found");
}
