import { type Config, isLoopback } from "../../config.ts";

const names = { openai: "OpenAI", anthropic: "Anthropic", google: "Google" } as const;

/**
 * Who processes participants' messages with a language model, as people know the name; null where no model is set
 * up, or one that runs on this machine.
 */
export function nameAiProvider(config: Pick<Config, "model">): string | null {
  const { model } = config;
  if (!model) return null;
  if (model.baseUrl !== null) return isLoopback(model.baseUrl) ? null : new URL(model.baseUrl).host;
  return model.provider === "openai-compatible" ? null : names[model.provider];
}
