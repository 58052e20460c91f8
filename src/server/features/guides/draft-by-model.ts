import { fillGuide } from "#contract/fill-guide.ts";
import type { GuideTemplate } from "#contract/guides.ts";
import type { ScriptDraft } from "#contract/scripts.ts";
import { askForDraft, type DraftTask } from "#interviewer/script/model/ask-draft.ts";
import { checkDraft, hasUsableFrame, mendDraft } from "#interviewer/script/model/check-draft.ts";
import { type ModelDraft, readDraft, readDraftSoFar } from "#interviewer/script/model/read-draft.ts";
import { findScriptLanguage } from "#interviewer/script/objective-language.ts";
import type { Analyst } from "../../analyst.ts";
import { describeLanguage, listDraftQuestions } from "../interviews/script-input.service.ts";

interface ModelTask {
  task: DraftTask;
  /** Lends its introduction or its questions where the model's cannot be used. */
  guide: GuideTemplate;
  signal: AbortSignal;
  onDraft: (draft: ScriptDraft) => void;
}

export type ModelOutcome =
  | { draft: ScriptDraft }
  /** Why the model's answer is of no use, as a sentence for the creator. */
  | { reason: string };

const maxTokens = 5_000;
/** Somebody watches the draft being written, and can cancel it. */
const maxDraftMs = 240_000;
const minQuestions = 5;

/** A script by the model: drafted, edited with what the checker found, then made whole. */
export async function draftByModel(analyst: Analyst, of: ModelTask): Promise<ModelOutcome> {
  const { task } = of;
  const limit = AbortSignal.timeout(Math.min(analyst.runMs, maxDraftMs));
  const timed = { ...of, signal: AbortSignal.any([of.signal, limit]) };
  const first = await ask(analyst, timed);
  if ("reason" in first) return first;
  const { draft } = first;
  if (draft.questions.length === 0) return { reason: describeUnclear(draft.unclear) };
  // Unmended: the editor finds better words for what a question takes for granted than a rule does.
  const { faults } = checkDraft(draft, task);
  // What was shown stays until the edited guide is whole.
  const edited = await ask(analyst, { ...timed, onDraft: () => undefined }, { draft, faults });
  const isBetter = "draft" in edited && checkDraft(edited.draft, task).faults.length <= faults.length;
  return { draft: finishDraft(mendDraft(isBetter ? edited.draft : draft), of) };
}

async function ask(
  analyst: Analyst,
  { task, signal, onDraft }: ModelTask,
  earlier?: { draft: ModelDraft; faults: string[] },
): Promise<{ draft: ModelDraft } | { reason: string }> {
  const show = showProgress(task, onDraft);
  const answer = await analyst.ask({
    ...askForDraft(task, earlier),
    interviewId: null,
    maxTokens,
    signal,
    onText: show,
  });
  if ("fault" in answer) return { reason: describeFault(answer.fault) };
  const draft = readDraft(answer.json);
  return draft === undefined ? { reason: describeFault("unusable") } : { draft };
}

/** Tells of the draft whenever another part of it is whole. A question that the checker refuses is not shown. */
function showProgress(task: DraftTask, onDraft: ModelTask["onDraft"]): (written: string) => void {
  let shown = "";
  return (written) => {
    const soFar = readDraftSoFar(written);
    if (soFar === undefined) return;
    const draft = toScriptDraft(withoutBadQuestions(mendDraft(soFar), task), task);
    const json = JSON.stringify(draft);
    if (json === shown) return;
    shown = json;
    onDraft(draft);
  };
}

function withoutBadQuestions(draft: ModelDraft, task: DraftTask): ModelDraft {
  const notes = "-";
  // While a question is being written, its notes are still to come.
  const questions = draft.questions.map((question) => ({
    ...question,
    aim: question.aim || notes,
    helpText: question.helpText || notes,
  }));
  const { badQuestions } = checkDraft({ ...draft, questions }, task);
  return { ...draft, questions: draft.questions.filter((_, index) => !badQuestions.has(index)) };
}

/** Questions that the checker still refuses are left out; the guide's fill the script up where too few remain. */
function finishDraft(draft: ModelDraft, { task, guide }: ModelTask): ScriptDraft {
  const { badQuestions, uncovered } = checkDraft(draft, task);
  const own = draft.questions.filter((_, index) => !badQuestions.has(index));
  const lent = fillGuide(guide, {});
  const mayLend = task.language === guide.language;
  const missing = mayLend ? Math.max(0, minQuestions - own.length) : 0;
  const filling = lent.questions.filter(({ text }) => own.every((question) => question.text !== text));
  const frame =
    hasUsableFrame(draft, task) || !mayLend
      ? draft
      : { ...draft, name: draft.name || lent.studyName, title: lent.title, introduction: lent.introduction };
  const questions = [...own, ...filling.slice(0, missing).map((question) => ({ ...question, covers: [] }))];
  const made = toScriptDraft({ ...frame, questions }, task);
  const sentences = [...listGaps(uncovered, missing), describeLanguage(made.language)];
  return { ...made, notice: sentences.filter((sentence) => sentence !== null).join(" ") || null };
}

function toScriptDraft(
  { name, title, introduction, topics, questions, note }: ModelDraft,
  task: DraftTask,
): ScriptDraft {
  return {
    ...{ name: name || title, title, introduction, topics },
    objective: task.objective,
    ...listDraftQuestions(
      questions.map(({ text, aim, helpText, depth }) => ({ text, aim, helpText, depth })),
    ),
    madeBy: "model",
    language: task.language ?? readLanguage(introduction, questions),
    notice: null,
    ...(note !== null && { note }),
  };
}

function readLanguage(introduction: string, questions: ModelDraft["questions"]) {
  return findScriptLanguage({ introduction, questions: questions.map(({ text }) => text) });
}

function listGaps(uncovered: readonly string[], lent: number): string[] {
  return [
    ...uncovered.map((part) => `No question covers “${part}” yet. Add one.`),
    ...(lent === 0
      ? []
      : [`${lent === 1 ? "One question comes" : `${lent} questions come`} from a built-in guide.`]),
  ];
}

function describeUnclear(unclear: string | null): string {
  return unclear === null
    ? "The language model wrote no questions."
    : `The language model needs to know more: “${unclear}”`;
}

const faultSentences: ReadonlyMap<string, string> = new Map([
  ["over_budget", "The language model's token limit for today is used up."],
  ["unusable", "The language model's answer could not be used."],
  ["refused_key", "The language model's provider refused the API key."],
  ["no_credit", "The account at the language model's provider has no credit left."],
  ["too_many", "The language model's provider is getting too many requests at the moment."],
  ["unreachable", "The language model could not be reached."],
  ["server_error", "The language model's provider reported an error."],
]);

function describeFault(fault: string): string {
  return faultSentences.get(fault) ?? "The language model did not answer in time.";
}
