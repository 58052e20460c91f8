import { useId, useState } from "react";
import type { Evidence } from "#contract/insights.ts";
import { FoldButton } from "#web/ui/fold-button.tsx";
import { Verbatim } from "#web/ui/verbatim.tsx";
import { PlayQuote } from "../components/quote-sound/play-quote.tsx";
import { useOpenPassage } from "../passages/use-open-passage.ts";
import { AskedAbove } from "./asked-above.tsx";

interface EvidenceListProps {
  evidence: Evidence[];
  label: string;
  shownFirst?: number;
  /** On the button that shows the rest, where it isn't quotes that are counted. */
  more?: string;
}

/** Verbatims, the first few at once; each opens its place in the transcript. */
export function EvidenceList({ evidence, label, shownFirst = 3, more }: EvidenceListProps) {
  const [all, setAll] = useState(false);
  const id = useId();
  const openPassage = useOpenPassage();
  const shown = all ? evidence : evidence.slice(0, shownFirst);
  return (
    <>
      <ul className="stack" id={id} aria-label={label}>
        {shown.map((one) => (
          <li
            key={`${one.messageId}-${one.start}-${one.end}`}
            className={one.followUp === undefined ? undefined : "grid gap-8 pad-start-16"}
          >
            <AskedAbove evidence={one} />
            <Verbatim
              text={one.quote}
              speaker={one.sourceLabel}
              {...(one.ageRange && { ageRange: one.ageRange })}
              isCut={one.cut ?? false}
              later={one.takenBack}
              translation={one.translation}
              onOpen={() => openPassage(one)}
            />
            <PlayQuote place={one} />
          </li>
        ))}
      </ul>
      {evidence.length > shownFirst && (
        <FoldButton className="flush self-start self-top" open={all} onToggle={setAll} controls={id}>
          {all ? "Show fewer" : (more ?? `Show all ${evidence.length}`)}
          <span className="visually-hidden"> of what people said</span>
        </FoldButton>
      )}
    </>
  );
}
