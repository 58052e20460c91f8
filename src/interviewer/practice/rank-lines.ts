import { fitKinds, isClosedKind, listNextKinds } from "./ask-kind.ts";
import type { TalkNode } from "./case-nodes.ts";
import { asSaid, type Heard } from "./hear-message.ts";
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

const minNamed = 0.5;
const ofSomething = 0.45;
/** "How do you cope?" fits any topic, "How do you cope with the letters?" asks about the letters. */
function shareOfCommon({ matter }: Heard, terms: ReadonlySet<string>): number {
  const named = matter.filter((stem) => terms.has(stem)).length;
  return named >= minNamed * matter.length ? 1 : ofSomething;
}

/** "How did Lynne cope?" is not answered by how somebody else does. */
function listFitting({ core }: Heard, { key, asks }: Pick<TalkNode, "key" | "asks">): TalkNode["asks"] {
  const isOfThem = key.startsWith("common.") && !/\byou/u.test(core);
  return isOfThem ? asks.filter(({ text }) => !/\byou/u.test(text)) : asks;
}

/** How well a line answers by its words: like one of its questions, and with the rest of what is asked in it. */
export function scoreWords(
  { heard, nodes }: Turn,
  { key, asks, terms }: TalkNode,
  likenKinds = fitKinds,
): number {
  const own = [...new Set(heard.terms)];
  const lead = heard.lead.filter((stem) => !own.includes(stem));
  const weighShared = (among: ReadonlySet<string>) =>
    sum(own.filter((term) => among.has(term)).map(nodes.weigh)) +
    leadWeight * sum(lead.filter((term) => among.has(term)).map(nodes.weigh));
  const all = sum(own.map(nodes.weigh)) + leadWeight * sum(lead.map(nodes.weigh));
  if (all === 0) return 0;
  const likest = Math.max(
    0,
    ...listFitting(heard, { key, asks }).map((ask) => {
      const size = all ** ownPower * sum([...ask.terms].map(nodes.weigh)) ** (1 - ownPower);
      return (likenKinds(heard.kind, ask.kind) * weighShared(ask.terms)) / size;
    }),
  );
  const matter = sum(heard.matter.map(nodes.weigh));
  const named = sum(heard.matter.filter((stem) => terms.has(stem)).map(nodes.weigh));
  const onTheMatter = matter === 0 ? 1 : offMatter + ((1 - offMatter) * named) / matter;
  const isOfThem = heard.about.length === 0 || heard.about.some((stem) => terms.has(stem));
  const share =
    onTheMatter * (isOfThem ? 1 : ofAnother) * (key.startsWith("common.") ? shareOfCommon(heard, terms) : 1);
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

const besideTheMatter = 0.6;
/** "How did you go on working with Claire after that?" asks about more than what was just said. */
export const bringsItsOwn = ({ heard }: Turn, { terms }: TalkNode): boolean =>
  heard.matter.filter((stem) => !terms.has(stem)).length > 1;

/** How well a line follows on the one that is spoken of, or on what led to that, by the kind of the question. */
function scoreFollowing(turn: Turn, { node, pull }: Thread, key: string): number {
  const { kind, core, points, about } = turn.heard;
  const isOfAnother = kind === "feeling" && about.length > 0;
  const kinds = isOfAnother || (kind === "yesno" && !asksHowOften.test(core)) ? [] : listNextKinds(kind);
  let above = 0;
  for (
    let one: TalkNode | undefined = node;
    one !== undefined;
    one = turn.nodes.byKey.get(one.parent ?? "")
  ) {
    const rank = kinds.findIndex((kind) => one?.next.get(kind) === key);
    const isForeseen = rank === 0 && above === 0 && points && !bringsItsOwn(turn, node);
    const share = bringsItsOwn(turn, node) ? besideTheMatter : 1;
    if (rank >= 0)
      return (
        share * (followBase + followPull * pull) +
        (isForeseen ? foreseen : 0) -
        rankLoss * rank -
        parentLoss * above
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
/** What is spoken of is left only for a question that is nearly the line's own. */
const almostExactly = 0.95;
const exactly = 0.99;
/** "That" alone is no question of a line's own; "what did you do then" may be one. */
const minTermsWordForWord = 5;

function isWordForWord(
  { heard }: Turn,
  { likeness, isHere, isRoot }: { likeness: number; isHere: boolean; isRoot: boolean },
): boolean {
  if (likeness >= exactly && isRoot && heard.kind === "tell") return true;
  return likeness >= (isHere ? wordForWord : almostExactly) && heard.terms.length >= minTermsWordForWord;
}

/** "When did it start?" asks about what is spoken of before it asks about the whole. */
const besideThread = 0.75;

/** Whether "it" is asked about in a way that what is spoken of has an answer to. */
const isForThread = ({ heard }: Turn, thread: Thread | undefined): boolean =>
  heard.points &&
  thread !== undefined &&
  thread.pull >= 0.5 &&
  listNextKinds(heard.kind).some((kind) => thread.node.next.has(kind));

const isExact = ({ heard }: Turn, likeness: number): boolean =>
  likeness >= exactly && heard.terms.length >= minTermsWordForWord;

/** How well a line answers: by its words, or by following on what is spoken of. */
function scoreLine(
  turn: Turn,
  thread: Thread | undefined,
  { node, isNext }: { node: TalkNode; isNext: boolean },
) {
  const { heard, memory } = turn;
  const isHere = node.area !== null && node.area === thread?.node.area;
  const likeness = scoreWords(turn, node) * (!isHere && isForThread(turn, thread) ? besideThread : 1);
  // What has no question of its own does not say yes or no to one.
  const isMute = node.asks.length === 0 && isClosedKind(heard.kind);
  const isBare = thread !== undefined && heard.matter.length === 0;
  const isOwn = !isBare || isNext || isWordForWord(turn, { likeness, isHere, isRoot: node.parent === null });
  const bonus = isNext || isExact(turn, likeness) ? nextBonus : isHere ? hereBonus : 0;
  const byWords = isOwn && !isMute ? likeness + bonus : 0;
  const isFollowing = thread !== undefined && !memory.saidAt.has(node.key);
  return Math.max(byWords, isFollowing ? scoreFollowing(turn, thread, node.key) : 0);
}

/** Every line that can be said, with how well it answers, the best first. */
export function rankLines(turn: Turn, thread: Thread | undefined): Ranked[] {
  const nextKeys = new Set(thread?.node.next.values());
  return [...turn.nodes.byKey.values()]
    .map((node) => ({ node, isNext: nextKeys.has(node.key) }))
    .filter(({ node, isNext }) => isReachable(turn, node, isNext))
    .map((one) => ({ node: one.node, score: scoreLine(turn, thread, one) }))
    .toSorted((one, other) => other.score - one.score);
}

/** Who is asked for a number or a name stays with that, unless it is the hint that is asked about. */
const opensUp = new Set(["tell", "mean", "example", "then", "how", "feeling", "why", "come", "wish"]);

/** Just under what the case has for "And then?" on just this line. */
const ifNothingFollows = 0.88;
/** For words of the line beside the hint. */
export const byTheWay = 0.55;

/** "Tell me more about that" wants what is hinted at before all else. */
function scoreUnnamed({ matter, kind }: Heard): number {
  if (matter.length > 0) return byTheWay;
  return kind === "tell" || kind === "mean" ? 0.92 : ifNothingFollows;
}

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
  if (!heard.matter.every((stem) => node.stems.has(stem))) return (isNamed ? 0.4 : 0.25) + 0.5 * thread.pull;
  if (isNamed) return 0.97;
  return scoreUnnamed(heard);
}

/** How well the questions that an insight answers fit. */
export function scoreInsight(turn: Turn, { id }: CaseInsight): number {
  const node = turn.nodes.byKey.get(id);
  const isBare = turn.heard.matter.length === 0 && turn.heard.terms.length < minTermsWordForWord;
  if (node === undefined || isBare) return 0;
  return scoreWords(turn, { ...node, terms: new Set(node.asks.flatMap(({ terms }) => [...terms])) });
}
