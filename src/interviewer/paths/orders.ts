import { findBlock, listBlocks } from "#contract/question-blocks.ts";
import type { ScriptWarning } from "../script/check.ts";
import type { WalkedQuestion } from "./topics.ts";
import type { Walk } from "./walk.ts";

/**
 * What can come right after each question, with the questions of a block in any order: a walk takes them as the script
 * has them. Whether a question is asked is the same in every order, as none of a block depends on another of it.
 */
export function withOrders(questions: readonly WalkedQuestion[], { next, reach }: Walk): Set<number>[] {
  const members = listBlocks(questions).map(({ from, to }) =>
    questions.flatMap((_, place) => (place >= from && place <= to && reach[place]?.isAsked ? [place] : [])),
  );
  const blockOf = (place: number) => members.find((places) => places.includes(place)) ?? [];
  return next.map((own, place) => {
    const block = blockOf(place);
    const ahead = block.length === 0 ? own : block.flatMap((member) => [...(next[member] ?? [])]);
    const after = new Set([...ahead, ...block].flatMap((one) => [one, ...blockOf(one)]));
    after.delete(place);
    return after;
  });
}

/** A question that is marked to change places, and has no neighbour to change with. */
export function checkOrders(questions: readonly WalkedQuestion[]): ScriptWarning[] {
  const blocks = listBlocks(questions);
  return questions.flatMap(({ shuffle }, place): ScriptWarning[] => {
    if (shuffle !== true || findBlock(blocks, place)) return [];
    const message =
      "This question has no neighbour to change places with. Mark the one before or after it too.";
    return [{ questionIndex: place, kind: "shuffled_alone", message, suggestion: null }];
  });
}
