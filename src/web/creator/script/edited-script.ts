import type { AskCondition } from "#contract/condition-schemas.ts";
import { isRange } from "#contract/conditions.ts";
import type { InterviewDetails, Question } from "#contract/interviews.ts";
import type { Item } from "#contract/items.ts";
import { maxFollowUps } from "#contract/limits.ts";
import type { ScriptDraft } from "#contract/scripts.ts";
import type { Stimulus } from "#contract/stimuli.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { formatIsoDay } from "#web/format/dates.ts";
import { type EditedConcept, toEditedConcepts } from "./concepts.ts";
import { describeItem, tidyItem, trimItem } from "./item-draft.ts";
import { stimulusNames, tidyStimulus, trimStimulus } from "./stimulus-draft.ts";

type Optional = "item" | "stimulus" | "askIf" | "shuffle";

/** A question with its treatment. Its id is the stored one, or one of this screen while it is new. */
export type EditedQuestion = Required<Omit<Question, Optional>> & Pick<Question, Optional>;

/** The keys are always in this order, since drafts are compared as JSON. */
function toEditedQuestion({ id, text, ...given }: Pick<Question, "id" | "text"> & Partial<Question>) {
  const { priority = "normal", depth = "normal", exactWording = false, aim = "", helpText = "" } = given;
  const { item, stimulus, askIf, shuffle } = given;
  return {
    id,
    text,
    priority,
    depth,
    exactWording,
    aim,
    helpText,
    ...(shuffle === true && { shuffle }),
    ...(item && { item: tidyItem(item) }),
    ...(stimulus && { stimulus: tidyStimulus(stimulus) }),
    ...(askIf && { askIf: askIf.map(tidyCondition) }),
  };
}

/** An item of null makes a question open that was closed; a stimulus of null shows nothing any more. */
type SentQuestion = Omit<EditedQuestion, Optional> & {
  item: Item | null;
  stimulus: Stimulus | null;
  askIf: AskCondition[] | null;
};

/** As server and editor write it alike. */
function tidyCondition(condition: AskCondition): AskCondition {
  const { by } = condition;
  return isRange(condition)
    ? { by, from: condition.from, to: condition.to }
    : { by, values: condition.values };
}

/** A script while it is being written; topics are one text with a line each. */
export interface EditedScript {
  name: string;
  /** What participants see in place of the name; empty for the default one. */
  participantTitle: string;
  introduction: string;
  objective: string;
  topics: string;
  questions: EditedQuestion[];
  concepts: EditedConcept[];
  /** Which way it was made; "hand" where nobody proposed it. */
  madeBy: ScriptDraft["madeBy"] | "hand";
}

export const blankScript: EditedScript = {
  name: "",
  participantTitle: "",
  introduction: "",
  objective: "",
  topics: "",
  questions: [toEditedQuestion({ id: "1", text: "" })],
  concepts: [],
  madeBy: "hand",
};

export function toEditedScript(draft: Omit<ScriptDraft, "language" | "notice">): EditedScript {
  return {
    name: draft.name,
    participantTitle: draft.title,
    introduction: draft.introduction,
    objective: draft.objective,
    topics: draft.topics.join("\n"),
    questions: draft.questionSettings.map((question, index) =>
      toEditedQuestion({ ...question, id: String(index + 1) }),
    ),
    concepts: [],
    madeBy: draft.madeBy,
  };
}

/** The script of an interview that is there already; its questions keep their ids. */
export function editSavedScript(interview: InterviewDetails): EditedScript {
  const { name, introduction, objective, topics, questionSettings, settings } = interview;
  return {
    // Without a title of its own, it is the name that participants have seen so far.
    ...{ name, participantTitle: settings.participantTitle ?? name, introduction, objective, madeBy: "hand" },
    topics: topics.join("\n"),
    questions: questionSettings.map(toEditedQuestion),
    concepts: toEditedConcepts(settings.concepts),
  };
}

export function withNewQuestion(questions: EditedQuestion[]): EditedQuestion[] {
  const highest = Math.max(0, ...questions.map((question) => Number(question.id) || 0));
  return [...questions, toEditedQuestion({ id: String(highest + 1), text: "" })];
}

/** Swaps a question with its neighbour; the list as it was at either end. */
export function withMovedQuestion(questions: EditedQuestion[], index: number, by: -1 | 1): EditedQuestion[] {
  const question = questions[index];
  const neighbour = questions[index + by];
  if (!question || !neighbour) return questions;
  return questions.map((each, at) => (at === index ? neighbour : at === index + by ? question : each));
}

/** Takes a question to the place of another; the list as it was where either is not there. */
export function withQuestionAt(questions: EditedQuestion[], from: number, to: number): EditedQuestion[] {
  const question = questions[from];
  if (!question || !questions[to]) return questions;
  const others = questions.filter((_, index) => index !== from);
  return [...others.slice(0, to), question, ...others.slice(to)];
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

/** The questions that hold something, as the calls take them. Ids that only this screen knows say nothing there. */
export function questionsToSend(script: EditedScript): SentQuestion[] {
  return script.questions
    .map((question) => ({
      ...question,
      text: question.text.trim(),
      aim: question.aim.trim(),
      helpText: question.helpText.trim(),
      item: question.item === undefined ? null : trimItem(question.item),
      stimulus: question.stimulus === undefined ? null : trimStimulus(question.stimulus),
      askIf: question.askIf ?? null,
      shuffle: question.shuffle === true,
    }))
    .filter((question) => question.text !== "");
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

export const priorityNames: Record<Question["priority"], string> = {
  high: "High",
  normal: "Normal",
  low: "Low",
};
const followUps: Record<Question["depth"], string> = {
  light: countNoun(maxFollowUps.light, "follow-up"),
  normal: `up to ${countNoun(maxFollowUps.normal, "follow-up")}`,
  deep: `up to ${countNoun(maxFollowUps.deep, "follow-up")}`,
};

/** "Scale 1–5 · normal priority · up to 3 follow-ups · exact wording". */
export function describeTreatment({
  priority,
  depth,
  exactWording,
  item,
  stimulus,
  askIf,
  shuffle,
}: Question): string {
  const parts = [`${priorityNames[priority]} priority`, followUps[depth]];
  if (item !== undefined) parts.unshift(describeItem(item));
  if (stimulus !== undefined) parts.unshift(stimulusNames[stimulus.kind]);
  const conditions = askIf === undefined ? [] : ["only asked of some"];
  const order = shuffle === true ? ["random order"] : [];
  return [...parts, ...(exactWording ? ["exact wording"] : []), ...conditions, ...order].join(" · ");
}
