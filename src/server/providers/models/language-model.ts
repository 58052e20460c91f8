import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import type { ModelSettings } from "../../model-settings.ts";

/** A provider's model, and what is to be known of it. */
export interface ConnectedModel {
  model: LanguageModel;
  /** Takes a JSON schema for its answer; others are told in words and read strictly. */
  takesSchema: boolean;
  /** As little thinking as the provider lets us ask for: a turn has 120 tokens and a few seconds. */
  reasoning: "provider-default" | "none" | "low";
}

export function connectModel(settings: ModelSettings): ConnectedModel {
  const { provider, name, baseUrl } = settings;
  const options = { apiKey: settings.apiKey ?? undefined, ...(baseUrl ? { baseURL: baseUrl } : {}) };
  switch (provider) {
    case "openai":
      return { model: createOpenAI(options)(name), takesSchema: true, reasoning: "low" };
    case "anthropic":
      return { model: createAnthropic(options)(name), takesSchema: true, reasoning: "provider-default" };
    case "google":
      return { model: createGoogle(options)(name), takesSchema: true, reasoning: "none" };
    case "openai-compatible": {
      const compatible = createOpenAICompatible({
        name: "compatible",
        baseURL: baseUrl ?? "",
        includeUsage: true,
        ...(settings.apiKey ? { apiKey: settings.apiKey } : {}),
      });
      return { model: compatible(name), takesSchema: false, reasoning: "provider-default" };
    }
  }
}
