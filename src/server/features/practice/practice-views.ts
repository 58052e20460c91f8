import { languages } from "#contract/choices.ts";
import type { PracticeDetails, PracticePerson, PracticeSummary } from "#contract/practice.ts";
import type { IntervieweeProfile, PracticeDebrief, PracticeMessage } from "#contract/practice-debrief.ts";
import type { Interviewee } from "#interviewer/practice/interviewee.ts";
import type { PracticeLine } from "#interviewer/practice/meter.ts";
import type { PracticeCase } from "#interviewer/practice/practice-case.ts";
import { AppError } from "../../app-error.ts";
import type { StoredDebrief } from "../../db/practice-schema.ts";
import { getCases } from "./case-files.ts";
import type { ListedSession, PracticeMessageRow, PracticeRow } from "./practice.store.ts";

type Language = (typeof languages)[number];

function toLanguage(text: string): Language {
  return languages.find((known) => known === text) ?? "en";
}

/** The person of a session; those of earlier versions are not known any more. */
export function toInterviewee({
  practiceCase,
  difficulty,
}: Pick<PracticeRow, "practiceCase" | "difficulty">): Interviewee {
  if (!practiceCase) throw new AppError("practice_old_version");
  return { practiceCase, difficulty };
}

/** What the interviewer's rules read of the stored messages. */
export function toLines(
  messages: readonly PracticeMessageRow[],
): (PracticeLine & { notes?: NonNullable<PracticeLine["notes"]> })[] {
  return messages.map(({ id, speaker, text, createdAt, notes }) => ({
    ...{ id, speaker, text, at: createdAt.getTime() },
    ...(notes ? { notes } : {}),
  }));
}

export function toMessage({ id, text, speaker, createdAt }: PracticeMessageRow): PracticeMessage {
  const sender = speaker === "interviewer" ? "user" : "bot";
  return { _id: id, text, sender, createdAt: createdAt.toISOString() };
}

/** A model's part in one answer is a model's voice. */
export function describeVoice(messages: readonly PracticeMessageRow[]): "scripted" | "model" {
  return messages.some(({ voice }) => voice === "model") ? "model" : "scripted";
}

export function toSummary(row: ListedSession): PracticeSummary {
  const { id, topic, interviewName, messageCount, figures } = row;
  return {
    ...{ _id: id, topic, interviewName, messageCount, figures },
    date: row.startedAt.toISOString(),
    status: row.endedAt ? "completed" : "in_progress",
    language: toLanguage(row.language),
  };
}

/** What every view of one session begins with. */
export function toHead(
  session: PracticeRow,
  messages: readonly PracticeMessageRow[],
  asked: readonly string[],
): Omit<PracticeDetails, "_id" | "endedAt"> {
  return {
    topic: session.topic,
    date: session.startedAt.toISOString(),
    status: session.endedAt ? "completed" : "in_progress",
    language: toLanguage(session.language),
    difficulty: session.difficulty,
    brief: session.practiceCase?.brief ?? "",
    interviewee: session.practiceCase?.person ?? session.debrief?.interviewee ?? unknownPerson,
    person: getCases().find(({ id }) => id === session.practiceCase?.id)?.id ?? null,
    guide: toGuideView(session, asked),
    messages: messages.map(toMessage),
  };
}

/** Of a session that an earlier version left without a debrief. */
const unknownPerson = {
  ...{ pseudonym: "Interviewee", ageRange: "", occupation: "", location: "", townCity: "" },
} satisfies IntervieweeProfile;

/** What is known of somebody before the talk. */
export function toPerson({ id, topic, brief, person }: PracticeCase): PracticePerson {
  return { id, topic, brief, interviewee: person };
}

/** Debriefs of earlier versions had hints and no moments, and in their card the other's share of the words. */
export function toDebrief(kept: StoredDebrief): PracticeDebrief {
  const reportCard = { ...kept.reportCard, talkShare: kept.meter.talkShare };
  const stored = { ...kept, reportCard };
  if ("moments" in stored) return stored;
  const { missedCues, ...debrief } = stored;
  return {
    ...debrief,
    insights: debrief.insights.map(({ id, about, text, found, messageId }) => ({
      ...{ id, about, text, found, messageId, said: found ? text : null },
    })),
    moments: missedCues.slice(0, 5).map(({ insightId, messageId, quote, wouldHaveAsked }) => ({
      ...{ insightId, hint: { messageId, quote }, asked: null },
      ...{ comment: "This hinted at more.", question: wouldHaveAsked },
    })),
  };
}

function toGuideView(
  { guide, interviewId, interviewName }: PracticeRow,
  asked: readonly string[],
): PracticeDetails["guide"] {
  if (!guide) return null;
  return {
    interviewId,
    name: interviewName ?? "",
    questions: guide.questions.map(({ id, text }) => ({ id, text, asked: asked.includes(id) })),
  };
}
