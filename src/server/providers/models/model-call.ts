import { APICallError, Output, streamText } from "ai";
import { estimateTokens } from "#analysis/coder/model/model-request.ts";
import { answerSchema } from "#interviewer/voices/model/answer-schema.ts";
import type { ModelPrompt } from "#interviewer/voices/model/prompt.ts";
import type { Fault } from "../../voice.ts";
import { type ConnectedModel, leaveOutRefused } from "./language-model.ts";

/** Prints its warnings to the console otherwise. */
(globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;

export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

export interface ModelCall {
  /** What the model writes, as it arrives. Ends without a throw, also after a fault. */
  deltas: AsyncGenerator<string, void, undefined>;
  /** To be read when the deltas have ended. */
  readEnd: () => CallEnd;
}

/** As text: the package would read all of an object so far with each piece that arrives, and so a long one for minutes. */
function outputOf(schema: Record<string, unknown>) {
  return { ...Output.text(), responseFormat: Promise.resolve({ type: "json" as const, schema }) };
}

export function estimatePromptTokens(prompt: ModelPrompt): number {
  return estimateTokens(prompt.rules + prompt.guide + prompt.turn);
}

/** What is asked: by default for a turn's words, else for JSON of a schema of its own. */
export type CallPrompt = ModelPrompt & { schema?: Record<string, unknown> };

/** One call, streamed. Abandoned when `signal` fires or no first token came in `firstTokenMs`. */
export function callModel(
  connected: ConnectedModel,
  prompt: CallPrompt,
  limits: { signal: AbortSignal; firstTokenMs: number },
): ModelCall {
  const watch = watchCall(limits);
  const { end } = watch;
  async function* readDeltas(): AsyncGenerator<string, void, undefined> {
    let written = "";
    try {
      for await (const part of readParts(connected, prompt, watch)) {
        const text = readPart(part, watch);
        written += text;
        if (text !== "") yield text;
      }
    } catch (error) {
      fail(end, error);
    } finally {
      watch.stop(null);
      if (end.usage === null) end.usage = estimateUsage(end, prompt, written);
    }
  }
  return { deltas: readDeltas(), readEnd: () => end };
}

interface CallEnd {
  fault: Fault | null;
  retryAfterMs: number | null;
  /** Null while the provider has not told. */
  usage: Usage | null;
  firstTokenMs: number | null;
}

interface Watch {
  end: CallEnd;
  signal: AbortSignal;
  aborted: Promise<"aborted">;
  noteToken: () => void;
  stop: (fault: Fault | null) => void;
}

/** The clock of a call: it stops what takes too long and remembers why. */
function watchCall(limits: { signal: AbortSignal; firstTokenMs: number }): Watch {
  const began = performance.now();
  const abort = new AbortController();
  const end: CallEnd = { fault: null, retryAfterMs: null, usage: null, firstTokenMs: null };
  const onLimit = () => stop("too_slow");
  const timer = setTimeout(() => stop("no_answer"), limits.firstTokenMs);
  const stop = (fault: Fault | null) => {
    end.fault ??= fault;
    clearTimeout(timer);
    limits.signal.removeEventListener("abort", onLimit);
    abort.abort();
  };
  const aborted = new Promise<"aborted">((resolve) => {
    abort.signal.addEventListener("abort", () => resolve("aborted"), { once: true });
  });
  limits.signal.addEventListener("abort", onLimit, { once: true });
  if (limits.signal.aborted) stop("too_slow");
  const noteToken = () => {
    clearTimeout(timer);
    end.firstTokenMs ??= Math.round(performance.now() - began);
  };
  return { end, signal: abort.signal, aborted, noteToken, stop };
}

type StreamPart = ReturnType<typeof startStream> extends AsyncIterable<infer Part> ? Part : never;

/** Until the call ends or is given up; made once more where the server refused only what can be left out. */
async function* readParts(
  connected: ConnectedModel,
  prompt: CallPrompt,
  { signal, aborted }: Watch,
): AsyncGenerator<StreamPart, void, undefined> {
  let parts = startStream(connected, prompt, signal)[Symbol.asyncIterator]();
  for (;;) {
    // An aborted request may keep its stream waiting: it is not waited for.
    const next = await Promise.race([parts.next(), aborted]);
    if (next === "aborted" || next.done) return;
    if (next.value.type === "error" && leaveOutRefused(connected, next.value.error))
      parts = startStream(connected, prompt, signal)[Symbol.asyncIterator]();
    else yield next.value;
  }
}

/** The text of a part; what else it tells goes to the call's end. */
function readPart(part: StreamPart, { end, noteToken }: Watch): string {
  switch (part.type) {
    case "error":
      fail(end, part.error);
      return "";
    case "finish":
      if (part.totalUsage.inputTokens !== undefined) {
        const { inputTokens, outputTokens } = part.totalUsage;
        end.usage = { inputTokens, outputTokens: outputTokens ?? 0 };
      }
      return "";
    case "reasoning-delta":
      noteToken();
      return "";
    case "text-delta":
      noteToken();
      return part.text;
    default:
      return "";
  }
}

/** What a call cost whose provider did not tell: nothing when it refused or was not reached. */
function estimateUsage(end: CallEnd, prompt: ModelPrompt, written: string): Usage {
  const wasServed = end.firstTokenMs !== null || end.fault === "no_answer" || end.fault === "too_slow";
  if (!wasServed) return { inputTokens: 0, outputTokens: 0 };
  return { inputTokens: estimatePromptTokens(prompt), outputTokens: estimateTokens(written) };
}

function startStream(
  { model, takesSchema, reasoning }: ConnectedModel,
  prompt: CallPrompt,
  signal: AbortSignal,
) {
  return streamText({
    model,
    // The part that is the same for all sessions of a script: marked for the providers that cache on request.
    instructions: {
      role: "system",
      content: `${prompt.rules}\n\n${prompt.guide}`,
      providerOptions: { anthropic: { cacheControl: { type: "ephemeral" } } },
    },
    prompt: prompt.turn,
    maxOutputTokens: prompt.maxTokens,
    maxRetries: 0,
    abortSignal: signal,
    onError: () => undefined,
    // OpenAI would keep the participants' words for weeks.
    providerOptions: { openai: { store: false } },
    ...(reasoning === "provider-default" ? {} : { reasoning }),
    ...(takesSchema ? { output: outputOf(prompt.schema ?? answerSchema) } : {}),
  }).stream;
}

const faultOfStatus: Record<number, Fault> = {
  400: "bad_request",
  401: "refused_key",
  402: "no_credit",
  403: "refused_key",
  404: "bad_request",
  408: "server_error",
  429: "too_many",
};

function fail(end: CallEnd, error: unknown): void {
  if (end.fault !== null) return;
  if (!APICallError.isInstance(error)) {
    end.fault = end.firstTokenMs === null ? "unreachable" : "cut_off";
    return;
  }
  const { statusCode, responseHeaders } = error;
  const retryAfter = Number(responseHeaders?.["retry-after"]);
  if (Number.isFinite(retryAfter) && retryAfter > 0) end.retryAfterMs = retryAfter * 1_000;
  if (statusCode === undefined) end.fault = "unreachable";
  else if (statusCode < 400) end.fault = "cut_off";
  else end.fault = faultOfStatus[statusCode] ?? (statusCode < 500 ? "bad_request" : "server_error");
}
