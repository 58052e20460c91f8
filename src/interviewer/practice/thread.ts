import { listNextKinds } from "./ask-kind.ts";
import { isBareFollowUp } from "./bare-follow-up.ts";
import type { TalkNode } from "./case-nodes.ts";
import { asSaid, type Heard } from "./hear-message.ts";
import { findOther, isOfTheirDoing } from "./other-people.ts";
import type { Turn } from "./say-node.ts";
import { countsAnother, sum } from "./score-words.ts";
import { isMatter, listStems } from "./word-stems.ts";

/** The line that a question stays with, and how much of the question is that line's. */
export interface Thread {
  node: TalkNode;
  /** What the question names and the line does not: "How did you resolve it?" names nothing. */
  own: readonly string[];
  /** 0 where it brings matter of its own alone, 1 where it only points. */
  pull: number;
  /** Whether words of it are given back before the question. */
  isGivenBack: boolean;
}

const recentLines = 8;
/** An earlier line is taken up only by clearly more of its words. */
const clearlyMore = 12;
const perRun = 20;
/** "That" points at what was said as much as a word of it does. */
const pointingWeight = 6;
const minOwnWeight = 8;
const wordsOfARun = 3;
const done =
  /[a-z']+(?= (?:(?:up|on|in|out|off|to|at|about|with|for|doing) )?(?:it|that|this|them|him|her|those)\b)|[a-z']+(?=[?.!]*$)/gu;
/** "What made you start that?", "When did you notice it?": what is done to "that" is no matter beside it. */
const doneToIt = new Set(
  listStems(
    "begin stop find take look keep notice need realise learn hold use pick put become discover read hear",
  ),
);

/** What is done to what was said: "resolve" in "How did you resolve it?", not "stop" in "What did you stop doing for it?" */
const listDone = ({ core, points }: Heard): ReadonlySet<string> =>
  new Set(points ? listStems([...core.matchAll(done)].map(([word]) => word).join(" ")) : []);

/** Whether a message gives back three words of a text in their order. */
export function givesBack(said: string, text: string): boolean {
  const words = asSaid(text).split(" ");
  return words.some((_, index) => {
    const run = words.slice(index, index + wordsOfARun);
    return run.length === wordsOfARun && ` ${said} `.includes(` ${run.join(" ")} `);
  });
}

/** The line that is spoken of: the last one, unless the question's words are those of an earlier one. */
export function findThread({ memory, heard, nodes }: Turn): Thread | undefined {
  const [last] = memory.said;
  if (last === undefined) return undefined;
  const weighAll = (stems: readonly string[]) => sum(stems.map(nodes.weigh));
  const named = [...heard.matter, ...heard.lead];
  const shared = ({ stems, text }: TalkNode) =>
    weighAll(named.filter((stem) => stems.has(stem))) + (givesBack(heard.said, text) ? perRun : 0);
  const node = memory.said
    .filter(({ text }, index) => index < recentLines || givesBack(heard.said, text))
    .reduce((one, other) => (shared(other) > shared(one) + clearlyMore ? other : one), last);
  const done = listDone(heard);
  const own = heard.matter.filter(
    (stem) => !node.stems.has(stem) && !(done.has(stem) && (doneToIt.has(stem) || !nodes.knows(stem))),
  );
  const taken =
    weighAll(heard.matter.filter((stem) => node.stems.has(stem))) +
    0.75 * weighAll(heard.lead.filter((stem) => node.stems.has(stem))) +
    (heard.points ? pointingWeight : 0);
  const weight = sum(own.map((stem) => Math.max(minOwnWeight, nodes.weigh(stem))));
  const isGivenBack = givesBack(heard.said, node.text) || heard.lead.some((stem) => node.stems.has(stem));
  return { node, own, isGivenBack, pull: weight === 0 ? 1 : taken / (taken + weight) };
}

const followPull = 0.7;
/** A question that names nothing can hardly be about anything else. */
const ofNothingElse = 1.1;
const rankLoss = 0.03;
const parentLoss = 0.06;
/** What the case has for just this question on just this line. */
const foreseen = 0.15;

/** "Go on" goes on from what led to the last line, too; "why" is about the last line alone. */
const goesOn = new Set(["tell", "example", "then", "how"]);
/** "Who is he?" asks about him, and for nobody else. */
const whoIsIt = /^(?:and |so )*who(?:'s| is| was)\b/u;

const asksHowOften = /\b(?:often|every|always|usually|regularly|much|lot|still|once)\b(?!.* you who\b)/u;
/** "Did anyone see it?", not "Do they notice when somebody else turns up?" */
const asksForAnyone = /^(?:[a-z']+,? ){1,3}(?:anyone|anybody|someone|somebody)\b/u;

/** Who asks for a part of it by name wants neither the reason nor the feeling. */
const goesOnWithIt = ["more", "then", "example", "mean"] as const;

/** What a question would hear next of a line, the best first. */
export function listFollowKinds({ kind, core, matter }: Heard): ReturnType<typeof listNextKinds> {
  if (kind === "yesno" && !asksHowOften.test(core)) return [];
  if (kind === "anyone" && !asksForAnyone.test(core)) return [];
  if (kind === "tell" && matter.length > 0) return goesOnWithIt;
  if (kind !== "who" || !whoIsIt.test(core)) return listNextKinds(kind);
  return matter.length === 0 ? ["mean", "more"] : ["who"];
}

const listKindsAbove = (heard: Heard, above: number): ReturnType<typeof listNextKinds> =>
  above === 0 || goesOn.has(heard.kind) ? listFollowKinds(heard) : listNextKinds(heard.kind).slice(0, 1);

/** Of so many words hardly any question is "Why is that?", though it names no matter. */
const wordsOfALongOne = 9;
const ofSomethingElse = 0.35;
/** What is left of a line's follow-up where the question is about a part of that line alone. */
const beside = 0.5;
/** A question with this share of a line's words is about the line. */
const aboutTheLine = 0.4;

const somebody = /\b(?:he|she|they|him|her|them|nobody|everybody|everyone|people)\b/iu;
/** "What does she know of it?" is answered by a line that speaks of somebody. */
export const isOfNobody = ({ text }: TalkNode, people: readonly string[]): boolean =>
  !somebody.test(text) && !people.some((name) => text.includes(name));

/**
 * Whether what follows on a line is about what the question names of it, 0 to 1: "How did Maggie take that?" is not
 * answered by how many tins there were. It is where that names it too, or where the line is about little else.
 */
function scoreFocus({ heard, nodes }: Turn, { node, own }: Thread, line: TalkNode, next: TalkNode): number {
  const weighIn = (stems: Iterable<string>, among: (stem: string) => boolean) =>
    sum([...stems].filter(among).map(nodes.weigh));
  const matter = heard.matter.filter((stem) => node.stems.has(stem) || own.includes(stem));
  const isOfAnother =
    findOther(heard.core, heard.kind, nodes.people) !== undefined || isOfTheirDoing(heard.core, nodes.people);
  if (isOfAnother && isOfNobody(next, nodes.people)) return beside;
  if (matter.length === 0) return 1;
  const ofNext = new Set([...next.stems, ...next.asks.flatMap(({ terms }) => [...terms])]);
  const named = weighIn(matter, (stem) => ofNext.has(stem)) / weighIn(matter, () => true);
  if (isOfAnother && own.length > 0) return beside + (1 - beside) * named;
  const asked = new Set(matter.some((stem) => node.stems.has(stem)) ? matter : heard.lead);
  const whole = weighIn(line.stems, isMatter);
  const share = whole === 0 ? 1 : weighIn(line.stems, (stem) => isMatter(stem) && asked.has(stem)) / whole;
  return beside + (1 - beside) * Math.min(1, named + share / aboutTheLine);
}

/** What is left where a question says more than "How was that?" and still names nothing. */
const beyond = 0.42;

/** "Why did nobody come?" may well be answered by the reason that a line has. */
function scoreBeyond(heard: Heard, { node }: Thread, key: string): number {
  const [first] = listFollowKinds(heard);
  const isOfItsKind = first !== undefined && node.next.get(first) === key;
  return isOfItsKind && (first === "why" || first === "feeling" || heard.points) ? beyond : 0;
}

/** How much a question stays with the line at all. */
function scoreStaying(heard: Heard, { pull }: Thread): number {
  if (heard.matter.length > 0) return followPull * pull;
  return heard.words >= wordsOfALongOne && heard.lead.length === 0 ? ofSomethingElse : ofNothingElse;
}

/** How well a line follows on the one that is spoken of, or on what led to that, by the kind of the question. */
export function scoreFollowing(turn: Turn, thread: Thread, node: TalkNode): number {
  const { heard, nodes, memory } = turn;
  const { key } = node;
  if (memory.saidAt.has(key) || countsAnother(heard, node)) return 0;
  if (heard.matter.length === 0 && !isBareFollowUp(heard)) return scoreBeyond(heard, thread, key);
  const bringsMore = thread.own.length > 1;
  const score = scoreStaying(heard, thread);
  let above = 0;
  for (let one: TalkNode | undefined = thread.node; one !== undefined; above += 1) {
    const { next, parent } = one;
    const rank = listKindsAbove(heard, above).findIndex((kind) => next.get(kind) === key);
    const isForeseen = rank === 0 && above === 0 && heard.points && !bringsMore;
    if (rank >= 0) {
      const focus = scoreFocus(turn, thread, one, node);
      return focus * (score + (isForeseen ? foreseen : 0)) - rankLoss * rank - parentLoss * above;
    }
    one = nodes.byKey.get(parent ?? "");
  }
  return 0;
}
