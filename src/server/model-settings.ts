export const modelProviders = ["openai", "anthropic", "google", "openai-compatible"] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** The language model of the interviewer's model voice. */
export interface ModelSettings {
  provider: ModelProvider;
  name: string;
  /** Null only for an openai-compatible server that asks for none. */
  apiKey: string | null;
  baseUrl: string | null;
  /** Tokens, in and out together; null without a limit. */
  dailyLimit: number | null;
  interviewLimit: number | null;
  /** Per million tokens, in the operator's own currency; null when the costs are not to be told. */
  prices: { input: number; output: number } | null;
}

type Environment = Record<string, string | undefined>;

const variables = [
  "MODEL_PROVIDER",
  "MODEL_NAME",
  "MODEL_API_KEY",
  "MODEL_BASE_URL",
  "MODEL_DAILY_LIMIT",
  "MODEL_INTERVIEW_LIMIT",
  "MODEL_PRICE_INPUT",
  "MODEL_PRICE_OUTPUT",
] as const;

/**
 * The group of the MODEL_ variables: whole or absent. Whatever is wrong or missing joins `problems`, a
 * sentence each.
 */
export function readModelSettings(env: Environment, problems: string[]): ModelSettings | null {
  const given = new Map<string, string>();
  for (const name of variables) {
    const value = env[name]?.trim();
    if (value) given.set(name, value);
  }
  if (given.size === 0) return null;
  const read = (name: (typeof variables)[number]) => given.get(name) ?? null;
  const provider = readProvider(read("MODEL_PROVIDER"), problems);
  const missing = listMissing(given, provider);
  if (missing.length > 0) {
    problems.push(
      `A language model is set up in part: ${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} missing beside ${[...given.keys()].join(", ")}.`,
    );
  }
  const limitOf = (name: (typeof variables)[number]) => readTokens(name, read(name), problems);
  return {
    provider: provider ?? "openai-compatible",
    name: read("MODEL_NAME") ?? "",
    apiKey: read("MODEL_API_KEY"),
    baseUrl: readBaseUrl(read("MODEL_BASE_URL"), problems),
    dailyLimit: limitOf("MODEL_DAILY_LIMIT"),
    interviewLimit: limitOf("MODEL_INTERVIEW_LIMIT"),
    prices: readPrices(read("MODEL_PRICE_INPUT"), read("MODEL_PRICE_OUTPUT"), problems),
  };
}

function readProvider(given: string | null, problems: string[]): ModelProvider | undefined {
  const provider = modelProviders.find((known) => known === given);
  if (given !== null && !provider)
    problems.push(`MODEL_PROVIDER must be one of ${modelProviders.join(", ")}, not "${given}".`);
  return provider;
}

function listMissing(given: ReadonlyMap<string, string>, provider: ModelProvider | undefined): string[] {
  const place = provider === "openai-compatible" ? "MODEL_BASE_URL" : "MODEL_API_KEY";
  return ["MODEL_PROVIDER", "MODEL_NAME", place].filter((name) => !given.has(name));
}

function readBaseUrl(given: string | null, problems: string[]): string | null {
  if (given === null) return null;
  if (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)) return given.replace(/\/+$/, "");
  problems.push(`MODEL_BASE_URL must be an address that starts with http:// or https://, not "${given}".`);
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
