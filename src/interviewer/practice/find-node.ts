import type { TalkNode } from "./case-nodes.ts";
import { listNextKinds } from "./kind-fits.ts";
import { fitAsk, likenAsk, likenText, narratives, timeWords, unknownShare } from "./liken-ask.ts";
import type { CaseInsight } from "./practice-case.ts";
import { listMatterStems } from "./question-stems.ts";
import type { Thread, Turn } from "./say-node.ts";

export interface Found {
  node: TalkNode;
  /** 0 to about 1: how well it answers. */
  score: number;
  /** Whether the question wanted what the line says, rather than a yes or no to it. */
  isDirect: boolean;
  /** Whether it follows on what is spoken of. */
  follows: boolean;
}

const leadWeight = 0.5;
/** "That" points at what was said as much as a word of it does. */
const pointingWeight = 1;
const recentNodes = 8;
const shares = (stems: ReadonlySet<string>) => (stem: string) => stems.has(stem);

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The line that a question takes up: the last one, unless its words are those of an earlier one. */
export function findThread({ memory, heard, nodes }: Turn): Thread | undefined {
  const [last] = memory.said;
  if (last === undefined) return undefined;
  const weighAll = (stems: readonly string[]) => sum(stems.map(nodes.weigh));
  const all = [...heard.stems, ...heard.lead];
  const overlap = ({ stems }: TalkNode) => weighAll(all.filter(shares(stems)));
  const best = memory.said
    .slice(0, recentNodes)
    .reduce((one, other) => (overlap(other) > overlap(one) + 1.5 ? other : one), last);
  const isOwn = (stem: string) => !best.stems.has(stem);
  const isKnown = (stem: string) => nodes.known.has(stem);
  const own =
    weighAll(heard.stems.filter((stem) => isOwn(stem) && isKnown(stem))) +
    unknownShare * weighAll(heard.stems.filter((stem) => isOwn(stem) && !isKnown(stem))) +
    leadWeight * weighAll(heard.lead.filter((stem) => isOwn(stem) && isKnown(stem)));
  const taken = overlap(best) + (heard.points ? pointingWeight : 0);
  return { node: best, pull: own === 0 ? 1 : taken / (taken + own) };
}

const stayBase = 0.3;
const stayPull = 0.55;
const rankLoss = 0.04;

const narrativeFollowUps = new Set(["tell", "example", "then", "how"]);
const ancestorLoss = 0.08;

/** A line and those that led to it, the nearest first. */
function listLine(turn: Turn, node: TalkNode): TalkNode[] {
  const above = turn.nodes.byKey.get(node.parent ?? "");
  return above === undefined ? [node] : [node, ...listLine(turn, above)];
}

/** How well a line follows on the one that is spoken of, or on what led to that where the story goes on. */
function scoreFollowUp(turn: Turn, thread: Thread | undefined, { key, text }: TalkNode): number {
  if (thread === undefined) return 0;
  const { kind } = turn.heard;
  const kinds = listNextKinds(kind);
  for (const [index, { next, after }] of listLine(turn, thread.node).entries()) {
    const rank = kinds.findIndex((one) => next.get(one) === key);
    const isOff = kind === "when" && kinds[rank] !== "when" && !timeWords.test(text);
    if (rank >= 0 && !isOff)
      return stayBase + stayPull * thread.pull - rankLoss * rank - ancestorLoss * index;
    // What was hard to say is one thing, whichever part of it was said last.
    if (!narrativeFollowUps.has(kind) && after === null) return 0;
  }
  return 0;
}

const isNextOf = (thread: Thread | undefined, key: string): boolean =>
  thread !== undefined && [...thread.node.next.values()].includes(key);

/** What follows on a line can be said only after it, unless it has questions of its own and gives nothing away. */
function isReachable({ memory }: Turn, thread: Thread | undefined, node: TalkNode): boolean {
  const { key, parent, after, asks } = node;
  if (parent === null) return asks.length > 0;
  if (memory.saidAt.has(parent) || isNextOf(thread, key)) return true;
  return after === null && asks.length > 0;
}

const childBonus = 0.2;
const areaBonus = 0.05;
/** Asked to tell, people tell a story rather than a fact. */
const storyBonus = 0.03;

function scoreNode(turn: Turn, thread: Thread | undefined, node: TalkNode): Found {
  const isChild = isNextOf(thread, node.key);
  const isNear = isChild || node.parent === null || turn.memory.saidAt.has(node.parent);
  const isHere = thread?.node.area === node.area && node.area !== null;
  const matches = node.asks.map((ask) => {
    const { fit, isDirect } = fitAsk(turn, node, ask);
    const alike = likenAsk(turn, thread, ask);
    const isStory = node.area !== null && narratives.has(turn.heard.kind);
    const bonus =
      alike < 0.3 ? 0 : (isChild ? childBonus : 0) + (isHere ? areaBonus : 0) + (isStory ? storyBonus : 0);
    return { score: fit * (alike + bonus), isDirect };
  });
  const best = matches.reduce((one, other) => (other.score > one.score ? other : one), {
    score: 0,
    isDirect: true,
  });
  const followUp = Math.max(scoreFollowUp(turn, thread, node), isNear ? likenText(turn, node) : 0);
  const follows = isChild;
  return followUp > best.score
    ? { node, score: followUp, isDirect: true, follows }
    : { node, ...best, follows };
}

/** The sentence that holds a hint. */
function listHintStems({ hint }: CaseInsight, { text }: TalkNode): Set<string> {
  const sentence = text.split(/(?<=[.!?…])\s+/u).find((one) => one.includes(hint.words)) ?? hint.words;
  return new Set(listMatterStems(`${sentence} ${hint.words}`));
}

/** Who is asked for a number or a name stays with that, unless it is the hint that is asked about. */
const opensUp = new Set(["tell", "mean", "example", "then", "how", "feeling", "why", "come", "wish"]);

/** How well a question takes up a hint in what was just said; on a hard day it must name it. */
export function scoreTakingUp(turn: Turn, thread: Thread | undefined, insight: CaseInsight): number {
  const { heard, interviewee, memory } = turn;
  if (thread === undefined || !thread.node.text.includes(insight.hint.words)) return 0;
  const hinted = listHintStems(insight, thread.node);
  const all = [...heard.stems, ...heard.lead];
  const taken = all.filter(shares(hinted));
  const isBare = heard.stems.length === 0 && taken.length === 0 && memory.said[0] === thread.node;
  const isNamed = taken.length > 0;
  if (!isNamed && (interviewee.difficulty === "hard" || !opensUp.has(heard.kind))) return 0;
  if (isBare || heard.stems.every(shares(thread.node.stems))) return isNamed ? 0.97 : 0.88;
  return isNamed ? 0.45 + 0.5 * thread.pull : stayBase + 0.5 * thread.pull;
}

/** Every line that can be said, with how well it answers, the best first. */
export function rankNodes(turn: Turn, thread: Thread | undefined): Found[] {
  return [...turn.nodes.byKey.values()]
    .filter(({ tells }) => tells === null || turn.memory.told.has(tells))
    .filter((node) => isReachable(turn, thread, node))
    .map((node) => scoreNode(turn, thread, node))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
}

/** How alike a question and those that a node answers are, whatever kind of answer it wants. */
export function likenToAsks(turn: Turn, { asks }: TalkNode): number {
  return Math.max(0, ...asks.map((ask) => likenAsk(turn, undefined, ask)));
}

/** How well the questions that an insight answers fit. */
export function scoreInsight(turn: Turn, thread: Thread | undefined, { id }: CaseInsight): number {
  const node = turn.nodes.byKey.get(id);
  if (node === undefined) return 0;
  return Math.max(
    0,
    ...node.asks.map((ask) => {
      const { fit, isDirect } = fitAsk(turn, node, ask);
      return (isDirect ? fit : 0.7) * likenAsk(turn, thread, ask);
    }),
  );
}
