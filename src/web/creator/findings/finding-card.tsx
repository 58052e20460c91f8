import { IconPinFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Finding } from "#contract/insights.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { EvidenceList } from "./evidence-list.tsx";
import { isHidden, isOneQuote, isPinned, nameSourceOf } from "./finding-words.ts";
import { SentimentMark } from "./sentiment-mark.tsx";
import { StrengthLine } from "./strength-line.tsx";
import { formatOfOthers, personOf } from "./voices.ts";

interface FindingCardProps {
  finding: Finding;
  /** Of its heading: 3 right below a section's title. */
  level?: 3 | 4;
  /** What else there is to its count. */
  count?: ReactNode;
  /** What can be done with it, at its top. */
  menu?: ReactNode;
  /** What was done by hand, or went wrong in doing it. */
  children?: ReactNode;
}

/** One thing that was found: a sentence, how many stand behind it, their words, and what speaks against it. */
export function FindingCard({ finding, level = 3, count, menu, children }: FindingCardProps) {
  const { challenging, evidence, ofOthers = [], text } = finding;
  const disagreed = new Set(challenging.map(personOf)).size;
  const ofOthersCount = formatOfOthers(finding);
  const Heading = `h${level}` as const;
  const isQuoteAlone = isOneQuote(finding);
  const source = nameSourceOf(finding);
  // A quote without a heading begins at the top, and the menu stands beside it.
  const isHeadless = isQuoteAlone && !source;
  const look = `${isHidden(finding) ? "clear dashed" : ""} ${isHeadless ? "relative pad-end-48" : ""}`;
  return (
    <article className={`card column shrinks gap-12 pad-16 ${look}`}>
      <div className={`flex between top gap-8 ${isHeadless ? "absolute corner" : ""}`}>
        <div className="stack gap-4">
          {source && <p className="fine">{source}</p>}
          <Heading className={isQuoteAlone ? "visually-hidden" : "heading-16 anywhere pretty"} dir="auto">
            {text}
          </Heading>
        </div>
        {menu}
      </div>
      <StrengthLine strength={finding.strength} about={text}>
        {ofOthersCount !== undefined && <span>{ofOthersCount}</span>}
        {count}
        {finding.sentiment !== "neutral" && <SentimentMark sentiment={finding.sentiment} />}
        {isPinned(finding) && (
          <span className="inline gap-4 primary">
            <IconPinFilled size={14} aria-hidden="true" />
            Pinned
          </span>
        )}
        {isHidden(finding) && <span>Hidden</span>}
      </StrengthLine>
      {children}
      <EvidenceList evidence={evidence} label="What people said" />
      {challenging.length > 0 && (
        <div className="stack gap-8 bar-start pad-top-12 pad-start-16">
          <p className="text-13 medium muted">{countNoun(disagreed, "person", "people")} disagreed</p>
          <EvidenceList evidence={challenging} label="Who disagreed" />
        </div>
      )}
      {ofOthers.length > 0 && (
        <div className="stack gap-8 bar-start pad-top-12 pad-start-16">
          <p className="text-13 medium muted">Also told of others</p>
          <EvidenceList evidence={ofOthers} label="Also told of others" />
        </div>
      )}
    </article>
  );
}
