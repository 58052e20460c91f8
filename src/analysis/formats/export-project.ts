import type { AnswerFlagKind, UnflaggedFinding } from "#contract/answer-checks.ts";
import type { ClosedCount } from "#contract/closed-counts.ts";
import type { HeardWord } from "#contract/heard.ts";
import type { Brief, Evidence, Finding, Sentiment } from "#contract/insights.ts";
import type { Question } from "#contract/interviews.ts";

/**
 * Everything an export is made of, as plain values. Times are ISO 8601 in UTC. Ids are the database's, but for those of
 * our own sessions: whoever has one may speak in it, so exports carry another that is made of it.
 */
export interface ExportProject {
  id: string;
  name: string;
  organization: string;
  exportedAt: string;
  /** False, the default of the product, leaves out and masks what `withoutPersonalData` says. */
  personalData: boolean;
  /** Those whose tags, highlights and notes are in it. */
  people: ExportPerson[];
  /** What people wrote on a tag; tags without a description need no entry. */
  tagDescriptions: { tag: string; description: string }[];
  interviews: ExportInterview[];
}

export interface ExportPerson {
  id: string;
  name: string;
}

export type ExportQuestion = Pick<
  Question,
  "id" | "text" | "depth" | "aim" | "helpText" | "item" | "stimulus" | "askIf"
>;

export interface ExportInterview {
  id: string;
  name: string;
  objective: string;
  createdAt: string;
  questions: ExportQuestion[];
  /** Their names; participants are assigned one of them. */
  concepts?: string[];
  /** The closed questions, counted over finished interviews. */
  closed?: ClosedCount[];
  sessions: ExportSession[];
  /** When the findings were made; null where there are none. */
  analyzedAt: string | null;
  /** As the coder found them: each evidence names a session and a turn by id. */
  findings: Finding[];
  /** What lies across the findings; null where there are none, or where they were made without it. */
  brief: Brief | null;
  /** Findings that somebody flagged stands behind, counted with and without them, where flags were asked for. */
  unflagged?: UnflaggedFinding[];
  /** Plain sentences on how the findings were made and what was not done. */
  analysisNotes: string[];
  /** What the creator wrote down as found, beside the coder's findings. */
  ownInsights: ExportOwnInsight[];
}

export interface ExportOwnInsight {
  title: string;
  description: string;
  notes: string;
  tags: string[];
  /** The words that it rests on, placed as a finding's evidence is. */
  quotes: Evidence[];
  createdAt: string;
}

export interface ExportSession {
  id: string;
  /** How people are called in reports, such as "P-07". */
  label: string;
  kind: "interview" | "transcript" | "thread";
  startedAt: string;
  lastActivityAt: string;
  completed: boolean;
  endReason: string | null;
  /** More of the reason, such as which quota was full. */
  endDetail?: string | null;
  /** Where the participant came from, as the link said. */
  source?: string | null;
  /** The concept that the participant was assigned. */
  concept?: string;
  /** Parameters of the link that the interview keeps, such as a panel's id of the person. */
  hiddenFields?: Record<string, string>;
  /** BCP 47 tag. */
  language: string;
  email: string | null;
  incentiveCode: string | null;
  demographics: ExportDemographics | null;
  /** The creator's own words to group sources by, such as "pilot". */
  sourceTags: string[];
  formAnswers: ExportFormAnswers[];
  turns: ExportTurn[];
  annotations: ExportAnnotation[];
  /** What is worth a second look in it, where flags were asked for. They exclude nobody. */
  flags?: ExportFlag[];
}

/** A named flag with what proves it. */
export interface ExportFlag {
  kind: AnswerFlagKind;
  name: string;
  why: string;
  /** The answer that it is about; null where it is about the person. */
  turnId: string | null;
  /** Whose and which words it rests on: those of its own session first. */
  proof: { session: string; sessionId: string; turnId: string | null; text: string }[];
}

export interface ExportDemographics {
  ageRange: string;
  occupation: string;
  /** The country. */
  location: string;
  townCity: string;
}

export interface ExportFormAnswers {
  formName: string;
  formType: "pre" | "post";
  /** `kind` is the field's kind, as in the form. */
  answers: { question: string; kind: string; answer: string }[];
}

export interface ExportTurn {
  id: string;
  role: "participant" | "interviewer" | "other";
  /** The name in an uploaded transcript; null in interviews of our own. */
  speakerName: string | null;
  text: string;
  at: string | null;
  /** Seconds since the session's beginning, where known. */
  seconds: number | null;
  questionId: string | null;
  /** The interviewer's move, such as ask or probe. */
  move: string | null;
  /** The closed answer that the message before it gave; without values one in other words. */
  closed?: ClosedAnswer;
  /** What the turn showed, in the words for people who can't see or hear it. */
  shown?: string;
  /** Where it was spoken. `text` is what was sent, and what every quote is taken from. */
  spoken?: SpokenTurn;
  /** Passages of it that were translated for the analysis, where there are any. */
  translations?: ExportTranslation[];
  /** Questions that the turn goes past, since they don't concern this person. */
  passed?: string[];
  sentiment: Sentiment | null;
}

/** Of a passage, in code points of the turn's text. It stands beside the words, and is never evidence. */
export interface ExportTranslation {
  start: number;
  end: number;
  /** BCP 47 tag. */
  language: string;
  text: string;
  /** Who translated, such as "machine: translation server". */
  by: string;
}

/** What a recogniser heard, and its words with their times; without personal data the words are left out. */
export interface SpokenTurn {
  heard: string | null;
  words: HeardWord[];
  /** Where its sound is, while it's kept: a voice tells who somebody is, so it's personal data. */
  sound?: { id: string; contentType: string; bytes: number };
}

interface ClosedAnswer {
  questionId: string;
  values: string[];
}

/** A person's tag or note on a turn, or highlight within one. */
export interface ExportAnnotation {
  id: string;
  kind: "tag" | "note" | "highlight";
  turnId: string;
  /** The tag's name, the note's words, or the comment on a highlight. */
  text: string;
  /** Offsets in Unicode code points of the turn's text, end exclusive; null but for highlights. */
  passage: { quote: string; start: number; end: number } | null;
  personId: string;
  createdAt: string;
  /** What another program says of a tag that came from it. */
  code?: ImportedCode;
}

/** The code that a tag of an imported project was, beside its name. */
export interface ImportedCode {
  group: string | null;
  description: string;
}

/** An interview without its sessions, which are too many to be held together. */
export type InterviewOutline = Omit<ExportInterview, "sessions">;

/** A project without its sessions; they come one by one, in the order of the interviews. */
export interface ProjectOutline extends Omit<ExportProject, "interviews"> {
  interviews: InterviewOutline[];
}

/** Sessions of all interviews with the interview they belong to, in their order. */
export function listSessions(
  project: ExportProject,
): { interview: ExportInterview; session: ExportSession }[] {
  return project.interviews.flatMap((interview) =>
    interview.sessions.map((session) => ({ interview, session })),
  );
}

/** Who speaks, as transcripts and tables call them. */
export function nameSpeaker(turn: ExportTurn, session: ExportSession): string {
  if (turn.speakerName) return turn.speakerName;
  return turn.role === "participant" ? session.label : turn.role === "interviewer" ? "Interviewer" : "Other";
}
