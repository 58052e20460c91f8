import type { Deps } from "../../deps.ts";
import { plannedIntervieweeVoice } from "../../interviewee-voice.ts";
import { builtInVoice } from "../../voice.ts";

type ModelDeps = Pick<Deps, "config" | "db" | "log">;

/** All that a language model may word or code; the libraries that reach one are loaded only where one is set. */
export async function openModels(
  deps: ModelDeps,
): Promise<Pick<Deps, "voice" | "intervieweeVoice" | "analyst">> {
  if (!deps.config.model) {
    return { voice: builtInVoice, intervieweeVoice: plannedIntervieweeVoice, analyst: null };
  }
  const { openVoice } = await import("./model-voice.ts");
  const { openAnalyst } = await import("./open-analyst.ts");
  const { openIntervieweeVoice } = await import("./open-interviewee-voice.ts");
  return {
    voice: openVoice(deps),
    intervieweeVoice: openIntervieweeVoice(deps),
    analyst: openAnalyst(deps),
  };
}
