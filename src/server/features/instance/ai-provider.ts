import { type Config, isLoopback } from "../../config.ts";
import type { ModelProvider } from "../../model-settings.ts";

const names: Record<ModelProvider, string> = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  ollama: "Ollama",
  "openai-compatible": "another server",
};

/** What participants are told of the language model. */
export interface AiUse {
  /** Who else processes what they write, as people know the name; null for nobody. */
  provider: string | null;
  /** A language model reads what they write, on this machine. */
  isLocal: boolean;
}

export function findAiUse({ model }: Pick<Config, "model">): AiUse {
  if (!model) return { provider: null, isLocal: false };
  return model.isLocal
    ? { provider: null, isLocal: true }
    : { provider: nameProvider(model), isLocal: false };
}

function nameProvider({ provider, baseUrl }: NonNullable<Config["model"]>): string {
  // What listens on this machine and is not local is an Ollama that passes everything on to its cloud.
  if (baseUrl !== null && isLoopback(baseUrl)) return names.ollama;
  if (baseUrl !== null) return new URL(baseUrl).host;
  return names[provider];
}
