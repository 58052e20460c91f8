import { keyOfPlace } from "#analysis/certainty/finding-traces.ts";
import { listBriefEvidence, mapBrief } from "#analysis/formats/export/map-brief.ts";
import { changeEvidence, listEvidence } from "#analysis/formats/export/map-findings.ts";
import { addTranslation, listPrinted } from "#analysis/formats/export/translated-quotes.ts";
import type { Evidence, Insights } from "#contract/insights.ts";
import { translateByModel } from "../../translate-by-model.ts";
import type { ModelCalls } from "./model-calls.ts";

/** Of a result in many languages the first; the rest can be asked for on the screen. */
const maxQuotes = 100;
const maxAsked = 50;

interface Foreign {
  calls: ModelCalls;
  /** The language of the report. */
  language: string;
  /** The sources whose words the model may read, with the languages they are in. */
  languages: ReadonlyMap<string, string>;
}

const baseOf = (language: string) => language.split("-")[0] ?? language;

/** Words to translate, by what finds the translation again. */
interface Passage {
  key: string;
  sourceId: string;
  words: string;
}

/** The quotes, and once each of the questions that they are shown beneath. */
function listPassages(foreign: readonly Evidence[]): Passage[] {
  const quotes = listPrinted(foreign).slice(0, maxQuotes);
  const asked = new Map(
    foreign.flatMap(({ sourceId, followUp }) =>
      followUp === undefined ? [] : [[followUp, { key: followUp, sourceId, words: followUp }] as const],
    ),
  );
  return [
    ...quotes.map((one) => ({ key: keyOfPlace(one), sourceId: one.sourceId, words: one.quote })),
    ...[...asked.values()].slice(0, maxAsked),
  ];
}

/** The result with a translation below each quote in another language than the report. It is never evidence. */
export async function translateForeign(
  insights: Insights,
  { calls, language, languages }: Foreign,
): Promise<Insights> {
  const brief = insights.brief ?? null;
  const all = [...listEvidence(insights.findings), ...listBriefEvidence(brief)];
  const foreign = all.filter(({ sourceId }) => {
    const own = languages.get(sourceId);
    return own !== undefined && baseOf(own) !== baseOf(language);
  });
  const passages = listPassages(foreign);
  if (passages.length === 0 || calls.untilEnd.aborted) return insights;
  const texts = new Map<string, string>();
  for (const [from, own] of Map.groupBy(passages, ({ sourceId }) => languages.get(sourceId) ?? language)) {
    const made = await translateByModel(calls.analyst, {
      ...{ kind: "quotes", texts: own.map(({ words }) => words), from, to: language },
      ...{ interviewId: calls.interviewId, signal: calls.untilEnd },
    });
    for (const [at, text] of made.entries()) {
      const one = own[at];
      if (one && text !== undefined) texts.set(one.key, text);
    }
  }
  if (texts.size === 0) return insights;
  const find = (key: string) => {
    const text = texts.get(key);
    return text === undefined ? undefined : { text, language };
  };
  const isForeign = new Set(foreign);
  const change = (one: Evidence): Evidence => {
    const made = addTranslation(one, (place) => find(keyOfPlace(place)));
    const asked = isForeign.has(one) ? find(one.followUp ?? "") : undefined;
    return asked ? { ...made, followUpTranslation: asked } : made;
  };
  return {
    ...insights,
    findings: changeEvidence(insights.findings, change),
    brief: brief && mapBrief(brief, { text: (text) => text, evidence: (list) => list.map(change) }),
  };
}
