import type { Brief, Evidence, Finding, Insights } from "#contract/insights.ts";
import { sliceCodePoints } from "../code-points.ts";
import { countShared } from "../coder/model/common-ground.ts";
import { mapBrief } from "../formats/export/map-brief.ts";
import { dropRepeatedLater, dropShownLater, overlaps } from "../report/evidence-list.ts";

/**
 * Whether a quote shows what another one was taken back for: the part they share, unless only the rest is spoken of
 * again. Words that name nothing ("Apparently I do") take back what was said last.
 */
export function isTakenBack(one: Evidence, marked: Evidence): boolean {
  const { takenBack } = marked;
  if (!takenBack || !overlaps(one, marked)) return false;
  // What the quote goes on to say itself is not told once more behind it.
  if (takenBack.messageId === one.messageId && takenBack.start < one.end) return false;
  const [from, to] = [Math.max(one.start, marked.start), Math.min(one.end, marked.end)].map(
    (at) => at - marked.start,
  );
  const shared = sliceCodePoints(marked.quote, from ?? 0, to ?? 0);
  const rest = marked.quote.replace(shared, " ");
  if (countShared(takenBack.quote, shared) > 0) return true;
  return countShared(takenBack.quote, rest) === 0 && one.end >= marked.end;
}

/**
 * The result with what takes a quote back told wherever its words are printed: one passage is coded more than once,
 * looked up again and quoted in answers, and only one of these may have been marked.
 */
export function markLater(insights: Insights, coded: readonly Evidence[]): Insights {
  const marked = coded.filter(({ takenBack }) => takenBack !== undefined);
  if (marked.length === 0) return insights;
  const add = (one: Evidence): Evidence => {
    const { takenBack } = one.takenBack ? one : (marked.find((other) => isTakenBack(one, other)) ?? one);
    return takenBack ? { ...one, takenBack } : one;
  };
  const mark = (all: Evidence[], beside: Evidence[] = []) =>
    dropShownLater(dropRepeatedLater(all.map(add)), beside);
  const { brief = null } = insights;
  return {
    ...insights,
    findings: insights.findings.map((one) => markFinding(one, mark)),
    brief: brief && markBrief(brief, mark),
  };
}

type Mark = (all: Evidence[], beside?: Evidence[]) => Evidence[];

function markFinding(finding: Finding, mark: Mark): Finding {
  const { evidence, challenging, ofOthers, about } = finding;
  const shown = [...evidence, ...challenging];
  return {
    ...finding,
    evidence: mark(evidence, challenging),
    challenging: mark(challenging, evidence),
    ...(ofOthers && { ofOthers: mark(ofOthers, shown) }),
    about: about
      ? { ...about, because: mark(about.because, shown), leadsTo: mark(about.leadsTo, shown) }
      : null,
  };
}

function markBrief(brief: Brief, mark: Mark): Brief {
  const marked = mapBrief(brief, { text: (text) => text, evidence: (list) => mark(list) });
  return {
    ...marked,
    tensions: brief.tensions.map(({ a, b, ...rest }) => ({
      ...rest,
      a: { ...a, evidence: mark(a.evidence, b.evidence) },
      b: { ...b, evidence: mark(b.evidence, a.evidence) },
    })),
  };
}
