import { type Config, isLoopback } from "./config.ts";
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
}

export function findAiUse({ model, speech }: Pick<Config, "model" | "speech">): AiUse {
  const recogniser = speech ? findRecogniserProvider(speech) : undefined;
  if (!model) return { provider: null, isLocal: false, recogniser };
  return model.isLocal
    ? { provider: null, isLocal: true, recogniser }
    : { provider: nameProvider(model), isLocal: false, recogniser };
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
