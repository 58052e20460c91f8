import type { Question } from "#contract/interviews.ts";
import type { Stimulus } from "#contract/stimuli.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { requireRoom } from "./stimuli.service.ts";
import { copyFile, listFileIds, listFiles } from "./stimuli.store.ts";

/** Of each file that questions show, what its copy will be called. */
export type Copies = ReadonlyMap<string, string>;

export function planCopies({ newId }: Pick<Deps, "newId">, questions: readonly Question[]): Copies {
  return new Map(listFileIds(questions).map((fileId) => [fileId, newId()]));
}

export function copyStimulus(stimulus: Stimulus, copies: Copies): Stimulus {
  if (stimulus.kind === "link") return stimulus;
  return { ...stimulus, fileId: copies.get(stimulus.fileId) ?? stimulus.fileId };
}

/** Each file once more, so that one interview's deletion takes nothing from the other. */
export async function copyStimuli(
  tx: Queryable,
  of: { interviewId: string; ownerId: string },
  copies: Copies,
): Promise<void> {
  if (copies.size === 0) return;
  const files = (await listFiles(tx, of.interviewId)).filter(({ id }) => copies.has(id));
  const sum = files.reduce((total, { bytes }) => total + bytes, 0);
  await requireRoom(tx, of.ownerId, sum);
  for (const [from, to] of copies) await copyFile(tx, from, to);
}
