import type { ModelSettings } from "#server/model-settings.ts";
import {
  describeMissingOllama,
  hasOllamaModel,
  joinNames,
  listOllamaModels,
  ownAddress,
  readOllamaContext,
} from "#server/providers/models/ollama.ts";
import type { Finding } from "./doctor-machine.ts";
import { type Answered, ask, say } from "./doctor-outside.ts";

/** What the doctor says of the language model without spending anything. */

/** The list of models takes the same key as a call, and costs nothing. */
export async function checkModelServer(settings: ModelSettings | null): Promise<Answered> {
  if (settings === null) {
    return say(true, "No language model is set up: the built-in interviewer runs the interviews.");
  }
  if (settings.provider === "ollama") return checkOllama(settings);
  const name = `The language model ${settings.name} at ${settings.provider}`;
  const { url, headers } = listRequest(settings);
  const reply = await ask(url, headers, settings.provider);
  if (reply === null) {
    return say(false, `${name} could not be reached: check the network, and MODEL_BASE_URL if it is set.`);
  }
  const { status, clocks } = reply;
  if (status === 401 || status === 403 || (status === 400 && settings.provider === "google"))
    return say(false, `${name} refused the key: check MODEL_API_KEY.`, clocks);
  if (status === 404 || status === 405 || status === 501) {
    return say(
      true,
      `${name} can be reached, but has no list of models to try the key on; "npm run doctor -- --call-model" makes a real call.`,
      clocks,
    );
  }
  if (status !== 200)
    return say(false, `${name} answered with an error (${status}): try again later.`, clocks);
  const models = readModelIds(reply.body);
  if (settings.provider === "openai-compatible" && models.length > 0 && !models.includes(settings.name)) {
    return say(
      true,
      `${name} can be reached, but its list has ${joinNames(models)}: "npm run doctor -- --call-model" shows whether MODEL_NAME is right.`,
      clocks,
    );
  }
  if (models.length > 0 && !models.includes(settings.name)) {
    return say(
      true,
      `${name} accepts the key, but isn't on the first page of its list: "npm run doctor -- --call-model" shows whether MODEL_NAME is right.`,
      clocks,
    );
  }
  return say(true, `${name} accepts the key; nothing was spent.`, clocks);
}

function listRequest({ provider, apiKey, baseUrl }: ModelSettings): {
  url: string;
  headers: Record<string, string>;
} {
  switch (provider) {
    case "anthropic":
      return {
        url: `${baseUrl ?? "https://api.anthropic.com/v1"}/models?limit=1000`,
        headers: { "x-api-key": apiKey ?? "", "anthropic-version": "2023-06-01" },
      };
    case "google":
      return {
        url: `${baseUrl ?? "https://generativelanguage.googleapis.com/v1beta"}/models?pageSize=1000`,
        headers: { "x-goog-api-key": apiKey ?? "" },
      };
    default:
      return {
        url: `${baseUrl ?? "https://api.openai.com/v1"}/models`,
        headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
      };
  }
}

/** OpenAI and Anthropic list `data` with ids, Google `models` with names. */
function readModelIds(body: unknown): string[] {
  const { data, models } = (body ?? {}) as { data?: unknown; models?: unknown };
  const list: unknown[] = Array.isArray(data) ? data : Array.isArray(models) ? models : [];
  return list.flatMap((one) => {
    const { id, name } = (one ?? {}) as { id?: unknown; name?: unknown };
    const found = id ?? name;
    return typeof found === "string" ? [found.replace(/^models\//, "")] : [];
  });
}

async function checkOllama({ baseUrl, name }: ModelSettings): Promise<Answered> {
  const url = baseUrl ?? "";
  const models = await listOllamaModels(url);
  if (models === null) return say(false, describeMissingOllama(url));
  const at = `Ollama at ${ownAddress(url)}`;
  if (hasOllamaModel(models, name)) return say(true, `${at} has the language model ${name}.`);
  const others = models.length === 0 ? "no models yet" : joinNames(models);
  return say(
    false,
    `${at} does not have the language model ${name}; it has ${others}. Run "ollama pull ${name}", or change MODEL_NAME.`,
  );
}

/** A long talk with its guide and rules. Ollama drops what does not fit without a word. */
const minContext = 12_000;

/** What a model that was called just now has room for; nothing to say where nothing is known. */
export async function checkOllamaContext({ provider, baseUrl, name }: ModelSettings): Promise<Finding[]> {
  if (provider !== "ollama" || baseUrl === null) return [];
  const context = await readOllamaContext(baseUrl, name);
  if (context === null || context >= minContext) return [];
  return [
    {
      ok: false,
      sentence: `Ollama gives ${name} room for ${format(context)} tokens, so it would forget the beginning of a long interview: start it with "OLLAMA_CONTEXT_LENGTH=16384 ollama serve".`,
    },
  ];
}

/** How long it may think, and what it may spend. */
export function describeModelLimits(settings: ModelSettings): Finding {
  const { firstTokenMs, totalMs, dailyLimit, interviewLimit, tryOutDailyLimit } = settings;
  const day =
    dailyLimit === null
      ? `It may spend any number of tokens${settings.isLocal ? ", since it runs on this machine" : ""}`
      : `It may spend ${format(dailyLimit)} tokens a day, which is about ${format(Math.floor(dailyLimit / tokensPerInterview))} interviews (MODEL_DAILY_LIMIT)`;
  const interview =
    interviewLimit === null ? "" : `, ${format(interviewLimit)} an interview (MODEL_INTERVIEW_LIMIT)`;
  return {
    ok: true,
    sentence: `A turn waits ${firstTokenMs / 1_000} s for the model's first word (MODEL_FIRST_TOKEN_SECONDS) and ${totalMs / 1_000} s in all (MODEL_SECONDS). ${day}${interview}, and ${format(tryOutDailyLimit)} a day in the public try-out interview.`,
  };
}

const tokensPerInterview = 60_000;

function format(tokens: number): string {
  return tokens.toLocaleString("en-GB");
}
