import { fitKinds } from "./ask-kind.ts";
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
  const liken = (ask: TalkNode["asks"][number]) => {
    const size = all ** ownPower * sum([...ask.terms].map(nodes.weigh)) ** (1 - ownPower);
    return (likenKinds(heard.kind, ask.kind) * weighShared(ask.terms)) / size;
  };
  const inherited = node.inherited.filter(({ kind }) => kind === heard.kind);
  const likest = Math.max(0, ...[...listFitting(heard, node), ...inherited].map(liken));
  const matter = sum(heard.matter.map(nodes.weigh));
  const named = sum(heard.matter.filter((stem) => terms.has(stem)).map(nodes.weigh));
  const onTheMatter = matter === 0 ? 1 : offMatter + ((1 - offMatter) * named) / matter;
  return (onTheMatter * (likest + (coverWeight * weighShared(terms)) / all)) / (1 + coverWeight);
}
