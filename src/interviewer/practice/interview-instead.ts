import { decide } from "../conductor.ts";
import type { EndReason, Guide, Turn } from "../guide.ts";
import { makeRandom, seedFrom } from "../participants/random.ts";
import { wordMove } from "../voices/built-in/voice.ts";
import { countWords } from "../words.ts";
import type { Interviewee, IntervieweeNotes } from "./interviewee.ts";
import { type PracticeLine, replyAsInterviewee } from "./interviewee-reply.ts";

export interface InterviewInsteadInput {
  interviewee: Interviewee;
  /** The practised script; null where somebody practised on a topic alone. */
  guide: Guide | null;
  /** Milliseconds since the epoch. */
  startAt: number;
  /** Varies the interviewer's wording, for example the practice session's id. */
  seed: string;
}

export interface HeldInterview {
  turns: Turn[];
  /** Ids of the insights that were told, in the order in which they came out. */
  told: string[];
  /** What each answer told, in the order of the participant's turns. */
  notes: IntervieweeNotes[];
  /** Null when the interview did not end within the turns that any interview may have. */
  endReason: EndReason | null;
}

const maxTurns = 400;
const interviewerPauseMs = 2_000;
const minutes = 0;

const introduction =
  "Thank you for taking the time. I'd like to hear about your own experience; there are no right or wrong answers.";
const questions = [
  "To begin with, could you tell me a little about yourself?",
  "How does it usually go, from start to finish?",
  "Think of the last time. What happened, step by step?",
  "What do you find most difficult about it?",
  "What do you do when it gets difficult?",
  "How do you feel about it?",
  "What do you wish were different?",
];

/** A script that fits any topic: our interviewer knows no more of the case than its topic. */
function makeTopicGuide({ practiceCase: { topic } }: Interviewee): Guide {
  return {
    introduction,
    objective: topic,
    topics: [],
    questions: questions.map((text, index) => ({
      text: index === 1 ? `This is about ${topic.charAt(0).toLowerCase()}${topic.slice(1)}. ${text}` : text,
      id: `q${index + 1}`,
      priority: "normal",
      depth: "deep",
      exactWording: false,
    })),
    language: "en",
    minutes,
    facts: {
      organization: "Askwell",
      interviewName: topic.slice(0, 100),
      contact: null,
      supportLine: null,
      retentionDays: null,
      incentive: false,
    },
    earlyCodeShare: 0.5,
  };
}

/** Typed answers take 62 s at the median; longer texts take longer. */
function measureAnswerMs(text: string, seed: string): number {
  const thinkS = makeRandom(seedFrom(seed)).between(40, 60);
  return 1_000 * (thinkS + Math.min(24, Math.round(countWords(text) / 2)));
}

function listLines(turns: readonly Turn[], notes: readonly IntervieweeNotes[]): PracticeLine[] {
  let answered = 0;
  return turns.map((turn) => {
    if (turn.speaker === "interviewer") return { speaker: turn.speaker, text: turn.text };
    const noted = notes[answered];
    answered += 1;
    return { speaker: turn.speaker, text: turn.text, notes: noted };
  });
}

/**
 * Our own interviewer, worded without a model, with the same person: as it would lead a session with a
 * participant, who is only heard by what they say. The same input gives the same interview.
 */
export function interviewInstead(input: InterviewInsteadInput): HeldInterview {
  const { interviewee, seed } = input;
  const guide = input.guide ?? makeTopicGuide(interviewee);
  const turns: Turn[] = [];
  const notes: IntervieweeNotes[] = [];
  const finish = (endReason: EndReason | null): HeldInterview => ({
    turns,
    told: [...new Set(notes.flatMap(({ told }) => told))],
    notes,
    endReason,
  });
  let now = input.startAt;
  while (turns.length < maxTurns) {
    const { move } = decide(guide, turns, now);
    const text = wordMove({ guide, turns, move, seed });
    const history = listLines(turns, notes);
    turns.push({ speaker: "interviewer", text, at: now, move });
    if (move.kind === "close") return finish(move.endReason);
    const answer = replyAsInterviewee(interviewee, history, text);
    notes.push(answer.notes);
    now += measureAnswerMs(answer.text, `${seed} ${turns.length}`);
    turns.push({ speaker: "participant", text: answer.text, at: now });
    now += interviewerPauseMs;
  }
  return finish(null);
}
