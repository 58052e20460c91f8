import type { PracticeDifficulty } from "#contract/practice-debrief.ts";
import { makeAreaQuestion } from "#interviewer/practice/debrief-moments.ts";
import { interviewInstead } from "#interviewer/practice/interview-instead.ts";
import { type PracticeLine, replyAsInterviewee } from "#interviewer/practice/interviewee-reply.ts";
import type { PracticeCase } from "#interviewer/practice/practice-case.ts";
import { countWords } from "#interviewer/words.ts";
import { askClosed } from "./ask-closed.ts";

export interface Found {
  /** Insights found of six. */
  told: number;
  /** Mean words of an answer. */
  words: number;
}

type AskAbout = (area: PracticeCase["areas"][number]) => string[];

interface HeldWith {
  practiceCase: PracticeCase;
  difficulty: PracticeDifficulty;
  askAbout: AskAbout;
  /** Whether what an answer hints at is asked about. */
  takesUp: boolean;
}

const askOpenly: AskAbout = ({ name }) => [
  makeAreaQuestion(name),
  "Could you walk me through the last time?",
  "Why is that?",
  "How do you feel about it?",
];

function hold({ practiceCase, difficulty, askAbout, takesUp }: HeldWith): Found {
  const lines: PracticeLine[] = [];
  const told = new Set<string>();
  let words = 0;
  const ask = (question: string) => {
    const answer = replyAsInterviewee({ practiceCase, difficulty }, lines, question);
    for (const id of answer.notes.told) told.add(id);
    words += countWords(answer.text);
    lines.push({ speaker: "interviewer", text: question });
    lines.push({ speaker: "participant", text: answer.text, notes: answer.notes });
    return answer.notes.cues;
  };
  for (const question of practiceCase.areas.flatMap(askAbout)) {
    const cues = ask(question);
    const hinted = practiceCase.insights.filter(({ id }) => takesUp && cues.includes(id) && !told.has(id));
    for (const insight of hinted) ask(insight.question);
  }
  return { told: told.size, words: words / Math.max(lines.length / 2, 1) };
}

function holdOurselves(practiceCase: PracticeCase, difficulty: PracticeDifficulty): Found {
  const { turns, told } = interviewInstead({
    interviewee: { practiceCase, difficulty },
    ...{ guide: null, startAt: 0, seed: `bench-${practiceCase.id}` },
  });
  const answers = turns.filter(({ speaker }) => speaker === "participant");
  const words = answers.reduce((sum, { text }) => sum + countWords(text), 0);
  return { told: new Set(told).size, words: words / Math.max(answers.length, 1) };
}

/** Who interviews, by name; none but the first knows anything of the case but its areas. */
export const interviewers: Record<string, (one: PracticeCase, difficulty: PracticeDifficulty) => Found> = {
  "open questions, every hint taken up": (practiceCase, difficulty) =>
    hold({ practiceCase, difficulty, askAbout: askOpenly, takesUp: true }),
  "open questions alone": (practiceCase, difficulty) =>
    hold({ practiceCase, difficulty, askAbout: askOpenly, takesUp: false }),
  "closed questions": (practiceCase, difficulty) =>
    hold({ practiceCase, difficulty, askAbout: askClosed, takesUp: false }),
  "our interviewer, a general guide": holdOurselves,
};
