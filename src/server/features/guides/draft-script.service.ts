import type { GenerateInput, ScriptDraft } from "#contract/scripts.ts";
import { findObjectiveLanguage } from "#interviewer/script/objective-language.ts";
import { invalidFields } from "../../app-error.ts";
import { askCreatorWork } from "../../creator-work/creator-work.ts";
import type { Deps } from "../../deps.ts";
import { draftByModel } from "./draft-by-model.ts";

export interface Drafting {
  /** Ends the model's work. */
  signal: AbortSignal;
  /** The script so far, while a model writes it. */
  onDraft: (draft: ScriptDraft) => void;
}

const defaultMinutes = 15;

/** A script to review: by the guide that was chosen, by the model, or by the nearest guide. Saves nothing. */
export async function draftScript(
  deps: Pick<Deps, "analyst">,
  accountId: string,
  input: GenerateInput,
  { signal, onDraft }: Drafting,
): Promise<ScriptDraft> {
  const made = await askCreatorWork({ accountId, signal }, "draftFromGuide", input);
  if (!made) throw invalidFields({ "guide.id": "There is no guide of this name" });
  if (!deps.analyst || input.guide) return made.draft;
  const { objective } = input;
  const outcome = await draftByModel(deps.analyst, {
    task: {
      objective,
      targetAudience: input.targetAudience,
      minutes: input.minutes ?? defaultMinutes,
      beliefs: input.beliefs ?? "",
      decision: input.decision ?? "",
      language: input.language ?? findObjectiveLanguage(objective),
    },
    guide: made.guide,
    signal,
    onDraft: (draft) => onDraft({ ...draft, objective }),
  });
  if ("draft" in outcome) return { ...outcome.draft, objective };
  const source = `This draft comes from the guide “${made.guide.name}”; your objective is kept as you wrote it.`;
  const sentences = [outcome.reason, source, made.draft.notice].filter((sentence) => sentence !== null);
  return { ...made.draft, notice: sentences.join(" "), modelFailure: outcome.reason };
}
