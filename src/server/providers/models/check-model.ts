import type { Guide, Turn } from "#interviewer/guide.ts";
import { buildPrompt } from "#interviewer/voices/model/prompt.ts";
import { findWordingTask } from "#interviewer/voices/model/task.ts";
import { ModelWriter } from "#interviewer/voices/model/writer.ts";
import type { ModelSettings } from "../../model-settings.ts";
import { connectModel } from "./language-model.ts";
import { callModel } from "./model-call.ts";
import { faultTexts } from "./notices.ts";

/** Longer than a turn may take, so that a slow model is told from a dead one. */
const patienceMs = 30_000;
const firstTokenGoalMs = 4_000;
const totalGoalMs = 12_000;

const guide: Guide = {
  introduction: "Welcome.",
  objective: "Understand how people plan their week.",
  topics: [],
  questions: [
    {
      id: "plan",
      text: "How do you plan your week?",
      priority: "normal",
      probeDepth: 2,
      exactWording: false,
    },
  ],
  language: "en",
  minutes: 15,
  facts: {
    organization: "",
    interviewName: "",
    contact: null,
    supportLine: null,
    retentionDays: null,
    incentive: false,
  },
  earlyCodeShare: 0.5,
};
const turns: Turn[] = [
  {
    speaker: "interviewer",
    text: "How do you plan your week?",
    at: 0,
    move: { kind: "introduce", questionId: "plan" },
  },
  { speaker: "participant", text: "I write lists on Sunday evening, but they never hold.", at: 60_000 },
];

/** One real call of the model with an invented answer. A sentence each for what is well and what is not. */
export async function checkModel(settings: ModelSettings): Promise<{ ok: boolean; sentence: string }> {
  const move = { kind: "probe", questionId: "plan", probeKind: "last_occasion", about: null } as const;
  const input = { guide, turns, move };
  const task = findWordingTask(guide, turns, move);
  if (task === undefined) throw new Error("The invented answer has no follow-up.");
  const began = performance.now();
  const call = callModel(connectModel(settings), buildPrompt(input, task), {
    signal: AbortSignal.timeout(patienceMs),
    firstTokenMs: patienceMs,
  });
  const writer = new ModelWriter(input, task);
  for await (const delta of call.deltas) writer.take(delta);
  const written = writer.finish();
  const { fault, firstTokenMs, usage } = call.readEnd();
  const totalMs = Math.round(performance.now() - began);
  const name = `The language model ${settings.name} at ${settings.provider}`;
  if (fault !== null) return { ok: false, sentence: `${name} ${faultTexts[fault]}.` };
  if ((firstTokenMs ?? 0) > firstTokenGoalMs || totalMs > totalGoalMs) {
    return {
      ok: false,
      sentence: `${name} is too slow for a conversation: its first word came after ${firstTokenMs} ms and its last after ${totalMs} ms, and a turn may take ${firstTokenGoalMs} and ${totalGoalMs}.`,
    };
  }
  if (!written.isWhole) {
    const why = written.failures.join(", ").replaceAll("_", " ");
    return {
      ok: false,
      sentence: `${name} answered, but its words were refused (${why}); a model that follows instructions better is needed.`,
    };
  }
  const tokens = (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0);
  return {
    ok: true,
    sentence: `${name} answers: first word after ${firstTokenMs} ms, all after ${totalMs} ms, ${tokens} tokens.`,
  };
}
