import { type AskKind, dropRequest, readKind, readSubject } from "./ask-kind.ts";
import {
  type CaseNode,
  eachFollowUp,
  type FollowUpKind,
  type FollowUps,
  type PracticeCase,
} from "./practice-case.ts";
import { bareWords, plainText } from "./question-label.ts";
import { isWeak, listMatterStems } from "./question-stems.ts";

export interface NodeAsk {
  text: string;
  /** Without a request and punctuation. */
  words: string;
  kind: AskKind;
  subject: ReturnType<typeof readSubject>;
  stems: readonly string[];
}

/** A node as the talk uses it. */
export interface TalkNode {
  key: string;
  text: string;
  area: string | null;
  asks: readonly NodeAsk[];
  /** Keys of what follows on it, by what is asked. */
  next: ReadonlyMap<FollowUpKind, string>;
  /** The node that it follows on; roots have none. */
  parent: string | null;
  /** The insight that it tells. */
  tells: string | null;
  /** The insight that it comes after: said only once that was told. */
  after: string | null;
  stems: ReadonlySet<string>;
}

export interface CaseNodes {
  byKey: ReadonlyMap<string, TalkNode>;
  /** How much a stem tells: rare ones more. */
  weigh: (stem: string) => number;
  /** All stems that the case holds. */
  known: ReadonlySet<string>;
  /** Those that name the topic itself. */
  topic: readonly string[];
}

interface Place {
  area: string | null;
  parent: string | null;
  tells: string | null;
  after: string | null;
}

function readAsk(text: string): NodeAsk {
  const plain = plainText(text);
  return {
    text,
    words: bareWords(dropRequest(plain)),
    kind: readKind(plain),
    subject: readSubject(plain),
    stems: listMatterStems(dropRequest(plain)),
  };
}

function addTree(into: Map<string, TalkNode>, key: string, node: CaseNode, place: Place): void {
  const next = new Map<FollowUpKind, string>();
  into.set(key, {
    ...{ key, text: node.say, asks: (node.asks ?? []).map(readAsk), next, ...place },
    stems: new Set(listMatterStems(node.say)),
  });
  const below = { area: place.area, parent: key, tells: null, after: place.tells ?? place.after };
  eachFollowUp(key, node.next, (child, childKey, kind) => {
    next.set(kind, childKey);
    if (!("ref" in child)) addTree(into, childKey, child, below);
  });
}

function gatherNodes({ facts, areas, insights }: PracticeCase): Map<string, TalkNode> {
  const all = new Map<string, TalkNode>();
  const root = { parent: null, tells: null, after: null };
  for (const [index, one] of facts.entries())
    addTree(all, one.id ?? `fact.${index}`, one, { ...root, area: null });
  for (const { id, nodes } of areas)
    for (const [index, one] of nodes.entries())
      addTree(all, one.id ?? `${id}.${index}`, one, { ...root, area: id });
  for (const { id, area, said, asks, next, hint } of insights) {
    const follow: FollowUps = next;
    addTree(all, id, { say: said, asks, next: follow }, { ...root, area, tells: id });
    addTree(all, `${id}.unasked`, { say: hint.unasked }, { ...root, area });
  }
  return all;
}

const weakWeight = 0.35;
/** What all of the talk is about tells its parts apart but little. */
const topicWeight = 0.5;

function compile(practiceCase: PracticeCase): CaseNodes {
  const byKey = gatherNodes(practiceCase);
  const nodes = [...byKey.values()];
  const seenIn = new Map<string, number>();
  for (const { asks, stems } of nodes)
    for (const stem of new Set([...asks.flatMap((ask) => ask.stems), ...stems]))
      seenIn.set(stem, (seenIn.get(stem) ?? 0) + 1);
  const title = new Set(listMatterStems(practiceCase.topic));
  const weigh = (stem: string) => {
    const rarity = Math.log(1 + nodes.length / (1 + (seenIn.get(stem) ?? 0)));
    return rarity * (isWeak(stem) ? weakWeight : title.has(stem) ? topicWeight : 1);
  };
  const topic = listMatterStems(`${practiceCase.topic} ${practiceCase.keywords.join(" ")}`);
  return { byKey, weigh, known: new Set([...seenIn.keys(), ...topic]), topic };
}

const compiled = new WeakMap<PracticeCase, CaseNodes>();

/** The nodes of a case, made ready once. */
export function nodesOf(practiceCase: PracticeCase): CaseNodes {
  const known = compiled.get(practiceCase);
  if (known) return known;
  const made = compile(practiceCase);
  compiled.set(practiceCase, made);
  return made;
}
