import { keyOfPlace } from "#analysis/certainty/finding-traces.ts";
import { listBriefEvidence } from "#analysis/formats/export/map-brief.ts";
import { listEvidence } from "#analysis/formats/export/map-findings.ts";
import { addTranslation, listPrinted } from "#analysis/formats/export/translated-quotes.ts";
import type { Evidence } from "#contract/insights.ts";
import type { AnswerOf } from "#contract/operation.ts";
import type { TranslationState, translateQuotes as translateOperation } from "#contract/translations.ts";
import type { Deps } from "../../../deps.ts";
import { translateByModel } from "../../../translate-by-model.ts";
import { findUntoldAmong } from "../../insights/untold-sessions.ts";
import { ownInterview } from "../../interviews/interviews.service.ts";
import { findShownInsights } from "../results.service.ts";
import * as store from "./translations.store.ts";

type TranslationDeps = Pick<Deps, "db" | "analyst" | "translator">;

interface Of {
  accountId: string;
  interviewId: string;
}

const maxAtOnce = 100;

export async function getTranslations(deps: TranslationDeps, of: Of): Promise<TranslationState> {
  await ownInterview(deps.db, of.accountId, of.interviewId, "view");
  return (await lookAt(deps, of)).state;
}

/** Quotes in other languages, once each, with the language they were said in. */
async function lookAt(deps: TranslationDeps, { accountId, interviewId }: Of) {
  const { settings } = await ownInterview(deps.db, accountId, interviewId, "view");
  const language = settings.analysisLanguage ?? settings.language;
  const shown = await findShownInsights(deps.db, interviewId);
  const all = shown ? [...listEvidence(shown.findings), ...listBriefEvidence(shown.brief ?? null)] : [];
  const said = all.filter(({ sourceKind }) => sourceKind === "interview");
  const quotes = listPrinted(said);
  const sessions = await store.readSessions(deps.db, [...new Set(quotes.map(({ sourceId }) => sourceId))]);
  const foreign = quotes.filter(
    ({ sourceId }) => (sessions.get(sourceId)?.language ?? language) !== language,
  );
  const missing = foreign.filter(({ translation }) => translation === undefined);
  const translator = deps.translator ? "server" : deps.analyst ? "model" : null;
  const state: TranslationState = { language, foreign: foreign.length, missing: missing.length, translator };
  return { state, missing, sessions };
}

/** Words of people who weren't told about the company behind the translator aren't sent to it. */
export async function translateQuotes(
  deps: TranslationDeps,
  of: Of,
  signal: AbortSignal,
): Promise<AnswerOf<typeof translateOperation>> {
  const { id: interviewId } = await ownInterview(deps.db, of.accountId, of.interviewId, "edit");
  const { state, missing, sessions } = await lookAt(deps, of);
  const untold = await findUntold(deps, missing, sessions);
  const open = missing.filter(({ sourceId }) => !untold.has(sourceId)).slice(0, maxAtOnce);
  const languages = new Map([...sessions].map(([id, { language }]) => [id, language]));
  const madeBy = deps.translator ? "server" : `model:${deps.analyst?.name}`;
  let translated = 0;
  const task = { interviewId, to: state.language, signal };
  for await (const made of translatePassages(deps, open, { ...task, languages })) {
    await store.keepTranslations(deps.db, made, madeBy);
    translated += made.length;
  }
  const left = missing.length - translated;
  const notice = describeNotice({ untold: untold.size, failed: open.length - translated, state });
  return { ...state, missing: left, translated, notice };
}

interface PassageTask {
  /** By source. */
  languages: ReadonlyMap<string, string>;
  to: string;
  interviewId: string | null;
  signal: AbortSignal;
}

/** What was made of each passage, one language after the other. */
async function* translatePassages(
  deps: TranslationDeps,
  passages: readonly Evidence[],
  { languages, to, ...task }: PassageTask,
): AsyncGenerator<store.StoredTranslation[]> {
  for (const [from, own] of Map.groupBy(passages, ({ sourceId }) => languages.get(sourceId) ?? to)) {
    const quotes = own.map(({ quote }) => quote);
    const texts = await translate(deps, quotes, { ...task, from, to });
    yield own.flatMap(({ sourceId, messageId, start, end }, at) => {
      const text = texts[at];
      return text === undefined ? [] : [{ sourceId, messageId, start, end, language: to, text }];
    });
  }
}

/** Quotes in other languages, each with what a machine makes of it, where its speaker was told of the translator. */
export async function translateEvidence(
  deps: TranslationDeps,
  evidence: readonly Evidence[],
  task: PassageTask,
): Promise<(one: Evidence) => Evidence> {
  const foreign = listPrinted(evidence).filter(({ sourceId }) => {
    const language = task.languages.get(sourceId) ?? "und";
    return language !== "und" && baseOf(language) !== baseOf(task.to);
  });
  const sessions = await store.readSessions(deps.db, [...new Set(foreign.map(({ sourceId }) => sourceId))]);
  const untold = await findUntold(deps, foreign, sessions);
  const open = foreign.filter(({ sourceId }) => !untold.has(sourceId)).slice(0, maxAtOnce);
  const texts = new Map<string, string>();
  for await (const made of translatePassages(deps, open, task))
    for (const one of made) texts.set(keyOfPlace(one), one.text);
  return (one) =>
    addTranslation(one, (place) => {
      const text = texts.get(keyOfPlace(place));
      return text === undefined ? undefined : { text, language: task.to };
    });
}

const baseOf = (language: string) => language.split("-")[0] ?? language;

async function findUntold(
  { db, translator, analyst }: TranslationDeps,
  missing: readonly Evidence[],
  sessions: ReadonlyMap<string, store.SpokenSession>,
): Promise<Set<string>> {
  const ids = [...new Set(missing.map(({ sourceId }) => sourceId))];
  if (translator === null) return findUntoldAmong(db, ids, analyst);
  const { provider } = translator;
  if (provider === null) return new Set();
  return new Set(ids.filter((id) => sessions.get(id)?.promisedTranslator !== provider));
}

async function translate(
  { translator, analyst }: TranslationDeps,
  texts: string[],
  task: { interviewId: string | null; from: string; to: string; signal: AbortSignal },
): Promise<readonly (string | undefined)[]> {
  if (translator) {
    const made = await translator.translate({ texts, ...task });
    return "fault" in made ? [] : made;
  }
  return analyst ? translateByModel(analyst, { kind: "quotes", texts, ...task }) : [];
}

function describeNotice(of: { untold: number; failed: number; state: TranslationState }): string | null {
  if (of.state.translator === null) return "No translator is set up on this server.";
  if (of.failed > 0) return "The translator didn't answer for every quote. Try again later.";
  if (of.untold === 0) return null;
  const people = of.untold === 1 ? "one person wasn't" : `${of.untold} people weren't`;
  return `Some quotes stay untranslated: ${people} told about the company that translates.`;
}
