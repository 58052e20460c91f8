import { type AskKind, fitKinds, isClosedKind } from "./ask-kind.ts";
import type { TalkNode } from "./case-nodes.ts";
import { type Holding, isOfAnotherTime, listTimes } from "./line-holds.ts";
import { findOther, isOfTheirDoing } from "./other-people.ts";
import type { Ranked } from "./rank-lines.ts";
import type { Turn } from "./say-node.ts";
import { sum } from "./score-words.ts";
import { findNamedArea } from "./stay-near.ts";
import { findThread, isOfNobody, type Thread } from "./thread.ts";

/** Whether a line answers what was asked, and not only shares words with it: the score that it has to reach for that. */

/** A line of somebody else or another day has to be asked for in its own words. */
const minInOwnWords = 0.8;
/** Before anything was told, people begin with what comes near. */
const minAtFirst = 0.3;
/** Once they talk, they say that they don't know sooner than what hardly fits. */
const minInTalk = 0.4;
/** What would be is seldom in a line's own questions. */
const minHypothetical = 0.36;
/** A line of another side than the one asked about. */
const minBeside = 0.45;
/** A line that is about little of what is asked. */
const minElsewhere = 0.48;
/** A yes or a no to something else is worse than neither. */
const minClosed = 0.4;
/** A story that is no answer to a yes-or-no question of its own has to fit it well. */
const minStory = 0.5;
/** Asked when, somebody says something else only where it is clearly what is asked about. */
const minForFact = 0.68;

const ofAMind =
  /\b(?:thinks?|thought|says?|said|know|knows|knew|feels?|felt|minds?|minded|reckons?|told|tells?|believed?|likes?|liked|loves?|loved|understands?|asks?|asked|wants?|wanted|laughed|sees?|make of|react|take it|complains?|spends?|watches|notices?)\b/iu;

/** "What does your mother think of it?" is not answered with where she lives. */
const tellsAMind = ({ text, asks }: TalkNode): boolean =>
  ofAMind.test(text) || asks.some((ask) => ofAMind.test(ask.text.replace(ofOnesOwn, "")));
/** "How have you thought about it?", "What is she like?" */
const ofOnesOwn = /\byou (?:[a-z]+ )?[a-z]+| like$/gu;

const aPerson = /\b(?:he|she|him|her|we|us|both|everybody|everyone|nobody|no one)\b/iu;
/** "How did Sian find out?" is answered by a line that speaks of her, and by no other. */
function isAboutAnother(core: string, people: readonly string[], { text, asks }: TalkNode): boolean {
  const named = people.filter((name) =>
    new RegExp(`(?<!\\byou and )\\b${name.toLowerCase()}\\b`, "u").test(core),
  );
  return (
    named.length > 0 &&
    !aPerson.test(text) &&
    !named.some((name) => text.includes(name) || asks.some((ask) => ask.text.includes(name)))
  );
}

const pointsToADay = /^(?:and )?then\b|\b(?:all )?that (?:week|day|night|evening|morning|afternoon)\b/iu;
const pointsToSomebody = /^(?:s?he)\b/iu;
const somebody = /\b(?:he|she|him|her)\b/u;
/** "Tom was on nights all that week": what follows on a line that was not said hangs in the air. */
function hangsInTheAir({ memory, heard, nodes }: Turn, { parent, text }: TalkNode): boolean {
  if (parent === null || memory.saidAt.has(parent)) return false;
  const isNamed = () =>
    somebody.test(heard.core) || nodes.people.some((name) => heard.core.includes(name.toLowerCase()));
  return pointsToADay.test(text) || (pointsToSomebody.test(text) && !isNamed());
}

/** A line about other people than the one asked about, or about another day than the one asked about. */
function isBesideThePoint(turn: Turn, node: TalkNode): boolean {
  const { core, kind } = turn.heard;
  const { people } = turn.nodes;
  if (hangsInTheAir(turn, node)) return true;
  if (isOfAnotherTime(listTimes(core), node.times)) return true;
  if (isOfTheirDoing(core, people)) return isOfNobody(node, people);
  if (isAboutAnother(core, people, node)) return true;
  return !isClosedKind(kind) && findOther(core, kind, people) !== undefined && !tellsAMind(node);
}

const holdings: Partial<Record<AskKind, Holding>> = {
  ...{ who: "person", when: "time", long: "time", often: "amount", much: "amount", where: undefined },
};
const minKindFit = 0.9;
/** Neither a yes nor a date is a story. */
const isOpenKind = (kind: AskKind): boolean => !isClosedKind(kind) && !(kind in holdings) && kind !== "which";

const causes = new Set<AskKind>(["why", "come", "wish"]);
const givesACause = /\b(?:because|so that|in case|otherwise)\b/iu;
/** "Why not before?" is not answered by how it was before. */
const isACause = ({ asks, text, key }: TalkNode): boolean =>
  asks.some((ask) => causes.has(ask.kind)) || givesACause.test(text) || /\.(?:why|how)$/u.test(key);

/** "Who else looks at it?" wants somebody, and an open question more than a yes. */
function isOfTheKind({ heard: { kind } }: Turn, node: TalkNode): boolean {
  const { asks, inherited, holds } = node;
  if (kind === "why") return isACause(node);
  if (!(kind in holdings)) return asks.length === 0 || asks.some((ask) => isOpenKind(ask.kind));
  const held = holdings[kind];
  return (
    (held === undefined || holds.has(held)) &&
    [...asks, ...inherited].some((ask) => fitKinds(kind, ask.kind) >= minKindFit)
  );
}

/** Of what a question names, or else what is said before it, the share that a line is about. */
function shareCovered({ heard, nodes: { weigh } }: Turn, { terms }: TalkNode): number {
  const named = heard.named.length === 0 ? heard.lead : heard.named;
  const all = sum(named.map(weigh));
  return all === 0 ? 1 : sum(named.filter((stem) => terms.has(stem)).map(weigh)) / all;
}
/** The share that a line has to be about where it is not much like its own questions. */
const minCovered = 0.48;

/** Whether a line is for a yes or a no, as short facts are. */
const saysYesOrNo = ({ area, parent, asks }: TalkNode): boolean =>
  (area === null && parent === null) || asks.some((ask) => isClosedKind(ask.kind));

const threads = new WeakMap<Turn, Thread | undefined>();
function readThread(turn: Turn): Thread | undefined {
  if (!threads.has(turn)) threads.set(turn, findThread(turn));
  return threads.get(turn);
}

/** "He said wow. How did that feel, standing there?" asks on, with no more than a word of its own. */
function asksOnAbout(turn: Turn, node: TalkNode): boolean {
  const thread = readThread(turn);
  if (thread === undefined) return turn.heard.kind === "feeling";
  if (turn.heard.kind === "feeling" && thread.own.length === 0) return true;
  return thread.isGivenBack && thread.own.length <= 1 && node.parent === thread.node.key;
}

/** What is needed of a line that is of the kind asked for, by how much of the question it is about. */
function minForMatter(turn: Turn, node: TalkNode): number {
  const isAtFirst = turn.memory.said.length === 0;
  const covered = asksOnAbout(turn, node) ? 1 : shareCovered(turn, node);
  if (covered === 0) return minForFact;
  if (!isAtFirst && covered < minCovered) return minElsewhere;
  const area = findNamedArea(turn);
  if (area !== undefined && node.area !== null && node.area !== area) return minBeside;
  return isAtFirst ? minAtFirst : minInTalk;
}

function minScore(turn: Turn, node: TalkNode): number {
  const { label, kind } = turn.heard;
  if (isBesideThePoint(turn, node)) return minInOwnWords;
  if (isClosedKind(kind)) return saysYesOrNo(node) ? minClosed : minStory;
  if (label === "hypothetical") return minHypothetical;
  if (!isOfTheKind(turn, node)) return kind === "why" || kind in holdings ? minForFact : minBeside;
  return minForMatter(turn, node);
}

export const answersQuestion = (turn: Turn, { node, score }: Ranked): boolean =>
  score >= minScore(turn, node);
