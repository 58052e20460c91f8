import type { Move } from "#interviewer/guide.ts";
import { buildPrompt } from "#interviewer/voices/model/prompt.ts";
import { findWordingTask, type WordingTask } from "#interviewer/voices/model/task.ts";
import { completeTurn, ModelWriter, type Written } from "#interviewer/voices/model/writer.ts";
import type { Deps } from "../../deps.ts";
import type { ModelSettings } from "../../model-settings.ts";
import { type Fault, scriptedVoice, type Voice, type Wording, type WordingRequest } from "../../voice.ts";
import { type ConnectedModel, connectModel } from "./language-model.ts";
import { callModel, estimatePromptTokens, type Usage } from "./model-call.ts";
import { type ModelStanding, noteFault, noteRecovery, readStanding } from "./model-ledger.store.ts";
import { describeNotice, findLimit } from "./notices.ts";

export interface VoiceTiming {
  firstTokenMs: number;
  totalMs: number;
  /** The first rest after a fault; each further one is twice as long. */
  restSeconds: number;
}

const usualTiming: VoiceTiming = { firstTokenMs: 4_000, totalMs: 12_000, restSeconds: 5 };
const mostRestSeconds = 300;
/** A key or an account does not mend itself in seconds. */
const accountRestFactor = 12;
const mostCalls = 2;
/** A second call is of use after these: the rest would only make the participant wait. */
const worthAnother = new Set<Fault>(["unreachable", "server_error", "cut_off"]);

type VoiceDeps = Pick<Deps, "db" | "log">;

/** What is summed up over the calls of one turn. */
interface Tally {
  calls: number;
  failures: string[];
  fault: Fault | null;
  retryAfterMs: number | null;
  usage: Usage;
  firstTokenMs: number | null;
}

interface Wordsmith {
  deps: VoiceDeps;
  settings: ModelSettings;
  connected: ConnectedModel;
  timing: VoiceTiming;
  /** Tokens that turns under way may still spend, by day and interview. */
  reserved: Map<string, number>;
}

/** The interviewer's words by a language model, and the scripted voice's wherever that is not to be had. */
export function createModelVoice(
  deps: VoiceDeps,
  settings: ModelSettings,
  timing: Partial<VoiceTiming> = {},
): Voice {
  const smith: Wordsmith = {
    deps,
    settings,
    connected: connectModel(settings),
    timing: { ...usualTiming, ...timing },
    reserved: new Map(),
  };
  return {
    async *word(request) {
      const task = findWordingTask(request.guide, request.turns, request.move);
      return yield* task ? wordTask(smith, request, task) : scriptedVoice.word(request);
    },
    findNotice: async (interviewId) =>
      describeNotice(settings, await readStanding(deps.db.pool, keyOf(settings), interviewId)),
  };
}

function keyOf({ provider, name }: ModelSettings): string {
  return `${provider}/${name}`;
}

async function* wordTask(
  smith: Wordsmith,
  request: WordingRequest,
  task: WordingTask,
): AsyncGenerator<string, Wording, undefined> {
  const began = performance.now();
  const release = await reserve(smith, request, task);
  if (release === null) return yield* scriptedVoice.word(request);
  const limit = AbortSignal.timeout(smith.timing.totalMs);
  const tally: Tally = {
    calls: 0,
    failures: [],
    fault: null,
    retryAfterMs: null,
    usage: { inputTokens: 0, outputTokens: 0 },
    firstTokenMs: null,
  };
  try {
    const written = yield* writeTurn(smith, request, task, { limit, tally, began });
    const turn = completeTurn(request, task, written);
    if (turn.rest !== "") yield turn.rest;
    await noteOutcome(smith, release.standing, tally, written?.isWhole === true);
    return toWording(smith, turn, tally, written?.isWhole === true);
  } finally {
    release.end();
  }
}

/** Whether the model may be asked now; then its tokens are set aside, so that turns at once stay in the limit. */
async function reserve(
  smith: Wordsmith,
  request: WordingRequest,
  task: WordingTask,
): Promise<{ standing: ModelStanding; end: () => void } | null> {
  const { settings, deps, reserved } = smith;
  const standing = await readStanding(deps.db.pool, keyOf(settings), request.interviewId);
  const scopes = ["day", request.interviewId];
  const setAside = (scope: string) => reserved.get(scope) ?? 0;
  const limit = findLimit(settings, {
    spentToday: standing.spentToday + setAside("day"),
    spentOnInterview: standing.spentOnInterview + setAside(request.interviewId),
  });
  if (standing.isCooling || limit !== null) return null;
  const prompt = buildPrompt(request, task);
  const tokens = estimatePromptTokens(prompt) + prompt.mostTokens;
  for (const scope of scopes) reserved.set(scope, setAside(scope) + tokens);
  const end = () => {
    for (const scope of scopes) {
      const left = setAside(scope) - tokens;
      if (left > 0) reserved.set(scope, left);
      else reserved.delete(scope);
    }
  };
  return { standing, end };
}

/** Asks the model, and once more when nothing of its first answer could be shown. */
async function* writeTurn(
  smith: Wordsmith,
  request: WordingRequest,
  task: WordingTask,
  turn: { limit: AbortSignal; tally: Tally; began: number },
): AsyncGenerator<string, Written | null, undefined> {
  const { tally, limit } = turn;
  let written: Written | null = null;
  while (tally.calls < mostCalls && !limit.aborted) {
    written = yield* writeOnce(smith, request, task, turn);
    if (written.released !== "") break;
    if (tally.fault !== null && !worthAnother.has(tally.fault)) break;
  }
  return written;
}

async function* writeOnce(
  smith: Wordsmith,
  request: WordingRequest,
  task: WordingTask,
  { limit, tally, began }: { limit: AbortSignal; tally: Tally; began: number },
): AsyncGenerator<string, Written, undefined> {
  tally.calls += 1;
  const startedMs = performance.now() - began;
  const prompt = buildPrompt(request, task, tally.failures);
  const call = callModel(smith.connected, prompt, { signal: limit, firstTokenMs: smith.timing.firstTokenMs });
  const writer = new ModelWriter(request, task);
  for await (const delta of call.deltas) {
    yield* writer.take(delta);
    // The end of a good answer is waited for, since it tells what was spent.
    if (writer.isRefused) break;
  }
  const written = writer.finish();
  const { fault, retryAfterMs, usage, firstTokenMs } = call.readEnd();
  tally.usage.inputTokens += usage?.inputTokens ?? 0;
  tally.usage.outputTokens += usage?.outputTokens ?? 0;
  tally.fault = fault;
  tally.retryAfterMs = retryAfterMs;
  if (firstTokenMs !== null) tally.firstTokenMs ??= Math.round(startedMs + firstTokenMs);
  if (fault === null || firstTokenMs !== null) tally.failures.push(...written.failures);
  return written;
}

async function noteOutcome(
  { deps, settings, timing }: Wordsmith,
  standing: ModelStanding,
  tally: Tally,
  isWhole: boolean,
): Promise<void> {
  const fault = tally.fault ?? (isWhole ? null : "unusable");
  try {
    if (fault === null) {
      if (standing.failures > 0) await noteRecovery(deps.db.pool, keyOf(settings));
      return;
    }
    deps.log.warn({ fault, failures: tally.failures, calls: tally.calls }, "the model did not word a turn");
    const isAccount = fault === "refused_key" || fault === "no_credit";
    // Words that were refused are a matter of this turn; only a row of them tells of a bad model.
    const isOdd = fault === "unusable" && standing.failures < 2;
    const firstSeconds = isOdd
      ? 0
      : Math.max(timing.restSeconds * (isAccount ? accountRestFactor : 1), (tally.retryAfterMs ?? 0) / 1_000);
    await noteFault(deps.db.pool, keyOf(settings), fault, {
      firstSeconds: timing.restSeconds === 0 ? 0 : firstSeconds,
      mostSeconds: mostRestSeconds,
    });
  } catch (error) {
    deps.log.warn(
      { error: error instanceof Error ? error.name : typeof error },
      "the model's state was not kept",
    );
  }
}

function toWording(
  { settings }: Wordsmith,
  turn: { text: string; move: Move; voice: "model" | "scripted" },
  tally: Tally,
  isWhole: boolean,
): Wording {
  const { usage, failures, calls } = tally;
  const fault = tally.fault ?? (isWhole ? null : "unusable");
  const { prices } = settings;
  return {
    text: turn.text,
    move: turn.move,
    voice: turn.voice,
    guard: { ok: isWhole, failures: [...new Set(failures)], fault, calls },
    firstTokenMs: tally.firstTokenMs,
    inputTokens: usage.inputTokens,
    outputTokens: usage.outputTokens,
    // A price per million tokens is a millionth of the currency per token.
    costMicros: prices && Math.round(usage.inputTokens * prices.input + usage.outputTokens * prices.output),
  };
}
