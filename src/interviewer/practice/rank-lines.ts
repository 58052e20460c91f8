import { isClosedKind, isStoryKind } from "./ask-kind.ts";
import { isBareFollowUp } from "./bare-follow-up.ts";
import type { TalkNode } from "./case-nodes.ts";
import { findOther, isOfTheirDoing } from "./other-people.ts";
import type { Turn } from "./say-node.ts";
import { scoreWords } from "./score-words.ts";
import { shareAreas } from "./stay-near.ts";
import { listFollowKinds, scoreFollowing, type Thread } from "./thread.ts";
import { listMatter, listTerms } from "./word-stems.ts";

export interface Ranked {
  node: TalkNode;
  /** 0 to 1: how well it answers. */
  score: number;
}

const hereBonus = 0.06;
const nextBonus = 0.07;
/** Of lines that answer much alike the one of the side that the question names is said. */
const askedBonus = 0.15;

/** What follows on a line can be said only after it, unless it has questions of its own and gives nothing away. */
function isReachable(
  { memory, heard }: Turn,
  { key, parent, after, asks, inherited, tells }: TalkNode,
): boolean {
  if (tells !== null && !memory.told.has(tells)) return false;
  if (key.endsWith(".unasked")) return false;
  return (
    parent === null ||
    memory.saidAt.has(parent) ||
    (after === null && (asks.length > 0 || inherited.some(({ kind }) => kind === heard.kind)))
  );
}

/** What is left over from something told is said only to who names what it is about, or names nothing. */
function isWanted(thread: Thread | undefined, { after, parent, terms }: TalkNode): boolean {
  if (after === null || thread === undefined || thread.own.length === 0) return true;
  if (thread.isGivenBack && thread.node.key === parent) return true;
  return 2 * thread.own.filter((stem) => terms.has(stem)).length > thread.own.length;
}

/** "That" alone is no question of a line's own; "what did you do then" may be one. */
export const minTermsWordForWord = 5;
const wordForWord = 0.85;
/** "What would you tell somebody who is about to do it?" names nothing, and is a whole question by itself. */
const minTermsWholeQuestion = 12;
const wholeQuestion = 0.6;
const exactly = 0.99;
/** "Tell me about getting there" names nothing, and is the question of one line. */
const ofOneLine = 0.3;

/** How well a line answers a question that names nothing; undefined where that is as for any other. */
function scoreBare({ heard: { kind, terms } }: Turn, node: TalkNode, likeness: number): number | undefined {
  if (likeness >= exactly && kind === "tell" && node.parent === null) return likeness + ofOneLine;
  if (terms.length >= minTermsWholeQuestion && likeness >= wholeQuestion) return likeness + ofOneLine;
  return likeness < wordForWord || terms.length < minTermsWordForWord ? 0 : undefined;
}

/** "What does Ruth say about you spending your days there?" is answered by what she says of it all. */
const ofTheWhole = 0.85;
const aboutWhat = /(?<=^.{8,}) (?:about|when|that|if|because|once|after|since|of)\b [^?]*/u;

/** A question about somebody else's mind without what they are to think of; undefined where that is not said. */
function takeHead(turn: Turn): Turn | undefined {
  const { heard, nodes } = turn;
  const core = heard.core.replace(aboutWhat, "");
  const isOfThem =
    isOfTheirDoing(core, nodes.people) || findOther(core, heard.kind, nodes.people) !== undefined;
  if (core === heard.core || !isOfThem) return undefined;
  const matter = listMatter(core);
  if (matter.length === 0) return undefined;
  return { ...turn, heard: { ...heard, core, matter, terms: listTerms(core), lead: [] } };
}

/** How well a line answers by its words, which a question that names nothing hardly has. */
function scoreByWords(turn: Turn, node: TalkNode, thread: Thread | undefined): number {
  const { kind } = turn.heard;
  if (node.asks.length === 0 && isClosedKind(kind)) return 0;
  const likeness = scoreWords(turn, node) * weighPerson(turn.heard, node);
  if (thread !== undefined && isBareFollowUp(turn.heard)) {
    const bare = scoreBare(turn, node, likeness);
    if (bare !== undefined) return bare;
  }
  if (listFollowKinds(turn.heard).some((next) => thread?.node.next.get(next) === node.key))
    return likeness + nextBonus;
  return likeness + (node.area !== null && node.area === thread?.node.area ? hereBonus : 0);
}

const male = /\b(?:he|him|his)\b/iu;
const female = /\b(?:she|her)\b/iu;
/** What is left of a line about a woman where a man is asked about. */
const ofSomebodyElse = 0.7;
function weighPerson({ core }: Turn["heard"], { text }: TalkNode): number {
  const one = male.test(core) && !female.test(core) && female.test(text) && !male.test(text);
  const other = female.test(core) && !male.test(core) && male.test(text) && !female.test(text);
  return one || other ? ofSomebodyElse : 1;
}

const isTold = ({ node }: Ranked): boolean => node.tells !== null;

/** A line that answers the whole of a question this well needs no look at its head. */
const answersTheWhole = 0.45;

/** Every line that can be said, with how well it answers, the best first. */
export function rankLines(turn: Turn, thread: Thread | undefined): Ranked[] {
  const follow = (node: TalkNode) => (thread === undefined ? 0 : scoreFollowing(turn, thread, node));
  const shares = isStoryKind(turn.heard.kind) ? shareAreas(turn) : undefined;
  const rank = ({ node, score }: Ranked) => score + askedBonus * (shares?.get(node.area ?? "") ?? 0);
  const ranked = (ofHead: (node: TalkNode) => number) =>
    [...turn.nodes.byKey.values()]
      .filter((node) => isReachable(turn, node) && isWanted(thread, node))
      .map((node) => ({
        node,
        score: Math.max(scoreByWords(turn, node, thread), follow(node), ofHead(node)),
      }))
      .toSorted((one, other) => rank(other) - rank(one) || Number(isTold(other)) - Number(isTold(one)));
  const whole = ranked(() => 0);
  const head = (whole[0]?.score ?? 0) >= answersTheWhole ? undefined : takeHead(turn);
  return head === undefined ? whole : ranked((node) => ofTheWhole * scoreWords(head, node));
}
