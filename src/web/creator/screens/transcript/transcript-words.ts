import { speakerRoles, sureRole } from "#contract/choices.ts";
import type { Speaker, Transcript } from "#contract/transcripts.ts";
import { countNoun } from "#web/format/count-noun.ts";

type Role = Speaker["role"];

const roleNames: Record<Role, string> = {
  interviewer: "Interviewer",
  participant: "Participant",
  other: "Other",
};

export const roleChoices = speakerRoles.map((role) => ({ value: role, label: roleNames[role] }));

export function nameRole(role: Role | undefined): string {
  return role ? roleNames[role] : "Unknown speaker";
}

export function readRole(value: string | null): Role {
  return speakerRoles.find((role) => role === value) ?? "other";
}

export function isUnsure(speaker: Speaker): boolean {
  return speaker.confidence < sureRole;
}

/** "42 turns, 3,120 words, English · wave-2.pdf": a transcript may have been given another name than its file. */
export function describeFile(transcript: Transcript): string {
  return [describeSize(transcript), transcript.fileName].filter(Boolean).join(" · ");
}

/** "42 turns, 3,120 words, English". */
function describeSize({ turnCount, wordCount, language }: Transcript): string {
  const size = [countNoun(turnCount, "turn"), countNoun(wordCount, "word")];
  const name = nameLanguage(language);
  return [...size, ...(name ? [name] : [])].join(", ");
}

function nameLanguage(code: string): string | undefined {
  if (!/^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(code) || /^und$/i.test(code)) return undefined;
  return new Intl.DisplayNames(undefined, { type: "language" }).of(code);
}

const namedSpeakers = 3;

/** "Participants: Ana, Cleo and 2 more · Interviewer: Ben". */
export function describeSpeakers(speakers: readonly Speaker[]): string {
  const told = (["participant", "interviewer"] as const).flatMap((role) => {
    const names = speakers.filter((speaker) => speaker.role === role).map((speaker) => speaker.name);
    if (names.length === 0) return [];
    const label = names.length === 1 ? roleNames[role] : `${roleNames[role]}s`;
    const shown = names.length > namedSpeakers ? names.slice(0, namedSpeakers - 1) : names;
    const rest = names.length - shown.length;
    return [`${label}: ${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`];
  });
  const hasParticipant = speakers.some((speaker) => speaker.role === "participant");
  return [...(hasParticipant ? [] : ["No one is marked as a participant"]), ...told].join(" · ");
}

const namedTags = 3;

/** "pilot, wave 2 and 3 more". */
export function describeTags(tags: readonly string[]): string {
  const rest = tags.length - namedTags;
  if (rest <= 1) return tags.join(", ");
  return `${tags.slice(0, namedTags).join(", ")} and ${rest} more`;
}

/** "1:04:09" or "4:09" since the beginning. */
export function formatStart(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
