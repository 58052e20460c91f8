import { findAskProblems } from "#contract/ask-problems.ts";
import type { AskCondition } from "#contract/condition-schemas.ts";
import type { ScriptMap } from "#contract/scripts.ts";
import type { ScriptWarning } from "../script/check.ts";
import { planMinutes } from "../time-plan.ts";
import { withOrders } from "./orders.ts";
import type { KnownStudy, WalkedQuestion } from "./topics.ts";
import { type QuestionReach, type Walk, walkPaths } from "./walk.ts";

/** Few milliseconds, where somebody waits for it beside others. */
const maxStepsAtOnce = 10_000;
/** A script has at most a hundred questions to check by themselves. */
const maxStepsAlone = 2_000;

export interface WalkedScript extends KnownStudy {
  questions: WalkedQuestion[];
  /** Planned length; zero or less is no limit. */
  minutes: number;
}

export interface CheckedPaths {
  map: ScriptMap;
  warnings: ScriptWarning[];
}

/** What is wrong with who is asked what, with the map of it; undefined where everyone is asked everything. */
export function checkPaths(script: WalkedScript): CheckedPaths | undefined {
  const { questions } = script;
  if (questions.every(({ askIf = [] }) => askIf.length === 0)) return undefined;
  const walk = walkPaths(questions, script);
  const reach = walk?.reach ?? questions.map((_, place) => reachAlone(script, place));
  const refused = new Set(findAskProblems(questions, script.concepts ?? []).map(({ index }) => index));
  const ofQuestions = reach.flatMap((one, place) =>
    refused.has(place) ? [] : checkQuestion(script, reach, { one, place }),
  );
  return {
    map: makeMap(questions, reach, walk),
    warnings: [...ofQuestions, ...(walk === undefined ? [tooMany] : checkWalk(script, walk))],
  };
}

/** Places of the questions that nobody can be asked, whatever the form, the link and About you say. */
export function findUnreachable(questions: WalkedQuestion[], concepts: readonly string[]): number[] {
  if (questions.every(({ askIf = [] }) => askIf.length === 0)) return [];
  const { reach = [] } = walkPaths(questions, { concepts }, maxStepsAtOnce) ?? {};
  return reach.flatMap(({ isAsked }, place) => (isAsked ? [] : [place]));
}

/** One question with those that it depends on, which are few where all of them are too many. */
function reachAlone(script: WalkedScript, place: number): QuestionReach | undefined {
  const { questions } = script;
  const needed = new Set([questions[place]?.id]);
  for (const { id, askIf = [] } of questions.slice(0, place + 1).reverse()) {
    if (!needed.has(id)) continue;
    for (const { by } of askIf) if ("questionId" in by) needed.add(by.questionId);
  }
  const few = questions.slice(0, place + 1).filter(({ id }) => needed.has(id));
  return walkPaths(few, script, maxStepsAlone)?.reach.at(-1);
}

function makeMap(
  questions: readonly WalkedQuestion[],
  reach: readonly (QuestionReach | undefined)[],
  walk: Walk | undefined,
): ScriptMap {
  const after = walk ? withOrders(questions, walk) : [];
  return {
    questions: questions.map((_, place) => {
      const next = [...(after[place] ?? [])].sort((a, b) => a - b);
      return {
        asked: nameReach(reach[place]),
        next: next.filter((one) => one < questions.length),
        ends: next.includes(questions.length),
      };
    }),
    paths: walk
      ? { shortest: measurePath(questions, walk.shortest), longest: measurePath(questions, walk.longest) }
      : null,
  };
}

/** What could not be walked even alone is taken to be asked of some. */
function nameReach(reach: QuestionReach | undefined): "everyone" | "some" | "nobody" {
  if (reach === undefined) return "some";
  if (!reach.isAsked) return "nobody";
  return reach.isPassed ? "some" : "everyone";
}

function measurePath(questions: readonly WalkedQuestion[], places: number[]) {
  const asked = questions.filter((_, place) => places.includes(place));
  const { least, most } = planMinutes(questions, asked);
  return { questions: places, minMinutes: least, maxMinutes: most };
}

interface AtQuestion {
  one: QuestionReach | undefined;
  place: number;
}

function checkQuestion(
  script: WalkedScript,
  all: readonly (QuestionReach | undefined)[],
  { one, place }: AtQuestion,
): ScriptWarning[] {
  const askIf = script.questions[place]?.askIf ?? [];
  if (one === undefined || askIf.length === 0) return [];
  const warn = (kind: ScriptWarning["kind"], message: string): ScriptWarning => ({
    ...{ questionIndex: place, kind, message, suggestion: null },
  });
  if (!one.isAsked) {
    const never = askIf.find((_, at) => one.conditions[at]?.isMet === false);
    const why = never ? explainNever(script, all, never) : "its conditions are never met together";
    return [warn("never_asked", `Nobody is asked this: ${why}.`)];
  }
  const idle = askIf.flatMap((_, at) => (one.conditions[at]?.isUnmet === false ? [at + 1] : []));
  if (idle.length === 0) return [];
  if (!one.isPassed) return [warn("always_asked", "Everyone is asked this: the condition is always met.")];
  const named = idle.length === 1 ? `Condition ${idle[0]} is` : `Conditions ${idle.join(" and ")} are`;
  return [warn("always_asked", `${named} always met here, and can go.`)];
}

function explainNever(
  { questions, form, hiddenFields, keepTown }: WalkedScript,
  all: readonly (QuestionReach | undefined)[],
  { by }: AskCondition,
): string {
  switch (by.kind) {
    case "answer":
    case "outcome": {
      const on = questions.findIndex(({ id }) => id === by.questionId);
      const isLost = all[on]?.isAsked === false;
      return isLost ? `it depends on question ${on + 1}, which nobody is asked` : "no answer leads to it";
    }
    case "concept":
      return "nobody is assigned such a concept";
    case "link":
      return hiddenFields?.includes(by.name)
        ? "no link leads to it"
        : `the link's parameter “${by.name}” isn't kept`;
    case "aboutYou":
      return by.attribute === "town" && keepTown === false
        ? "towns aren't kept in this interview"
        : "nothing in About you meets its condition";
    case "form": {
      if (form === null) return "there's no form before this interview";
      const isThere = form?.fields.some(({ id }) => id === by.fieldId) === true;
      return isThere
        ? "no answer to the form leads to it"
        : "it depends on a question the form no longer has";
    }
  }
}

const tooMany: ScriptWarning = {
  questionIndex: null,
  kind: "too_many_paths",
  message:
    "There are too many ways through these conditions to try them all, so each question was checked by itself.",
  suggestion: null,
};

function checkWalk({ questions, minutes }: WalkedScript, { shortest, longest }: Walk): ScriptWarning[] {
  const found: ScriptWarning[] = [];
  if (shortest.length === 0) {
    const message =
      longest.length === 0
        ? "Nobody is asked anything. Let at least one question be for everyone."
        : "Some people aren't asked anything. Let at least one question be for everyone.";
    found.push({ questionIndex: null, kind: "asks_nothing", message, suggestion: null });
  }
  const { minMinutes } = measurePath(questions, longest);
  if (minutes > 0 && minMinutes > minutes) {
    const named = longest.map((place) => place + 1).join(", ");
    const message = `The longest way through has ${longest.length} questions (${named}). They need ${minMinutes} minutes without a single follow-up, and ${minutes} are planned, so the interviewer will leave some out.`;
    found.push({ questionIndex: null, kind: "path_too_long", message, suggestion: null });
  }
  return found;
}
