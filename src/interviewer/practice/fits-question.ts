import { type AskKind, fitKinds, isClosedKind } from "./ask-kind.ts";
import type { TalkNode } from "./case-nodes.ts";
import { findOther, isOfTheirDoing } from "./other-people.ts";
import type { Ranked } from "./rank-lines.ts";
import type { Turn } from "./say-node.ts";
import { findNamedArea } from "./stay-near.ts";
import { isOfNobody } from "./thread.ts";

/** Whether a line that was found for a question answers it, and not only shares words with it. */

/** Below this a line is no answer, but better than none. */
export const minScore = 0.36;

/** A line of another side of the story than the one asked about has to answer better than this. */
const minSureScore = 0.45;
const isOfAnother = ({ node, score }: Ranked, area: string | undefined): boolean =>
  score < minSureScore && area !== undefined && node.area !== null && node.area !== area;

const ofAMind =
  /\b(?:thinks?|thought|says?|said|know|knows|knew|feels?|felt|minds?|minded|reckons?|told|tells?|believed?|likes?|liked|loves?|loved|understands?|asks?|asked|wants?|wanted|laughed|sees?|make of|react|take it|complains?|spends?|watches|notices?)\b/iu;

/** "What does your mother think of it?" is not answered with where she lives. */
const tellsAMind = ({ text, asks }: TalkNode): boolean =>
  ofAMind.test(text) || asks.some((ask) => ofAMind.test(ask.text));

export const isClosedOnly = ({ asks }: TalkNode): boolean =>
  asks.length > 0 && asks.every(({ kind }) => isClosedKind(kind));

const factKinds = new Set<AskKind>(["who", "when", "where", "often", "long", "much"]);
const minKindFit = 0.9;
/** Asked when, somebody says something else only where it is clearly what is asked about. */
const minFactScore = 0.65;

/** "Who else looks at it?" wants somebody, and an open question more than a yes. */
function isOfTheKind({ heard: { kind } }: Turn, node: TalkNode): boolean {
  const { asks, inherited } = node;
  if (!factKinds.has(kind)) return isClosedKind(kind) || !isClosedOnly(node);
  return [...asks, ...inherited].some((ask) => fitKinds(kind, ask.kind) >= minKindFit);
}

/** Of what a question names, the share that a line has to be about where it is not much like its own questions. */
const minCover = 0.48;
/** Once they talk, a person asks back sooner than they say what hardly fits. */
const minInTalk = 0.4;

/** Whether a line that is not sure to answer comes near: of the question's kind, and about most of what it names. */
export function comesNear(turn: Turn, { node, score }: Ranked): boolean {
  const { heard, nodes, memory } = turn;
  if (!isOfTheKind(turn, node)) return false;
  if (memory.said.length === 0) return true;
  const weighAll = (stems: readonly string[]) => stems.reduce((total, stem) => total + nodes.weigh(stem), 0);
  const covered = weighAll(heard.matter.filter((stem) => node.terms.has(stem)));
  return score >= minInTalk && covered >= minCover * weighAll(heard.matter);
}

/** Whether a line answers what was asked, and not only shares words with it. */
export function isAnswer(turn: Turn, one: Ranked): boolean {
  const { core, kind } = turn.heard;
  const { people } = turn.nodes;
  if (isOfTheirDoing(core, people) && isOfNobody(one.node, people)) return false;
  if (one.score < minFactScore && factKinds.has(kind) && !isOfTheKind(turn, one.node)) return false;
  if (one.score < minSureScore && !comesNear(turn, one)) return false;
  const isTheirs = findOther(core, kind, turn.nodes.people) !== undefined;
  return (
    one.score >= minScore && !isOfAnother(one, findNamedArea(turn)) && (!isTheirs || tellsAMind(one.node))
  );
}

/** "Tell me about an evening with it.", "What was the move like?" */
const storyRequest =
  /\b(?:tell me|walk me|talk me|take (?:me|us|one|any)|describe|give me|show me)\b|\blike\b|\bwhat was it about\b/u;
export const asksForAStory = ({ core }: Turn["heard"]): boolean => storyRequest.test(core);
