import type { FindingKind } from "#contract/insights.ts";
import {
  advice,
  approval,
  barrier,
  denied,
  habit,
  need,
  nothing,
  pain,
  success,
  wish,
  workaround,
} from "../lexicons/statement-patterns.ts";
import { scoreSentiment } from "../sentiment.ts";
import { type Estimates, faultFrom, wishFrom } from "./estimates.ts";
import type { Topic } from "./question-topics.ts";

/** The lists that are filled by rules over single clauses. */
export type StatementKind = Extract<
  FindingKind,
  | "behaviors"
  | "painPoints"
  | "needs"
  | "opportunities"
  | "successStories"
  | "adoptionBarriers"
  | "suggestions"
>;

/** True for words that wish for something, which are no praise of what there is. */
export function isWish(text: string): boolean {
  return wish.test(text) || advice.test(text);
}

/** A clause's wording together with what surrounds it. */
export interface ClauseContext {
  text: string;
  /** The text without openers and closers of talk. */
  trimmed: string;
  compound: number;
  topic: Topic | undefined;
  /** First clause of the answer that says something. */
  leads: boolean;
  /** How many concepts it has, nouns counted twice. */
  substance: number;
  /** What the trained models make of the sentence; left out, only rules judge. */
  estimates?: Estimates;
}

/** The part before "because", "when" or "that": what the speaker states. */
function mainPart(text: string): string {
  const cut = text.search(/\s(?:because|since|so that|when|where|which|what|if|unless|until|than)\s/i);
  return cut > 12 ? text.slice(0, cut) : text;
}

const isPain = ({ text, compound }: ClauseContext) => {
  if (denied.test(text)) return false;
  const main = mainPart(text);
  const stated = main === text ? compound : scoreSentiment(main);
  return (pain.test(text) && compound < 0.4 && stated < 0.3) || (compound <= -0.45 && stated <= -0.3);
};

const hedged = /\b(?:don't|didn't|doesn't|not|never|hardly|if)\b/i;

const isSuccess = ({ text, compound, topic }: ClauseContext) => {
  const good = compound >= 0.05 || (topic === "like" && compound >= 0);
  return good && success.test(mainPart(text)) && !wish.test(text) && !hedged.test(text);
};

const unneeded = /\b(?:don't|doesn't|didn't|no|nobody|no one|nothing) (?:\w+ )?needs?\b/i;

const isNeed = ({ text }: ClauseContext) =>
  need.test(mainPart(text)) && !denied.test(text) && !unneeded.test(text);

const byWording: [StatementKind, (clause: ClauseContext) => boolean][] = [
  ["adoptionBarriers", ({ text, compound }) => (barrier.test(text) || approval.test(text)) && compound < 0.6],
  ["suggestions", ({ text }) => advice.test(text)],
  ["opportunities", ({ text }) => wish.test(text)],
  ["painPoints", isPain],
  ["successStories", isSuccess],
  ["needs", isNeed],
  ["behaviors", ({ text, trimmed }) => doing.test(trimmed) && (workaround.test(text) || habit.test(text))],
];

const action =
  /\b(?:i|we) (?:\w+ )?(?!am\b|are\b|was\b|were\b|have\b|think\b|guess\b|know\b|mean\b|feel\b|like\b|love\b|don't\b|can't\b|would\b|could\b|do\b|did\b)[a-z]{2,}/i;

/** A telling of what one does starts with oneself or with the time, not with a name or a list. */
const doing =
  /^(?:(?:i|we|my|our|every|each|in|on|at|after|before|when|if|most|once|first|sometimes|usually|normally|often|all|during|whenever|there's)\b|\w+ing\b)/i;

const byQuestion: Record<Topic, [StatementKind, (clause: ClauseContext) => boolean]> = {
  pain: ["painPoints", ({ compound, text }) => compound < 0.1 && !denied.test(text)],
  barrier: ["adoptionBarriers", ({ compound, text }) => compound < 0.1 && !denied.test(text)],
  wish: ["opportunities", () => true],
  like: ["successStories", ({ compound }) => compound > -0.05],
  need: ["needs", ({ compound }) => compound > -0.3],
  behavior: ["behaviors", ({ text, trimmed }) => doing.test(trimmed) && action.test(text)],
};

/** Where neither wording nor question tells, the trained models may. */
function listEstimated({ text, compound, estimates }: ClauseContext): StatementKind[] {
  if (estimates === undefined || denied.test(text)) return [];
  if (estimates.wish >= wishFrom) return ["opportunities"];
  return estimates.fault >= faultFrom && compound < 0.05 ? ["painPoints"] : [];
}

/** The lists a clause belongs to: by its own wording, else by the question that it answers first. */
export function classifyClause(clause: ClauseContext): StatementKind[] {
  if (clause.substance < 1 || nothing.test(clause.text)) return [];
  const worded = byWording.filter(([, test]) => test(clause)).map(([kind]) => kind);
  const first = worded[0];
  // Asked what stood in the way of a tool, people tell of barriers in the words of problems.
  if (first === "painPoints" && clause.topic === "barrier") return ["adoptionBarriers"];
  // One clause feeds one list, but a workaround that hurts is a behaviour as well as a pain.
  if (first === "painPoints" && workaround.test(clause.text)) return ["painPoints", "behaviors"];
  if (first !== undefined) return [first];
  if (clause.substance < 2) return [];
  if (clause.topic === undefined) return listEstimated(clause);
  const [kind, test] = byQuestion[clause.topic];
  const answers = clause.leads || clause.topic === "behavior";
  return answers && test(clause) ? [kind] : [];
}
