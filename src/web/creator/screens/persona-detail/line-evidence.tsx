import { useId, useState } from "react";
import type { Evidence } from "#contract/insights.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { Verbatim } from "#web/ui/verbatim.tsx";
import { useFramework } from "./framework-context.ts";

interface LineEvidenceProps {
  evidence: Evidence[];
  /** How many stand open before anyone asks: none in narrow columns. */
  shownFirst?: number;
  /** Beside words that weigh more. */
  isSmall?: boolean;
  /** What the words belong to, for those who hear only the button. */
  of: string;
}

/** The words that a line rests on. */
export function LineEvidence({ evidence, shownFirst = 1, isSmall = true, of }: LineEvidenceProps) {
  const [all, setAll] = useState(false);
  const id = useId();
  const { openEvidence } = useFramework();
  const shown = all ? evidence : evidence.slice(0, shownFirst);
  if (evidence.length === 0) return <p className="fine">There's no quote for this line.</p>;
  const more = shownFirst === 0 ? countNoun(evidence.length, "quote") : `Show all ${evidence.length}`;
  return (
    <>
      {shown.length > 0 && (
        <ul className="stack gap-8" id={id}>
          {shown.map((one) => (
            <li key={`${one.sourceId}-${one.messageId}-${one.start}-${one.end}`}>
              <Verbatim
                text={one.quote}
                isSmall={isSmall}
                speaker={one.sourceLabel}
                {...(one.ageRange && { ageRange: one.ageRange })}
                onOpen={() => openEvidence(one)}
                translation={one.translation}
              />
            </li>
          ))}
        </ul>
      )}
      {evidence.length > shownFirst && (
        <button
          type="button"
          className="word-button inline gap-4 self-start"
          aria-expanded={all}
          aria-controls={shown.length > 0 ? id : undefined}
          onClick={() => setAll(!all)}
        >
          {all ? "Show fewer" : more}
          <span className="visually-hidden"> behind {of}</span>
        </button>
      )}
    </>
  );
}
