import type { AnswerTask } from "#interviewer/practice/model/answer-task.ts";
import { askForAnswer, readAnswer } from "#interviewer/practice/model/ask-answer.ts";
import { checkAnswer, noteAnswer } from "#interviewer/practice/model/check-answer.ts";
import type { Analyst, AnalystAnswer } from "../../analyst.ts";
import type { Deps } from "../../deps.ts";
import {
  type IntervieweeVoice,
  type IntervieweeWording,
  plannedIntervieweeVoice,
  toPlannedWording,
} from "../../interviewee-voice.ts";
import type { ModelSettings } from "../../model-settings.ts";
import type { Fault } from "../../voice.ts";
import { keyOf, noteFault, type ProviderFault } from "./model-ledger.store.ts";
import { type AnalystTiming, openAnalyst } from "./open-analyst.ts";

export interface IntervieweeTiming extends AnalystTiming {
  /** The first rest after a fault, in seconds; each further one is twice as long. */
  restSeconds: number;
}

const defaultRestSeconds = 5;
const maxRestSeconds = 300;
/** The analysis does not mind these; in a chat the model is left alone for a while after them. */
const slowFaults: readonly ProviderFault[] = ["no_answer", "too_slow", "cut_off"];

type VoiceDeps = Pick<Deps, "config" | "db" | "log">;

/** The simulated person's words by the model that the settings choose, wherever they hold to the plan. */
export function openIntervieweeVoice(
  deps: VoiceDeps,
  timing: Partial<IntervieweeTiming> = {},
): IntervieweeVoice {
  const settings = deps.config.model;
  if (!settings) return plannedIntervieweeVoice;
  const all = { ...timesOf(settings), ...timing };
  // The same way to a model as the analysis takes: limits, spending and what is known of its health are one.
  const model = openAnalyst(deps, all);
  if (!model) return plannedIntervieweeVoice;
  return { word: (task) => wordAnswer({ deps, settings, model, timing: all }, task) };
}

/** Somebody waits in a chat, as in an interview. */
function timesOf({ firstTokenMs, totalMs }: ModelSettings): IntervieweeTiming {
  return { firstTokenMs, totalMs, maxWaitMs: 0, restSeconds: defaultRestSeconds };
}

interface Context {
  deps: VoiceDeps;
  settings: ModelSettings;
  model: Analyst;
  timing: IntervieweeTiming;
}

async function wordAnswer(context: Context, task: AnswerTask): Promise<IntervieweeWording> {
  const { deps, model, timing } = context;
  const prompt = askForAnswer(task);
  // Two calls at most fit in: the first one's own limit is not past when this fires.
  const signal = AbortSignal.timeout(timing.totalMs + 500);
  const answer = await model.ask({ interviewId: null, ...prompt, signal });
  if (!("json" in answer)) {
    await noteSlowness(context, answer.fault);
    return toPlannedWording(task);
  }
  const read = readAnswer(task, answer.json);
  const failures = read === undefined ? ["unreadable"] : checkAnswer(task, read);
  if (read !== undefined && failures.length === 0) {
    const said = { text: read.text, notes: noteAnswer(task, read) };
    return { ...said, voice: "model", ...tokensOf(answer) };
  }
  deps.log.warn({ failures }, "a model's wording of a practice answer was not taken");
  return { ...toPlannedWording(task), ...tokensOf(answer) };
}

function tokensOf({ usage }: Extract<AnalystAnswer, { json: unknown }>) {
  return { inputTokens: usage?.inputTokens ?? null, outputTokens: usage?.outputTokens ?? null };
}

async function noteSlowness(
  { deps, settings, timing }: Context,
  fault: Fault | "over_budget",
): Promise<void> {
  const slow = slowFaults.find((known) => known === fault);
  if (!slow) return;
  const rest = { firstSeconds: timing.restSeconds, maxSeconds: maxRestSeconds };
  await noteFault(deps.db.pool, keyOf(settings), slow, rest);
}
