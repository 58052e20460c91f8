import { languages } from "#contract/choices.ts";
import type { PracticeDetails, PracticeSummary } from "#contract/practice.ts";
import type { IntervieweeProfile, PracticeMessage } from "#contract/practice-debrief.ts";
import type { Interviewee } from "#interviewer/practice/interviewee.ts";
import { makeInterviewee } from "#interviewer/practice/make-interviewee.ts";
import type { PracticeLine } from "#interviewer/practice/meter.ts";
import { makePracticeCard } from "#interviewer/practice/practice-card.ts";
import type { ListedSession, PracticeMessageRow, PracticeRow } from "./practice.store.ts";

type Language = (typeof languages)[number];

export function toLanguage(text: string): Language {
  return languages.find((known) => known === text) ?? "en";
}

/** The person follows from what is kept of them. */
export function toInterviewee({ seed, topic, language, traits }: PracticeRow): Interviewee {
  return makeInterviewee({ seed, topic, language, traits });
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
export function tellVoice(messages: readonly PracticeMessageRow[]): "scripted" | "model" {
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
): Omit<PracticeDetails, "_id" | "endedAt"> {
  return {
    topic: session.topic,
    date: session.startedAt.toISOString(),
    status: session.endedAt ? "completed" : "in_progress",
    language: toLanguage(session.language),
    traits: session.traits,
    // Of an ended session as it was told then, whatever later versions would make of the same seed.
    interviewee: session.debrief?.interviewee ?? toProfile(toInterviewee(session)),
    guide: toGuideView(session, messages),
    messages: messages.map(toMessage),
  };
}

/** Field by field, so that nothing of the story comes along. */
function toProfile({ profile }: Interviewee): IntervieweeProfile {
  const { pseudonym, ageRange, occupation, location, townCity } = profile;
  return { pseudonym, ageRange, occupation, location, townCity };
}

function toGuideView(
  { guide, interviewId, interviewName, language }: PracticeRow,
  messages: readonly PracticeMessageRow[],
): PracticeDetails["guide"] {
  if (!guide) return null;
  const card = makePracticeCard({ messages: toLines(messages), guide, language });
  const asked = new Set(card.questions.flatMap((one) => (one.asked ? [one.questionId] : [])));
  return {
    interviewId,
    name: interviewName ?? "",
    questions: guide.questions.map(({ id, text }) => ({ id, text, asked: asked.has(id) })),
  };
}
