import { type AskKind, isClosedKind } from "./ask-kind.ts";
import type { TalkNode } from "./case-nodes.ts";
import type { Manner } from "./interviewee.ts";
import { bringsItsOwn, type Ranked, type Thread } from "./rank-lines.ts";
import { type Answer, sayLine, sayNode, sayTalk, sayVague, type TalkName, type Turn } from "./say-node.ts";
import { listMatter } from "./word-stems.ts";

/** What somebody says who has no line that answers: what they do know of it, what of it they don't, what they missed. */

const isUnsaid = ({ memory }: Turn, { key }: TalkNode): boolean => !memory.saidAt.has(key);
const goingOn = ["more", "then", "example", "mean", "feeling", "how", "why"] as const;

/** What goes on from a line: what follows on it, else on what led to it. */
export function findContinuation(turn: Turn, from: TalkNode | undefined): TalkNode | undefined {
  for (let node = from; node !== undefined; node = turn.nodes.byKey.get(node.parent ?? "")) {
    for (const kind of goingOn) {
      const next = turn.nodes.byKey.get(node.next.get(kind) ?? "");
      if (next !== undefined && isUnsaid(turn, next)) return next;
    }
  }
  return undefined;
}

/** Whether the last thing said was hard to say. */
export function isTender({ memory }: Turn): boolean {
  const [last] = memory.said;
  const isLast = last !== undefined && memory.answers.at(-1)?.notes.lines.includes(last.key);
  return isLast === true && (last?.tells !== null || last.after !== null);
}

/** Whether a line is told to an open question, on nothing but that question. */
const isTold = ({ key, parent, tells, asks }: TalkNode): boolean =>
  parent === null &&
  tells === null &&
  asks.some(({ kind }) => !isClosedKind(kind)) &&
  !key.endsWith(".unasked");

const isStory = (node: TalkNode): boolean => node.area !== null && isTold(node);

/** The next story of a side that was not told. */
export function findNextStory(turn: Turn, area: string | null): TalkNode | undefined {
  const untold = [...turn.nodes.byKey.values()].filter((node) => isStory(node) && isUnsaid(turn, node));
  return untold.find((node) => node.area === area);
}

/** A line of these that was not said in this talk. */
function findFresh(turn: Turn, names: readonly TalkName[]): TalkName | undefined {
  const { talk } = turn.interviewee.practiceCase;
  return names.find((name) =>
    talk[name].some((_, index) => !turn.memory.saidAt.has(`talk.${name}.${index}`)),
  );
}

/** One of these lines, the ones not said first. */
export function sayOneOf(turn: Turn, names: readonly TalkName[], manner: Manner): Answer {
  return sayTalk(turn, findFresh(turn, names) ?? names[0] ?? "unclear", manner);
}

/** What somebody says who is asked for one fact that they do not have. */
const unknownFact: Partial<Record<AskKind, readonly string[]>> = {
  when: [
    "I couldn't give you the date.",
    "When exactly, I don't remember.",
    "A while back. I'd have to look it up.",
  ],
  long: ["How long, I'd have to guess.", "I never timed it."],
  often: ["I've not kept count.", "How often, I couldn't say."],
  much: ["I couldn't give you a figure.", "I don't have the number in my head."],
  who: ["I couldn't tell you who.", "Nobody in particular."],
  where: ["I don't remember where exactly.", "Where, I couldn't say."],
};
/** Asked for a fact that is not known: says so. */
function sayUnknownFact(turn: Turn, manner: Manner): Answer | undefined {
  const { kind } = turn.heard;
  const facts = (unknownFact[kind] ?? []).map((text, index) => ({ key: `unknown.${kind}.${index}`, text }));
  const fact = facts.find(({ key }) => !turn.memory.saidAt.has(key)) ?? facts[0];
  return fact === undefined ? undefined : sayLine(turn, fact, manner);
}

/** An answer that fits whatever was asked, by the kind of the question. */
export function sayFitting(turn: Turn, manner: Manner): Answer {
  const { kind } = turn.heard;
  if (kind === "why" || kind === "come") return sayVague(turn, "why", manner);
  const isFelt =
    kind === "feeling" && (turn.heard.matter.length === 0 || /\bfe(?:el|lt)/u.test(turn.heard.core));
  return sayUnknownFact(turn, manner) ?? sayVague(turn, isFelt ? "feeling" : "tell", manner);
}

const wantsMore = new Set<AskKind>(["tell", "mean", "example", "then", "how"]);
const isStoryKind = (kind: AskKind): boolean => wantsMore.has(kind) || kind === "feeling" || kind === "come";

/** Asked for more, or for one time, and for nothing by name. */
const wantsStory = ({ heard }: Turn): boolean =>
  heard.matter.length === 0 && (heard.label === null || ["tell", "example"].includes(heard.kind));

/** More on what is spoken of: what follows on it; asked for nothing but more, the next story of that side. */
export function carryOn(turn: Turn, thread: Thread | undefined, manner: Manner): Answer {
  if (!wantsMore.has(turn.heard.kind))
    return isTender(turn) ? sayTender(turn, manner) : sayFitting(turn, manner);
  const next = findContinuation(turn, thread?.node);
  if (next !== undefined) return sayNode(turn, next, manner);
  if (isTender(turn)) return sayTender(turn, manner);
  const story = wantsStory(turn) ? findNextStory(turn, thread?.node.area ?? null) : undefined;
  if (story === undefined) return sayOneOf(turn, ["nothingMore", "onlyThat", "silence"], manner);
  return sayNode(turn, story, manner);
}

function sayTender(turn: Turn, manner: Manner): Answer {
  return sayOneOf(turn, ["tender", "onlyThat"], manner);
}

/** What somebody did, which is no matter to know or not to know. */
const ownDeed =
  /\byou (?:(?:ever|really|first|had|have|want|wanted|need|needed|try|tried) (?:to )?)*[a-z']+/gu;
const ofThemselves = /\b(?:do|did|have|had|were|are|was|would) you\b|\byours?\b/u;

/** Whether it asks about a thing that the case has no word of: the weather, volcanoes. */
function isForeign({ heard, nodes }: Turn): boolean {
  if (heard.matter.some((stem) => nodes.knows(stem))) return false;
  if (ofThemselves.test(heard.core) && !/\babout\b/u.test(heard.core)) return false;
  return listMatter(heard.core.replace(ownDeed, "")).length > 0;
}

/** From here on a line at least speaks of what was asked. */
const minNearScore = 0.2;
/** "What goes through your mind when you leave him there?" is more about him than about leaving. */
const minNearBesideThread = 0.3;
const minNamed = 0.5;

/** The nearest story that names most of what is asked and can be known of. */
function findNear(turn: Turn, ranked: readonly Ranked[], thread: Thread | undefined): TalkNode | undefined {
  const { heard, nodes } = turn;
  const known = heard.matter.filter((stem) => nodes.knows(stem));
  const weighAll = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + nodes.weigh(stem), 0);
  const isNear = ({ node, score }: Ranked) =>
    score >= (heard.points && thread !== undefined ? minNearBesideThread : minNearScore) &&
    isUnsaid(turn, node) &&
    isTold(node) &&
    node.asks.some(({ kind }) => isStoryKind(kind)) &&
    weighAll(known.filter((stem) => node.terms.has(stem))) >= minNamed * weighAll(heard.matter);
  return 2 * known.length <= heard.matter.length ? undefined : ranked.find(isNear)?.node;
}

/** What nothing answers well: more of what is spoken of where that is asked for, else what fits any question. */
export function answerUnmatched(
  turn: Turn,
  { thread, ranked, manner }: { thread: Thread | undefined; ranked: readonly Ranked[]; manner: Manner },
): Answer {
  const { heard } = turn;
  if (thread !== undefined && thread.pull >= 0.5 && !bringsItsOwn(turn, thread.node))
    return carryOn(turn, thread, manner);
  const near = isStoryKind(heard.kind) ? findNear(turn, ranked, thread) : undefined;
  if (near !== undefined) return sayNode(turn, near, manner);
  if (isForeign(turn) && findFresh(turn, ["notMine"]) !== undefined) return sayTalk(turn, "notMine", manner);
  return sayFitting(turn, manner);
}
