import type { Config } from "./config.ts";
import { isLoopback } from "./env-values.ts";
import type { ModelProvider } from "./model-settings.ts";

const names: Record<ModelProvider, string> = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  ollama: "Ollama",
  "openai-compatible": "another server",
};

/** What participants are told of the language model, and of what turns their speech into text. */
export interface AiUse {
  /** Who else processes what they write, as people know the name; null for nobody. */
  provider: string | null;
  /** A language model reads what they write, on this machine. */
  isLocal: boolean;
  /** Who else hears spoken answers; null for nobody, undefined where no speech is recognised. */
  recogniser?: string | null | undefined;
  /** The server that translates quotes, where it isn't on this machine. */
  translator?: string;
}

export function findAiUse({
  model,
  speech,
  translate,
}: Pick<Config, "model" | "speech" | "translate">): AiUse {
  const recogniser = speech ? findRecogniserProvider(speech) : undefined;
  const isOutside = translate !== null && !isLoopback(translate.baseUrl);
  return {
    ...findModelUse(model),
    recogniser,
    ...(isOutside && { translator: new URL(translate.baseUrl).host }),
  };
}

function findModelUse(model: Config["model"]): AiUse {
  if (!model) return { provider: null, isLocal: false };
  return model.isLocal
    ? { provider: null, isLocal: true }
    : { provider: nameProvider(model), isLocal: false };
}

function findRecogniserProvider({ baseUrl }: NonNullable<Config["speech"]>): string | null {
  return isLoopback(baseUrl) ? null : new URL(baseUrl).hostname;
}

function nameProvider({ provider, baseUrl }: NonNullable<Config["model"]>): string {
  // What listens on this machine and is not local is an Ollama that passes everything on to its cloud.
  if (baseUrl !== null && isLoopback(baseUrl)) return names.ollama;
  if (baseUrl !== null) return new URL(baseUrl).host;
  return names[provider];
}
