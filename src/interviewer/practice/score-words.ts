import { type AskKind, fitKinds, isStoryKind } from "./ask-kind.ts";
import type { TalkNode } from "./case-nodes.ts";
import type { Heard } from "./hear-message.ts";
import type { Turn } from "./say-node.ts";
import { listStems } from "./word-stems.ts";

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const coverWeight = 0.5;
/** What the question has and a line's own has not weighs more than the other way round. */
const ownPower = 0.6;
const leadWeight = 0.6;
/** A fact about a line's matter may be another than the one asked for. */
const inheritedLoss = 0.8;
/** What is left of a likeness that lies in the way of asking alone. */
const offMatter = 0.55;
/** "How did Lynne cope?" is not answered by how somebody else does. */
function listFitting({ core }: Heard, { key, asks }: TalkNode): TalkNode["asks"] {
  const isOfThem = key.startsWith("common.") && !/\byou/u.test(core);
  return isOfThem ? asks.filter(({ text }) => !/\byou/u.test(text)) : asks;
}

const howMany = /\bhow many (?:[a-z]+ )?([a-z]+)/u;

/** "How many offers did you compare?" is not answered by three afternoons. */
export function countsAnother({ core, kind }: Heard, { stems, asks }: TalkNode): boolean {
  const [counted] = kind === "much" ? listStems(howMany.exec(core)?.[1] ?? "") : [];
  return counted !== undefined && !stems.has(counted) && asks.every(({ terms }) => !terms.has(counted));
}

/** What is left of a date's or a name's likeness to a question for a story. */
const factLoss = 0.4;
const factKinds = new Set<AskKind>(["when", "who", "where", "much", "often", "long", "which"]);
const answersAFact = ({ kind }: Heard, { asks }: TalkNode): boolean =>
  isStoryKind(kind) && asks.length > 0 && asks.every((ask) => factKinds.has(ask.kind));

const askWeights = new WeakMap<ReadonlySet<string>, number>();

/** The weight of a question's terms, which never changes: added up once, not for every message. */
function weighAsk({ terms }: TalkNode["asks"][number], { weigh }: Turn["nodes"]): number {
  const known = askWeights.get(terms);
  if (known !== undefined) return known;
  const weight = sum([...terms].map(weigh));
  askWeights.set(terms, weight);
  return weight;
}

type Weighed = readonly (readonly [term: string, weight: number])[];

/** What a message asks with and about, each term with its weight. */
interface Asked {
  own: Weighed;
  lead: Weighed;
  all: number;
  matter: Weighed;
  total: number;
}

const askedIn = new WeakMap<Turn, Asked>();

/** The same for every line that a message is held against. */
function weighAsked(turn: Turn): Asked {
  const known = askedIn.get(turn);
  if (known !== undefined) return known;
  const { heard, nodes } = turn;
  const weighEach = (terms: readonly string[]): Weighed => terms.map((term) => [term, nodes.weigh(term)]);
  const own = new Set(heard.terms);
  const asked = {
    own: weighEach([...own]),
    lead: weighEach(heard.lead.filter((stem) => !own.has(stem))),
    matter: weighEach(heard.matter),
  };
  const all = weighIn(asked.own) + leadWeight * weighIn(asked.lead);
  const weighed = { ...asked, all, total: weighIn(asked.matter) };
  askedIn.set(turn, weighed);
  return weighed;
}

/** The weight of all terms, or of those that are among others. */
function weighIn(terms: Weighed, among?: ReadonlySet<string>): number {
  let total = 0;
  for (const [term, weight] of terms) if (among === undefined || among.has(term)) total += weight;
  return total;
}

/** How well a line answers by its words, 0 to 1: like one of its questions, and with what is asked about in it. */
export function scoreWords(turn: Turn, node: TalkNode, likenKinds = fitKinds): number {
  const { heard, nodes } = turn;
  const { own, lead, all, matter, total } = weighAsked(turn);
  if (all === 0) return 0;
  const weighShared = (among: ReadonlySet<string>) => weighIn(own, among) + leadWeight * weighIn(lead, among);
  const liken = (ask: TalkNode["asks"][number]) => {
    const size = all ** ownPower * weighAsk(ask, nodes) ** (1 - ownPower);
    return (likenKinds(heard.kind, ask.kind) * weighShared(ask.terms)) / size;
  };
  const inherited = countsAnother(heard, node)
    ? []
    : node.inherited.filter(({ kind }) => kind === heard.kind);
  const likest = Math.max(
    ...[0, ...listFitting(heard, node).map(liken), ...inherited.map((ask) => inheritedLoss * liken(ask))],
  );
  const named = weighIn(matter, node.terms);
  const onTheMatter = total === 0 ? 1 : offMatter + ((1 - offMatter) * named) / total;
  const cover = (coverWeight * weighShared(node.terms)) / all;
  return (
    (onTheMatter * (likest + (answersAFact(heard, node) ? factLoss * cover : cover))) / (1 + coverWeight)
  );
}
