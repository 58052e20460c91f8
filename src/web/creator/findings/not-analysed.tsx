import { describeNotAnalysed } from "#contract/describe-not-analysed.ts";
import type { StoredInsights } from "#contract/insights.ts";

/** Who is in no count below, and why; nothing where everybody's words were analysed. */
export function NotAnalysed({ insights }: { insights: Pick<StoredInsights, "notAnalysed"> | null }) {
  if (!insights?.notAnalysed) return null;
  return <p className="muted">{describeNotAnalysed(insights.notAnalysed)}</p>;
}
