import { findAskProblems } from "#contract/ask-problems.ts";
import { conceptPlaceholder, namesConcept } from "#contract/concepts.ts";
import type { AskCondition } from "#contract/condition-schemas.ts";
import { isFilled } from "#contract/fields.ts";
import type { InterviewSettings } from "#contract/interview-settings.ts";
import type { createChatbot, Question } from "#contract/interviews.ts";
import type { Item } from "#contract/items.ts";
import { maxChars, maxCount } from "#contract/limits.ts";
import type { BodyOf } from "#contract/operation.ts";
import type { ScriptDraft } from "#contract/scripts.ts";
import type { Stimulus } from "#contract/stimuli.ts";
import { findUnreachable } from "#interviewer/paths/check-paths.ts";
import { invalidFields } from "../../app-error.ts";

type QuestionInput = BodyOf<typeof createChatbot>["questions"][number];
type TopicsInput = BodyOf<typeof createChatbot>["topics"];

/** What an interview has until its creator says otherwise. An empty consent text stands for the default one. */
export const defaultSettings: InterviewSettings = {
  status: "open",
  language: "en",
  minutes: 15,
  consentText: "",
  contact: "",
  supportLine: "",
  retentionDays: 365,
  linkEmailToSession: true,
  showQuestionCount: false,
  earlyCodeShare: 0.5,
  healthStudy: false,
};

const defaultTreatment = { priority: "normal", depth: "normal", exactWording: false } as const;

/** Interviews without a name are called by the day they were made. */
export function nameOrDefault(name: string | null | undefined, now: Date): string {
  return name && isFilled(name) ? name : `Interview - ${now.toISOString().slice(0, 10)}`;
}

function isTooLong(text: string, max: number): boolean {
  return text.length > max && [...text].length > max;
}

/** "2. " is a list mark, "2.5 hours" is not. */
const listMark = /^\s*(?:[-*•–·]|\d{1,3}[.)])\s+/u;

/** A list, or a text with a line each, as topics without their list marks. Throws what is wrong, by field. */
export function readTopics(input: TopicsInput): string[] {
  const lines = typeof input === "string" ? input.split("\n") : (input ?? []);
  const topics = lines.map((line) => line.replace(listMark, "").trim()).filter((topic) => isFilled(topic));
  if (topics.length > maxCount.topics) {
    throw invalidFields({ topics: `An interview can have at most ${maxCount.topics} topics` });
  }
  if (topics.some((topic) => isTooLong(topic, maxChars.topic))) {
    throw invalidFields({ topics: `A topic is too long (maximum ${maxChars.topic} characters)` });
  }
  return topics;
}

/** The part of a question that is longer than it may be, as error sentences call it. */
function findTooLong({
  text,
  aim = "",
  helpText = "",
}: Omit<Partial<Question>, "item" | "stimulus" | "askIf">) {
  const parts = [
    { name: "Question", value: text ?? "", max: maxChars.question },
    { name: "What you want to learn from question", value: aim, max: maxChars.aim },
    { name: "The explanation of question", value: helpText, max: maxChars.helpText },
  ];
  return parts.find(({ value, max }) => isTooLong(value.trim(), max));
}

/** A note that is blank is none, so that a blank one that is sent removes what was there. */
function readNotes(
  input: Pick<Partial<Question>, "aim" | "helpText">,
  known: Question | undefined,
): Pick<Question, "aim" | "helpText"> {
  const aim = (input.aim ?? known?.aim ?? "").trim();
  const helpText = (input.helpText ?? known?.helpText ?? "").trim();
  return { ...(isFilled(aim) && { aim }), ...(isFilled(helpText) && { helpText }) };
}

function readAskIf(
  given: AskCondition[] | null | undefined,
  known: Question | undefined,
  idOf: Map<string | undefined, string>,
): Pick<Question, "askIf"> {
  const askIf =
    given === undefined ? known?.askIf : given?.map((one) => renameQuestion(one, (id) => idOf.get(id)));
  return askIf && askIf.length > 0 ? { askIf } : {};
}

/** The condition by another id of its question, where it has one. */
export function renameQuestion(
  condition: AskCondition,
  rename: (id: string) => string | undefined,
): AskCondition {
  const { by } = condition;
  if (by.kind !== "answer" && by.kind !== "outcome") return condition;
  return { ...condition, by: { ...by, questionId: rename(by.questionId) ?? by.questionId } };
}

function readItem(given: Item | null | undefined, known: Question | undefined): Pick<Question, "item"> {
  const item = given === undefined ? known?.item : given;
  return item ? { item } : {};
}

function readStimulus(
  given: Stimulus | null | undefined,
  known: Question | undefined,
): Pick<Question, "stimulus"> {
  const stimulus = given === undefined ? known?.stimulus : given;
  return stimulus ? { stimulus } : {};
}

/**
 * The questions that are not blank. One that was there before, by its id or else by its words, keeps its id
 * and whatever is not sent again, so that answers given earlier stay with their question.
 */
export function readQuestions(inputs: QuestionInput[], before: Question[], newId: () => string): Question[] {
  const given = inputs
    .map((input, index) => ({ ...(typeof input === "string" ? { text: input } : input), index }))
    .map((input) => ({ ...input, text: input.text.trim() }))
    .filter((input) => isFilled(input.text));
  if (given.length === 0) throw invalidFields({ questions: "At least one question is required" });
  const problems = given.flatMap((input) => {
    const part = findTooLong(input);
    const sentence = part && `${part.name} ${input.index + 1} is too long (maximum ${part.max} characters)`;
    return sentence ? [[`questions.${input.index}`, sentence]] : [];
  });
  if (problems.length > 0) throw invalidFields(Object.fromEntries(problems));
  const free = new Map(before.map((question) => [question.id, question]));
  const take = (question: Question | undefined) => {
    if (question) free.delete(question.id);
    return question;
  };
  // Ids first: a question that is named must not lose its id to another one with the same words.
  const byId = given.map((input) => (input.id === undefined ? undefined : take(free.get(input.id))));
  const kept = given.map(
    (input, position) =>
      byId[position] ?? take([...free.values()].find((question) => question.text === input.text)),
  );
  const ids = kept.map((known) => known?.id ?? newId());
  // New questions are named by ids of the sender's own.
  const idOf = new Map(given.map(({ id }, position) => [id, ids[position] ?? ""]));
  const questions = given.map((input, position) => {
    const known = kept[position];
    return {
      id: ids[position] ?? "",
      text: input.text,
      priority: input.priority ?? known?.priority ?? defaultTreatment.priority,
      depth: input.depth ?? known?.depth ?? defaultTreatment.depth,
      exactWording: input.exactWording ?? known?.exactWording ?? defaultTreatment.exactWording,
      ...readNotes(input, known),
      ...readItem(input.item, known),
      ...readStimulus(input.stimulus, known),
      ...readAskIf(input.askIf, known, idOf),
      ...((input.shuffle ?? known?.shuffle) === true && { shuffle: true }),
    };
  });
  return questions;
}

/**
 * Refuses questions that nobody could be asked, or that name what the interview doesn't have: each at its place, or
 * the first at the `field` that was changed.
 */
export function requireAskable(
  questions: Question[],
  { concepts = [] }: Pick<InterviewSettings, "concepts">,
  field?: string,
): void {
  const names = concepts.map(({ name }) => name);
  const wrong = findAskProblems(questions, names);
  const lost = wrong.length > 0 ? [] : findUnreachable(questions, names);
  for (const index of lost)
    wrong.push({ index, text: `Question ${index + 1} can never be asked: no answers lead to it` });
  const [first] = wrong;
  if (first === undefined) return;
  throw invalidFields(
    field === undefined
      ? Object.fromEntries(wrong.map(({ index, text }) => [`questions.${index}.askIf`, text]))
      : { [field]: first.text },
  );
}

/** Refuses an introduction that names a concept where there is none, at the `field` that was changed. */
export function requireNamed(
  introduction: string,
  { concepts = [] }: Pick<InterviewSettings, "concepts">,
  field = "introduction",
): void {
  if (concepts.length > 0 || !namesConcept(introduction)) return;
  throw invalidFields({
    [field]: `The introduction names ${conceptPlaceholder}, but this interview has no concepts`,
  });
}

interface Changes {
  introduction?: unknown;
  questions?: unknown;
  settings?: { concepts?: unknown } | undefined;
}

/** Of a changed script what was changed, or depends on that. */
export function requireSoundChange(
  { introduction, questions, settings }: Changes,
  after: { introduction: string; questions: Question[]; settings: InterviewSettings },
): void {
  const isConcepts = settings?.concepts !== undefined;
  if (questions || isConcepts)
    requireAskable(after.questions, after.settings, questions ? undefined : "settings.concepts");
  if (introduction !== undefined || isConcepts)
    requireNamed(
      after.introduction,
      after.settings,
      introduction === undefined ? "settings.concepts" : undefined,
    );
}

/** What a creator should know of a proposal's language; null where we know it. */
export function describeLanguage(language: ScriptDraft["language"]): string | null {
  return language === null
    ? "We couldn't tell the language of this script. Choose below which language consent, greetings and closing are in."
    : null;
}

/** A proposal's questions: their words, and with them how each is treated until its creator says otherwise. */
export function listDraftQuestions(
  questions: (Pick<Question, "text"> & Partial<Pick<Question, "aim" | "helpText" | "depth">>)[],
): Pick<ScriptDraft, "questions" | "questionSettings"> {
  return {
    questions: questions.map(({ text }) => text),
    questionSettings: questions.map((question) => ({ ...defaultTreatment, ...question })),
  };
}

type PrototypeType = "figma" | "website" | "image" | "video";

export interface Prototype {
  prototypeUrl: string | null;
  prototypeType: PrototypeType | null;
}

/** A type without a link says nothing; a link without a type is a website's, or Figma's by its host. */
export function readPrototype(
  input: { prototypeUrl?: string | null | undefined; prototypeType?: PrototypeType | "" | null | undefined },
  before: Prototype,
): Prototype {
  const url = input.prototypeUrl === undefined ? before.prototypeUrl : input.prototypeUrl || null;
  if (url === null) return { prototypeUrl: null, prototypeType: null };
  const parsed = new URL(url);
  if (parsed.username !== "" || parsed.password !== "") {
    throw invalidFields({ prototypeUrl: "Prototype link can't contain a user name or password" });
  }
  const type = input.prototypeType === undefined ? before.prototypeType : input.prototypeType || null;
  const isFigma = /(^|\.)figma\.com$/i.test(parsed.hostname);
  return { prototypeUrl: url, prototypeType: type ?? (isFigma ? "figma" : "website") };
}
