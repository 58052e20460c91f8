import type { NoticeTime, ProjectNotices } from "#contract/members.ts";
import type { Right } from "../../auth/rights.ts";
import type { Database } from "../../db/database.ts";
import { ownProject } from "../projects/projects.service.ts";
import * as store from "./notices.store.ts";

/** As `distressTimeSql` has it for the mails. */
function defaultDistress(right: Right): NoticeTime {
  return right === "view" ? "never" : "at_once";
}

export async function getNotices(
  db: Database,
  accountId: string,
  projectId: string,
): Promise<ProjectNotices> {
  const { id, right } = await ownProject(db, accountId, projectId, "view");
  const chosen = await store.findChoice(db, { projectId: id, userId: accountId });
  return {
    distress: chosen?.distress ?? defaultDistress(right),
    finished: chosen?.finished ?? "never",
  };
}

/** What applies by the member's role stays open, so that it follows the role when that changes. */
export async function setNotices(
  db: Database,
  of: { accountId: string; projectId: string },
  choice: ProjectNotices,
): Promise<ProjectNotices> {
  const { id, right } = await ownProject(db, of.accountId, of.projectId, "view");
  const before = await getNotices(db, of.accountId, id);
  if (before.distress === choice.distress && before.finished === choice.finished) return before;
  await store.saveChoice(db, {
    projectId: id,
    userId: of.accountId,
    distress: choice.distress === defaultDistress(right) ? null : choice.distress,
    finished: choice.finished,
  });
  return choice;
}
