import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PracticeDifficulty } from "#contract/practice-debrief.ts";
import type { Interviewee } from "./interviewee.ts";
import { replyAsInterviewee } from "./interviewee-reply.ts";
import type { PracticeLine } from "./meter.ts";
import { type PracticeCase, practiceCase } from "./practice-case.ts";

const folder = join(import.meta.dirname, "../../../assets/cases");

/** The people who come with the product. */
export const cases: readonly PracticeCase[] = readdirSync(folder).map((file) =>
  practiceCase.parse(JSON.parse(readFileSync(join(folder, file), "utf8"))),
);

export function getCase(id: string): PracticeCase {
  const found = cases.find((one) => one.id === id);
  if (!found) throw new Error(`there is no case "${id}"`);
  return found;
}

interface PracticeRun {
  /** By id. */
  person?: string;
  difficulty?: PracticeDifficulty;
}

type Lines = readonly PracticeLine[];
const talks = new Map<string, Lines>();

/** The lines of a talk so far. Many tests begin with the same messages, so each beginning is held once. */
function talkOf(interviewee: Interviewee, messages: readonly string[]): Lines {
  const text = messages.at(-1);
  if (text === undefined) return [];
  const { practiceCase, difficulty } = interviewee;
  const key = JSON.stringify([practiceCase.id, difficulty, messages]);
  const known = talks.get(key);
  if (known !== undefined) return known;
  const before = talkOf(interviewee, messages.slice(0, -1));
  const index = messages.length - 1;
  const history = before.map((line) => ({ ...line, notes: line.notes ?? undefined }));
  const reply = replyAsInterviewee(interviewee, history, text);
  const at = 1_800_000_000_000 + index * 60_000;
  const lines: Lines = [
    ...before,
    { id: `q${index}`, speaker: "interviewer", text, at },
    { id: `a${index}`, speaker: "participant", text: reply.text, at: at + 2_000, notes: reply.notes },
  ];
  talks.set(key, lines);
  return lines;
}

/** A whole practice session with a simulated person: each message with the answer that it gets. */
export function runPractice(
  messages: readonly string[],
  { person = "meal-kit", difficulty = "medium" }: PracticeRun = {},
): { interviewee: Interviewee; lines: PracticeLine[] } {
  const interviewee: Interviewee = { practiceCase: getCase(person), difficulty };
  return { interviewee, lines: [...talkOf(interviewee, messages)] };
}

export const poorMessages = [
  "Hi! Do you cook with the box often?",
  "Don't you think it's too expensive?",
  "How often do you order and who cooks it?",
  "Would you pay for faster delivery?",
  "Is it difficult?",
  "You like the recipes, right?",
  "Great answer! Do you like the recipes?",
  "How old are you?",
];
