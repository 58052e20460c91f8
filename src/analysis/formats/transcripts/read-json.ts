import { readStarts, scaleStarts } from "./clock.ts";
import type { SpokenTranscript, SpokenTurn } from "./imported-transcript.ts";
import { readText } from "./read-text.ts";
import { turnRole } from "./turn-columns.ts";

type Fields = Record<string, unknown>;

const textKeys = [
  "text",
  "content",
  "message",
  "transcript",
  "utterance",
  "body",
  "value",
  "caption",
  "speech",
  "parts",
];
const speakerKeys = [
  "speaker",
  "speaker_label",
  "speakerName",
  "speaker_name",
  "role",
  "sender",
  "author",
  "from",
  "name",
  "user",
];
const secondKeys = [
  "startSeconds",
  "start",
  "start_time",
  "startTime",
  "begin",
  "from_time",
  "time",
  "timestamp",
  "ts",
  "createdAt",
  "created_at",
  "date",
];
const millisecondKeys = ["startMs", "start_ms", "startTimeMs", "start_time_ms"];
const titleKeys = ["title", "name", "label", "subject", "interviewName", "fileName"];
const deepest = 8;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Text as a string, or in parts as chat services and transcription services give it. */
function findText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) {
    const parts = value.flatMap((part) => findText(part) ?? []);
    return parts.length > 0 ? parts.join("") : undefined;
  }
  return isFields(value) ? findText(value.text ?? value.value ?? value.content) : undefined;
}

function findTurnText(fields: Fields): string | undefined {
  for (const key of textKeys) {
    const text = findText(fields[key]);
    if (text !== undefined) return text;
  }
  return Array.isArray(fields.elements) ? findText(fields.elements) : undefined;
}

/** A speaker's name; numbers and letters, as transcription services give them, become "Speaker 0". */
function readName(value: unknown, key: string): string | null {
  if (typeof value === "number") return `Speaker ${value}`;
  if (typeof value === "string" && value.trim() !== "") {
    return /^[A-Z0-9]$/.test(value) && key.startsWith("speaker") ? `Speaker ${value}` : value;
  }
  return isFields(value) ? readName(value.name ?? value.role ?? value.id, key) : null;
}

function findSpeaker(fields: Fields): string | null {
  for (const key of speakerKeys) {
    const name = readName(fields[key], key);
    if (name !== null) return name;
  }
  return null;
}

function findStart(fields: Fields): string | number | null {
  for (const key of millisecondKeys) {
    if (typeof fields[key] === "number") return fields[key] / 1000;
  }
  for (const key of secondKeys) {
    const value = fields[key];
    if (typeof value === "number" || typeof value === "string") return value;
  }
  return null;
}

interface TurnList {
  title: string | null;
  turns: Fields[];
}

function isTurn(value: unknown): value is Fields {
  return isFields(value) && findTurnText(value) !== undefined && !hasNestedTurns(value);
}

function hasNestedTurns(fields: Fields): boolean {
  return ["messages", "turns", "segments", "utterances"].some((key) => Array.isArray(fields[key]));
}

function isTurnList(value: unknown[]): boolean {
  return value.length > 0 && value.filter(isTurn).length >= value.length * 0.6;
}

function findTitle(fields: Fields): string | null {
  for (const key of titleKeys) {
    const value = fields[key];
    if (typeof value === "string" && value.trim() !== "" && value.length <= 200) return value;
  }
  return null;
}

/** Keys under which the talk itself lies; of several in one object only the first is taken, as they say it again. */
const talkKeys = [
  "turns",
  "messages",
  "utterances",
  "monologues",
  "segments",
  "audio_segments",
  "transcript",
  "conversation",
  "dialogue",
];

/** Lists of turns anywhere in the value, each with the title of what holds it. */
function listTurnLists(value: unknown, title: string | null, depth: number): TurnList[] {
  if (depth > deepest) return [];
  if (Array.isArray(value)) {
    if (isTurnList(value)) return [{ title, turns: value.filter(isTurn) }];
    return value.flatMap((item) => listTurnLists(item, title, depth + 1));
  }
  if (!isFields(value)) return [];
  const own = findTitle(value) ?? title;
  const talk = talkKeys.find((key) => Array.isArray(value[key]) && isTurnList(value[key]));
  if (talk !== undefined) return listTurnLists(value[talk], own, depth + 1);
  return Object.values(value).flatMap((item) => listTurnLists(item, own, depth + 1));
}

function readTurns(list: Fields[]): SpokenTurn[] {
  const texts = list.map((fields) => findTurnText(fields) ?? "");
  const words = texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
  const starts = readStarts(scaleStarts(list.map(findStart), words));
  return list.map((fields, index) => ({
    speaker: nameSender(findSpeaker(fields)),
    text: texts[index] ?? "",
    startSeconds: starts[index] ?? null,
  }));
}

/** What chat programs call the two sides. */
function nameSender(name: string | null): string | null {
  if (name === "user" || name === "human") return "Participant";
  return name === "bot" || name === "assistant" || name === "model" ? "Interviewer" : name;
}

/** Our own export: sessions within interviews, with the roles as they were. */
function readOwnProject(project: Fields): SpokenTranscript[] {
  const interviews = Array.isArray(project.interviews) ? project.interviews.filter(isFields) : [];
  return interviews.flatMap((interview) => {
    const sessions = Array.isArray(interview.sessions) ? interview.sessions.filter(isFields) : [];
    return sessions.map((session) => readOwnSession(session, String(interview.name ?? "")));
  });
}

function readOwnSession(session: Fields, interviewName: string): SpokenTranscript {
  const turns = Array.isArray(session.turns) ? session.turns.filter(isFields) : [];
  const label = String(session.label ?? "");
  return {
    title: interviewName === "" ? label : `${interviewName}, ${label}`,
    turns: turns.map((turn) => {
      const role = turnRole(turn.role);
      const name =
        typeof turn.speakerName === "string" && turn.speakerName !== "" ? turn.speakerName : undefined;
      return {
        speaker: name ?? (role === "interviewer" ? "Interviewer" : label || "Participant"),
        text: typeof turn.text === "string" ? turn.text : "",
        startSeconds: typeof turn.seconds === "number" ? turn.seconds : null,
        role,
      };
    }),
    notices: [],
  };
}

function isThread(value: unknown): boolean {
  const listings = Array.isArray(value) ? value : [value];
  return listings.length > 0 && listings.every((item) => isFields(item) && item.kind === "Listing");
}

/** Interviews from JSON: our own export, chats, and what transcription services give. */
export function readJson(text: string): { spoken: SpokenTranscript[] } | { problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return readJsonLines(text) ?? { problem: "is not valid JSON." };
  }
  return readValue(value);
}

/** One turn a line, as logs are kept. */
function readJsonLines(text: string): { spoken: SpokenTranscript[] } | undefined {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length < 2) return undefined;
  try {
    const reading = readValue(lines.map((line): unknown => JSON.parse(line)));
    return "spoken" in reading ? reading : undefined;
  } catch {
    return undefined;
  }
}

/** A whole talk as one text, with its labels in it. */
function findWritten(fields: Fields): string | undefined {
  const texts = ["transcript", "transcription", "text", "content"].map((key) => fields[key]);
  return texts.find((text): text is string => typeof text === "string" && text.includes("\n"));
}

function readValue(value: unknown): { spoken: SpokenTranscript[] } | { problem: string } {
  if (isFields(value) && value.format === "askwell-project") return { spoken: readOwnProject(value) };
  if (isThread(value))
    return { problem: "is a forum thread and not an interview. Please add it as a thread." };
  const lists = listTurnLists(value, null, 0);
  if (lists.length === 0) {
    const written = isFields(value) ? findWritten(value) : undefined;
    if (written !== undefined) return { spoken: [readText(written.replace(/\r\n?/g, "\n"), "txt")] };
    return { problem: "holds no list of turns with a text each." };
  }
  return { spoken: lists.map((list) => ({ part: list.title, turns: readTurns(list.turns), notices: [] })) };
}
