import type { InterviewSettings } from "#contract/interview-settings.ts";
import { fill } from "#languages/fill.ts";
import { allLanguages, getLanguage } from "#languages/languages.ts";
import type { AiUse } from "../../ai-provider.ts";

/** The sentence that names the provider, in each language: consent texts hold one of them. */
export function listProviderNotices(name: string): string[] {
  return allLanguages.map(({ consent }) => fill(consent.provider, { name }));
}

/** That a machine asks, and where its language model runs; a creator's own consent text cannot leave it out. */
export function aiNotice(language: InterviewSettings["language"], { provider, isLocal }: AiUse): string {
  const { consent } = getLanguage(language);
  if (provider !== null) return `${consent.machine} ${fill(consent.provider, { name: provider })}`;
  return isLocal ? `${consent.machine} ${consent.local}` : consent.machine;
}
