/**
 * The words of the interviewer: a guide (the script as data, frozen with its session), the turns of a
 * session, and the moves that the interviewer can make.
 */

export type Priority = "high" | "normal" | "low";
export type ProbeDepth = 0 | 1 | 2;

export interface GuideQuestion {
  id: string;
  text: string;
  priority: Priority;
  /** How many follow-ups this question may get. At 2, a third is allowed when it brings a new lead. */
  probeDepth: ProbeDepth;
  /** Asked word for word, with nothing before it. */
  exactWording: boolean;
  /** What the creator wants said when a participant asks what is meant. */
  helpText?: string;
}

export interface StudyFacts {
  organization: string;
  interviewName: string;
  contact: string | null;
  supportLine: string | null;
  retentionDays: number | null;
  incentive: boolean;
}

export interface Guide {
  introduction: string;
  /** Private: never shown to a participant. */
  objective: string;
  topics: string[];
  questions: GuideQuestion[];
  /** The session's language, BCP 47; only the first part counts. */
  language: string;
  /** The language that the creator wrote in; the session's when left out. */
  scriptLanguage?: string;
  /** Planned length. Zero or less means no time limit. */
  minutes: number;
  facts: StudyFacts;
  /** Share of the questions, 0 to 1, that must be answered for an interview stopped early to earn its code. */
  earlyCodeShare: number;
}

export type Phase = "introduction" | "core" | "completion";
export type EndReason = "finished" | "stopped" | "distress" | "limit";

export const probeKinds = [
  "last_occasion",
  "example",
  "what_next",
  "clarify",
  "feeling",
  "contrast",
  "echo",
  "reason",
  "condition",
  "expand",
] as const;
export type ProbeKind = (typeof probeKinds)[number];

export const metaTopics = [
  "robot",
  "duration",
  "privacy",
  "who",
  "purpose",
  "incentive",
  "fatigue",
  "other",
] as const;
export type MetaTopic = (typeof metaTopics)[number];

export const redirectCauses = ["instructions", "unreadable", "empty", "greeting", "off_topic"] as const;
export type RedirectCause = (typeof redirectCauses)[number];

/**
 * How a move took what the participant had just said. Left out where the kind of move tells: `ask`,
 * `probe`, `anything_else` and `recap` took it as an answer, a `respect_skip` without another angle as
 * skipped, everything else as an aside.
 */
export type Took = "answer" | "skipped" | "aside";

interface MoveBase {
  /** The same turn goes on to this question. */
  thenAsk?: string;
  took?: Took;
  /** From this move on we speak this language (BCP 47), since the participant asked for it or went back. */
  language?: string;
}

export interface ProbeMove extends MoveBase {
  kind: "probe";
  questionId: string;
  probeKind: ProbeKind;
  /** At most six of the participant's own words, or null. Of an earlier answer where a contrast to it is meant. */
  about: string | null;
}

export type SkipCause = "skip" | "dont_know" | "no_answer";

export type Move =
  | (MoveBase & { kind: "introduce"; questionId: string | null })
  | (MoveBase & { kind: "ask"; questionId: string })
  | ProbeMove
  | (MoveBase & { kind: "clarify"; questionId: string })
  | (MoveBase & { kind: "repeat"; questionId: string })
  | (MoveBase & { kind: "answer_meta"; questionId: string | null; topic: MetaTopic; questionsLeft: number })
  | (MoveBase & { kind: "redirect"; questionId: string | null; because: RedirectCause })
  | (MoveBase & { kind: "respect_skip"; questionId: string; because: SkipCause; otherAngle: boolean })
  | (MoveBase & { kind: "check_in"; questionId: string | null; crisis: boolean })
  | (MoveBase & { kind: "offer_stop"; questionId: string | null; withdraw: boolean })
  | (MoveBase & { kind: "anything_else" })
  | (MoveBase & { kind: "recap"; passages: string[] })
  | (MoveBase & { kind: "close"; endReason: EndReason });

export type MoveKind = Move["kind"];

export interface ParticipantTurn {
  speaker: "participant";
  text: string;
  /** Milliseconds since the epoch. */
  at: number;
}

export interface InterviewerTurn {
  speaker: "interviewer";
  text: string;
  /** Milliseconds since the epoch. */
  at: number;
  move: Move;
}

export type Turn = ParticipantTurn | InterviewerTurn;

export function findQuestion(guide: Guide, id: string | null | undefined): GuideQuestion | undefined {
  return guide.questions.find((question) => question.id === id);
}

/** The question that a move belongs to, or undefined for those of the whole interview. */
export function findMoveQuestionId(move: Move): string | undefined {
  return "questionId" in move ? (move.questionId ?? undefined) : undefined;
}
