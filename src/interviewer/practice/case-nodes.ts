import { type AskKind, dropRequest, readKind } from "./ask-kind.ts";
import { commonQuestionNames, commonQuestions } from "./common-questions.ts";
import { type Holding, listHoldings, listTimes } from "./line-holds.ts";
import {
  type CaseNode,
  eachFollowUp,
  type FollowUpKind,
  type PracticeCase,
  slugPattern,
} from "./practice-case.ts";
import { plainText } from "./question-label.ts";
import { isMatter, listStems, listTerms } from "./word-stems.ts";

interface NodeAsk {
  text: string;
  kind: AskKind;
  /** Its words as stems, and each two that stand together. */
  terms: ReadonlySet<string>;
}

/** A node as the talk uses it. */
export interface TalkNode {
  key: string;
  text: string;
  area: string | null;
  asks: readonly NodeAsk[];
  /** Those of the line that it follows on, as somebody asks on: "why" for what is said to "why". */
  inherited: readonly NodeAsk[];
  /** Keys of what follows on it, by what is asked. */
  next: ReadonlyMap<FollowUpKind, string>;
  /** The node that it follows on; roots have none. */
  parent: string | null;
  /** The insight that it tells. */
  tells: string | null;
  /** The insight that it comes after: said only once that was told. */
  after: string | null;
  /** What the line itself holds: somebody, a time, an amount. */
  holds: ReadonlySet<Holding>;
  /** The days and seasons that it and its questions name. */
  times: readonly string[];
  /** Words of the line, as stems. */
  stems: ReadonlySet<string>;
  /** Those of the line and of all its questions. */
  terms: ReadonlySet<string>;
}

export interface CaseNodes {
  byKey: ReadonlyMap<string, TalkNode>;
  /** How much a term tells: rare ones more. */
  weigh: (term: string) => number;
  /** Whether any line or question of the case has the word. */
  knows: (stem: string) => boolean;
  /** What they say outside the case, by the name of the list: "tender". */
  stock: ReadonlyMap<string, readonly string[]>;
  /** Those who are asked about by name. */
  people: readonly string[];
  /** Of the lines that are asked for with a word, the share of each side of the story; null for facts. */
  listOwners: (stem: string) => ReadonlyMap<string | null, number>;
}

/** How a line and those that follow on it hang together. */
interface Place {
  inherited: readonly NodeAsk[];
  area: string | null;
  parent: string | null;
  tells: string | null;
  after: string | null;
}

function readAsk(text: string): NodeAsk {
  const plain = plainText(text);
  return { text, kind: readKind(plain), terms: new Set(listTerms(dropRequest(plain))) };
}

/** What a question for a fact about a line's matter brings, though the line was not said. */
const givesAFact = new Set<FollowUpKind>(["when", "who", "where", "much", "often"]);

function addTree(into: Map<string, TalkNode>, key: string, node: CaseNode, place: Place): void {
  const next = new Map<FollowUpKind, string>();
  const asks = (node.asks ?? []).map(readAsk);
  const stems = new Set(listStems(node.say));
  const terms = new Set([...stems, ...[...asks, ...place.inherited].flatMap((ask) => [...ask.terms])]);
  const holds = listHoldings(node.say);
  const times = listTimes([node.say, ...asks.map(({ text }) => text)].join(" "));
  into.set(key, { ...{ key, text: node.say, asks, next, ...place }, holds, times, stems, terms });
  const below = { area: place.area, parent: key, tells: null, after: place.tells ?? place.after };
  eachFollowUp(key, node.next, (child, childKey, kind) => {
    next.set(kind, childKey);
    if ("ref" in child) return;
    const inherited = givesAFact.has(kind) ? asks.map((ask) => ({ ...ask, kind: kind as AskKind })) : [];
    addTree(into, childKey, child, { ...below, inherited });
  });
}

/** Adds what is answered to questions that fit any topic, to a line that answers one or as a line of its own. */
function addCommon(into: Map<string, TalkNode>, { common = {}, areas }: PracticeCase): void {
  const first = [...into.values()].find(({ area }) => area === areas[0]?.id)?.key;
  for (const name of commonQuestionNames) {
    const one = common[name];
    if (one === undefined) continue;
    const asks = [...commonQuestions[name]];
    const known = typeof one === "string" && slugPattern.test(one) ? into.get(one) : undefined;
    if (known !== undefined) {
      const more = asks.map(readAsk);
      const terms = new Set([...known.terms, ...more.flatMap((ask) => [...ask.terms])]);
      into.set(known.key, { ...known, asks: [...known.asks, ...more], terms });
      continue;
    }
    // Who asks for the whole story is told where it begins as soon as they ask on.
    const next = name === "story" && first !== undefined ? { more: first } : undefined;
    const node: CaseNode = typeof one === "string" ? { say: one, next } : one;
    const place = { area: null, parent: null, tells: null, after: null, inherited: [] };
    addTree(into, node.id ?? `common.${name}`, { ...node, asks: [...(node.asks ?? []), ...asks] }, place);
  }
}

function gatherNodes(practiceCase: PracticeCase): Map<string, TalkNode> {
  const { facts, areas, insights } = practiceCase;
  const all = new Map<string, TalkNode>();
  const root = { parent: null, tells: null, after: null, inherited: [] };
  for (const [index, one] of facts.entries())
    addTree(all, one.id ?? `fact.${index}`, one, { ...root, area: null });
  for (const { id, name, nodes } of areas)
    for (const [index, one] of nodes.entries()) {
      const opened = insights.find(({ area, hint }) => area === id && one.say.includes(hint.words));
      const asks = [
        ...one.asks,
        ...(opened === undefined ? [] : [opened.opener]),
        ...(index === 0 ? [`tell me about ${name.toLowerCase()}`] : []),
      ];
      addTree(all, one.id ?? `${id}.${index}`, { ...one, asks }, { ...root, area: id });
    }
  for (const { id, area, said, asks, question, next, hint } of insights) {
    addTree(all, id, { say: said, asks: [...asks, question], next }, { ...root, area, tells: id });
    addTree(all, `${id}.unasked`, { say: hint.unasked }, { ...root, area });
  }
  addCommon(all, practiceCase);
  return all;
}

/** Two words together say something beside what each says. */
const pairWeight = 0.25;
/** Words that the case never has are as often another way to put it as another matter. */
const unknownWeight = 0.5;
/** Words that say how something is asked tell little, however rare. */
const maxAskingWeight = 5;

/** Asks are in lower case but for names; those of places and days are not people's. */
const personName = /(?<=\p{Ll} )(?<!\b(?:in|at|from|to|on) )(?!\p{L}+day\b)\p{Lu}\p{Ll}{2,}/gu;

function shareOut(areas: readonly (string | null)[]): ReadonlyMap<string | null, number> {
  const shares = new Map<string | null, number>();
  for (const area of areas) shares.set(area, (shares.get(area) ?? 0) + 1 / areas.length);
  return shares;
}

const gatherStock = ({ talk }: PracticeCase): Map<string, readonly string[]> =>
  new Map(
    Object.entries(talk).flatMap(([name, texts]) => (Array.isArray(texts) ? [[name, texts] as const] : [])),
  );

function compile(practiceCase: PracticeCase): CaseNodes {
  const byKey = gatherNodes(practiceCase);
  const asked = [...byKey.values()].filter(({ asks }) => asks.length > 0);
  const askedIn = new Map<string, number>();
  for (const { asks } of asked)
    for (const term of new Set(asks.flatMap(({ terms }) => [...terms])))
      askedIn.set(term, (askedIn.get(term) ?? 0) + 1);
  const weighRarity = (term: string) => {
    const count = askedIn.get(term);
    const rarity = Math.log(1 + asked.length / (count ?? 1)) ** 2;
    const weight = rarity * (term.includes(" ") ? pairWeight : 1) * (count === undefined ? unknownWeight : 1);
    return term.includes(" ") || isMatter(term) ? weight : Math.min(weight, maxAskingWeight);
  };
  // Each answer weighs the terms of every question of the case; only the case's own are remembered.
  const weights = new Map([...askedIn.keys()].map((term) => [term, weighRarity(term)]));
  const weigh = (term: string) => weights.get(term) ?? weighRarity(term);
  const known = new Set([
    ...[...byKey.values()].flatMap(({ terms }) => [...terms]),
    ...listStems(`${practiceCase.topic} ${practiceCase.keywords.join(" ")}`),
  ]);
  const people = new Set(
    asked.flatMap(({ asks }) => asks.flatMap(({ text }) => text.match(personName) ?? [])),
  );
  const ownersOf = new Map<string, ReadonlyMap<string | null, number>>();
  const listOwners = (stem: string) => {
    const owners =
      ownersOf.get(stem) ??
      shareOut(asked.filter(({ asks }) => asks.some(({ terms }) => terms.has(stem))).map(({ area }) => area));
    ownersOf.set(stem, owners);
    return owners;
  };
  const knows = (stem: string) => known.has(stem);
  return { byKey, weigh, knows, people: [...people], listOwners, stock: gatherStock(practiceCase) };
}

/** More people than are practised with at a time. */
const maxCompiled = 32;
const compiled = new WeakMap<PracticeCase, CaseNodes>();
/** By all that a case says: each message brings its case along, as an object of its own. */
const compiledByText = new Map<string, CaseNodes>();

/** The nodes of a case, made ready once: that takes longer than an answer. */
export function nodesOf(practiceCase: PracticeCase): CaseNodes {
  const known = compiled.get(practiceCase);
  if (known) return known;
  const text = JSON.stringify(practiceCase);
  const nodes = compiledByText.get(text) ?? compile(practiceCase);
  compiled.set(practiceCase, nodes);
  compiledByText.delete(text);
  compiledByText.set(text, nodes);
  if (compiledByText.size > maxCompiled) compiledByText.delete(compiledByText.keys().next().value ?? "");
  return nodes;
}
