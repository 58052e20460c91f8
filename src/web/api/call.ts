import type { ErrorCode } from "#contract/errors.ts";
import type { AnswerOf, BodyInputOf, Operation, ParamsOf, QueryInputOf } from "#contract/operation.ts";
import type { OperationKey, Operations } from "#contract/operations.ts";
import { ApiError } from "./api-error.ts";
import { readEvents } from "./event-stream.ts";

type Part<Name extends string, T> = T extends undefined ? { [K in Name]?: undefined } : { [K in Name]: T };
type Query<O extends Operation> = O["query"] extends undefined
  ? { query?: undefined }
  : { query?: QueryInputOf<O> };

/** What a call takes: path parameters, query, JSON body, or a form with files. */
export type CallInput<O extends Operation> = Part<"params", ParamsOf<O>> &
  Query<O> &
  (O extends { files: string } ? { form: FormData } : Part<"body", BodyInputOf<O>>) & {
    signal?: AbortSignal;
    headers?: Record<string, string>;
    /** How long the answer may take; of a stream, how long it may be silent. */
    timeoutMs?: number;
    /** Asks for the answer as a stream and is told what comes before it. */
    onEvent?: (event: string, data: unknown) => void;
  };

interface PlainInput {
  params?: Record<string, string> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  form?: FormData;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  timeoutMs?: number;
  onEvent?: (event: string, data: unknown) => void;
}

/**
 * One call of the contract, typed by its key: `call("GET /api/projects/:projectId", { params: { projectId } })`.
 * Rejects with an ApiError; a server that says nothing for 60 s counts as offline.
 */
export async function call<K extends OperationKey>(
  key: K,
  input: CallInput<Operations[K]>,
): Promise<AnswerOf<Operations[K]>> {
  const plain = input as PlainInput;
  const [method = "GET", path = "/"] = key.split(" ");
  const silence = watchSilence(plain.timeoutMs ?? 60_000);
  try {
    const response = await send(method, pathOf(path, plain), plain, silence.signal);
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
    if (isStream) return (await readStream(response, plain, silence.renew)) as AnswerOf<Operations[K]>;
    const body = await readJson(response);
    if (!response.ok) throw new ApiError(response.status, codeOf(body), body);
    return body as AnswerOf<Operations[K]>;
  } finally {
    silence.stop();
  }
}

/** Aborts once nothing has come for so long. */
function watchSilence(ms: number): { signal: AbortSignal; renew: () => void; stop: () => void } {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(), ms);
  let timer = start();
  const stop = () => clearTimeout(timer);
  const renew = () => {
    stop();
    timer = start();
  };
  return { signal: controller.signal, renew, stop };
}

function pathOf(path: string, input: PlainInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ""));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const search = query.toString();
  return search === "" ? filled : `${filled}?${search}`;
}

async function send(
  method: string,
  path: string,
  input: PlainInput,
  silence: AbortSignal,
): Promise<Response> {
  const accept = input.onEvent ? "text/event-stream, application/json" : "application/json";
  const headers: Record<string, string> = { accept, ...input.headers };
  if (input.body !== undefined) headers["content-type"] = "application/json";
  try {
    return await fetch(path, {
      method,
      headers,
      body: input.form ?? (input.body === undefined ? null : JSON.stringify(input.body)),
      credentials: "same-origin",
      signal: input.signal ? AbortSignal.any([input.signal, silence]) : silence,
    });
  } catch (cause) {
    if (input.signal?.aborted) throw cause;
    throw new ApiError(0, "offline", {});
  }
}

/** The answer is the event "reply"; a stream that ends without it was cut. */
async function readStream(response: Response, input: PlainInput, onBytes: () => void): Promise<unknown> {
  try {
    if (response.body) {
      for await (const { event, data } of readEvents(response.body, onBytes)) {
        if (event === "reply") return data;
        if (event === "error") throw streamedError(data);
        input.onEvent?.(event, data);
      }
    }
  } catch (cause) {
    if (cause instanceof ApiError || input.signal?.aborted) throw cause;
  }
  throw new ApiError(0, "offline", {});
}

/** An error inside a stream has come with the status of a success: its own stands in its body. */
function streamedError(data: unknown): ApiError {
  const body = typeof data === "object" && data !== null ? (data as Record<string, unknown>) : {};
  return new ApiError(0, codeOf(body), body);
}

async function readJson(response: Response): Promise<Record<string, unknown>> {
  try {
    return (await response.json()) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function codeOf(body: Record<string, unknown>): ErrorCode {
  return typeof body.code === "string" ? (body.code as ErrorCode) : "unexpected";
}
