import type { depths, priorities } from "#contract/choices.ts";
import type { Concept } from "#contract/concepts.ts";
import type { AskCondition } from "#contract/condition-schemas.ts";
import type { KnownFacts } from "#contract/conditions.ts";
import type { Item } from "#contract/items.ts";
import type { Stimulus } from "#contract/stimuli.ts";
import type { Reading, ThreadKind } from "./reading.ts";

/**
 * The words of the interviewer: a guide (the script as data, frozen with its session), the turns of a
 * session, and the moves that the interviewer can make.
 */

type Priority = (typeof priorities)[number];
/** How far a question is followed up: 1, 3 or 5 probes; a thread of weight 3 may exceed it by one. */
export type Depth = (typeof depths)[number];

export interface GuideQuestion {
  id: string;
  text: string;
  priority: Priority;
  depth: Depth;
  /** Asked word for word, with nothing before it. */
  exactWording: boolean;
  /** What the creator wants to learn from it. Private: never shown to a participant. */
  aim?: string;
  /** What the creator wants said when a participant asks what is meant. */
  helpText?: string;
  /** Closed: answered with an option, several, a number or an order. */
  item?: Item;
  /** Shown by every turn that puts the question. */
  stimulus?: Stimulus;
  /** Asked only where all of these hold. */
  askIf?: AskCondition[];
  /** May change places with its neighbours that may too. */
  shuffle?: boolean;
  /** Of the person's own guide: what the assigned concept is, shown under the question. */
  shows?: string;
  /** Of a wording in another language: what it words, which answers are counted by. */
  script?: Pick<GuideQuestion, "text" | "helpText" | "item" | "stimulus">;
}

/** The question as the script has it, whatever language it is asked in. */
export function toScriptQuestion<Q extends GuideQuestion>({ script, ...question }: Q) {
  return { ...question, ...script };
}

export interface GuideConcept extends Concept {
  /** What participants read in place of the name, in another language than the script's. */
  shownAs?: string;
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
  /** Of a person's own guide whose questions have an order of their own: the ids as the script has them. */
  scriptOrder?: string[];
  /** One of these is assigned to each person, and named in the introduction and in questions as `{concept}`. */
  concepts?: GuideConcept[];
  /** The session's language, BCP 47; only the first part counts. */
  language: string;
  /** The language that the creator wrote in; the session's when left out. */
  scriptLanguage?: string;
  /** Planned length. Zero or less means no time limit. */
  minutes: number;
  facts: StudyFacts;
  /** Share of the questions, 0 to 1, that must be answered for an interview stopped early to earn its code. */
  earlyCodeShare: number;
  /** Whether the share holds for a finished interview too. Sessions from before were promised the code at the end. */
  shareAtEnd?: boolean;
  /** Who is interviewed, as far as questions depend on it. Never frozen with the guide. */
  person?: Pick<KnownFacts, "aboutYou" | "link" | "form" | "concept">;
}

export type Phase = "introduction" | "core" | "completion";
export type EndReason = "finished" | "stopped" | "distress" | "limit";

/** What a probe asks into: a sentence of theirs ("reference"), something that hurts, or whatever they left out. */
export type ProbeFocus = ThreadKind | "open";

const metaTopics = [
  "robot",
  "self",
  "author",
  "duration",
  "privacy",
  "passed_on",
  "kept_out",
  "return",
  "fine",
  "missed",
  "who",
  "purpose",
  "incentive",
  "fatigue",
  "meaning",
  "other",
] as const;
export type MetaTopic = (typeof metaTopics)[number];

const redirectCauses = [
  "instructions",
  "unreadable",
  "empty",
  "greeting",
  "off_topic",
  "not_an_option",
] as const;
export type RedirectCause = (typeof redirectCauses)[number];

/**
 * How a move took what the participant had just said. Left out where the kind of move tells: `ask`,
 * `probe`, `anything_else` and `recap` took it as an answer, a `respect_skip` without another angle as
 * skipped, everything else as an aside.
 */
export type Took = "answer" | "skipped" | "aside";

/** How an answer to a closed question was read; without values it was given in other words. */
interface ClosedAnswer {
  questionId: string;
  values: string[];
}

interface MoveBase {
  /** The same turn goes on to this question. */
  thenAsk?: string;
  took?: Took;
  /** From this move on we speak this language (BCP 47), since the participant asked for it or went back. */
  language?: string;
  /** What was heard in the message before this move. */
  reading?: Reading;
  /** The closed answer in the message before this move. */
  closed?: ClosedAnswer;
  /** Questions that this move goes past, since they don't concern this person. */
  passed?: string[];
  /** They answered and asked something at once: the same turn answers that first. */
  answering?: Answering;
}

/** A question back, and how many questions of the script are left to say so. */
export interface Answering {
  topic: MetaTopic;
  questionsLeft: number;
}

export interface ProbeMove extends MoveBase {
  kind: "probe";
  questionId: string;
  /** The exact words of the thread that it follows; null for the answer as a whole. */
  about: string | null;
  focus?: ProbeFocus;
  /** Another sentence that is as likely to hide more: they choose. */
  also?: string;
  /** The thread is from an earlier answer than the last. */
  earlier?: boolean;
  /** Asks what is behind a closed answer. */
  follows?: "closed";
}

export type SkipCause = "skip" | "dont_know" | "no_answer";

export type Move =
  | (MoveBase & { kind: "introduce"; questionId: string | null })
  | (MoveBase & { kind: "ask"; questionId: string })
  | ProbeMove
  | (MoveBase & { kind: "clarify"; questionId: string })
  | (MoveBase & { kind: "repeat"; questionId: string })
  | (MoveBase & {
      kind: "answer_meta";
      questionId: string | null;
      topic: MetaTopic;
      questionsLeft: number;
      /** The exact words of the thread that the answer goes on to ask about. */
      about?: string;
    })
  | (MoveBase & { kind: "redirect"; questionId: string | null; because: RedirectCause })
  | (MoveBase & { kind: "respect_skip"; questionId: string; because: SkipCause; otherAngle: boolean })
  | (MoveBase & {
      kind: "check_in";
      questionId: string | null;
      crisis: boolean;
      /** Only the model heard it: an ordinary answer then goes on as usual. */
      heardBy?: "model";
    })
  | (MoveBase & { kind: "offer_stop"; questionId: string | null; withdraw: boolean })
  | (MoveBase & { kind: "anything_else" })
  /** Until November 2026 talks ended with one; they are still read. */
  | (MoveBase & { kind: "recap"; passages: string[] })
  | (MoveBase & { kind: "close"; endReason: EndReason });

export type MoveKind = Move["kind"];

interface ParticipantTurn {
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
