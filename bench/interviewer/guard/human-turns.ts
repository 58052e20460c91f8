import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readTranscripts } from "../../../tests/read-study-data.ts";
import { publishedFolder } from "../../../tests/study-data.ts";

const folder = `${publishedFolder}/transcripts`;

export function hasHumanTurns(): boolean {
  return existsSync(folder);
}

export interface HumanTurn {
  isInterviewer: boolean;
  text: string;
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
  const transcripts = await readTranscripts(name);
  return transcripts.flatMap(({ speakers, turns }) => {
    const asking = new Set(speakers.flatMap(({ id, role }) => (role === "interviewer" ? [id] : [])));
    // The sheets escape dashes and dots with a backslash.
    return turns.map(({ speakerId, text }) => ({
      isInterviewer: asking.has(speakerId),
      text: text.replaceAll("\\", ""),
    }));
  });
}

export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.?!…]["”]?)\s+/u);
}

/** Enough of a hash to see that the place still holds the text that was chosen. */
export function hashTurn(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
