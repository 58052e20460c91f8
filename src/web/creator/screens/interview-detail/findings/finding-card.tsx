import type { Finding } from "#contract/insights.ts";
import { EvidenceList } from "./evidence-list.tsx";
import { countNoun, isOneQuote, tellStrength } from "./finding-words.ts";
import classes from "./findings.module.css";
import { SentimentMark } from "./sentiment-mark.tsx";

interface FindingCardProps {
  finding: Finding;
  /** What kind of finding it is, where cards of several kinds stand together. */
  kindName?: string;
  /** Of its heading: 3 right below a section's title. */
  level?: 3 | 4;
}

/** One thing that was found: a sentence, how many stand behind it, their words, and what speaks against it. */
export function FindingCard({ finding, kindName, level = 3 }: FindingCardProps) {
  const { challenging } = finding;
  const Heading = `h${level}` as const;
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        {kindName && <p className={classes.kind}>{kindName}</p>}
        <Heading className={isOneQuote(finding) ? "visually-hidden" : classes.sentence} dir="auto">
          {finding.text}
        </Heading>
        <p className={classes.meta}>
          <span className={classes.strength}>{tellStrength(finding.strength)}</span>
          <SentimentMark sentiment={finding.sentiment} />
        </p>
      </div>
      <EvidenceList evidence={finding.evidence} label="What people said" />
      {challenging.length > 0 && (
        <div className={classes.against}>
          <p className={classes.againstTitle}>{countNoun(challenging.length, "quote")} against it</p>
          <EvidenceList evidence={challenging} label="What speaks against it" />
        </div>
      )}
    </article>
  );
}
