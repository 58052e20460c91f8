import type { PracticeMeter, QuestionLabel } from "#contract/practice-debrief.ts";
import { countWords } from "../words.ts";
import { buildsOnAnswer, comesBackTo, pointsBack } from "./build-on.ts";
import { hearMessage, joinSaid } from "./hear-message.ts";
import type { IntervieweeNotes } from "./interviewee.ts";
import { labelQuestion } from "./question-label.ts";

/** A message of a practice session. "interviewer" is who practises, "participant" the simulated person. */
export interface PracticeLine {
  id: string;
  speaker: "interviewer" | "participant";
  text: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** Of the simulated person's messages. */
  notes?: IntervieweeNotes | null;
}

/** A message of who practises, with what came before and after it. */
export interface OwnMessage {
  line: PracticeLine;
  label: QuestionLabel | null;
  /** Whether it picks up the answer before it, or comes back to an earlier one. */
  followUp: boolean;
  /** What the simulated person had said just before, or null. */
  before: PracticeLine | null;
  /** What the simulated person said to it, or null while there is no answer. */
  answer: PracticeLine | null;
}

/** Every message of who practises, labelled, in order. */
export function listOwnMessages(lines: readonly PracticeLine[]): OwnMessage[] {
  const answers: PracticeLine[] = [];
  return lines.flatMap((line, index) => {
    if (line.speaker === "participant") {
      answers.push(line);
      return [];
    }
    const next = lines[index + 1];
    const answer = next?.speaker === "participant" ? next : null;
    const before = answers.at(-1) ?? null;
    const said = joinSaid(answers);
    const label = labelQuestion(line.text, said);
    const asks = label !== null && before !== null && hearMessage(line.text, said).aside === null;
    const followUp =
      asks &&
      (buildsOnAnswer(line.text, before.text) ||
        pointsBack(line.text, label) ||
        answers.some(({ text }) => comesBackTo(line.text, text)));
    return [{ line, label, followUp, before, answer }];
  });
}

function sumWords(lines: readonly PracticeLine[], speaker: PracticeLine["speaker"]): number {
  return lines.reduce((sum, line) => (line.speaker === speaker ? sum + countWords(line.text) : sum), 0);
}

/**
 * How the practising person has done so far: their share of all words (0 to 1; null before any word), their
 * questions by label, and how many of those build on the previous answer. What asks nothing is not counted.
 */
export function measureMeter(lines: readonly PracticeLine[]): PracticeMeter {
  const own = listOwnMessages(lines);
  const labels = { open: 0, closed: 0, leading: 0, double: 0, hypothetical: 0, fact: 0 };
  for (const { label } of own) if (label !== null) labels[label] += 1;
  const ours = sumWords(lines, "interviewer");
  const all = ours + sumWords(lines, "participant");
  return {
    talkShare: all === 0 ? null : ours / all,
    labels,
    questions: own.filter(({ label }) => label !== null).length,
    followUps: own.filter(({ followUp }) => followUp).length,
  };
}
