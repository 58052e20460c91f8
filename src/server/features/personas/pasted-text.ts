import type { ImportedTranscript } from "#analysis/formats/transcripts/imported-transcript.ts";
import { readTranscript } from "#analysis/formats/transcripts/read-transcript.ts";
import type { Source } from "#analysis/sources.ts";
import { finishTranscript } from "../transcripts/reading/finish-transcript.service.ts";

/** The transcripts in a pasted text; none where nobody says anything in it. */
export function readPastedText(text: string): Source[] {
  const reading = readTranscript({ name: "Text", text });
  return "problem" in reading ? [] : reading.transcripts.map(toSource);
}

function toSource(transcript: ImportedTranscript, at: number): Source {
  const { title, speakers, turns, language } = finishTranscript(transcript);
  const people = new Map(
    speakers.filter(({ role }) => role === "participant").map(({ id, name }) => [id, name]),
  );
  const segments = turns.map((turn, index): Source["segments"][number] => {
    const isParticipant = people.has(turn.speakerId);
    return {
      id: `turn ${index + 1}`,
      speaker: isParticipant ? "participant" : "interviewer",
      text: turn.text,
      questionId: null,
      move: null,
      ...(isParticipant && people.size > 1 ? { person: turn.speakerId } : {}),
    };
  });
  return {
    id: `pasted ${at + 1}`,
    kind: "transcript",
    label: at === 0 ? title : `${title} ${at + 1}`,
    segments,
    ageRange: null,
    location: null,
    language,
    ...(people.size > 1 ? { personLabels: Object.fromEntries(people) } : {}),
  };
}
