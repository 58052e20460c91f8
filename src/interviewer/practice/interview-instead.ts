import { decide } from "../conductor.ts";
import type { EndReason, Guide, Turn } from "../guide.ts";
import { makeRandom, seedFrom } from "../participants/random.ts";
import { wordMove } from "../voices/built-in/voice.ts";
import { countWords } from "../words.ts";
import type { Interviewee, IntervieweeNotes } from "./interviewee.ts";
import { type PracticeLine, replyAsInterviewee } from "./interviewee-reply.ts";
import { getBank } from "./story/banks.ts";

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

const mostTurns = 400;
const interviewerPauseMs = 2_000;
const minutes = 0;

/** A script of our own that fits any topic. */
function makeTopicGuide(interviewee: Interviewee): Guide {
  const { topic, language } = interviewee;
  const { ownScript } = getBank(language);
  return {
    introduction: ownScript.introduction,
    objective: topic,
    topics: [],
    questions: ownScript.questions.map((text, index) => ({
      text,
      id: `q${index + 1}`,
      priority: "normal",
      depth: "deep",
      exactWording: false,
    })),
    language,
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
  while (turns.length < mostTurns) {
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
