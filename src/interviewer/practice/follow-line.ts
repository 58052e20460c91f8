import { isClosedKind } from "./ask-kind.ts";
import type { TalkNode } from "./case-nodes.ts";
import type { Turn } from "./say-node.ts";
import { listFollowKinds } from "./thread.ts";

/** What stays with a line: what was written to follow on it, and where that ends, the next story of its side. */

export const isUnsaid = ({ memory }: Turn, { key }: TalkNode): boolean => !memory.saidAt.has(key);
const goingOn = ["more", "then", "example", "mean", "feeling", "how", "why"] as const;

/** What follows on a line by the kind of the question, the best first. */
export function findNext(turn: Turn, from: TalkNode | undefined): TalkNode | undefined {
  return listFollowKinds(turn.heard)
    .flatMap((kind) => turn.nodes.byKey.get(from?.next.get(kind) ?? "") ?? [])
    .find((node) => isUnsaid(turn, node));
}

/** What goes on from a line: what follows on it, else on what led to it. */
export function findContinuation(turn: Turn, from: TalkNode | undefined): TalkNode | undefined {
  for (let node = from; node !== undefined; node = turn.nodes.byKey.get(node.parent ?? "")) {
    for (const kind of goingOn) {
      const next = turn.nodes.byKey.get(node.next.get(kind) ?? "");
      if (next !== undefined && isUnsaid(turn, next)) return next;
    }
  }
  return undefined;
}

/** Whether a line answers an open question, on nothing but that question. */
export const isStory = ({ key, parent, tells, area, asks }: TalkNode): boolean =>
  area !== null &&
  parent === null &&
  tells === null &&
  asks.some(({ kind }) => !isClosedKind(kind)) &&
  !key.endsWith(".unasked");

/** The next story of a side that was not told. */
export function findNextStory(turn: Turn, area: string | null): TalkNode | undefined {
  return [...turn.nodes.byKey.values()].find(
    (node) => node.area === area && isStory(node) && isUnsaid(turn, node),
  );
}

/** A longer line that comes again sounds like a recording. */
const maxRepeatedChars = 40;

/** A short fact is given again to whoever asks for it again. */
export const mayComeAgain = ({ memory }: Turn, node: TalkNode): boolean =>
  node.area === null && node.text.length <= maxRepeatedChars && memory.said[0] !== node;
