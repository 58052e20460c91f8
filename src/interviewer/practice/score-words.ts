import { fitKinds, isClosedKind } from "./ask-kind.ts";
import type { TalkNode } from "./case-nodes.ts";
import type { Heard } from "./hear-message.ts";
import type { Turn } from "./say-node.ts";

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const coverWeight = 0.5;
/** What the question has and a line's own has not weighs more than the other way round. */
const ownPower = 0.6;
const leadWeight = 0.6;
/** What is left of a likeness that lies in the way of asking alone. */
const offMatter = 0.55;
/** What others feel or think is not what the person does. */
const ofAnother = 0.5;
/** What happened is no answer to what would. */
const ofTheFact = 0.7;

const minNamed = 0.5;
const ofSomething = 0.45;
/** "How do you cope?" fits any topic, "How do you cope with the letters?" asks about the letters. */
function shareOfCommon({ matter }: Heard, terms: ReadonlySet<string>): number {
  const named = matter.filter((stem) => terms.has(stem)).length;
  return named >= minNamed * matter.length ? 1 : ofSomething;
}

/** "How did Lynne cope?" is not answered by how somebody else does. */
function listFitting({ core }: Heard, { key, asks }: TalkNode): TalkNode["asks"] {
  const isOfThem = key.startsWith("common.") && !/\byou/u.test(core);
  return isOfThem ? asks.filter(({ text }) => !/\byou/u.test(text)) : asks;
}

/** How well a line answers by its words, 0 to 1: like one of its questions, and with what is asked about in it. */
export function scoreWords({ heard, nodes }: Turn, node: TalkNode, likenKinds = fitKinds): number {
  const { terms } = node;
  const own = [...new Set(heard.terms)];
  const lead = heard.lead.filter((stem) => !own.includes(stem));
  const weighShared = (among: ReadonlySet<string>) =>
    sum(own.filter((term) => among.has(term)).map(nodes.weigh)) +
    leadWeight * sum(lead.filter((term) => among.has(term)).map(nodes.weigh));
  const all = sum(own.map(nodes.weigh)) + leadWeight * sum(lead.map(nodes.weigh));
  if (all === 0) return 0;
  const isOfWould = heard.label === "hypothetical" && isClosedKind(heard.kind);
  const liken = (ask: TalkNode["asks"][number]) => {
    const size = all ** ownPower * sum([...ask.terms].map(nodes.weigh)) ** (1 - ownPower);
    const share = isOfWould && !ask.terms.has("will") ? ofTheFact : 1;
    return (share * likenKinds(heard.kind, ask.kind) * weighShared(ask.terms)) / size;
  };
  const likest = Math.max(
    0,
    ...listFitting(heard, node).map(liken),
    ...node.inherited.filter(({ kind }) => kind === heard.kind).map((ask) => liken(ask)),
  );
  const matter = sum(heard.matter.map(nodes.weigh));
  const named = sum(heard.matter.filter((stem) => terms.has(stem)).map(nodes.weigh));
  const onTheMatter = matter === 0 ? 1 : offMatter + ((1 - offMatter) * named) / matter;
  const isOfThem = heard.about.length === 0 || heard.about.some((stem) => terms.has(stem));
  const share =
    onTheMatter *
    (isOfThem ? 1 : ofAnother) *
    (node.key.startsWith("common.") ? shareOfCommon(heard, terms) : 1);
  return (share * (likest + (coverWeight * weighShared(terms)) / all)) / (1 + coverWeight);
}
