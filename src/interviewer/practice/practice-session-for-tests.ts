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

/** A whole practice session with a simulated person: each message with the answer that it gets. */
export function runPractice(
  messages: readonly string[],
  { person = "meal-kit", difficulty = "medium" }: PracticeRun = {},
): { interviewee: Interviewee; lines: PracticeLine[] } {
  const interviewee: Interviewee = { practiceCase: getCase(person), difficulty };
  const lines: PracticeLine[] = [];
  for (const [index, text] of messages.entries()) {
    const history = lines.map((line) => ({ ...line, notes: line.notes ?? undefined }));
    const reply = replyAsInterviewee(interviewee, history, text);
    const at = 1_800_000_000_000 + index * 60_000;
    lines.push({ id: `q${index}`, speaker: "interviewer", text, at });
    lines.push({
      ...{ id: `a${index}`, speaker: "participant", text: reply.text },
      ...{ at: at + 2_000, notes: reply.notes },
    });
  }
  return { interviewee, lines };
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
