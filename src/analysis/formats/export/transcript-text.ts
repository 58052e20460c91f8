import {
  type ExportProject,
  type ExportSession,
  type ExportTurn,
  type InterviewOutline,
  listSessions,
  nameSpeaker,
} from "../export-project.ts";
import { markShown } from "./describe-stimulus.ts";
import { withoutPersonalData } from "./personal-data.ts";

/** A file of an export: its path within the zip, and what it holds. */
export interface ExportFile {
  path: string;
  text: string;
}

function pad(value: number, length = 2): string {
  return String(value).padStart(length, "0");
}

/** 3723.5 as "01:02:03.500". */
export function writeClock(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const whole = Math.floor(milliseconds / 1000);
  const clock = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map((part) => pad(part));
  return `${clock.join(":")}.${pad(milliseconds % 1000, 3)}`;
}

/** Seconds since the session's beginning, by the recording or by the clock; null where neither is known. */
export function findTurnStart(turn: ExportTurn, session: ExportSession): number | null {
  if (turn.seconds !== null) return turn.seconds;
  const since = (Date.parse(turn.at ?? "") - Date.parse(session.startedAt)) / 1000;
  return Number.isFinite(since) ? Math.max(0, since) : null;
}

function describeSession(session: ExportSession): string {
  const { demographics } = session;
  const about = demographics
    ? [demographics.ageRange, demographics.occupation, demographics.townCity, demographics.location]
    : [];
  const parts = [
    session.label,
    session.completed ? "completed" : "not completed",
    session.startedAt.slice(0, 10),
    ...about,
  ];
  return parts.filter((part) => part !== "").join(", ");
}

/** One session to read: a head of two lines, then "[00:01:02] Name: text" with blank lines between the turns. */
export function writeTranscriptText(
  interview: Pick<InterviewOutline, "name">,
  session: ExportSession,
): string {
  const turns = session.turns.map((turn) => {
    const start = findTurnStart(turn, session);
    const clock = start === null ? "" : `[${writeClock(start).slice(0, 8)}] `;
    return `${clock}${nameSpeaker(turn, session)}: ${turn.text.replace(/\r\n?/g, "\n")}${markShown(turn)}`;
  });
  return `${[interview.name, describeSession(session)].join("\n")}\n\n${turns.join("\n\n")}\n`;
}

/** Characters that file systems take, so that names of interviews can be names of files. */
export function writeFileName(text: string): string {
  const plain = text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, "");
  return [...plain].slice(0, 80).join("").trim() || "interview";
}

/** A path for each session, in a folder for each interview; no two alike, also where file names know no case. */
export function makeTranscriptPaths(
  ending: "txt" | "vtt",
): (interview: Pick<InterviewOutline, "name">, session: Pick<ExportSession, "label">) => string {
  const used = new Map<string, number>();
  return (interview, session) => {
    const base = `${writeFileName(interview.name)}/${writeFileName(session.label)}`;
    const times = (used.get(base.toLowerCase()) ?? 0) + 1;
    used.set(base.toLowerCase(), times);
    return `${base}${times > 1 ? ` (${times})` : ""}.${ending}`;
  };
}

export function listTranscriptFiles(
  given: ExportProject,
  ending: "txt" | "vtt",
  write: (interview: InterviewOutline, session: ExportSession) => string,
): ExportFile[] {
  const findPath = makeTranscriptPaths(ending);
  return listSessions(withoutPersonalData(given)).map(({ interview, session }) => ({
    path: findPath(interview, session),
    text: write(interview, session),
  }));
}

export function listTextFiles(project: ExportProject): ExportFile[] {
  return listTranscriptFiles(project, "txt", writeTranscriptText);
}
