import type { ImportedTranscript } from "#analysis/formats/transcripts/imported-transcript.ts";
import { readTranscript } from "#analysis/formats/transcripts/read-transcript.ts";
import { FrameworkGatherer } from "#analysis/frameworks/gather-framework.ts";
import { makeFromReading, makeGathered } from "#analysis/frameworks/make-frameworks.ts";
import type { Source } from "#analysis/sources.ts";
import { answerCalls } from "../../processes/answer-requests.ts";
import { finishTranscript } from "../transcripts/reading/finish-transcript.service.ts";
import type { FrameworkOrder, MakingWork } from "./framework-work.ts";

/** The far side of framework-work.ts where a framework is made. */
answerCalls(({ kind, context }: FrameworkOrder): MakingWork => {
  const gatherer = new FrameworkGatherer(kind, context);
  return {
    add: ({ sources, occupations }) => {
      for (const source of sources) gatherer.add(source, { occupation: occupations[source.id] ?? null });
      return gatherer.people.people;
    },
    addText: (text) => {
      for (const source of readPastedText(text)) gatherer.add(source);
      return gatherer.people.people;
    },
    make: () => makeGathered(gatherer),
    listPassages: () => gatherer.listPassages(),
    makeFromReading: (reading) => makeFromReading(gatherer, reading),
  };
});

/** The transcripts in a pasted text; none where nobody says anything in it. */
function readPastedText(text: string): Source[] {
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
