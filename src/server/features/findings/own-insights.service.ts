import type { AddedQuote } from "#analysis/certainty/finding-edit.ts";
import type { GivenQuote } from "#contract/given-quotes.ts";
import type { BodyOf } from "#contract/operation.ts";
import type { addInsight, CustomInsight, editInsight } from "#contract/own-insights.ts";
import { AppError, invalidFields } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { nameChanger } from "./changed-by.ts";
import * as store from "./own-insights.store.ts";
import { checkQuotes } from "./quote-words.ts";
import { toCustomInsights } from "./results.service.ts";

type OwnDeps = Pick<Deps, "db" | "newId">;
type NewInsights = BodyOf<typeof addInsight>;
type NewFinding = NewInsights["keyFindings"][number];

interface Of {
  accountId: string;
  interviewId: string;
}

const defaultTitle = "Custom Insight";
const nothingSaved = "Failed to save insight.";

/** Saves a creator's own findings, one row each. The notes stand with the first, or alone. */
export async function addInsights(deps: OwnDeps, of: Of, input: NewInsights): Promise<CustomInsight[]> {
  const { db, newId } = deps;
  const interview = await ownInterview(db, of.accountId, of.interviewId, "edit");
  const notes = input.notes.trim();
  const findings = input.keyFindings.map(tidyFinding).filter(isFilled);
  if (findings.length === 0 && notes === "") throw invalidFields({ notes: nothingSaved });
  if (findings.length === 0) findings.push({ title: defaultTitle, description: "", tags: [], quotes: [] });
  const rows = await Promise.all(
    findings.map(async ({ quotes, ...finding }, index) => ({
      ...finding,
      quotes: await placeQuotes(db, interview, quotes),
      id: newId(),
      interviewId: interview.id,
      projectId: interview.projectId,
      notes: index === 0 ? notes : "",
      version: newId(),
      changedBy: of.accountId,
    })),
  );
  return toCustomInsights(db, interview, await store.insertCustomInsights(db, rows));
}

/** Checks the quotes at their places and answers with what is kept of them. */
async function placeQuotes(
  db: Database,
  interview: { id: string; projectId: string },
  quotes: GivenQuote[],
): Promise<AddedQuote[]> {
  const checked = await checkQuotes(db, interview, { field: "quotes", quotes });
  return checked.map(({ place }) => ({ ...place, isInText: false }));
}

/** Throws `changed_meanwhile`, with both versions, when the change was made from an older state. */
export async function editOwnInsight(
  { db, newId }: OwnDeps,
  of: Of & { insightId: string },
  { version, quotes, ...body }: BodyOf<typeof editInsight>,
): Promise<CustomInsight> {
  const interview = await ownInterview(db, of.accountId, of.interviewId, "edit");
  const placed = quotes && (await placeQuotes(db, interview, quotes));
  const changed = await db.orm.transaction(async (tx) => {
    const row = await store.lockCustomInsight(tx, interview.id, of.insightId);
    if (!row) throw new AppError("insight_not_found");
    if (version !== undefined && version !== row.version) return { stale: row };
    const { title, description, tags } = tidyFinding({ ...row, ...definedOf(body), quotes: [] });
    const notes = (body.notes ?? row.notes).trim();
    const next = { title, description, tags, notes, quotes: placed ?? row.quotes };
    if (!isFilled({ ...next, quotes: [] }) && notes === "" && next.quotes.length === 0) {
      throw invalidFields({ notes: nothingSaved });
    }
    return {
      row: await store.updateCustomInsight(tx, row.id, {
        ...next,
        version: newId(),
        changedBy: of.accountId,
      }),
    };
  });
  if (changed.stale) throw await refuseStale(db, interview, changed.stale);
  const [insight] = await toCustomInsights(db, interview, [changed.row]);
  if (!insight) throw new AppError("insight_not_found");
  return insight;
}

function definedOf({ title, description, tags }: Omit<BodyOf<typeof editInsight>, "version" | "quotes">) {
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(tags !== undefined && { tags }),
  };
}

async function refuseStale(
  db: Database,
  interview: { id: string; projectId: string },
  row: store.CustomInsightRow,
): Promise<AppError> {
  const name = await nameChanger(db, row.changedBy);
  const [theirs] = await toCustomInsights(db, interview, [row]);
  return new AppError("changed_meanwhile", {
    error: `${name} has changed this insight. Look at their version, then save again.`,
    changedBy: name,
    theirs,
  });
}

export async function deleteOwnInsight(db: Database, of: Of & { insightId: string }): Promise<void> {
  const interview = await ownInterview(db, of.accountId, of.interviewId, "edit");
  const wasThere = await store.deleteCustomInsight(db, interview.id, of.insightId);
  if (!wasThere) throw new AppError("insight_not_found");
}

function tidyFinding({ title, description, tags, quotes }: NewFinding): NewFinding {
  const named = tags.map((tag) => tag.trim()).filter((tag) => tag !== "");
  return {
    title: title.trim() || defaultTitle,
    description: description.trim(),
    tags: [...new Set(named)],
    quotes,
  };
}

function isFilled({ title, description, tags, quotes }: NewFinding): boolean {
  return title !== defaultTitle || description !== "" || tags.length > 0 || quotes.length > 0;
}
