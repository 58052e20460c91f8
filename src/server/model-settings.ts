const modelProviders = ["openai", "anthropic", "google", "ollama", "openai-compatible"] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** The language model that listens and speaks for the interviewer, and codes what was said. */
export interface ModelSettings {
  provider: ModelProvider;
  name: string;
  /** Null only for a server of one's own that asks for none. */
  apiKey: string | null;
  /** Null for the provider's own address. */
  baseUrl: string | null;
  /** It runs on this machine: what it reads is sent to nobody. */
  isLocal: boolean;
  /** How long a turn waits for the model's first token. */
  firstTokenMs: number;
  /** How long a turn waits for the model in all, a second call included. */
  totalMs: number;
  /** How long an analysis asks the model in all; what is there by then is used. */
  analysisMs: number;
  /** Tokens, in and out together; null without a limit. */
  dailyLimit: number | null;
  interviewLimit: number | null;
  /** Tokens a day of the public try-out interview; they count towards the day's limit too. */
  tryOutDailyLimit: number;
  /** Per million tokens, in the operator's own currency; null when the costs are not to be told. */
  prices: { input: number; output: number } | null;
}

type Environment = Record<string, string | undefined>;

const variables = [
  "MODEL_PROVIDER",
  "MODEL_NAME",
  "MODEL_API_KEY",
  "MODEL_BASE_URL",
  "MODEL_FIRST_TOKEN_SECONDS",
  "MODEL_SECONDS",
  "MODEL_ANALYSIS_SECONDS",
  "MODEL_DAILY_LIMIT",
  "MODEL_INTERVIEW_LIMIT",
  "MODEL_PRICE_INPUT",
  "MODEL_PRICE_OUTPUT",
] as const;

/** Where Ollama listens unless it is told otherwise. */
const ollamaBaseUrl = "http://127.0.0.1:11434/v1";

/** Models that Ollama passes on to its own servers, such as "gpt-oss:120b-cloud". */
const ollamaCloudName = /[-:]cloud$/i;

/** About 200 interviews of 60,000 tokens. */
const defaultDailyLimit = 12_000_000;
/** The try-out interview's part of a day's tokens. */
const tryOutShare = 0.05;

const defaultFirstTokenSeconds = 8;
const defaultSeconds = 20;
const maxSeconds = 600;
/** A hundred interviews on a model that takes six seconds for an answer need two minutes. */
const defaultAnalysisSeconds = 900;
const maxAnalysisSeconds = 86_400;

/**
 * The group of the MODEL_ variables: whole or absent. Whatever is wrong or missing joins `problems`, a
 * sentence each.
 */
export function readModelSettings(
  env: Environment,
  problems: string[],
  isLoopback: (url: string) => boolean,
): ModelSettings | null {
  const given = new Map<string, string>();
  for (const name of variables) {
    const value = env[name]?.trim();
    if (value) given.set(name, value);
  }
  if (given.size === 0) return null;
  const read = (name: (typeof variables)[number]) => given.get(name) ?? null;
  const provider = readProvider(read("MODEL_PROVIDER"), problems);
  noteMissing(given, provider, problems);
  const typedUrl = readBaseUrl(read("MODEL_BASE_URL"), problems);
  const baseUrl = typedUrl ?? (provider === "ollama" ? ollamaBaseUrl : null);
  const name = read("MODEL_NAME") ?? "";
  const isLocal = baseUrl !== null && isLoopback(baseUrl) && !ollamaCloudName.test(name);
  const dailyLimit = readDailyLimit(read("MODEL_DAILY_LIMIT"), isLocal, problems);
  return {
    provider: provider ?? "openai-compatible",
    name,
    apiKey: read("MODEL_API_KEY"),
    baseUrl,
    isLocal,
    ...readTimes(read("MODEL_FIRST_TOKEN_SECONDS"), read("MODEL_SECONDS"), problems),
    analysisMs: readAnalysisMs(read("MODEL_ANALYSIS_SECONDS"), problems),
    dailyLimit,
    interviewLimit: readTokens("MODEL_INTERVIEW_LIMIT", read("MODEL_INTERVIEW_LIMIT"), problems),
    tryOutDailyLimit: Math.floor((dailyLimit ?? defaultDailyLimit) * tryOutShare),
    prices: readPrices(read("MODEL_PRICE_INPUT"), read("MODEL_PRICE_OUTPUT"), problems),
  };
}

/** Where to ask for the names of Ollama's models, when Ollama is chosen and no model is; null otherwise. */
export function findUnnamedOllama(env: Environment): string | null {
  if (env.MODEL_PROVIDER?.trim() !== "ollama" || env.MODEL_NAME?.trim()) return null;
  return readBaseUrl(env.MODEL_BASE_URL?.trim() || null, []) ?? ollamaBaseUrl;
}

function readProvider(given: string | null, problems: string[]): ModelProvider | undefined {
  const provider = modelProviders.find((known) => known === given);
  if (given !== null && !provider)
    problems.push(`MODEL_PROVIDER must be one of ${modelProviders.join(", ")}, not "${given}".`);
  return provider;
}

function noteMissing(
  given: ReadonlyMap<string, string>,
  provider: ModelProvider | undefined,
  problems: string[],
): void {
  const missing = ["MODEL_PROVIDER", "MODEL_NAME", ...requiredBy(provider)].filter(
    (name) => !given.has(name),
  );
  if (missing.length === 0) return;
  if (provider === "ollama") {
    problems.push("MODEL_PROVIDER=ollama needs MODEL_NAME, the name of a model that Ollama has.");
    return;
  }
  problems.push(
    `A language model is only partly set up: ${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} missing alongside ${[...given.keys()].join(", ")}.`,
  );
}

function requiredBy(provider: ModelProvider | undefined): string[] {
  if (provider === "ollama") return [];
  return [provider === "openai-compatible" ? "MODEL_BASE_URL" : "MODEL_API_KEY"];
}

function readBaseUrl(given: string | null, problems: string[]): string | null {
  if (given === null) return null;
  if (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)) return given.replace(/\/+$/, "");
  problems.push(`MODEL_BASE_URL must be an address that starts with http:// or https://, not "${given}".`);
  return null;
}

function readTimes(
  first: string | null,
  whole: string | null,
  problems: string[],
): Pick<ModelSettings, "firstTokenMs" | "totalMs"> {
  const seconds = readSeconds("MODEL_SECONDS", whole, problems) ?? defaultSeconds;
  const typedFirst = readSeconds("MODEL_FIRST_TOKEN_SECONDS", first, problems);
  if (typedFirst !== null && typedFirst > seconds) {
    problems.push(
      `MODEL_FIRST_TOKEN_SECONDS (${typedFirst}) must not be more than MODEL_SECONDS (${seconds}), the time for the whole answer.`,
    );
  }
  const firstSeconds = typedFirst ?? Math.min(defaultFirstTokenSeconds, seconds);
  return { firstTokenMs: Math.round(firstSeconds * 1_000), totalMs: Math.round(seconds * 1_000) };
}

function readAnalysisMs(given: string | null, problems: string[]): number {
  const seconds = readSeconds("MODEL_ANALYSIS_SECONDS", given, problems, maxAnalysisSeconds);
  return Math.round((seconds ?? defaultAnalysisSeconds) * 1_000);
}

function readSeconds(
  name: string,
  given: string | null,
  problems: string[],
  max = maxSeconds,
): number | null {
  if (given === null) return null;
  const seconds = Number(given);
  if (/^\d{1,5}(\.\d{1,3})?$/.test(given) && seconds >= 1 && seconds <= max) return seconds;
  problems.push(`${name} must be a number of seconds from 1 to ${max}, not "${given}".`);
  return null;
}

/** A model on this machine costs nothing, so only one elsewhere has a limit by itself. */
function readDailyLimit(given: string | null, isLocal: boolean, problems: string[]): number | null {
  if (given === null) return isLocal ? null : defaultDailyLimit;
  if (given.toLowerCase() === "none") return null;
  if (/^\d{1,15}$/.test(given)) return Number(given);
  problems.push(`MODEL_DAILY_LIMIT must be a whole number of tokens or "none", not "${given}".`);
  return null;
}

function readTokens(name: string, given: string | null, problems: string[]): number | null {
  if (given === null) return null;
  if (/^\d{1,15}$/.test(given)) return Number(given);
  problems.push(`${name} must be a whole number of tokens, not "${given}".`);
  return null;
}

function readPrices(
  input: string | null,
  output: string | null,
  problems: string[],
): ModelSettings["prices"] {
  if (input === null && output === null) return null;
  if (input === null || output === null) {
    const missing = input === null ? "MODEL_PRICE_INPUT" : "MODEL_PRICE_OUTPUT";
    problems.push(`The prices of the language model are set in part: ${missing} is missing.`);
    return null;
  }
  for (const [name, given] of [
    ["MODEL_PRICE_INPUT", input],
    ["MODEL_PRICE_OUTPUT", output],
  ] as const) {
    if (!/^\d{1,6}(\.\d{1,6})?$/.test(given))
      problems.push(`${name} must be a price per million tokens such as 0.15, not "${given}".`);
  }
  return { input: Number(input), output: Number(output) };
}
