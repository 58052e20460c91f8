import type { Deps } from "../../deps.ts";
import { builtInVoice, type Voice } from "../../voice.ts";
import { createModelVoice, type VoiceTiming } from "./model-voice.ts";

/** The voice that the settings choose. */
export function openVoice(
  deps: Pick<Deps, "config" | "db" | "log">,
  timing: Partial<VoiceTiming> = {},
): Voice {
  return deps.config.model ? createModelVoice(deps, deps.config.model, timing) : builtInVoice;
}
