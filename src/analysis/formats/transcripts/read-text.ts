import { findBareNames } from "./bare-names.ts";
import { foldName } from "./build-transcript.ts";
import { clockPattern, findClockSeconds } from "./clock.ts";
import type { SpeakerRole, SpokenTranscript, SpokenTurn, TranscriptFormat } from "./imported-transcript.ts";
import { stripPageFurniture } from "./page-furniture.ts";
import { findNamedRole } from "./roles.ts";
import { acceptNames, type Extent, findLabel, type SpeakerLabel } from "./speaker-labels.ts";

interface Line {
  text: string;
  label: SpeakerLabel | undefined;
}

interface OpenTurn {
  speaker: string | null;
  startSeconds: number | null;
  lines: string[];
}

const leadingStamp = new RegExp(String.raw`^\s*[[(<](${clockPattern})[\])>]\s*`);
const innerStamps = new RegExp(String.raw`[ \t]?\[${clockPattern}\]`, "g");
const escapedMark = /\\([\\`*_{}[\]()#+\-.!~|<>"'&])/g;
const escapedStamp = new RegExp(String.raw`\\\[(${clockPattern})\\\]`, "g");

/** Lines that end inside a sentence were cut by a page or an editor and go on with a blank. */
function isCut(line: string, next: string, isPrinted: boolean): boolean {
  if (line === "" || next === "") return false;
  if (isPrinted) return true;
  return line.length >= 40 && (!/[.!?…:;"”»)\]]$/.test(line) || /^\p{Ll}/u.test(next));
}

function joinLines(lines: string[], isPrinted: boolean): string {
  let text = "";
  let previous = "";
  for (const line of lines) {
    const separator = isCut(previous, line, isPrinted) ? " " : "\n";
    text += text === "" ? line : separator + line;
    previous = line;
  }
  return text.replace(/\n{3,}/g, "\n\n").trim();
}

/** The time on a line of its own between a name and its words; a time that is all somebody says is an answer. */
function findClockLine([first, second, ...others]: string[]): string | undefined {
  if (first !== "" || second === undefined || others.every((line) => line === "")) return undefined;
  return findClockSeconds(second) === undefined ? undefined : second;
}

/** Takes time stamps out of a turn; one at its beginning says when it starts. */
function closeTurn(turn: OpenTurn, isPrinted: boolean): SpokenTurn {
  const clock = findClockLine(turn.lines);
  const lines = clock === undefined ? turn.lines : turn.lines.slice(2);
  const joined = joinLines(lines, isPrinted);
  const lead = leadingStamp.exec(joined);
  const said = joined.replace(leadingStamp, "").replace(innerStamps, "").trim();
  const startSeconds = turn.startSeconds ?? findClockSeconds(lead?.[1] ?? clock ?? "") ?? null;
  return { speaker: turn.speaker, text: said, startSeconds };
}

function isHeading(line: string, format: TranscriptFormat): boolean {
  return format === "md" && /^#{1,6}\s+\S/.test(line);
}

function readLines(text: string, format: TranscriptFormat): { lines: string[]; notices: string[] } {
  const unescaped = format === "md" ? text.replace(escapedMark, "$1") : text.replace(escapedStamp, "[$1]");
  const lines = unescaped.split("\n").map((line) => line.replace(/[\u200b\ufeff]/g, "").trimEnd());
  if (format !== "pdf" && format !== "docx") return { lines, notices: [] };
  const stripped = stripPageFurniture(lines);
  const notices =
    stripped.removed > 0 ? [`${stripped.removed} lines with page or paragraph numbers were left out.`] : [];
  return { lines: stripped.lines, notices };
}

/** "**Break:** [27:03]" is the editor's and nobody's. */
function isBareMark(label: SpeakerLabel | undefined): boolean {
  return label?.style === "bold" && label.rest.replace(innerStamps, "").trim() === "";
}

interface Reading {
  preamble: string[];
  turns: SpokenTurn[];
}

/** A line that belongs to no label: more of the open turn, or something before the talk. */
function addPlainLine(reading: Reading, open: OpenTurn | undefined, { text, label }: Line): void {
  const line = text.trim();
  if (!open) {
    if (line !== "") reading.preamble.push(line);
  } else if (!isBareMark(label)) {
    open.lines.push(line);
  }
}

/** Turns from lines whose labels are accepted; what stands before the first one is no speech. */
function readTurns(lines: Line[], accepted: Set<string>, format: TranscriptFormat): Reading {
  const reading: Reading = { preamble: [], turns: [] };
  const opened: OpenTurn[] = [];
  for (const line of lines) {
    const { text, label } = line;
    if (isHeading(text, format)) continue;
    if (label && accepted.has(foldName(label.name))) {
      opened.push({ speaker: label.name, startSeconds: label.startSeconds, lines: [label.rest] });
    } else {
      addPlainLine(reading, opened.at(-1), line);
    }
  }
  reading.turns = opened.map((turn) => closeTurn(turn, format === "pdf"));
  return reading;
}

/** Without labels each paragraph is a turn of somebody unnamed. */
function readParagraphs(lines: string[], format: TranscriptFormat): SpokenTranscript {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === "" || isHeading(line, format)) blocks.push([]);
    else blocks.at(-1)?.push(line.trim());
  }
  const turns = blocks.map((block) =>
    closeTurn({ speaker: null, startSeconds: null, lines: block }, format === "pdf"),
  );
  return { turns: turns.filter((turn) => turn.text !== ""), notices: [] };
}

function measureLines(lines: string[]): Extent {
  const isFilled = (line: string | undefined) => (line ?? "").trim() !== "";
  const filled = lines.filter(isFilled).length;
  const paragraphs = lines.filter((line, index) => isFilled(line) && !isFilled(lines[index - 1])).length;
  return { paragraphs: Math.max(1, paragraphs), lines: Math.max(1, filled) };
}

/** Lines with their labels, and which of these are speakers; names on bare lines only where there are no others. */
function labelLines(lines: string[]): { labelled: Line[]; accepted: Set<string> } {
  const labelled = lines.map((line): Line => ({ text: line, label: findLabel(line) }));
  const labels = labelled.flatMap(({ label }) => (label ? [label] : []));
  const accepted = acceptNames(labels, measureLines(lines));
  if (accepted.size > 0) return { labelled, accepted };
  const names = findBareNames(lines);
  const bare = lines.map((text): Line => {
    const name = text.trim();
    const isName = names.has(foldName(name));
    return { text, label: isName ? { name, rest: "", startSeconds: null, style: "line" } : undefined };
  });
  return { labelled: bare, accepted: names };
}

/** Speech from plain text, Markdown and the text of DOCX and PDF files, in any of the usual speaker styles. */
export function readText(text: string, format: TranscriptFormat): SpokenTranscript {
  const { lines, notices } = readLines(text, format);
  const { labelled, accepted } = labelLines(lines);
  if (accepted.size === 0) {
    const paragraphs = readParagraphs(lines, format);
    return { ...paragraphs, notices: [...notices, ...paragraphs.notices] };
  }
  const reading = readTurns(labelled, accepted, format);
  const left = reading.preamble.length;
  if (left > 0) {
    notices.push(
      left === 1
        ? "One line before the first speaker was left out of the transcript."
        : `${left} lines before the first speaker were left out of the transcript.`,
    );
  }
  return { turns: applyHeader(reading.turns), notices };
}

/** How many lines such a header may have. */
const maxHeaderWords = 6;

/**
 * "Interviewer: Ana Ruiz" above a talk in which Ana Ruiz speaks is no turn but says her role. The turns without such
 * lines, their speakers' roles set.
 */
function applyHeader(turns: SpokenTurn[]): SpokenTurn[] {
  const said = new Map<string, SpeakerRole>();
  let first = 0;
  for (const { speaker, text } of turns.slice(0, maxHeaderWords)) {
    const role = findNamedRole(speaker ?? "");
    const [name = "", ...others] = text.split("\n");
    if (!others.every((line) => /^[^:]{1,30}:|^$/.test(line))) break;
    const named = foldName(name);
    const speaks = turns.some((turn) => foldName(turn.speaker ?? "") === named);
    if (role === undefined || !speaks) break;
    said.set(named, role);
    first++;
  }
  return turns
    .slice(first)
    .map((turn) => ({ ...turn, role: turn.role ?? said.get(foldName(turn.speaker ?? "")) }));
}
