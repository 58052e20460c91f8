import type { InterviewSettings } from "#contract/interview-settings.ts";
import type { Question } from "#contract/interviews.ts";
import { decide, progressOf } from "#interviewer/conductor.ts";
import type { Guide, Turn } from "#interviewer/guide.ts";
import { type SampleSession, sampleGuide, sampleSessions } from "#interviewer/participants/sample.ts";
import { hashToken, newToken } from "../../auth/tokens.ts";
import type { Deps } from "../../deps.ts";
import { consentTextOf } from "../interviews/consent.ts";
import { defaultSettings } from "../interviews/script-input.ts";
import { hashGuide } from "../sessions/guides.ts";
import type { SampleRows } from "./samples.store.ts";

const organization = "Askwell";
const oneSeed = 7;
const hour = 60 * 60 * 1000;

/** What an interview has of its own, made of the sample's script. */
export function sampleInterview(settings: Partial<InterviewSettings> = {}) {
  return {
    name: sampleGuide.name,
    introduction: sampleGuide.introduction,
    objective: sampleGuide.objective,
    topics: [...sampleGuide.topics],
    questions: sampleGuide.questions.map(toQuestion),
    settings: { ...defaultSettings, ...settings },
  };
}

/** The ids are those that the sample's sessions speak of. */
function toQuestion(text: string, index: number): Question {
  return { id: `q${index + 1}`, text, priority: "normal", probeDepth: 2, exactWording: false };
}

interface Ids {
  projectId: string;
  interviewId: string;
  guideId: string;
  consentTextHash: string;
}

/** A project with an interview and its finished sessions, as if they had come in over the last days. */
export function makeSampleRows(deps: Pick<Deps, "clock" | "newId">, ownerId: string): SampleRows {
  const finished = listFinished();
  const [projectId, interviewId, guideId] = [deps.newId(), deps.newId(), deps.newId()];
  const project = { id: projectId, ownerId, name: sampleGuide.name, organization, sample: true };
  const own = sampleInterview({ retentionDays: null });
  const interview = {
    id: interviewId,
    projectId,
    ...own,
    sessionsStarted: finished.length,
    sessionsCompleted: finished.length,
  };
  const body = consentTextOf({
    ...{ organization, interviewName: own.name, settings: own.settings },
    aiProvider: null,
  });
  const ids = { projectId, interviewId, guideId, consentTextHash: hashToken(body) };
  const guide = makeGuide();
  const endedAt = Math.max(...finished.map(({ session }) => session.turns.at(-1)?.at ?? 0));
  // The newest one came in three hours ago.
  const shift = deps.clock().getTime() - 3 * hour - endedAt;
  const made = finished.map((each, index) => ({
    ...each,
    number: index + 1,
    id: deps.newId(),
    shift,
  }));
  return {
    project,
    interview,
    consentText: { hash: ids.consentTextHash, body },
    guide: { id: guideId, interviewId, projectId, hash: hashGuide(guide), guide },
    sessions: made.map((session) => toSessionRow(deps, ids, session)),
    turns: made.flatMap((session) => toTurnRows(deps, ids, session)),
  };
}

interface Explained {
  reason: string | null;
  intent: string | null;
}

interface Finished {
  session: SampleSession;
  /** For each turn, why the interviewer said it. */
  explained: Explained[];
  progress: ReturnType<typeof progressOf>;
}

interface MadeSession extends Finished {
  id: string;
  number: number;
  shift: number;
}

/** The script as it stood when the sample's sessions were held. */
function makeGuide(): Guide {
  const { settings, ...own } = sampleInterview({ retentionDays: null });
  return {
    introduction: own.introduction,
    objective: own.objective,
    topics: own.topics,
    questions: own.questions,
    language: settings.language,
    minutes: settings.minutes,
    facts: {
      organization,
      interviewName: own.name,
      contact: null,
      supportLine: null,
      retentionDays: settings.retentionDays,
      incentive: false,
    },
    earlyCodeShare: settings.earlyCodeShare,
  };
}

let kept: Finished[] | undefined;

/** The same words for every account, so each process talks them through once. */
function listFinished(): Finished[] {
  const guide = makeGuide();
  kept ??= sampleSessions(oneSeed).map((session) => ({
    session,
    explained: session.turns.map((turn, index) => explain(guide, turn, session.turns.slice(0, index))),
    progress: progressOf(guide, session.turns),
  }));
  return kept;
}

/** Deciding again on the same turns tells the reasons that a running interview would have stored. */
function explain(guide: Guide, turn: Turn, before: Turn[]): Explained {
  if (turn.speaker === "participant") return { reason: null, intent: null };
  const { reason, intent } = decide(guide, before, turn.at);
  return { reason, intent };
}

function toSessionRow(
  deps: Pick<Deps, "newId">,
  ids: Ids,
  made: MadeSession,
): SampleRows["sessions"][number] {
  const { turns, demographics } = made.session;
  const timeOf = (turn: Turn | undefined) => new Date((turn?.at ?? 0) + made.shift);
  const last = turns.at(-1);
  const end =
    last?.speaker === "interviewer" && last.move.kind === "close" ? last.move.endReason : "finished";
  return {
    id: made.id,
    ...ids,
    number: made.number,
    threadId: deps.newId(),
    language: defaultSettings.language,
    // Nobody holds the token: a sample has no participant who could come back.
    tokenHash: hashToken(newToken()),
    consentedAt: timeOf(turns[0]),
    ageRange: demographics.ageRange,
    occupation: demographics.occupation,
    country: demographics.location,
    town: demographics.townCity,
    phase: "completion",
    turnCount: turns.length,
    allQuestionsAsked: made.progress.allQuestionsAsked,
    finalResponseReceived: made.progress.finalResponseReceived,
    endReason: end,
    completedAt: timeOf(last),
    finalisedAt: timeOf(last),
    startedAt: timeOf(turns[0]),
    firstAnswerAt: timeOf(turns[1]),
    lastActivityAt: timeOf(last),
  };
}

function toTurnRows(deps: Pick<Deps, "newId">, ids: Ids, made: MadeSession): SampleRows["turns"] {
  return made.session.turns.map((turn, index) => ({
    sessionId: made.id,
    seq: index + 1,
    id: deps.newId(),
    projectId: ids.projectId,
    speaker: turn.speaker,
    type: typeOf(turn),
    text: turn.text,
    move: turn.speaker === "interviewer" ? turn.move : null,
    ...made.explained[index],
    voice: turn.speaker === "interviewer" ? "scripted" : null,
    createdAt: new Date(turn.at + made.shift),
  }));
}

function typeOf(turn: Turn): "introduction" | "core" | "completion" {
  if (turn.speaker === "participant") return "core";
  if (turn.move.kind === "close") return "completion";
  return turn.move.kind === "introduce" ? "introduction" : "core";
}
