import { keepLeaves } from "#analysis/frameworks/leaves.ts";
import type { FrameworkResult } from "#contract/personas.ts";

/** Ids of sources that were pasted and never saved; outside they have none. */
const pastedId = /^pasted \d+$/;

/** Evidence in a pasted text names no source: to be saved, it must be found in one that is. */
export function removePastedIds(framework: FrameworkResult): FrameworkResult {
  return keepLeaves(framework, ({ evidence }) =>
    evidence.map((one) => (pastedId.test(one.sourceId) ? { ...one, sourceId: "" } : one)),
  );
}
