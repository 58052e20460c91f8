import type { Evidence } from "#contract/insights.ts";
import type { FrameworkResult } from "#contract/personas.ts";
import type { EvidenceChecker } from "./check-evidence.ts";
import { keepLeaves } from "./leaves.ts";

function listOnce(all: Evidence[]): Evidence[] {
  const places = new Map(all.map((one) => [`${one.sourceId} ${one.messageId} ${one.start} ${one.end}`, one]));
  return [...places.values()];
}

/** A quote stands only by evidence that has its words; white space aside. */
function isWordFor(quote: string, evidence: Evidence): boolean {
  const fold = (text: string) => text.replace(/\s+/g, " ").trim();
  return fold(quote) === fold(evidence.quote);
}

/** The framework with the evidence that stands in the sources, as it stands there; the rest is left out. */
export function checkFramework<T extends FrameworkResult>(framework: T, checker: EvidenceChecker): T {
  return keepLeaves<T>(framework, ({ text, evidence, isQuote }) => {
    // A line that comes without evidence stands where it is somebody's own words.
    const found = listOnce(
      evidence.length === 0
        ? [checker.find(text) ?? []].flat()
        : evidence.flatMap((one) => checker.check(one) ?? []),
    );
    return isQuote ? found.filter((one) => isWordFor(text, one)) : found;
  });
}
