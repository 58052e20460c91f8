import { type Environment, EnvValues, isLoopback } from "./env-values.ts";

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

const needed = ["MODEL_PROVIDER", "MODEL_NAME"];
const others = [
  "MODEL_API_KEY",
  "MODEL_BASE_URL",
  "MODEL_FIRST_TOKEN_SECONDS",
  "MODEL_SECONDS",
  "MODEL_ANALYSIS_SECONDS",
  "MODEL_DAILY_LIMIT",
  "MODEL_INTERVIEW_LIMIT",
  "MODEL_PRICE_INPUT",
  "MODEL_PRICE_OUTPUT",
];

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

/** The group of the MODEL_ variables: whole or absent. */
export function readModelSettings(values: EnvValues): ModelSettings | null {
  if ([...needed, ...others].every((name) => values.text(name) === null)) return null;
  const provider = values.choice("MODEL_PROVIDER", modelProviders);
  const name = values.text("MODEL_NAME") ?? "";
  if (provider === "ollama" && name === "")
    values.problems.push("MODEL_PROVIDER=ollama needs MODEL_NAME, the name of a model that Ollama has.");
  else values.group("A language model", [...needed, ...requiredBy(provider)], others);
  const baseUrl = values.webAddress("MODEL_BASE_URL") ?? (provider === "ollama" ? ollamaBaseUrl : null);
  const isLocal = baseUrl !== null && isLoopback(baseUrl) && !ollamaCloudName.test(name);
  const dailyLimit = readDailyLimit(values, isLocal);
  return {
    provider: provider ?? "openai-compatible",
    name,
    apiKey: values.text("MODEL_API_KEY"),
    baseUrl,
    isLocal,
    ...readTimes(values),
    dailyLimit,
    interviewLimit: readNumber(values, "MODEL_INTERVIEW_LIMIT", tokens, "a whole number of tokens"),
    tryOutDailyLimit: Math.floor((dailyLimit ?? defaultDailyLimit) * tryOutShare),
    prices: readPrices(values),
  };
}

/** Where to ask for the names of Ollama's models, when Ollama is chosen and no model is; null otherwise. */
export function findUnnamedOllama(env: Environment): string | null {
  const values = new EnvValues(env, []);
  if (values.text("MODEL_PROVIDER") !== "ollama" || values.text("MODEL_NAME") !== null) return null;
  return values.webAddress("MODEL_BASE_URL") ?? ollamaBaseUrl;
}

function requiredBy(provider: ModelProvider | null): string[] {
  if (provider === "ollama") return [];
  return [provider === "openai-compatible" ? "MODEL_BASE_URL" : "MODEL_API_KEY"];
}

function readTimes(values: EnvValues): Pick<ModelSettings, "firstTokenMs" | "totalMs" | "analysisMs"> {
  const seconds = values.seconds("MODEL_SECONDS", maxSeconds) ?? defaultSeconds;
  const first = values.seconds("MODEL_FIRST_TOKEN_SECONDS", maxSeconds);
  if (first !== null && first > seconds) {
    values.problems.push(
      `MODEL_FIRST_TOKEN_SECONDS (${first}) must not be more than MODEL_SECONDS (${seconds}), the time for the whole answer.`,
    );
  }
  const analysis = values.seconds("MODEL_ANALYSIS_SECONDS", maxAnalysisSeconds) ?? defaultAnalysisSeconds;
  return {
    firstTokenMs: Math.round((first ?? Math.min(defaultFirstTokenSeconds, seconds)) * 1_000),
    totalMs: Math.round(seconds * 1_000),
    analysisMs: Math.round(analysis * 1_000),
  };
}

const tokens = /^\d{1,15}$/;
const price = /^\d{1,6}(\.\d{1,6})?$/;

function readNumber(values: EnvValues, name: string, shape: RegExp, what: string): number | null {
  const given = values.matching(name, shape, what);
  return given === null ? null : Number(given);
}

/** A model on this machine costs nothing, so only one elsewhere has a limit by itself. */
function readDailyLimit(values: EnvValues, isLocal: boolean): number | null {
  const name = "MODEL_DAILY_LIMIT";
  const given = values.text(name);
  if (given === null) return isLocal ? null : defaultDailyLimit;
  if (given.toLowerCase() === "none") return null;
  return readNumber(values, name, tokens, 'a whole number of tokens or "none"');
}

function readPrices(values: EnvValues): ModelSettings["prices"] {
  const names = ["MODEL_PRICE_INPUT", "MODEL_PRICE_OUTPUT"] as const;
  const missing = names.filter((name) => values.text(name) === null);
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    values.problems.push(`The prices of the language model are set in part: ${missing.join("")} is missing.`);
    return null;
  }
  const [input, output] = names.map((name) =>
    readNumber(values, name, price, "a price per million tokens such as 0.15"),
  );
  return { input: input ?? 0, output: output ?? 0 };
}
