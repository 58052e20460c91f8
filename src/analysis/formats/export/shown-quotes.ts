import type { Brief, Evidence, Finding } from "#contract/insights.ts";
import { overlaps } from "../../report/evidence-list.ts";

/** Where a sentence ends, quotation marks and brackets behind it. */
const ended = /[.!?…:。！？؟]["'”’»)\]]*\s*$/u;

/** A quote with an ellipsis where it was cut out of a sentence; `said` is the whole turn. */
export function markCuts({ quote, start, end, cut }: Evidence, said: string | undefined): string {
  if (said === undefined) return cut ? `${quote} …` : quote;
  const points = [...said];
  const before = points.slice(0, start).join("");
  const after = points.slice(end).join("");
  // What stands in a line of its own was ended by it.
  const isBegun = !/[\p{L}\p{N}]/u.test(before) || ended.test(before) || /\n\s*$/.test(before);
  const isEnded = !/[\p{L}\p{N}]/u.test(after) || ended.test(quote) || /^(?:\s*\n|\s*[.!?…])/.test(after);
  return `${isBegun ? "" : "… "}${quote}${isEnded && !cut ? "" : " …"}`;
}

const sameWords = 0.85;
const listWords = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []);

/** Quotes without those that one person says again in nearly the same words, as in the teaser of a show. */
export function dropRepeats(evidence: readonly Evidence[]): Evidence[] {
  const kept: { one: Evidence; words: Set<string> }[] = [];
  for (const one of evidence) {
    const words = listWords(one.quote);
    const isRepeat = kept.some(({ one: other, words: theirs }) => {
      const shared = [...words].filter((word) => theirs.has(word)).length;
      return other.sourceLabel === one.sourceLabel && shared >= sameWords * Math.max(words.size, theirs.size);
    });
    if (!isRepeat) kept.push({ one, words });
  }
  return kept.map(({ one }) => one);
}

/** The brief's tensions without those that a finding shows itself, with what speaks against it. */
export function listUntold({ tensions }: Brief, findings: readonly Finding[]): Pick<Brief, "tensions"> {
  const shown = findings.filter(({ kind }) => kind === "themes");
  const isShown = (all: readonly Evidence[], within: readonly Evidence[]) =>
    all.every((one) => within.some((other) => overlaps(one, other)));
  return {
    tensions: tensions.filter(
      ({ a, b }) =>
        !shown.some(
          ({ evidence, challenging }) => isShown(a.evidence, evidence) && isShown(b.evidence, challenging),
        ),
    ),
  };
}

/**
 * The findings without what the report tells in a better place: what one person said is not listed under a kind where
 * it stands in a theme, a tension or among the single voices, or under another kind before. Nor is a theme, or what a
 * model coded and told nowhere.
 */
export function listOnce(findings: readonly Finding[], brief: Brief | null): Finding[] {
  const told = [
    ...findings.filter(({ kind }) => kind === "themes").flatMap(({ evidence }) => evidence),
    ...(brief?.tensions ?? []).flatMap(({ a, b }) => [...a.evidence, ...b.evidence]),
    ...findings.filter(({ kind }) => kind === "singleVoices").flatMap(({ evidence }) => evidence.slice(0, 1)),
  ];
  // A workaround that hurts counts as a pain.
  const pains = new Set(findings.filter(({ kind }) => kind === "painPoints").map(({ text }) => text));
  const shown = new Set(findings.map(({ id }) => id));
  // A model's lists say nothing twice by themselves.
  const isOnce = brief !== null && findings.some(({ isAside, themeId }) => isAside || themeId !== undefined);
  return findings.filter(({ kind, text, strength, evidence, edited, isAside, themeId = "" }) => {
    if (!edited && (isAside || shown.has(themeId))) return false;
    if (kind === "behaviors" && pains.has(text) && !edited) return false;
    if (kind === "themes" || kind === "singleVoices" || kind === "topics" || edited) return true;
    if (isOnce || strength.people + strength.volunteered > 1) return true;
    const isTold = evidence.some((one) => told.some((other) => overlaps(one, other)));
    if (!isTold) told.push(...evidence);
    return !isTold;
  });
}
