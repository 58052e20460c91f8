import type { Evidence } from "#contract/insights.ts";
import { Translated } from "#web/ui/verbatim.tsx";

/** What the interviewer asked, above words that mean little without it. */
export function AskedAbove({ evidence }: { evidence: Evidence }) {
  const { followUp, followUpTranslation } = evidence;
  if (followUp === undefined) return null;
  return (
    <div className="below-8">
      <p className="text-13 medium muted" dir="auto">
        Asked: {followUp}
      </p>
      <Translated translation={followUpTranslation} />
    </div>
  );
}
