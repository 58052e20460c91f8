import { isClosedKind } from "./ask-kind.ts";
import type { Manner } from "./interviewee.ts";
import { type Answer, countTalk, sayStock, sayTurning, type TalkName, type Turn } from "./say-node.ts";
import { findStoryNear } from "./stay-near.ts";

/** What somebody says who has no line that answers. It fits any question and claims nothing, each line once in a talk. */

/** Whether the last thing said was hard to say. */
export function isTender({ memory }: Turn): boolean {
  const [last] = memory.said;
  const isLast = last !== undefined && memory.answers.at(-1)?.notes.lines.includes(last.key);
  return isLast === true && (last?.tells !== null || last.after !== null);
}

const countSaid = ({ memory }: Turn, name: TalkName): number =>
  [...memory.saidAt.keys()].filter((key) => key.startsWith(`talk.${name}.`)).length;

/** Every second time they turn to what they can tell; right after something that was hard to say they need a moment, once. */
export function answerUnknown(turn: Turn, manner: Manner): Answer {
  if (isTender(turn) && countSaid(turn, "tender") === 0) return sayStock(turn, ["tender"], manner);
  const turned = countSaid(turn, "turning");
  const isDue = countSaid(turn, "dodge") > turned && turned < countTalk(turn, "turning");
  const isOpen = !isClosedKind(turn.heard.kind) && !turn.memory.guarded;
  const story = isDue && isOpen ? findStoryNear(turn) : undefined;
  return story === undefined ? sayStock(turn, ["dodge"], manner) : sayTurning(turn, story, manner);
}

/** All of it was said. */
export const sayNothingMore = (turn: Turn, manner: Manner): Answer =>
  isTender(turn) ? answerUnknown(turn, manner) : sayStock(turn, ["nothingMore", "dodge"], manner);
