import { offerTurn } from "#interviewer/conductor.ts";
import type { Guide, Turn } from "#interviewer/guide.ts";
import { buildPrompt } from "#interviewer/voices/model/prompt.ts";
import { ModelWriter } from "#interviewer/voices/model/writer.ts";
import type { ModelSettings } from "../../model-settings.ts";
import { connectModel } from "./language-model.ts";
import { callModel } from "./model-call.ts";
import { faultTexts } from "./notices.ts";

/** Beyond a turn's time, so that a slow model is told from a dead one. */
const morePatienceMs = 60_000;
/** From then on participants see that the interviewer is still thinking. */
const noticedMs = 6_000;

const guide: Guide = {
  introduction: "Welcome.",
  objective: "Understand how people plan their week.",
  topics: [],
  questions: [
    {
      id: "plan",
      text: "How do you plan your week?",
      priority: "normal",
      depth: "deep",
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
  const offered = offerTurn(guide, turns, 90_000);
  if (offered.kind !== "open") throw new Error("The invented answer leaves no choice.");
  const { situation, moves } = offered.offer;
  const began = performance.now();
  const patienceMs = settings.totalMs + morePatienceMs;
  const call = callModel(
    connectModel(settings),
    buildPrompt(situation, moves, { language: guide.language }),
    {
      signal: AbortSignal.timeout(patienceMs),
      firstTokenMs: patienceMs,
    },
  );
  const writer = new ModelWriter(offered.offer);
  for await (const delta of call.deltas) writer.take(delta);
  const written = writer.finish();
  const { fault, firstTokenMs, usage } = call.readEnd();
  const totalMs = Math.round(performance.now() - began);
  const name = `The language model ${settings.name} at ${settings.provider}`;
  if (fault !== null) return { ok: false, sentence: `${name} ${faultTexts[fault]}.` };
  const times = { firstTokenMs: firstTokenMs ?? totalMs, totalMs };
  if (times.firstTokenMs > settings.firstTokenMs || totalMs > settings.totalMs)
    return { ok: false, sentence: describeSlowness(settings, name, times) };
  if (!written.isWhole) {
    const why = written.failures.join(", ").replaceAll("_", " ");
    return {
      ok: false,
      sentence: `${name} answered, but its words were refused (${why}); use a model that follows instructions better.`,
    };
  }
  const tokens = (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0);
  const slow = times.firstTokenMs > noticedMs ? " Participants will notice the wait." : "";
  return {
    ok: true,
    sentence: `${name} answers: first word after ${firstTokenMs} ms, all after ${totalMs} ms, ${tokens} tokens.${slow}`,
  };
}

function describeSlowness(
  settings: ModelSettings,
  name: string,
  took: { firstTokenMs: number; totalMs: number },
): string {
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  const again = settings.isLocal ? " It may only have been loading: run this once more." : "";
  return `${name} is too slow for its limits: its first word came after ${seconds(took.firstTokenMs)} (MODEL_FIRST_TOKEN_SECONDS allows ${settings.firstTokenMs / 1_000}) and its last after ${seconds(took.totalMs)} (MODEL_SECONDS allows ${settings.totalMs / 1_000}). Raise these, or choose a faster model.${again}`;
}
