import { keepLeaves, listLeaves } from "#analysis/frameworks/leaves.ts";
import { repeatsWordsOf } from "#analysis/own-words.ts";
import type { FrameworkResult } from "#contract/personas.ts";
import type { Queryable } from "../../db/database.ts";
import type { RemovedSource } from "../../listeners.ts";
import * as store from "./personas.store.ts";

const removedNote =
  "Words of people whose session or transcript was deleted have been removed. The counts still include them.";

/** Takes the words of a removed source out of all saved frameworks. A framework that has no line left goes. */
export async function removeFromPersonas(tx: Queryable, source: RemovedSource): Promise<void> {
  for (const row of await store.listHolding(tx, source)) {
    const content = withoutSource(row.content, source.id);
    const transcriptIds = row.transcriptIds.filter((id) => id !== source.id);
    if (content === row.content && transcriptIds.length === row.transcriptIds.length) continue;
    if (listLeaves(content).length === 0) await store.removePersona(tx, row.id);
    else await store.updateContent(tx, row.id, { content, transcriptIds });
  }
}

/** The very same object when nothing in it is of the source. */
export function withoutSource(framework: FrameworkResult, sourceId: string): FrameworkResult {
  const quotesOf = (isOfSource: boolean) =>
    listLeaves(framework)
      .flatMap(({ evidence }) => evidence)
      .filter((one) => (one.sourceId === sourceId) === isOfSource)
      .map(({ quote }) => quote);
  const removed = quotesOf(true);
  if (removed.length === 0) return framework;
  const kept = quotesOf(false);
  const left = keepLeaves(framework, ({ text, evidence }) => {
    const standing = evidence.filter((one) => one.sourceId !== sourceId);
    // A line is often worded after one of its people; with them go their words.
    return repeatsWordsOf(text, removed, kept) ? [] : standing;
  });
  const isTheirs = (text: string) => repeatsWordsOf(text, removed, kept);
  const notes = left.notes.filter((note) => note !== removedNote && !isTheirs(note));
  return {
    ...left,
    name: isTheirs(left.name) ? "Composite" : left.name,
    description: isTheirs(left.description) ? "" : left.description,
    notes: [...notes.slice(0, 19), removedNote],
  };
}
