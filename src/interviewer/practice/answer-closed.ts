import { answersQuestion } from "./answers-question.ts";
import { answerUnknown } from "./dodge.ts";
import { isUnsaid, mayComeAgain } from "./follow-line.ts";
import type { Manner } from "./interviewee.ts";
import type { CaseInsight } from "./practice-case.ts";
import { type Ranked, rankLines } from "./rank-lines.ts";
import { type Answer, sayLine, sayNode, sayTalk, type Turn } from "./say-node.ts";
import { isTakenUp, listTellable, minInsightScore, scoreInsight } from "./taking-up.ts";
import { findThread } from "./thread.ts";

/** What is answered to a question for a yes or a no, or for one of two. */

/** The insight that a closing question shuts: one hinted at that it asks about. */
const findShut = (turn: Turn): CaseInsight | undefined =>
  listTellable(turn).find(
    (insight) =>
      !turn.memory.saidAt.has(`${insight.id}.shut`) &&
      (isTakenUp(turn, findThread(turn), insight) || scoreInsight(turn, insight) >= minInsightScore),
  );

const saysYesOrNoAlone = /^(?:yes|yeah|aye|no|nope|nah|not|it is|it was|i do|i did|they do|we do)\b/iu;

/** The line that answers a question for a yes or a no, or for one of two. */
export function findClosed(turn: Turn): Ranked | undefined {
  const { kind, matter } = turn.heard;
  // "It is, yes." says nothing of "you or the team".
  const isOneOfTwo = ({ node }: Ranked) =>
    !saysYesOrNoAlone.test(node.text) ||
    node.asks.some((ask) => ask.kind === "choice") ||
    matter.some((stem) => node.stems.has(stem));
  return rankLines(turn, findThread(turn))
    .filter(({ node }) => isUnsaid(turn, node) || mayComeAgain(turn, node))
    .filter((one) => kind !== "choice" || isOneOfTwo(one))
    .find((one) => answersQuestion(turn, one));
}

/** Asked for a yes or a no: one that is true, and little more. */
export function answerClosed(turn: Turn, manner: Manner): Answer {
  const best = findClosed(turn);
  if (best !== undefined) return sayNode(turn, best.node, manner, true);
  const shut = findShut(turn);
  if (shut !== undefined) return sayLine(turn, { key: `${shut.id}.shut`, text: shut.shut }, manner);
  return manner === "leading" ? sayTalk(turn, "leading", manner) : answerUnknown(turn, manner);
}
