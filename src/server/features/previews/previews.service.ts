import { randomInt } from "node:crypto";
import type { InterviewSettings } from "#contract/interview-settings.ts";
import { rates } from "#contract/limits.ts";
import type { AnswerInputOf, BodyOf } from "#contract/operation.ts";
import type { sendPreviewMessage, startPreview as startPreviewOperation } from "#contract/scripts.ts";
import type { Guide, Turn } from "#interviewer/guide.ts";
import { drawConcept, toPersonalGuide } from "#interviewer/personal-guide.ts";
import { progressOf } from "#interviewer/progress.ts";
import { listWhys } from "#interviewer/session-card.ts";
import { findStimulus } from "#interviewer/stimulus.ts";
import { findAiUse } from "../../ai-provider.ts";
import { AppError } from "../../app-error.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { consentTextOf } from "../interviews/consent.service.ts";
import { participantTitleOf } from "../interviews/participant-title.service.ts";
import {
  defaultSettings,
  nameOrDefault,
  readQuestions,
  readTopics,
  requireAskable,
  requireNamed,
} from "../interviews/script-input.service.ts";
import { ownProject } from "../projects/projects.service.ts";
import { findShownItem, hearOut, makeOpening } from "../sessions/make-reply.ts";
import { toOwnShown } from "../stimuli/shown-stimulus.service.ts";
import * as store from "./previews.store.ts";

type Script = BodyOf<typeof startPreviewOperation>;
type PreviewReply = AnswerInputOf<typeof sendPreviewMessage>;

/** A try of a script by its creator. It is no session: nothing counts it, and it goes after a day. */
export async function startPreview(
  deps: Pick<Deps, "db" | "clock" | "newId" | "config">,
  accountId: string,
  script: Script,
): Promise<AnswerInputOf<typeof startPreviewOperation>> {
  await takeFromLimit(deps, `previews:${accountId}`, rates.previews);
  const projectId = script.projectId ?? null;
  if (projectId !== null) await ownProject(deps.db, accountId, projectId, "view");
  const organization = await store.findOrganization(deps.db, { accountId, projectId });
  const settings = toSettings(script);
  const guide = preparePerson(deps, script, { settings, organization });
  const previewId = deps.newId();
  const now = deps.clock().getTime();
  const { text, move, reason } = makeOpening(guide, previewId, now, deps.config.model === null);
  const turns: Turn[] = [{ speaker: "interviewer", text, at: now, move }];
  await store.insertPreview(deps.db, { id: previewId, ownerId: accountId, guide, turns });
  const { interviewName: title } = guide.facts;
  const consentText = consentTextOf({ organization, title, aiUse: findAiUse(deps.config), settings });
  const before = { organization, contact: settings.contact, consentText };
  return { previewId, before, ...toReply(guide, turns, reason) };
}

/** As they are typed now, else the usual ones. */
function toSettings({
  settings = {},
  participantTitle = "",
  language,
  minutes,
  concepts,
}: Script): InterviewSettings {
  const typed = Object.entries({ ...settings, participantTitle, language, minutes, concepts }).filter(
    ([, value]) => value !== undefined,
  );
  return { ...defaultSettings, ...Object.fromEntries(typed) };
}

/** What an interview with these settings would know of the person, where that matters. */
function toPerson(
  { person }: Script,
  { hiddenFields = [], keepTown = true }: InterviewSettings,
  concept: string | null,
): Pick<Guide, "person"> {
  if (person === undefined && concept === null) return {};
  const { aboutYou = {}, link = {}, form = {} } = person ?? {};
  const { ageRange = null, country = null, town = null, occupation = null } = aboutYou;
  const kept = Object.entries(link).filter(([name]) => hiddenFields.includes(name));
  return {
    person: {
      aboutYou: { ageRange, country, town: keepTown ? town : null, occupation },
      link: Object.fromEntries(kept),
      ...{ form, concept },
    },
  };
}

/** As one person gets it: with the concept that was chosen for the preview, else any. */
function preparePerson(
  deps: Pick<Deps, "clock" | "newId">,
  script: Script,
  of: { settings: InterviewSettings; organization: string },
): Guide {
  const guide = toGuide(deps, script, of);
  const drawSeed = randomInt(2 ** 31);
  const names = (guide.concepts ?? []).map(({ name }) => name);
  const chosen = names.find((name) => name === script.person?.concept);
  const concept = chosen ?? drawConcept(names, new Map(), drawSeed);
  return { ...toPersonalGuide(guide, { concept, drawSeed }), ...toPerson(script, of.settings, concept) };
}

function toGuide(
  deps: Pick<Deps, "clock" | "newId">,
  script: Script,
  { settings, organization }: { settings: InterviewSettings; organization: string },
): Guide {
  const { language, concepts = [] } = settings;
  const topics = readTopics(script.topics);
  const questions = readQuestions(script.questions, [], deps.newId);
  requireAskable(questions, settings);
  requireNamed(script.introduction, settings);
  const name = nameOrDefault(script.name, deps.clock());
  return {
    introduction: script.introduction,
    objective: script.objective,
    topics,
    questions,
    ...(concepts.length > 0 && { concepts }),
    language,
    scriptLanguage: language,
    minutes: settings.minutes,
    facts: {
      organization,
      interviewName: participantTitleOf({ name, settings }),
      contact: settings.contact || null,
      supportLine: settings.supportLine || null,
      retentionDays: settings.retentionDays,
      incentive: true,
    },
    earlyCodeShare: settings.earlyCodeShare,
    shareAtEnd: true,
  };
}

/** Decided and worded as for a participant. Nothing is kept of a message whose reply could not be made. */
export async function sendMessage(
  deps: Pick<Deps, "db" | "clock" | "config" | "voice">,
  of: { accountId: string; previewId: string },
  text: string,
): Promise<PreviewReply> {
  const { previewId: id, accountId: ownerId } = of;
  const preview = await store.findPreview(deps.db, { ownerId, id });
  if (!preview) throw new AppError("preview_not_found");
  if (isOver(preview.turns)) throw new AppError("session_complete");
  await takeFromLimit(deps, `preview-messages:${ownerId}`, rates.previewMessages);
  const { guide } = preview;
  const now = deps.clock().getTime();
  const turns: Turn[] = [...preview.turns, { speaker: "participant", text, at: now }];
  // A budget of its own, which is the preview's: no interview's participants pay for it.
  const words = deps.voice.speak({ guide, turns, now, seed: id, interviewId: id });
  const wording = await hearOut(words, () => undefined);
  const tokens = (wording.inputTokens ?? 0) + (wording.outputTokens ?? 0);
  if (tokens > 0) await store.addSpending(deps.db, id, tokens);
  const { move, reason } = wording.decision;
  turns.push({ speaker: "interviewer", text: wording.text, at: deps.clock().getTime(), move });
  const kept = await store.replaceTurns(deps.db, { id, turnsBefore: preview.turns.length }, turns);
  if (!kept) throw new AppError("reply_pending");
  return toReply(guide, turns, reason);
}

function isOver(turns: Turn[]): boolean {
  const last = turns.at(-1);
  return last?.speaker === "interviewer" && last.move.kind === "close";
}

/** The last turn, with why it is said. */
function toReply(guide: Guide, turns: Turn[], reason: string): PreviewReply {
  const numbered = turns.map((turn, index) => ({ ...turn, id: String(index) }));
  const last = numbered.at(-1);
  const why = listWhys(guide, numbered).at(-1) ?? { by: "built-in" as const, thread: null, passedOver: [] };
  const move = last?.speaker === "interviewer" ? last.move : undefined;
  const { asked, notConcerned } = progressOf(guide, turns);
  const passed = guide.questions.filter(({ id }) => move?.passed?.includes(id));
  const item = isOver(turns) ? null : findShownItem(guide, turns);
  const stimulus = move && findStimulus(guide, move);
  return {
    message: last?.text ?? "",
    why: {
      ...why,
      move: move?.kind ?? "",
      reason,
      notConcerned: passed.map(({ id, text }) => ({ questionId: id, text })),
    },
    ...(item && { item }),
    ...(stimulus && { stimulus: toOwnShown(stimulus) }),
    isComplete: isOver(turns),
    questionCount: { current: asked.length, total: guide.questions.length - notConcerned.length },
  };
}

/** Called by the housekeeping. */
export async function deleteOldPreviews(deps: Pick<Deps, "db">): Promise<void> {
  await store.deleteOld(deps.db);
}
