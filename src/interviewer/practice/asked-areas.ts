import { nodesOf } from "./case-nodes.ts";
import { hearMessage } from "./hear-message.ts";
import type { Interviewee } from "./interviewee.ts";
import type { OwnMessage } from "./meter.ts";
import { scoreWords } from "./rank-lines.ts";
import { recallTalk } from "./recall-talk.ts";

const minScore = 0.4;
/** Whatever it wants to hear of it. */
const anyKind = (): number => 1;
/** What comes as near as that to the nearest is asked about too. */
const near = 0.85;

/** The sides of somebody's story that a message asks about by its words, whatever was answered. */
export function listAskedAreas(
  interviewee: Interviewee,
  { line, label, before }: OwnMessage,
): ReadonlySet<string> {
  const heard = hearMessage(line.text, before?.text);
  if (label === null || heard.aside !== null) return new Set();
  const nodes = nodesOf(interviewee.practiceCase);
  const turn = { interviewee, nodes, heard, memory: recallTalk(nodes, []) };
  const scored = [...nodes.byKey.values()].map((node) => ({ node, score: scoreWords(turn, node, anyKind) }));
  const least = Math.max(minScore, near * Math.max(...scored.map(({ score }) => score)));
  return new Set(
    scored.flatMap(({ node: { area }, score }) => (area !== null && score >= least ? [area] : [])),
  );
}
