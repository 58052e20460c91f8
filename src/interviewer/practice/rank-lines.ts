import { fitKinds, isClosedKind, listNextKinds } from "./ask-kind.ts";
import type { TalkNode } from "./case-nodes.ts";
import { asSaid } from "./hear-message.ts";
import type { CaseInsight } from "./practice-case.ts";
import type { Turn } from "./say-node.ts";
import { listMatter } from "./word-stems.ts";

/** What the question stays with: a line said before, and how much of the question is that line's. */
export interface Thread {
  node: TalkNode;
  /** 0 where it brings matter of its own alone, 1 where it only points. */
  pull: number;
}

export interface Ranked {
  node: TalkNode;
  /** 0 to 1: how well it answers. */
  score: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** "That" points at what was said as much as a word of it does. */
const pointingWeight = 6;
/** What the whole talk is about is a matter of its own, too. */
const minWeight = 10;
/** "How did you resolve it?": a word that the case has not is the interviewer's own for what was said. */
const ownWordWeight = 5;
const leadWeight = 0.5;
const recentLines = 8;
/** An earlier line is taken up only by clearly more of its words. */
const clearlyMore = 8;

/** The line that a question takes up: the last one, unless its words are those of an earlier one. */
export function findThread({ memory, heard, nodes }: Turn): Thread | undefined {
  const [last] = memory.said;
  if (last === undefined) return undefined;
  const weighAll = (stems: readonly string[]) => sum(stems.map(nodes.weigh));
  const all = [...heard.matter, ...heard.lead];
  const shared = ({ stems }: TalkNode) => weighAll(all.filter((stem) => stems.has(stem)));
  const node = memory.said
    .slice(0, recentLines)
    .reduce((one, other) => (shared(other) > shared(one) + clearlyMore ? other : one), last);
  const isOwn = (stem: string) => !node.terms.has(stem);
  const weighOwn = (stem: string) =>
    heard.points && !nodes.knows(stem) ? ownWordWeight : Math.max(minWeight, nodes.weigh(stem));
  const own =
    sum(heard.matter.filter(isOwn).map(weighOwn)) +
    leadWeight * weighAll(heard.lead.filter((stem) => isOwn(stem) && nodes.knows(stem)));
  const taken = shared(node) + (heard.points ? pointingWeight : 0);
  return { node, pull: own === 0 ? 1 : taken / (taken + own) };
}

/** What the question has and a line's own has not weighs more than the other way round. */
const ownPower = 0.6;
const coverWeight = 0.5;
/** What others feel or think is not what the person does. */
const ofAnother = 0.5;
/** What is left of a likeness that lies in the way of asking alone. */
const offMatter = 0.45;

/** How well a line answers by its words: like one of its questions, and with the rest of what is asked in it. */
export function scoreWords({ heard, nodes }: Turn, { asks, terms }: TalkNode, likenKinds = fitKinds): number {
  const own = [...new Set(heard.terms)];
  const lead = heard.lead.filter((stem) => !own.includes(stem));
  const weighShared = (among: ReadonlySet<string>) =>
    sum(own.filter((term) => among.has(term)).map(nodes.weigh)) +
    leadWeight * sum(lead.filter((term) => among.has(term)).map(nodes.weigh));
  const all = sum(own.map(nodes.weigh)) + leadWeight * sum(lead.map(nodes.weigh));
  if (all === 0) return 0;
  const likest = Math.max(
    0,
    ...asks.map((ask) => {
      const size = all ** ownPower * sum([...ask.terms].map(nodes.weigh)) ** (1 - ownPower);
      return (likenKinds(heard.kind, ask.kind) * weighShared(ask.terms)) / size;
    }),
  );
  const matter = sum(heard.matter.map(nodes.weigh));
  const named = sum(heard.matter.filter((stem) => terms.has(stem)).map(nodes.weigh));
  const onTheMatter = matter === 0 ? 1 : offMatter + ((1 - offMatter) * named) / matter;
  const isOfThem = heard.about.length === 0 || heard.about.some((stem) => terms.has(stem));
  const share = onTheMatter * (isOfThem ? 1 : ofAnother);
  return (share * (likest + (coverWeight * weighShared(terms)) / all)) / (1 + coverWeight);
}

const followBase = 0.05;
const followPull = 0.8;
const rankLoss = 0.03;
const parentLoss = 0.06;
/** What the case has for just this question on just this line. */
const foreseen = 0.15;
/** "Did that happen a lot?" */
const asksHowOften = /\b(?:often|a lot|much|every|always|still|regularly|usually)\b/u;

/** How well a line follows on the one that is spoken of, or on what led to that, by the kind of the question. */
function scoreFollowing(turn: Turn, { node, pull }: Thread, key: string): number {
  const { kind, core, points } = turn.heard;
  const kinds = kind === "yesno" && !asksHowOften.test(core) ? [] : listNextKinds(kind);
  let above = 0;
  for (
    let one: TalkNode | undefined = node;
    one !== undefined;
    one = turn.nodes.byKey.get(one.parent ?? "")
  ) {
    const rank = kinds.findIndex((kind) => one?.next.get(kind) === key);
    const isForeseen = rank === 0 && above === 0 && points;
    if (rank >= 0)
      return (
        followBase + followPull * pull + (isForeseen ? foreseen : 0) - rankLoss * rank - parentLoss * above
      );
    above += 1;
  }
  return 0;
}

const hereBonus = 0.06;
const nextBonus = 0.1;

/** What follows on a line can be said only after it, unless it has questions of its own and gives nothing away. */
function isReachable(
  { memory }: Turn,
  { key, parent, after, asks, tells }: TalkNode,
  isNext: boolean,
): boolean {
  if (tells !== null && !memory.told.has(tells)) return false;
  if (key.endsWith(".unasked")) return false;
  if (parent === null || isNext || memory.saidAt.has(parent)) return true;
  return after === null && asks.length > 0;
}

/** A question that names nothing is about what was just said, unless it is word for word one that a line answers. */
const wordForWord = 0.85;
/** "That" alone is no question of a line's own; "what did you do then" may be one. */
const minTermsWordForWord = 5;

/** Every line that can be said, with how well it answers, the best first. */
export function rankLines(turn: Turn, thread: Thread | undefined): Ranked[] {
  const nextKeys = new Set(thread?.node.next.values());
  const isBare = thread !== undefined && turn.heard.matter.length === 0;
  return [...turn.nodes.byKey.values()]
    .filter((node) => isReachable(turn, node, nextKeys.has(node.key)))
    .map((node) => {
      const isNext = nextKeys.has(node.key);
      const isHere = node.area !== null && node.area === thread?.node.area;
      const likeness = scoreWords(turn, node);
      // What has no question of its own does not say yes or no to one.
      const isMute = node.asks.length === 0 && isClosedKind(turn.heard.kind);
      const isOwn =
        !isBare || isNext || (likeness >= wordForWord && turn.heard.terms.length >= minTermsWordForWord);
      const bonus = isNext ? nextBonus : isHere ? hereBonus : 0;
      const byWords = isOwn && !isMute ? likeness + bonus : 0;
      const following = thread === undefined ? 0 : scoreFollowing(turn, thread, node.key);
      return { node, score: Math.max(byWords, following) };
    })
    .toSorted((one, other) => other.score - one.score);
}

/** Who is asked for a number or a name stays with that, unless it is the hint that is asked about. */
const opensUp = new Set(["tell", "mean", "example", "then", "how", "feeling", "why", "come", "wish"]);

/** How well a question takes up a hint in what was just said, or one given back; on a hard day it must name it. */
export function scoreTakingUp(turn: Turn, thread: Thread | undefined, { hint }: CaseInsight): number {
  const { heard, interviewee, memory } = turn;
  if (thread === undefined) return 0;
  const isQuoted = heard.said.includes(asSaid(hint.words));
  const node = isQuoted ? memory.said.find(({ text }) => text.includes(hint.words)) : thread.node;
  if (node === undefined || !node.text.includes(hint.words)) return 0;
  const sentence = node.text.split(/(?<=[.!?…])\s+/u).find((one) => one.includes(hint.words)) ?? hint.words;
  const hinted = new Set(listMatter(`${sentence} ${hint.words}`));
  const isNamed = isQuoted || [...heard.matter, ...heard.lead].some((stem) => hinted.has(stem));
  if (!isNamed && (interviewee.difficulty === "hard" || !opensUp.has(heard.kind))) return 0;
  const isBare = heard.matter.length === 0 && !isNamed && memory.said[0] === node;
  if (isBare || heard.matter.every((stem) => node.stems.has(stem))) return isNamed ? 0.97 : 0.88;
  return (isNamed ? 0.4 : 0.25) + 0.5 * thread.pull;
}

/** How well the questions that an insight answers fit. */
export function scoreInsight(turn: Turn, { id }: CaseInsight): number {
  const node = turn.nodes.byKey.get(id);
  const isBare = turn.heard.matter.length === 0 && turn.heard.terms.length < minTermsWordForWord;
  if (node === undefined || isBare) return 0;
  return scoreWords(turn, { ...node, terms: new Set(node.asks.flatMap(({ terms }) => [...terms])) });
}
