import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/database.ts";
import { keepEdits, listEditsSince } from "./edit-versions.store.ts";
import type { InterviewRow, RowChange } from "./interviews.store.ts";

interface Edit {
  /** As it is under lock. */
  row: InterviewRow;
  change: RowChange;
  /** The version that the change was made from; undefined where the caller knows of none. */
  madeFrom: number | undefined;
  accountId: string;
}

/** The fields of a change by the names that the contract has for them, with what they are and are to be. */
type Fields = Map<string, { theirs: unknown; yours: unknown }>;

/**
 * The change with its own version, noted by field. Throws `changed_meanwhile` where somebody else changed one of the
 * same fields since the version that this change was made from; changes of different fields go together.
 */
export async function countEdit(
  tx: Queryable,
  { row, change, madeFrom, accountId }: Edit,
): Promise<RowChange> {
  const fields = listChangedFields(row, change);
  if (fields.size === 0) return change;
  if (madeFrom !== undefined && madeFrom < row.version) {
    await refuseOverwriting(tx, { row, fields, madeFrom, accountId });
  }
  const version = row.version + 1;
  await keepEdits(tx, { interviewId: row.id, fields: [...fields.keys()], version, changedBy: accountId });
  return { ...change, version };
}

const wireNames: Record<string, string> = {
  preFormId: "preInterviewFormId",
  postFormId: "postInterviewFormId",
};

function listChangedFields(row: InterviewRow, change: RowChange): Fields {
  const { settings, ...rest } = change;
  return new Map([
    ...changedEntries(row, rest).map(([name, both]) => [wireNames[name] ?? name, both] as const),
    ...changedEntries(row.settings, settings ?? {}).map(
      ([name, both]) => [`settings.${name}`, both] as const,
    ),
  ]);
}

function changedEntries(before: object, after: object) {
  const was = new Map(Object.entries(before));
  return Object.entries(after)
    .map(([name, yours]) => [name, { theirs: was.get(name) ?? null, yours: yours ?? null }] as const)
    .filter(([, { theirs, yours }]) => JSON.stringify(theirs) !== JSON.stringify(yours));
}

async function refuseOverwriting(
  tx: Queryable,
  {
    row,
    fields,
    madeFrom,
    accountId,
  }: Omit<Edit, "change" | "madeFrom"> & { fields: Fields; madeFrom: number },
): Promise<void> {
  const since = await listEditsSince(tx, row.id, madeFrom);
  const overwritten = since.flatMap(({ field, ...by }) => {
    const both = fields.get(field);
    return both ? [{ field, ...both, by }] : [];
  });
  const [last] = overwritten;
  if (!last) return;
  const name = last.by.name ?? "Somebody";
  const isOwn = last.by.changedBy === accountId;
  throw new AppError("changed_meanwhile", {
    error: isOwn
      ? "You've changed this interview in another window. Look at both versions, then save again."
      : `${name} has changed this interview. Look at both versions, then save again.`,
    changedBy: isOwn ? "You" : name,
    version: row.version,
    conflicts: overwritten.map(({ field, theirs, yours }) => ({ field, theirs, yours })),
  });
}
