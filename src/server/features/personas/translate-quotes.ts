import { keepLeaves, listLeaves } from "#analysis/frameworks/leaves.ts";
import type { FrameworkResult } from "#contract/personas.ts";
import type { Deps } from "../../deps.ts";
import { translateEvidence } from "../findings/translations/translations.service.ts";
import type { LiveInterview } from "../interviews/interviews.service.ts";

/** Transcripts alone say nothing of the language that their reader wants. */
const ownLanguage = "en";

interface Task {
  interviewId: string | null;
  settings: LiveInterview["settings"] | undefined;
  /** By source. */
  languages: ReadonlyMap<string, string>;
  signal: AbortSignal;
}

/** Each quote in another language than the study's findings with what a machine makes of it, as far as that answers in time. */
export async function translateQuotes<T extends FrameworkResult>(
  deps: Pick<Deps, "db" | "analyst" | "translator">,
  framework: T,
  { settings, ...task }: Task,
): Promise<T> {
  const to = settings?.analysisLanguage ?? settings?.language ?? ownLanguage;
  const evidence = listLeaves(framework).flatMap((leaf) => leaf.evidence);
  const translate = await translateEvidence(deps, evidence, { ...task, to });
  return keepLeaves<T>(framework, (leaf) => leaf.evidence.map(translate));
}
