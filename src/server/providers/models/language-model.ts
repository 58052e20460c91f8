import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, type LanguageModel } from "ai";
import type { ModelSettings } from "../../model-settings.ts";

/** A provider's model, and what is to be known of it. */
export interface ConnectedModel {
  model: LanguageModel;
  /** Takes a JSON schema for its answer. Every answer is read strictly all the same. */
  takesSchema: boolean;
  /** As little thinking as the provider lets us ask for: somebody waits for the answer. */
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
    case "ollama":
      return { model: connectCompatible(settings), takesSchema: true, reasoning: "none" };
    case "openai-compatible":
      return { model: connectCompatible(settings), takesSchema: true, reasoning: "provider-default" };
  }
}

/** Ollama, llama.cpp, vLLM and LM Studio all hold a model to a JSON schema. */
function connectCompatible({ name, baseUrl, apiKey }: ModelSettings): LanguageModel {
  const compatible = createOpenAICompatible({
    name: "compatible",
    baseURL: baseUrl ?? "",
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(apiKey ? { apiKey } : {}),
  });
  return compatible(name);
}

const refusals = [400, 415, 422, 501];

/**
 * Leaves out what a server of one's own has refused by name, from then on: older ones know no schema or no
 * thinking. Whether there was such a thing, so that the same call is worth making once more.
 */
export function leaveOutRefused(connected: ConnectedModel, error: unknown): boolean {
  if (!APICallError.isInstance(error) || !refusals.includes(error.statusCode ?? 0)) return false;
  const said = (error.responseBody ?? error.message).slice(0, 2_000);
  if (connected.takesSchema && /response_format|json_schema|json schema|grammar/i.test(said)) {
    connected.takesSchema = false;
    return true;
  }
  if (connected.reasoning !== "provider-default" && /reasoning|think/i.test(said)) {
    connected.reasoning = "provider-default";
    return true;
  }
  return false;
}
