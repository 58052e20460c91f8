import type { TalkNode } from "./case-nodes.ts";
import { findContinuation, findNextStory, isStory, isUnsaid } from "./follow-line.ts";
import { findOther } from "./other-people.ts";
import type { Turn } from "./say-node.ts";
import { sum } from "./score-words.ts";
import type { Thread } from "./thread.ts";
import { listMatter } from "./word-stems.ts";

const askedAreas = new WeakMap<Turn, ReadonlyMap<string, number>>();

/** How far a question is about each side of the story, 0 to 1: as its words are those that the side is asked about with. */
export function shareAreas(turn: Turn): ReadonlyMap<string, number> {
  const known = askedAreas.get(turn);
  if (known !== undefined) return known;
  const { heard, nodes, interviewee } = turn;
  const { areas, topic } = interviewee.practiceCase;
  const named = heard.matter.filter((stem) => nodes.listOwners(stem).size > 0);
  const ofTheTopic = new Set(listMatter(topic));
  const shares = new Map(
    areas.map(({ id, name }) => {
      const ownName = new Set(listMatter(name).filter((stem) => !ofTheTopic.has(stem)));
      const share = (stem: string) =>
        (ownName.has(stem) ? nameShare : 0) + (nodes.listOwners(stem).get(id) ?? 0);
      return [id, Math.min(1, sum(named.map(share)) / Math.max(1, named.length))];
    }),
  );
  askedAreas.set(turn, shares);
  return shares;
}

/** What a side is called says more than what it is asked about with. */
const nameShare = 1;
const clearly = 0.4;

/** The side that a question names. */
export function findNamedArea(turn: Turn): string | undefined {
  const [asked] = [...shareAreas(turn)].toSorted(([, one], [, other]) => other - one);
  return asked !== undefined && asked[1] >= clearly ? asked[0] : undefined;
}

/** "What about your son while you're out?" */
const whatAbout = /^(?:(?:and|so|but),? )*(?:what|how) about\b/u;
/** Whether a question names a side of the story by what that is called and little else, and is about nobody else's mind. */
export function namesAnArea({ heard, nodes, interviewee }: Turn): boolean {
  const { areas, topic } = interviewee.practiceCase;
  const ofTheTopic = new Set(listMatter(topic));
  const called = new Set(
    areas.flatMap(({ name }) => listMatter(name)).filter((stem) => !ofTheTopic.has(stem)),
  );
  const named = heard.matter.filter((stem) => called.has(stem)).length;
  return (
    named > 0 &&
    (2 * named > heard.matter.length || whatAbout.test(heard.core)) &&
    findOther(heard.core, heard.kind, nodes.people) === undefined
  );
}

/** The side that was spoken of last. */
const findSpokenOf = ({ memory }: Turn): string | undefined =>
  memory.said.flatMap(({ area }) => area ?? [])[0];

/** What the person comes to by themselves on a side of the story: a hint that was not given. */
function findHint({ interviewee, memory, nodes }: Turn, area: string): TalkNode | undefined {
  const hidden = interviewee.practiceCase.insights.find(
    (one) => one.area === area && !memory.told.has(one.id) && !memory.cued.has(one.id),
  );
  // Nobody comes to it before that side was spoken of.
  const isSpokenOf = memory.said.some((one) => one.area === area);
  return memory.guarded || !isSpokenOf ? undefined : nodes.byKey.get(`${hidden?.id}.unasked`);
}

/** What goes on with the side that a question is about, where no line answers it well. */
export function stayNear(turn: Turn, thread: Thread | undefined): TalkNode | undefined {
  const named = findNamedArea(turn);
  const stays = turn.heard.points || thread?.own.length === 0;
  const area = named ?? (stays ? findSpokenOf(turn) : undefined);
  if (area === undefined) return undefined;
  const further = thread?.node.area === area ? findContinuation(turn, thread.node) : undefined;
  const hint = findHint(turn, area);
  const story = findNextStory(turn, area);
  return [further, story, hint].find((node) => node !== undefined && isUnsaid(turn, node));
}

/** "It was his", "Then it came", "I trained half of them": by themselves nobody knows what they are about. */
const hangsOn =
  /^(?:and|but|so|because|then|now|yes|yeah|no|not|aye|that|that's|this|those|there|both|all of|one|some of|about)\b|^[^.!?]*\b(?:it|its|he|she|they|them|him|her)\b/iu;
const minStoryChars = 50;
/** A short line of a side has no name of its own. */
const isUnnamed = /\.\d+$/u;

/** A story that was not told and says by itself what it is about, of the side that is spoken of or else of the next. */
export function findStoryNear(turn: Turn): TalkNode | undefined {
  const here = findNamedArea(turn) ?? findSpokenOf(turn);
  const stories = [...turn.nodes.byKey.values()].filter(
    (node) =>
      isStory(node) &&
      isUnsaid(turn, node) &&
      !isUnnamed.test(node.key) &&
      node.text.length >= minStoryChars &&
      !hangsOn.test(node.text),
  );
  return stories.find(({ area }) => area === here) ?? stories[0];
}
