import { readFileSync } from "node:fs";
import { extractText, getDocumentProxy } from "unpdf";
import { readCsv } from "../src/analysis/formats/csv.ts";
import { decodeEntities } from "../src/analysis/formats/html-entities.ts";
import type {
  ImportedTranscript,
  TranscriptReading,
} from "../src/analysis/formats/transcripts/imported-transcript.ts";
import { readTranscript, readTranscriptFile } from "../src/analysis/formats/transcripts/read-transcript.ts";
import type { Source } from "../src/analysis/sources.ts";
import { dataFolder, facts } from "./study-data.ts";

function open(reading: TranscriptReading): ImportedTranscript[] {
  if ("problem" in reading) throw new Error(reading.problem);
  return reading.transcripts;
}

export function readBytes(name: string): Buffer {
  return readFileSync(`${dataFolder}/transcripts/${name}`);
}

/** The transcripts of a file, as an upload reads them. */
export async function readTranscripts(name: string): Promise<ImportedTranscript[]> {
  if (!name.endsWith(".pdf")) return open(readTranscriptFile({ name, bytes: readBytes(name) }));
  const pdf = await getDocumentProxy(new Uint8Array(readBytes(name)));
  const { text } = await extractText(pdf, { mergePages: false });
  return open(readTranscript({ name, text: text.join("\n") }));
}

/** The same as sources of an analysis. */
export async function readSources(name: string): Promise<Source[]> {
  const transcripts = await readTranscripts(name);
  return transcripts.map(({ title, speakers, turns }, index) => {
    const people = new Set(speakers.flatMap(({ id, role }) => (role === "participant" ? [id] : [])));
    const segments = turns.map(({ speakerId, text }, at) => ({
      id: `m${at}`,
      speaker: people.has(speakerId) ? ("participant" as const) : ("interviewer" as const),
      text,
      questionId: null,
      move: null,
    }));
    return {
      id: `${name} ${index}`,
      kind: "transcript" as const,
      label: title,
      segments,
      ageRange: null,
      location: null,
      language: "en",
    };
  });
}

/** The script's questions as its authors wrote them. */
export function readScriptQuestions(): string[] {
  const script = readBytes(facts.script.file).toString();
  const listed = script.slice(script.indexOf("# Questions")).split(/^\d+\. /m);
  return listed.slice(1).map((question) => question.trim());
}

/** Each message of the AI-led interviews, in the file's order. */
export function readAiLedMessages(): { person: string; isHuman: boolean; text: string }[] {
  const [header = [], ...rows] = readCsv(readBytes(facts.aiLed.file).toString());
  const [person, who, text] = ["ParticipantID", "Interlocutor", "MessageContent"].map((name) =>
    header.indexOf(name),
  );
  return rows.map((row) => ({
    person: row[person ?? -1] ?? "",
    isHuman: row[who ?? -1] === "human",
    text: decodeEntities(row[text ?? -1] ?? ""),
  }));
}

/** The cells of the survey that hold words. */
export function readSurveyAnswers(): string[] {
  const rows = readCsv(readFileSync(`${dataFolder}/opentext/${facts.survey.file}`, "utf8"));
  return rows
    .slice(1)
    .flat()
    .filter((cell) => /[a-z]{3}/i.test(cell));
}
