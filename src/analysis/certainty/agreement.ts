import type { Agreement } from "#contract/agreements.ts";

/**
 * Cohen's kappa (1960, Educational and Psychological Measurement 20, 37-46) of two codings that give each case one of
 * any number of labels: -1 to 1, where 0 is what chance alone would give. Null where it is not defined: no cases, or
 * both gave all cases the same one label.
 */
export function measureKappa(pairs: readonly (readonly [first: string, second: string])[]): number | null {
  if (pairs.length === 0) return null;
  const first = countLabels(pairs.map(([label]) => label));
  const second = countLabels(pairs.map(([, label]) => label));
  const same = pairs.filter(([a, b]) => a === b).length / pairs.length;
  let chance = 0;
  for (const [label, count] of first) chance += (count * (second.get(label) ?? 0)) / pairs.length ** 2;
  return chance === 1 ? null : (same - chance) / (1 - chance);
}

function countLabels(labels: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}

/** Whether a person and the coder gave one segment a code. */
export interface CodePair {
  person: boolean;
  coder: boolean;
}

/**
 * How far the coder agrees with a person on one code. `precision`: of the segments that the coder gave the code, the
 * share that the person gave it too; `recall`: of those that the person gave it, the share that the coder found.
 * Null where there is nothing to share.
 */
export function measureCodeAgreement(code: string, pairs: readonly CodePair[]): Agreement {
  const both = pairs.filter((pair) => pair.person && pair.coder).length;
  const ofCoder = pairs.filter((pair) => pair.coder).length;
  const ofPerson = pairs.filter((pair) => pair.person).length;
  return {
    code,
    n: pairs.length,
    kappa: measureKappa(pairs.map(({ person, coder }) => [`${person}`, `${coder}`])),
    precision: ofCoder === 0 ? null : both / ofCoder,
    recall: ofPerson === 0 ? null : both / ofPerson,
  };
}

/**
 * The same for labels of which each segment has exactly one, as sentiment: kappa over all labels. Precision and
 * recall belong to one code each, so they are null.
 */
export function measureLabelAgreement(
  code: string,
  pairs: readonly (readonly [person: string, coder: string])[],
): Agreement {
  return { code, n: pairs.length, kappa: measureKappa(pairs), precision: null, recall: null };
}
