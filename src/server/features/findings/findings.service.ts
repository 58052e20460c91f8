import { applyEdits, canMerge } from "#analysis/certainty/finding-edits.ts";
import { measureSaturation } from "#analysis/certainty/saturation.ts";
import type { Saturation } from "#contract/findings.ts";
import type { Finding, Insights, SourceKind } from "#contract/insights.ts";
import { AppError, invalidFields } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { findLatestResult } from "../insights/latest-result.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import * as store from "./findings.store.ts";
import { type EditChange, planEdit, wouldCircle } from "./plan-edit.ts";
import { readEdits, storeEdits } from "./stored-edits.ts";

/** Renames, hides, pins or merges a finding of the latest result. Answers with all findings as they are shown. */
export async function editFinding(
  db: Database,
  of: { accountId: string; interviewId: string; findingId: string },
  change: EditChange,
): Promise<Finding[]> {
  const interview = await ownInterview(db, of.accountId, of.interviewId, "edit");
  const latest = await findLatestResult(db, interview.id);
  if (!latest) throw new AppError("insights_missing");
  const { findings } = latest.content;
  const finding = findings.find(({ id }) => id === of.findingId);
  if (!finding) throw new AppError("finding_not_found");
  const edits = await db.orm.transaction(async (tx) => {
    await store.lockInterview(tx, interview.id);
    const known = await readEdits(tx, interview.id);
    const targetId = change.mergedInto ?? null;
    if (targetId !== null) {
      const target = findings.find(({ id }) => id === targetId);
      if (!target || !canMerge(finding, target)) throw refuseMerge(wrongTarget);
      if (wouldCircle(known, findings, { findingId: finding.id, targetId })) throw refuseMerge(circle);
    }
    const planned = planEdit(known, findings, { findingId: finding.id, change });
    await storeEdits(tx, interview.id, planned);
    return planned;
  });
  return applyEdits(latest.content, edits, latest.members).findings;
}

const wrongTarget =
  "A finding can only be merged into another one of the same kind, from the same kind of source.";
const circle = "That finding is already merged into this one.";

function refuseMerge(sentence: string): AppError {
  return invalidFields({ mergedInto: sentence });
}

/** The kind of source that the numbers of a result are of: the first that is in it, as kinds are never added up. */
export function findCountedKind({ sources }: Pick<Insights, "sources">): SourceKind {
  if (sources.interviews > 0) return "interview";
  return sources.transcripts > 0 ? "transcript" : "thread";
}

/** Null before there is a result that tells which source brought what. */
export async function getSaturation(
  db: Database,
  accountId: string,
  interviewId: string,
): Promise<Saturation | null> {
  const interview = await ownInterview(db, accountId, interviewId, "view");
  const latest = await findLatestResult(db, interview.id);
  return latest?.members ? measureSaturation(latest.members, findCountedKind(latest.content)) : null;
}
