import type { Evidence } from "#contract/insights.ts";
import type { FrameworkResult, Leaf } from "#contract/personas.ts";

/** A line of any list, with what it says. */
export interface AnyLeaf {
  text: string;
  evidence: Evidence[];
  /** True for a participant's verbatim words, which stand only with the evidence that has them. */
  isQuote: boolean;
}

/** The evidence that a leaf keeps; none takes the leaf out. */
export type KeepEvidence = (leaf: AnyLeaf) => Evidence[];

function keepIn<T extends { evidence: Evidence[] }>(
  list: T[],
  textOf: (one: T) => string,
  keep: KeepEvidence,
): T[] {
  return list.flatMap((one) => {
    const evidence = keep({ text: textOf(one), evidence: one.evidence, isQuote: false });
    return evidence.length > 0 ? [{ ...one, evidence }] : [];
  });
}

function keepQuotes<T extends { quote: string; evidence: Evidence[] }>(list: T[], keep: KeepEvidence): T[] {
  return list.flatMap((one) => {
    const evidence = keep({ text: one.quote, evidence: one.evidence, isQuote: true });
    // What is shown as a quote is what stands in the source, also where only white space differed.
    const quote = evidence[0]?.quote;
    return quote === undefined ? [] : [{ ...one, quote, evidence }];
  });
}

/** The framework with only the evidence that `keep` gives, without the leaves and stages that have none left. */
export function keepLeaves<T extends FrameworkResult>(framework: T, keep: KeepEvidence): T;
export function keepLeaves(framework: FrameworkResult, keep: KeepEvidence): FrameworkResult {
  const leaves = (list: Leaf[]) => keepIn(list, (one) => one.text, keep);
  if (framework.framework === "persona") {
    return {
      ...framework,
      choices: keepIn(framework.choices, (one) => one.choice, keep),
      conflict: keepIn(framework.conflict, (one) => one.conflict, keep),
      objective: keepIn(framework.objective, (one) => one.goal, keep),
      obstacles: keepIn(framework.obstacles, (one) => one.obstacle, keep),
      network: keepIn(framework.network, (one) => `${one.role}: ${one.details}`, keep),
      ideas: keepIn(framework.ideas, (one) => one.idea, keep),
      quotes: keepQuotes(framework.quotes, keep),
    };
  }
  if (framework.framework === "valueProp") {
    return {
      ...framework,
      jobs: leaves(framework.jobs),
      pains: leaves(framework.pains),
      gains: leaves(framework.gains),
      relievers: leaves(framework.relievers),
      creators: leaves(framework.creators),
    };
  }
  const stages = framework.stages.map((stage) => ({
    ...stage,
    actions: leaves(stage.actions),
    thoughts: leaves(stage.thoughts),
    feelings: leaves(stage.feelings),
    pains: leaves(stage.pains),
    opportunities: leaves(stage.opportunities),
  }));
  return {
    ...framework,
    stages: stages.filter(({ stage: _, ...lists }) => Object.values(lists).some((list) => list.length > 0)),
  };
}

/** All leaves with what they say, in the order of the lists. */
export function listLeaves(framework: FrameworkResult): AnyLeaf[] {
  const listed: AnyLeaf[] = [];
  keepLeaves(framework, (leaf) => {
    listed.push(leaf);
    return leaf.evidence;
  });
  return listed;
}
