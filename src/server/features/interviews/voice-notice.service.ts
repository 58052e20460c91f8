import type { InterviewSettings } from "#contract/interview-settings.ts";
import { fill } from "#languages/fill.ts";
import { getLanguage } from "#languages/languages.ts";
import type { AiUse } from "../../ai-provider.ts";

/** What participants are promised about their voice. */
export interface VoicePromise {
  days: number;
  /** Who else hears it, as people know the name; null for nobody. */
  recogniser: string | null;
}

const defaultVoiceDays = 90;

/** Undefined where answers aren't spoken: switched off, or nothing here recognises speech. */
export function findVoicePromise(
  { recogniser }: AiUse,
  { voiceAnswers, voiceRetentionDays }: Pick<InterviewSettings, "voiceAnswers" | "voiceRetentionDays">,
): VoicePromise | undefined {
  if (voiceAnswers !== true || recogniser === undefined) return undefined;
  return { days: voiceRetentionDays ?? defaultVoiceDays, recogniser };
}

export function describeVoice(
  language: InterviewSettings["language"],
  { days, recogniser }: VoicePromise,
): string {
  const { consent: texts } = getLanguage(language);
  const by = recogniser === null ? texts.voiceHere : fill(texts.voiceProvider, { name: recogniser });
  const kept = days === 1 ? texts.voiceKeptDay : fill(texts.voiceKeptDays, { days });
  return [texts.voice, by, kept].join(" ");
}
