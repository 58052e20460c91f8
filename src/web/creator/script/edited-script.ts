import type { ScriptDraft } from "#contract/scripts.ts";
import { formatIsoDay } from "#web/format/dates.ts";

export interface EditedQuestion {
  /** Only for this screen: keeps a question's field when others move. */
  id: string;
  text: string;
}

/** A script while it is being written; topics are one text with a line each. */
export interface EditedScript {
  name: string;
  introduction: string;
  objective: string;
  topics: string;
  questions: EditedQuestion[];
  /** Which way it was made; "hand" where nobody proposed it. */
  madeBy: ScriptDraft["madeBy"] | "hand";
}

export const blankScript: EditedScript = {
  name: "",
  introduction: "",
  objective: "",
  topics: "",
  questions: [{ id: "1", text: "" }],
  madeBy: "hand",
};

export function toEditedScript(draft: ScriptDraft): EditedScript {
  return {
    name: draft.name,
    introduction: draft.introduction,
    objective: draft.objective,
    topics: draft.topics.join("\n"),
    questions: draft.questions.map((text, index) => ({ id: String(index + 1), text })),
    madeBy: draft.madeBy,
  };
}

export function withNewQuestion(questions: EditedQuestion[]): EditedQuestion[] {
  const highest = Math.max(0, ...questions.map((question) => Number(question.id) || 0));
  return [...questions, { id: String(highest + 1), text: "" }];
}

/** Swaps a question with its neighbour; the list as it was at either end. */
export function withMovedQuestion(questions: EditedQuestion[], index: number, by: -1 | 1): EditedQuestion[] {
  const question = questions[index];
  const neighbour = questions[index + by];
  if (!question || !neighbour) return questions;
  return questions.map((each, at) => (at === index ? neighbour : at === index + by ? question : each));
}

/** The name as typed, or the default one with the day. */
export function nameOrDefault(name: string, today: Date): string {
  return name.trim() || `Interview - ${formatIsoDay(today)}`;
}

/** What people type as topics, whatever bullet they use, as one text with bullet lines. */
export function topicsAsBullets(topics: string): string {
  return topicLines(topics)
    .map((topic) => `- ${topic}`)
    .join("\n");
}

function topicLines(topics: string): string[] {
  return topics
    .split("\n")
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/u, "").trim())
    .filter((line) => line !== "");
}

export function questionTexts(script: EditedScript): string[] {
  return script.questions.map((question) => question.text.trim()).filter((text) => text !== "");
}

/** The whole script as one text: introduction, objective, topics and the numbered questions. */
export function assembleScript(script: EditedScript): string {
  const numbered = questionTexts(script).map((text, index) => `${index + 1}. ${text}`);
  return [
    `Introduction:\n${script.introduction.trim()}`,
    `Objective:\n${script.objective.trim()}`,
    `Topics:\n${topicsAsBullets(script.topics)}`,
    `Questions:\n${numbered.join("\n")}`,
  ].join("\n\n");
}

/** A script read back from storage; undefined when it is not one. */
export function readEditedScript(value: unknown): EditedScript | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { name, introduction, objective, topics, questions, madeBy } = value as Record<string, unknown>;
  const texts = [name, introduction, objective, topics, madeBy];
  if (!texts.every((text) => typeof text === "string") || !Array.isArray(questions)) return undefined;
  return questions.every(isEditedQuestion) ? (value as EditedScript) : undefined;
}

function isEditedQuestion(value: unknown): value is EditedQuestion {
  if (typeof value !== "object" || value === null) return false;
  const { id, text } = value as Record<string, unknown>;
  return typeof id === "string" && typeof text === "string";
}
