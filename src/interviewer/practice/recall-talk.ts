import type { Line } from "../participants/reply.ts";
import type { Interviewee, IntervieweeNotes } from "./interviewee.ts";
import type { CaseInsight } from "./practice-case.ts";

/** A line of the talk; the interviewee's carry what was noted with them. */
export type TalkLine = Line & { notes?: IntervieweeNotes };

/** One exchange that lies behind. */
export interface PastAnswer {
  text: string;
  notes: IntervieweeNotes;
}

/** What the interviewee knows of the talk so far. */
export interface Memory {
  answers: PastAnswer[];
  told: ReadonlySet<string>;
  cued: ReadonlySet<string>;
  /** When each line was said last, by its key: the number of the answer. */
  saidAt: ReadonlyMap<string, number>;
  /** The area that was spoken of last. */
  current: string | null;
  /** Hinted at in the last answer and not told. */
  pending: CaseInsight[];
  /** Hurt by one of the last two messages. */
  guarded: boolean;
}

const guardedAnswers = 2;

/** Goes through the talk so far. All memory is in the notes kept with the answers. */
export function recallTalk({ practiceCase }: Interviewee, history: readonly TalkLine[]): Memory {
  const answers = history.flatMap(({ speaker, text, notes }) =>
    speaker === "participant" && notes !== undefined ? [{ text, notes }] : [],
  );
  const told = new Set(answers.flatMap(({ notes }) => notes.told));
  const last = answers.at(-1)?.notes;
  return {
    answers,
    told,
    cued: new Set(answers.flatMap(({ notes }) => notes.cues)),
    saidAt: new Map(answers.flatMap(({ notes }, index) => notes.lines.map((key) => [key, index] as const))),
    current: answers.findLast(({ notes }) => notes.area !== null)?.notes.area ?? null,
    pending: practiceCase.insights.filter(({ id }) => last?.cues.includes(id) && !told.has(id)),
    guarded: answers
      .slice(-guardedAnswers)
      .some(({ notes }) => notes.manner === "rude" || notes.manner === "rushed"),
  };
}
