import { listFindingKinds, nameFindingKind } from "#analysis/formats/export/finding-kinds.ts";
import { count, describeStrength } from "#analysis/formats/export/finding-strength.ts";
import type { Finding } from "#contract/insights.ts";
import type { Analysis } from "./analyze-transcripts.ts";
import type { ReadTranscript } from "./read-files.ts";

/** As many of a kind as a glance takes in. */
const shownOfKind = 3;

function listKind(kind: Finding["kind"], findings: Finding[]): string[] {
  const found = findings.filter((finding) => finding.kind === kind);
  if (found.length === 0) return [];
  const shown = found.slice(0, shownOfKind).map(({ text, strength }) => {
    const isCounted = strength.people + strength.volunteered > 1;
    return `  - ${text.replace(/\s+/g, " ")}${isCounted ? ` (${describeStrength(strength)})` : ""}`;
  });
  const more = found.length - shown.length;
  return [`${nameFindingKind(kind)}:`, ...shown, ...(more > 0 ? [`  and ${more} more`] : [])];
}

function describeSpeakers({ transcript }: ReadTranscript, label: string): string {
  const speakers = transcript.speakers.slice(0, 8).map(({ name, role }) => `${name} (${role})`);
  const more = transcript.speakers.length - speakers.length;
  return `  ${label}: ${speakers.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

/** What can be counted comes first: it claims no more than that. */
function listCounted({ brief }: Analysis["insights"]): string[] {
  const sentences = (brief?.inShort ?? []).filter(({ questionId }) => questionId !== undefined);
  return sentences.length === 0
    ? []
    : ["What can be counted:", ...sentences.map(({ text }) => `  - ${text}`), ""];
}

/** What was read and found, for whoever ran the command. */
export function writeSummary(all: ReadTranscript[], { insights, project }: Analysis): string {
  const people = all.reduce(
    (sum, { transcript }) => sum + transcript.speakers.filter(({ role }) => role === "participant").length,
    0,
  );
  const words = all.reduce((sum, { transcript }) => sum + transcript.wordCount, 0);
  const sessions = project.interviews.flatMap((interview) => interview.sessions);
  const head = `${count(all.length, "transcript", "transcripts")}, ${count(people, "participant", "participants")}, ${count(words, "word", "words")}:`;
  const findings = project.interviews.flatMap((interview) => interview.findings);
  return [
    head,
    ...all.map((read, index) => describeSpeakers(read, sessions[index]?.label ?? read.fileName)),
    "",
    ...listCounted(insights),
    `${count(findings.length, "finding", "findings")}. They are estimates from rules and statistics: check them against the quotes.`,
    ...listFindingKinds().flatMap((kind) => listKind(kind, findings)),
    "",
    ...insights.notes,
  ].join("\n");
}
