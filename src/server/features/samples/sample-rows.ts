import { readCountry } from "#contract/country-names.ts";
import type { InterviewSettings } from "#contract/interview-settings.ts";
import type { Guide, Turn } from "#interviewer/guide.ts";
import { progressOf } from "#interviewer/progress.ts";
import { sampleGuide } from "#interviewer/sample/sample-guide.ts";
import {
  listSampleSessions,
  makeSampleGuide,
  type SampleLanguage,
  type SampleSession,
  type SampleTurn,
} from "#interviewer/sample/sample-sessions.ts";
import { hashToken, newToken } from "../../auth/tokens.ts";
import type { Deps } from "../../deps.ts";
import { consentTextOf } from "../interviews/consent.service.ts";
import { defaultSettings } from "../interviews/script-input.service.ts";
import { hashGuide } from "../sessions/guides.service.ts";
import type { SampleRows } from "./samples.store.ts";

const organization = "Askwell";
const hour = 60 * 60 * 1000;

/** What an interview has of its own, made of the sample's script. */
export function sampleInterview(settings: Partial<InterviewSettings> = {}) {
  return {
    name: sampleGuide.name,
    introduction: sampleGuide.introduction,
    objective: sampleGuide.objective,
    topics: sampleGuide.topics,
    questions: sampleGuide.questions,
    settings: { ...defaultSettings, ...settings },
  };
}

interface Ids {
  projectId: string;
  interviewId: string;
  consentTextHash: string;
}

/** A project with an interview and its finished sessions, as if they had come in over the last days. */
export function makeSampleRows(deps: Pick<Deps, "clock" | "newId">, ownerId: string): SampleRows {
  const finished = listFinished();
  const [projectId, interviewId] = [deps.newId(), deps.newId()];
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
    ...{ organization, title: own.name, settings: own.settings },
    aiUse: { provider: null, isLocal: false },
  });
  const ids = { projectId, interviewId, consentTextHash: hashToken(body) };
  const guides = new Map(
    [...new Set(finished.map(({ session }) => session.language))].map((language) => {
      const guide = makeGuide(language);
      return [language, { id: deps.newId(), interviewId, projectId, hash: hashGuide(guide), guide }];
    }),
  );
  const endedAt = Math.max(...finished.map(({ session }) => session.turns.at(-1)?.turn.at ?? 0));
  // The newest one came in three hours ago.
  const shift = deps.clock().getTime() - 3 * hour - endedAt;
  const made = finished.map((each, index) => ({
    ...each,
    number: index + 1,
    id: deps.newId(),
    guideId: guides.get(each.session.language)?.id ?? "",
    shift,
  }));
  return {
    project,
    interview,
    consentText: { hash: ids.consentTextHash, body },
    guides: [...guides.values()],
    sessions: made.map((session) => toSessionRow(deps, ids, session)),
    turns: made.flatMap((session) => toTurnRows(deps, ids, session)),
  };
}

interface Finished {
  session: SampleSession;
  progress: ReturnType<typeof progressOf>;
}

interface MadeSession extends Finished {
  id: string;
  guideId: string;
  number: number;
  shift: number;
}

/** The script as it stood when the sample's sessions were held in a language. */
function makeGuide(language: SampleLanguage): Guide {
  const { minutes, earlyCodeShare } = defaultSettings;
  return makeSampleGuide(language, { minutes, earlyCodeShare });
}

let kept: Finished[] | undefined;

/** The same words for every account, so each process writes them out once. */
function listFinished(): Finished[] {
  kept ??= listSampleSessions().map((session) => ({
    session,
    progress: progressOf(
      makeGuide(session.language),
      session.turns.map(({ turn }) => turn),
    ),
  }));
  return kept;
}

function toSessionRow(
  deps: Pick<Deps, "newId">,
  ids: Ids,
  made: MadeSession,
): SampleRows["sessions"][number] {
  const { demographics, language } = made.session;
  const turns = made.session.turns.map(({ turn }) => turn);
  const timeOf = (turn: Turn | undefined) => new Date((turn?.at ?? 0) + made.shift);
  const last = turns.at(-1);
  const end =
    last?.speaker === "interviewer" && last.move.kind === "close" ? last.move.endReason : "finished";
  return {
    id: made.id,
    ...ids,
    guideId: made.guideId,
    number: made.number,
    threadId: deps.newId(),
    language,
    // Nobody holds the token: a sample has no participant who could come back.
    tokenHash: hashToken(newToken()),
    consentedAt: timeOf(turns[0]),
    ageRange: demographics.ageRange,
    occupation: demographics.occupation,
    country: readCountry(demographics.location),
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
  return made.session.turns.map(({ turn, reason }, index) => ({
    sessionId: made.id,
    seq: index + 1,
    id: deps.newId(),
    projectId: ids.projectId,
    speaker: turn.speaker,
    type: typeOf(turn),
    text: turn.text,
    move: turn.speaker === "interviewer" ? turn.move : null,
    reason,
    intent: findIntent({ turn, reason }, index),
    voice: turn.speaker === "interviewer" ? "scripted" : null,
    createdAt: new Date(turn.at + made.shift),
  }));
}

/** What the message before a turn of ours was taken for; before the first there is none. */
function findIntent({ turn }: SampleTurn, index: number): string | null {
  return turn.speaker === "interviewer" && index > 0 ? "answer" : null;
}

function typeOf(turn: Turn): "introduction" | "core" | "completion" {
  if (turn.speaker === "participant") return "core";
  if (turn.move.kind === "close") return "completion";
  return turn.move.kind === "introduce" ? "introduction" : "core";
}
