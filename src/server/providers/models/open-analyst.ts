import { setTimeout as sleep } from "node:timers/promises";
import { findAiUse } from "../../ai-provider.ts";
import type { Analyst, AnalystAnswer, AnalystRequest } from "../../analyst.ts";
import type { Deps } from "../../deps.ts";
import type { ModelSettings } from "../../model-settings.ts";
import type { Fault } from "../../voice.ts";
import { type ConnectedModel, connectModel } from "./language-model.ts";
import { type CallPrompt, callModel, estimatePromptTokens, type Usage } from "./model-call.ts";
import {
  addSpending,
  keyOf,
  noteFault,
  noteRecovery,
  type ProviderFault,
  readStanding,
} from "./model-ledger.store.ts";
import { findLimit } from "./notices.ts";

export interface AnalystTiming {
  firstTokenMs: number;
  totalMs: number;
  /** The longest wait that a provider may ask for before a second call. */
  maxWaitMs: number;
}

/** A model on one's own machine may have to be loaded first, and answers one call after the other. */
const patienceMs = { local: 90_000, remote: 60_000 };

/** Nobody waits for a single answer here, so a model may take its time: at least as much as for a turn. */
export function timesOf(
  settings: Pick<ModelSettings, "firstTokenMs" | "totalMs" | "isLocal">,
): AnalystTiming {
  const { firstTokenMs, totalMs, isLocal } = settings;
  return {
    firstTokenMs: Math.max(isLocal ? patienceMs.local : patienceMs.remote, firstTokenMs),
    totalMs: Math.max(150_000, totalMs),
    maxWaitMs: 20_000,
  };
}

const maxCalls = 2;
const worthAnother = new Set<Fault>(["unreachable", "server_error", "cut_off", "too_many", "unusable"]);
/** What tells of the provider and not of this request: the interviewer's voice should know of it too. */
const faultsOfProvider: readonly ProviderFault[] = [
  "unreachable",
  "refused_key",
  "no_credit",
  "too_many",
  "server_error",
];
const rest = { firstSeconds: 5, maxSeconds: 300 };
const maxChars = 400_000;

type AnalystDeps = Pick<Deps, "config" | "db" | "log">;

interface Context {
  deps: AnalystDeps;
  settings: ModelSettings;
  connected: ConnectedModel;
  timing: AnalystTiming;
  /** Tokens that calls under way may still spend, by day and interview. */
  reserved: Map<string, number>;
}

/** The model that the settings choose for the analysis; null for the built-in coder. */
export function openAnalyst(deps: AnalystDeps, timing: Partial<AnalystTiming> = {}): Analyst | null {
  const settings = deps.config.model;
  if (!settings) return null;
  const context: Context = {
    ...{ deps, settings, connected: connectModel(settings), reserved: new Map() },
    timing: { ...timesOf(settings), ...timing },
  };
  return {
    name: settings.name,
    provider: findAiUse(deps.config).provider,
    runMs: settings.analysisMs,
    ask: (request) => ask(context, request),
  };
}

async function ask(context: Context, request: AnalystRequest): Promise<AnalystAnswer> {
  const { deps, settings } = context;
  const standing = await readStanding(deps.db.pool, keyOf(settings), {
    interviewId: request.interviewId,
    sessionId: null,
  });
  if (standing.isCooling) return { fault: standing.lastFault ?? "no_answer" };
  const prompt: CallPrompt = {
    ...{ rules: request.instructions, guide: "", turn: request.prompt },
    ...{ maxTokens: request.maxTokens, schema: request.schema },
  };
  const tokens = maxCalls * (estimatePromptTokens(prompt) + request.maxTokens);
  const release = reserve(context, request, { tokens, ...standing });
  if (release === null) return { fault: "over_budget" };
  try {
    const outcome = await askUntilAnswered(context, request, prompt);
    const fault = "fault" in outcome ? outcome.fault : null;
    if (!request.signal.aborted) await noteOutcome(context, fault, standing.failures);
    return "fault" in outcome ? { fault: outcome.fault } : outcome;
  } finally {
    release();
  }
}

async function askUntilAnswered(
  context: Context,
  request: AnalystRequest,
  prompt: CallPrompt,
): Promise<Outcome> {
  let outcome: Outcome = { fault: "no_answer", retryAfterMs: null };
  for (let call = 0; call < maxCalls && !request.signal.aborted; call++) {
    outcome = await askOnce(context, request, prompt);
    if (!("fault" in outcome)) break;
    const wait = outcome.retryAfterMs ?? 0;
    if (!worthAnother.has(outcome.fault) || wait > context.timing.maxWaitMs) break;
    await sleep(wait, undefined, { signal: request.signal }).catch(() => undefined);
  }
  return outcome;
}

type Outcome = { json: unknown; usage: Usage } | { fault: Fault; retryAfterMs: number | null };

async function askOnce(context: Context, request: AnalystRequest, prompt: CallPrompt): Promise<Outcome> {
  const { deps, connected, timing } = context;
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timing.totalMs)]);
  const call = callModel(connected, prompt, { signal, firstTokenMs: timing.firstTokenMs });
  let written = "";
  for await (const delta of call.deltas) {
    written += delta;
    if (written.length > maxChars) break;
    request.onText?.(written);
  }
  const { fault, retryAfterMs, usage } = call.readEnd();
  const tokens = (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0);
  await addSpending(deps.db.pool, request.interviewId, tokens);
  if (fault !== null) return { fault, retryAfterMs };
  const json = readJsonAnswer(written);
  if (json === undefined) return { fault: "unusable", retryAfterMs: null };
  return { json, usage: usage ?? { inputTokens: 0, outputTokens: 0 } };
}

/** Sets the tokens of a call aside, so that calls at the same time stay in the limits; null when there are none left. */
function reserve(
  { settings, reserved }: Context,
  { interviewId }: AnalystRequest,
  need: { tokens: number; spentToday: number; spentOnInterview: number },
): (() => void) | null {
  const scopes = ["day", ...(interviewId === null ? [] : [interviewId])];
  const setAside = (scope: string) => reserved.get(scope) ?? 0;
  const limit = findLimit(settings, interviewId, {
    spentToday: need.spentToday + setAside("day") + need.tokens,
    spentOnInterview: interviewId === null ? 0 : need.spentOnInterview + setAside(interviewId) + need.tokens,
  });
  if (limit !== null) return null;
  for (const scope of scopes) reserved.set(scope, setAside(scope) + need.tokens);
  return () => {
    for (const scope of scopes) {
      const left = setAside(scope) - need.tokens;
      if (left > 0) reserved.set(scope, left);
      else reserved.delete(scope);
    }
  };
}

async function noteOutcome(
  { deps, settings }: Context,
  fault: Fault | null,
  failures: number,
): Promise<void> {
  if (fault !== null) deps.log.warn({ fault }, "the model did not answer the analysis");
  const ofProvider = faultsOfProvider.find((known) => known === fault);
  if (ofProvider) await noteFault(deps.db.pool, keyOf(settings), ofProvider, rest);
  else if (fault === null && failures > 0) await noteRecovery(deps.db.pool, keyOf(settings));
}

/** The JSON object in what a model wrote: its thoughts and a code fence around it are left out. */
function readJsonAnswer(written: string): unknown {
  const answer = written.replace(/<think>[\s\S]*?<\/think>/gu, "");
  const from = answer.indexOf("{");
  const to = answer.lastIndexOf("}");
  if (from === -1 || to < from) return undefined;
  try {
    return JSON.parse(answer.slice(from, to + 1));
  } catch {
    return undefined;
  }
}
