import { createHash } from "node:crypto";
import { languages } from "#contract/choices.ts";
import type { Guide } from "#interviewer/guide.ts";
import {
  type Drawn,
  isDrawn,
  namesUnknown,
  nothingDrawn,
  toPersonalGuide,
} from "#interviewer/personal-guide.ts";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import type { interviews } from "../../db/study-schema.ts";
import { participantTitleOf } from "../interviews/participant-title.service.ts";
import type { VoicePromise } from "../interviews/voice-notice.service.ts";
import type { WordedOptions } from "../interviews/wordings/word-interview.service.ts";
import { findPerson } from "./person.store.ts";
import * as store from "./sessions.store.ts";
import { findSupportLine } from "./support-lines.ts";

type InterviewRow = typeof interviews.$inferSelect;

/** The forms that a session began with, by their ids; null where there was none, or none with a question. */
export interface FrozenForms {
  pre: string | null;
  post: string | null;
}

interface Promises {
  /** Who else processes what they write; null for nobody. */
  aiProvider: string | null;
  /** The company that may translate passages of it; absent where none does. */
  translator?: string;
  /** That they may speak, and where the sound goes. */
  dictation: boolean;
  /** That their voice is kept; absent where it isn't. */
  voice?: VoicePromise;
  /** That their code waits until somebody has looked at the answers. */
  holdCodes: boolean;
  /** That it's counted how answers come into their box; absent where it isn't. */
  answerSignals?: true;
}

/** A frozen guide. Those of sessions from before forms were frozen with them have none. */
export type FrozenGuide = Guide & {
  forms?: FrozenForms;
  /** What else people were told before they agreed; absent in sessions from before it was frozen. */
  promised?: Promises;
  /** What was promised for taking part; absent where nothing was named. */
  reward?: string;
  /** Of a session in a wording: how it reads the options of its forms. */
  formOptions?: Record<string, WordedOptions>;
};

/** The stored script as the interviewer takes it; without a support line of the study, that of the participant's country. */
export function toGuide(
  interview: InterviewRow,
  { organization, language, country }: { organization: string; language: string; country: string },
): Guide {
  const { settings } = interview;
  return {
    introduction: interview.introduction,
    objective: interview.objective,
    topics: interview.topics,
    questions: interview.questions,
    ...(settings.concepts && settings.concepts.length > 0 && { concepts: settings.concepts }),
    language,
    scriptLanguage: settings.language,
    minutes: settings.minutes,
    facts: {
      organization,
      interviewName: participantTitleOf(interview),
      contact: settings.contact || null,
      supportLine: settings.supportLine || findSupportLine(country),
      retentionDays: settings.retentionDays,
      incentive: true,
    },
    earlyCodeShare: settings.earlyCodeShare,
    shareAtEnd: true,
  };
}

/** Same content, same hash: sessions that begin with one script share its frozen copy. */
export function hashGuide(guide: Guide): string {
  return createHash("sha256").update(JSON.stringify(guide)).digest("base64url");
}

/** The participant's language when we speak it, else the interview's. */
export function chooseLanguage(asked: string | undefined, interviewLanguage: string): string {
  const base = asked?.toLowerCase().split(/[-_]/)[0];
  return languages.find((known) => known === base) ?? interviewLanguage;
}

/** The guide that a session began with. */
export async function findSessionGuide(db: Database, sessionId: string): Promise<FrozenGuide | undefined> {
  const guideId = await store.findGuideId(db, sessionId);
  return guideId === undefined ? undefined : getGuide(db, guideId);
}

/** With what was drawn for this person and what its conditions ask of them; nothing is read where that is nothing. */
export async function withPerson(db: Database, guide: FrozenGuide, sessionId: string): Promise<FrozenGuide> {
  if (!asksOfPerson(guide)) return guide;
  const { hiddenFields, form, concept, drawSeed, ...aboutYou } =
    (await findPerson(db, sessionId)) ?? noPerson;
  const person = { aboutYou, link: hiddenFields ?? {}, form, concept };
  return { ...toPersonalGuide(guide, { concept, drawSeed }), person };
}

/** The guide as the person of this session gets it. */
export async function getPersonalGuide(
  db: Database,
  session: Drawn & { guideId: string },
): Promise<FrozenGuide> {
  return toPersonalGuide(await getGuide(db, session.guideId), session);
}

const noPerson = {
  ...{ ageRange: null, country: null, town: null, occupation: null },
  ...{ hiddenFields: null, form: null, ...nothingDrawn },
};

function asksOfPerson(guide: Guide): boolean {
  return (
    isDrawn(guide) ||
    namesUnknown(guide) ||
    asksOfForm(guide) ||
    listSubjects(guide).some((kind) => kind === "aboutYou" || kind === "link")
  );
}

/** Whether a question depends on the form before the interview. */
export function asksOfForm(guide: Guide): boolean {
  return listSubjects(guide).includes("form");
}

function listSubjects({ questions }: Guide) {
  return questions.flatMap(({ askIf = [] }) => askIf.map(({ by }) => by.kind));
}

const cacheSize = 500;
const cache = new Map<string, FrozenGuide>();

/** A frozen guide never changes, so each process keeps those in use. */
export async function getGuide(db: Database, guideId: string): Promise<FrozenGuide> {
  const cached = cache.get(guideId);
  if (cached) return cached;
  const guide = await store.findGuide(db, guideId);
  if (!guide) throw new AppError("session_not_found");
  if (cache.size >= cacheSize) cache.delete(cache.keys().next().value ?? "");
  cache.set(guideId, guide);
  return guide;
}
