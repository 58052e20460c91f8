import { type AskKind, isClosedKind } from "./ask-kind.ts";
import type { TalkNode } from "./case-nodes.ts";
import type { Manner } from "./interviewee.ts";
import type { Ranked, Thread } from "./rank-lines.ts";
import { type Answer, sayLine, sayNode, sayTalk, type TalkName, type Turn } from "./say-node.ts";

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

const isStory = ({ key, area, parent, tells, asks }: TalkNode): boolean =>
  area !== null &&
  parent === null &&
  tells === null &&
  asks.some(({ kind }) => !isClosedKind(kind)) &&
  !key.endsWith(".unasked");

/** The next story that was not told: of the side that is spoken of, else of the next side. */
export function findNextStory(turn: Turn, area: string | null): TalkNode | undefined {
  const untold = [...turn.nodes.byKey.values()].filter((node) => isStory(node) && isUnsaid(turn, node));
  const isNew = (node: TalkNode) => turn.memory.said.every((said) => said.area !== node.area);
  return untold.find((node) => node.area === area) ?? untold.find(isNew) ?? untold[0];
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
  when: ["I couldn't give you the date.", "When exactly, I don't remember."],
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
  const fact = facts.find(({ key }) => !turn.memory.saidAt.has(key));
  return fact === undefined ? undefined : sayLine(turn, fact, manner);
}

const notUnderstood = [
  (word: string) => `I'm not sure what you mean by '${word}'.`,
  (word: string) => `'${word}'? I couldn't say much about that.`,
  (word: string) => `How do you mean, '${word}'?`,
  (word: string) => `I don't really have anything to say about '${word}', sorry.`,
];

/** The word of a question that nothing in the case speaks of, as it was typed. */
function findUnknownWord({ heard, nodes }: Turn): string | undefined {
  const unknown = heard.matter.filter((stem) => !nodes.knows(stem));
  const words = heard.core.match(/[\p{L}][\p{L}'-]{3,}/gu) ?? [];
  return words.find((word) => unknown.some((stem) => word.startsWith(stem.slice(0, 4))));
}

/** Asks back by the word that was not understood; undefined where there is none or all ways to ask were used. */
function askBack(turn: Turn, manner: Manner): Answer | undefined {
  const word = findUnknownWord(turn);
  const index = notUnderstood.findIndex((_, at) => !turn.memory.saidAt.has(`asked-back.${at}`));
  const text = word === undefined ? undefined : notUnderstood[index]?.(word);
  return text === undefined ? undefined : sayLine(turn, { key: `asked-back.${index}`, text }, manner);
}

/** More on what is spoken of: what follows on it, else the next story of that side. */
export function carryOn(turn: Turn, thread: Thread | undefined, manner: Manner): Answer {
  const fact = sayUnknownFact(turn, manner);
  if (fact !== undefined) return fact;
  const next = findContinuation(turn, thread?.node);
  if (next !== undefined) return sayNode(turn, next, manner);
  if (isTender(turn)) return sayOneOf(turn, ["tender", "onlyThat"], manner);
  const story = findNextStory(turn, thread?.node.area ?? null);
  const isReason = turn.heard.kind === "why" && story?.area !== thread?.node.area;
  if (isReason) return sayOneOf(turn, ["onlyThat", "nothingMore"], manner);
  if (story === undefined) return sayOneOf(turn, ["silence", "nothingMore", "onlyThat"], manner);
  return sayNode(turn, story, manner);
}

/** From here on a line at least speaks of what was asked. */
const minNearScore = 0.24;

/** What nothing answers well: the nearest line that names what was asked, more of the thread, or what was missed. */
export function answerUnmatched(
  turn: Turn,
  { thread, ranked, manner }: { thread: Thread | undefined; ranked: readonly Ranked[]; manner: Manner },
): Answer {
  const { heard, nodes } = turn;
  if (isTender(turn)) return sayOneOf(turn, ["tender", "onlyThat"], manner);
  const known = heard.matter.filter((stem) => nodes.knows(stem));
  if (heard.matter.length > 0 && known.length === 0 && (thread?.pull ?? 0) < 0.5) {
    if (findFresh(turn, ["notMine"]) !== undefined) return sayTalk(turn, "notMine", manner);
    return askBack(turn, manner) ?? sayOneOf(turn, ["unclear", "notMine"], manner);
  }
  const strongest = known.toSorted((one, other) => nodes.weigh(other) - nodes.weigh(one))[0];
  const isNear = ({ node, score }: Ranked) =>
    score >= minNearScore &&
    isUnsaid(turn, node) &&
    strongest !== undefined &&
    node.terms.has(strongest) &&
    (isClosedKind(heard.kind) || node.asks.some(({ kind }) => !isClosedKind(kind)));
  const near = ranked.find(isNear);
  if (thread !== undefined && thread.pull >= 0.5) return carryOn(turn, thread, manner);
  if (near !== undefined) return sayNode(turn, near.node, manner);
  const story = findNextStory(turn, null);
  return (
    askBack(turn, manner) ??
    sayUnknownFact(turn, manner) ??
    (story === undefined ? sayOneOf(turn, ["nothingMore", "onlyThat"], manner) : sayNode(turn, story, manner))
  );
}
