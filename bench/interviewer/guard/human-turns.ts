import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { extractText, getDocumentProxy } from "unpdf";
import { readTranscript, readTranscriptFile } from "#analysis/formats/transcripts/read-transcript.ts";

const folder = fileURLToPath(new URL("../../../../shared/data/transcripts", import.meta.url));

export function hasHumanTurns(): boolean {
  return existsSync(folder);
}

export interface HumanTurn {
  isInterviewer: boolean;
  text: string;
}

async function readPdf(name: string): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(`${folder}/${name}`)));
  const { text } = await extractText(pdf, { mergePages: false });
  return text.join("\n");
}

/** Captions have no speakers: each cue is a turn of its own, and who spoke it was decided by reading. */
function readCues(name: string): HumanTurn[] {
  const blocks = readFileSync(`${folder}/${name}`, "utf8").replaceAll("\r", "").split("\n\n");
  return blocks.flatMap((block) => {
    const lines = block.trim().split("\n");
    const time = lines.findIndex((line) => line.includes("-->"));
    return time < 0 ? [] : [{ isInterviewer: false, text: lines.slice(time + 1).join(" ") }];
  });
}

const read = new Map<string, Promise<HumanTurn[]>>();

/** The turns of a transcript, as the product's own import reads them. */
export function readHumanTurns(name: string): Promise<HumanTurn[]> {
  const reading = read.get(name) ?? importTurns(name);
  read.set(name, reading);
  return reading;
}

async function importTurns(name: string): Promise<HumanTurn[]> {
  if (name.endsWith(".vtt")) return readCues(name);
  const reading = name.endsWith(".pdf")
    ? readTranscript({ name, text: await readPdf(name) })
    : readTranscriptFile({ name, bytes: readFileSync(`${folder}/${name}`) });
  if ("problem" in reading) throw new Error(`${name}: ${reading.problem}`);
  return reading.transcripts.flatMap(({ speakers, turns }) => {
    const asking = new Set(speakers.flatMap(({ id, role }) => (role === "interviewer" ? [id] : [])));
    // The sheets escape dashes and dots with a backslash.
    return turns.map(({ speakerId, text }) => ({
      isInterviewer: asking.has(speakerId),
      text: text.replaceAll("\\", ""),
    }));
  });
}

/** The questions of the study on democracy, as its authors wrote them. */
export function readDemocracyScript(): string[] {
  const script = readFileSync(`${folder}/democracy_script.md`, "utf8");
  return script
    .slice(script.indexOf("# Questions"))
    .split(/^\d+\. /m)
    .slice(1)
    .map((text) => text.trim());
}

export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.?!…]["”]?)\s+/u);
}

/** Enough of a hash to see that the place still holds the text that was chosen. */
export function hashTurn(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
