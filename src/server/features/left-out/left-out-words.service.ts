import { listEvidence, removeEvidence, removeSources, type ShownContent } from "#analysis/remove-sources.ts";
import { leftOutNote } from "#contract/choices.ts";
import type { Evidence } from "#contract/insights.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { listDeletedAmong } from "../../db/left-out.ts";
import type { RemovedSource } from "../../listeners.ts";
import * as store from "./left-out.store.ts";
import { LeftOutPassages } from "./quote-ranges.service.ts";

/** A result without the words that are left out or deleted by now; the very same object where none of them are in it. */
export async function removeLeftOut<T extends ShownContent>(
  db: Database,
  interviewId: string,
  content: T,
): Promise<T> {
  const quoted = [...new Set(listEvidence(content).map(({ sourceId }) => sourceId))];
  const [deleted, gone, passages, inDistress, askedOut] = await Promise.all([
    listDeletedAmong(db.orm, quoted),
    store.listLeftOutAmong(db, quoted),
    readLeftOutPassages(db, interviewId),
    store.listKeptOutMessages(db, interviewId),
    store.listAskedOut(db, quoted),
  ]);
  const isAskedOut = ({ messageId, start, end }: Pick<Evidence, "messageId" | "start" | "end">) =>
    askedOut.some(
      ({ turnId, span }) => turnId === messageId && (!span || (span.start < end && start < span.end)),
    );
  const isUsed = (item: Pick<Evidence, "sourceId" | "messageId" | "start" | "end">) =>
    !gone.has(item.sourceId) &&
    !inDistress.has(item.messageId) &&
    !isAskedOut(item) &&
    !passages.touches(item);
  // Without the words that take it back a quote would say what they did not leave standing.
  const isStanding = (item: Evidence) =>
    isUsed(item) && (!item.takenBack || isUsed({ sourceId: item.sourceId, ...item.takenBack }));
  return removeEvidence(
    removeSources(content, (id) => !deleted.has(id)),
    isStanding,
    leftOutNote,
  );
}

/** The quotes of an interview's sources that its analysis does not read. */
export async function readLeftOutPassages(db: Database, interviewId: string): Promise<LeftOutPassages> {
  return new LeftOutPassages(await store.listPassages(db.orm, interviewId));
}

/** With a source that is deleted or withdrawn. */
export async function deleteLeftOutQuotes(tx: Queryable, { id, interviewIds }: RemovedSource): Promise<void> {
  for (const interviewId of interviewIds) await store.deleteQuotesOf(tx, interviewId, id);
}
