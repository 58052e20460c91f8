import type { InterviewSettings } from "#contract/interview-settings.ts";
import { fill } from "#languages/fill.ts";
import { allLanguages, getLanguage } from "#languages/languages.ts";
import type { AiUse } from "../../ai-provider.ts";

/** The sentence that names the provider, in each language: consent texts hold one of them. */
export function listProviderNotices(name: string): string[] {
  return allLanguages.map(({ consent }) => fill(consent.provider, { name }));
}

/** That a machine asks, and where its language model runs; a creator's own consent text cannot leave it out. */
export function aiNotice(
  language: InterviewSettings["language"],
  { provider, isLocal, translator }: AiUse,
): string {
  const { consent } = getLanguage(language);
  const sentences = [consent.machine];
  if (provider !== null) sentences.push(fill(consent.provider, { name: provider }));
  else if (isLocal) sentences.push(consent.local);
  if (translator) sentences.push(fill(consent.translator, { name: translator }));
  return sentences.join(" ");
}
