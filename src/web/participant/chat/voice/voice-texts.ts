import type english from "../../../../../languages/en/voice.json";

/** What is said around spoken answers; apart from the page's other texts, as few need it. */
export type VoiceTexts = typeof english;

const byPath = import.meta.glob<VoiceTexts>("/languages/*/voice.json", { import: "default", eager: true });

export function voiceTextsOf(language: string): VoiceTexts {
  const texts = byPath[`/languages/${language}/voice.json`];
  if (texts === undefined) throw new Error(`languages/${language}/voice.json is missing`);
  return texts;
}
