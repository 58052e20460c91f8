import { setImmediate as nextTurn } from "node:timers/promises";
import { type ComparisonRequest, compareInSteps } from "#analysis/certainty/segments.ts";
import { listRead } from "#analysis/members.ts";
import { preferNotToSay } from "#contract/choices.ts";
import type { SegmentComparison } from "#contract/findings.ts";
import { AppError, invalidFields } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { findLatestResult, type LatestResult } from "../insights/latest-result.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { findCountedKind } from "./findings.service.ts";
import { type Fact, listFacts, plainFacts, toChoices } from "./segment-facts.ts";
import { applyStoredEdits } from "./stored-edits.ts";

interface Request {
  accountId: string;
  interviewId: string;
  /** ageRange, country, occupation, concept, language, tag, or form:<form's id>:<field's id>. */
  by: string;
}

/**
 * Compares groups of people in the latest result, over the kind of source that its numbers are of. Throws
 * `insights_missing` before there is a result that tells who is behind what, `invalid_input` for another `by`.
 */
export async function compareSegments(
  db: Database,
  { accountId, interviewId, by }: Request,
): Promise<SegmentComparison> {
  const interview = await ownInterview(db, accountId, interviewId, "view");
  const latest = await findLatestResult(db, interview.id);
  if (!latest?.members) throw new AppError("insights_missing");
  const { members } = latest;
  const kind = findCountedKind(latest.content);
  const { facts, present } = await listFacts(db, {
    peopleBySource: countBySource(members, kind),
    isInterview: kind === "interview",
  });
  const fact = facts.find((one) => one.by === by);
  if (!fact && !plainFacts.some((plain) => plain === by)) {
    throw invalidFields({
      by: "People can't be grouped that way here. Please choose one of the options.",
    });
  }
  const { labelBySource = new Map<string, string>(), order = [] } = (await fact?.groups()) ?? {};
  const { content, members: edited } = await applyStoredEdits(db, interview.id, {
    content: latest.content,
    members,
  });
  const compared = await compareInTurns({
    ...{ by, kind, order, members: edited ?? members, findings: content.findings },
    findGroup: (sourceId) => (present.has(sourceId) ? labelBySource.get(sourceId) : null),
    unknown: { missing: nameMissing(fact), refused: [preferNotToSay] },
    phrase: fact?.phrase ?? String,
  });
  return { ...compared, choices: toChoices(facts) };
}

/** Large comparisons take a second or two in all; other requests are answered in between. */
async function compareInTurns(request: ComparisonRequest) {
  const steps = compareInSteps(request);
  let step = steps.next();
  while (!step.done) {
    await nextTurn();
    step = steps.next();
  }
  return step.value;
}

type Members = NonNullable<LatestResult["members"]>;

function countBySource(members: Members, kind: SegmentComparison["kind"]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const number of listRead(members, kind)) {
    const { sourceId } = members.people[number] ?? {};
    if (sourceId !== undefined) counts.set(sourceId, (counts.get(sourceId) ?? 0) + 1);
  }
  return counts;
}

function nameMissing(fact: Fact | undefined): string {
  return fact?.by.startsWith("form:") ? "No answer" : "Not known";
}
