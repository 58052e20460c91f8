import type { Finding } from "#contract/insights.ts";
import { Verbatim } from "#web/ui/verbatim.tsx";
import { AskedAbove } from "../../findings/asked-above.tsx";
import { isOneQuote, isOneVoice } from "../../findings/finding-words.ts";
import { SentimentMark } from "../../findings/sentiment-mark.tsx";
import { formatReportStrength } from "./report-words.ts";

const quotesShown = 3;

/** A finding with its strength and up to three verbatims, and one against it; never torn apart in print. */
export function ReportFinding({ finding }: { finding: Finding }) {
  const against = finding.challenging.slice(0, 1);
  const ofOthers = finding.ofOthers?.slice(0, 1) ?? [];
  return (
    <article className="stack gap-8 ruled pad-top-16 whole">
      <h3
        className={isOneQuote(finding) ? "visually-hidden" : "heading-16 anywhere reading with-next"}
        dir="auto"
      >
        {finding.text}
      </h3>
      <div className="row gap-4-12 with-next">
        {!isOneVoice(finding.strength) && (
          <span className="fine figures">{formatReportStrength(finding)}</span>
        )}
        {finding.sentiment !== "neutral" && <SentimentMark sentiment={finding.sentiment} />}
      </div>
      <Quotes evidence={finding.evidence.slice(0, quotesShown)} />
      {against.length > 0 && (
        <div className="above-8 pad-start-16 bar-start">
          <p className="fine">Disagrees</p>
          <Quotes evidence={against} />
        </div>
      )}
      {ofOthers.length > 0 && (
        <div className="above-8 pad-start-16 bar-start">
          <p className="fine">Also told of others</p>
          <Quotes evidence={ofOthers} />
        </div>
      )}
    </article>
  );
}

function Quotes({ evidence }: { evidence: Finding["evidence"] }) {
  return (
    <ul className="stack above-4">
      {evidence.map((one) => (
        <li className="whole" key={`${one.sourceId}-${one.messageId}-${one.start}-${one.end}`}>
          <AskedAbove evidence={one} />
          <Verbatim
            text={one.quote}
            speaker={one.sourceLabel}
            {...(one.ageRange && { ageRange: one.ageRange })}
            isCut={one.cut ?? false}
            later={one.takenBack}
            translation={one.translation}
          />
        </li>
      ))}
    </ul>
  );
}
