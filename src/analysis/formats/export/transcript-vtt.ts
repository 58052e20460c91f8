import {
  type ExportProject,
  type ExportSession,
  type ExportTurn,
  type InterviewOutline,
  nameSpeaker,
} from "../export-project.ts";
import { markShown } from "./describe-stimulus.ts";
import { type ExportFile, findTurnStart, listTranscriptFiles, writeClock } from "./transcript-text.ts";

/** Where no end is known: people say about three words in a second, and a cue shows for one at least. */
const wordsPerSecond = 3;
const shortestCue = 1;

export function escapeCue(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function estimateSeconds(turn: ExportTurn): number {
  return Math.max(shortestCue, (turn.text.match(/\S+/g)?.length ?? 0) / wordsPerSecond);
}

/** Starts that never run backwards; where a turn has none, it follows the one before. */
function listStarts(session: ExportSession): { starts: number[]; isEstimated: boolean } {
  let isEstimated = false;
  let after = 0;
  let latest = 0;
  const starts = session.turns.map((turn) => {
    const known = findTurnStart(turn, session);
    if (known === null) isEstimated = true;
    const start = Math.max(latest, known ?? after);
    latest = start;
    after = start + estimateSeconds(turn);
    return start;
  });
  return { starts, isEstimated };
}

/** One session as WebVTT, a cue a turn with its voice. Estimated times are said to be so. */
export function writeTranscriptVtt(
  interview: Pick<InterviewOutline, "name">,
  session: ExportSession,
): string {
  const { starts, isEstimated } = listStarts(session);
  const head = [`WEBVTT - ${interview.name}, ${session.label}`.replace(/\s+|-->/g, " ")];
  if (isEstimated) head.push("NOTE Times without a record were estimated.");
  const cues = session.turns.map((turn, index) => {
    const start = starts[index] ?? 0;
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const end = Math.max(Math.min(start + estimateSeconds(turn), next), start + 0.001);
    const name = escapeCue(nameSpeaker(turn, session)).replace(/\s+/g, " ");
    // A blank line would end the cue.
    const text = escapeCue(turn.text.trim().replace(/\s*[\r\n]+\s*/g, "\n") + markShown(turn));
    return `${index + 1}\n${writeClock(start)} --> ${writeClock(end)}\n<v ${name}>${text}</v>`;
  });
  return `${[...head, ...cues].join("\n\n")}\n`;
}

export function listVttFiles(project: ExportProject): ExportFile[] {
  return listTranscriptFiles(project, "vtt", writeTranscriptVtt);
}
