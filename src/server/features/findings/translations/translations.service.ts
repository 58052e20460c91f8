import { listBriefEvidence } from "#analysis/formats/export/map-brief.ts";
import { listEvidence } from "#analysis/formats/export/map-findings.ts";
import { listPrinted } from "#analysis/formats/export/translated-quotes.ts";
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
  const byLanguage = Map.groupBy(open, ({ sourceId }) => sessions.get(sourceId)?.language ?? state.language);
  let translated = 0;
  for (const [from, quotes] of byLanguage) {
    const task = { interviewId, from, to: state.language, signal };
    const texts = await translate(
      deps,
      quotes.map(({ quote }) => quote),
      task,
    );
    const made = quotes.flatMap(({ sourceId, messageId, start, end }, at) => {
      const text = texts[at];
      return text === undefined ? [] : [{ sourceId, messageId, start, end, language: state.language, text }];
    });
    await store.keepTranslations(deps.db, made, deps.translator ? "server" : `model:${deps.analyst?.name}`);
    translated += made.length;
  }
  const left = missing.length - translated;
  const notice = describeNotice({ untold: untold.size, failed: open.length - translated, state });
  return { ...state, missing: left, translated, notice };
}

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
  task: { interviewId: string; from: string; to: string; signal: AbortSignal },
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
