import { namesConcept } from "#contract/concepts.ts";
import { isRange, makeTest } from "#contract/conditions.ts";
import type { ScriptWarning } from "../script/check.ts";
import type { WalkedScript } from "./check-paths.ts";
import type { WalkedQuestion } from "./topics.ts";
import { type Walk, walkPaths } from "./walk.ts";

/** Once a concept. */
const maxSteps = 5_000;

interface WalkedConcept {
  name: string;
  /** Of the people who are assigned it; undefined where they have too many ways. */
  walk: Walk | undefined;
  /** How many questions that some of them are asked name it. */
  shown: number;
}

/** What is wrong with the concepts: never used, or met by conditions in unequal ways. */
export function checkConcepts(script: WalkedScript): ScriptWarning[] {
  const { questions, concepts = [] } = script;
  if (concepts.length < 2) return [];
  const walked = concepts.map((name): WalkedConcept => {
    const walk = walkPaths(questions, { ...script, concepts: [name] }, maxSteps);
    const shown = questions.filter(
      ({ text }, place) => namesConcept(text) && walk?.reach[place]?.isAsked !== false,
    );
    return { name, walk, shown: shown.length };
  });
  const unused = walked.filter(({ name, shown }) => shown === 0 && !isNamed(questions, name));
  if (unused.length === walked.length)
    return [
      warn(
        "concept_unused",
        "No question names {concept} or depends on a concept, so all are asked the same.",
      ),
    ];
  return [
    ...unused.map(({ name }) =>
      warn(
        "concept_unused",
        `The concept “${name}” is never used: nobody who is assigned it is asked a question that names {concept}, and no condition names it.`,
      ),
    ),
    ...checkBalance(walked),
  ];
}

const warn = (kind: ScriptWarning["kind"], message: string): ScriptWarning => ({
  ...{ questionIndex: null, kind, message, suggestion: null },
});

function isNamed(questions: readonly WalkedQuestion[], name: string): boolean {
  return questions.some(({ askIf = [] }) =>
    askIf.some((one) => one.by.kind === "concept" && !isRange(one) && makeTest(one)([name])),
  );
}

/** As many people are assigned each, but conditions can ask some of them more. */
function checkBalance(walked: readonly WalkedConcept[]): ScriptWarning[] {
  const long = comparing(walked, ({ walk }) => walk?.longest.length);
  if (long)
    return [
      warn(
        "concepts_unequal",
        `People who are assigned “${long.most.name}” are asked up to ${long.most.count} questions, those with “${long.least.name}” up to ${long.least.count}. Compare them with care, or give each as many questions.`,
      ),
    ];
  const shown = comparing(walked, (one) => one.shown);
  if (!shown) return [];
  return [
    warn(
      "concepts_unequal",
      `“${shown.most.name}” is named in ${shown.most.count} of the questions that its people are asked, “${shown.least.name}” in ${shown.least.count}. Compare them with care.`,
    ),
  ];
}

function comparing(walked: readonly WalkedConcept[], measure: (one: WalkedConcept) => number | undefined) {
  const counts = walked.flatMap((one) => {
    const count = measure(one);
    return count === undefined ? [] : [{ name: one.name, count }];
  });
  const [first, ...rest] = counts;
  if (!first || counts.length < walked.length) return undefined;
  const most = rest.reduce((best, one) => (one.count > best.count ? one : best), first);
  const least = rest.reduce((best, one) => (one.count < best.count ? one : best), first);
  return most.count > least.count ? { most, least } : undefined;
}
