import type { Line } from "../participants/reply.ts";
import type { CaseNodes, TalkNode } from "./case-nodes.ts";
import type { IntervieweeNotes } from "./interviewee.ts";

/** A line of the talk; the interviewee's carry what was noted with them. */
export type TalkLine = Line & { notes?: IntervieweeNotes };

/** One exchange that lies behind. */
interface PastAnswer {
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
  /** The nodes that were said, the last one first. */
  said: readonly TalkNode[];
  /** Hurt by one of the last two messages. */
  guarded: boolean;
}

const guardedAnswers = 2;

/** Goes through the talk so far. All memory is in the notes kept with the answers. */
export function recallTalk({ byKey }: CaseNodes, history: readonly TalkLine[]): Memory {
  const answers = history.flatMap(({ speaker, text, notes }) =>
    speaker === "participant" && notes !== undefined ? [{ text, notes }] : [],
  );
  return {
    answers,
    told: new Set(answers.flatMap(({ notes }) => notes.told)),
    cued: new Set(answers.flatMap(({ notes }) => notes.cues)),
    saidAt: new Map(answers.flatMap(({ notes }, index) => notes.lines.map((key) => [key, index] as const))),
    said: answers
      .toReversed()
      .flatMap(({ notes }) => notes.lines.flatMap((key) => byKey.get(key.replace(/\.again$/u, "")) ?? [])),
    guarded: answers
      .slice(-guardedAnswers)
      .some(({ notes }) => notes.manner === "rude" || notes.manner === "rushed"),
  };
}
