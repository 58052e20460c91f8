import { Button, Title } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import type { Finding } from "#contract/insights.ts";
import { FindingCard } from "./finding-card.tsx";
import classes from "./findings.module.css";

interface SectionProps {
  id: string;
  title: string;
  /** How many there are; left out where a number would say nothing. */
  count?: number;
  /** What this is, in a few words. */
  hint?: string;
  /** What is missing, where there is nothing to show: "keywords". */
  empty?: string | undefined;
  children: ReactNode;
}

/** A titled block of the Key Insights tab. Without anything in it, it takes no more room than its sentence. */
export function Section({ id, title, count, hint, empty, children }: SectionProps) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.sectionHead}>
        <Title order={2} id={id} tabIndex={-1} className={classes.sectionTitle}>
          {title}
          {count !== undefined && count > 0 && <span className={classes.count}> {count}</span>}
        </Title>
        {hint && !empty && <p className={classes.hint}>{hint}</p>}
        {empty && <NoData what={empty} />}
      </div>
      {!empty && children}
    </section>
  );
}

export function NoData({ what }: { what: string }) {
  return <p className={classes.noData}>No {what} data available yet.</p>;
}

interface FindingSectionProps {
  id: string;
  title: string;
  hint?: string;
  findings: Finding[];
}

const cardsShownFirst = 4;

export function FindingSection({ id, title, hint, findings }: FindingSectionProps) {
  const [all, setAll] = useState(false);
  const listId = useId();
  const shown = all ? findings : findings.slice(0, cardsShownFirst);
  return (
    <Section
      id={id}
      title={title}
      count={findings.length}
      empty={findings.length === 0 ? title.toLowerCase() : undefined}
      {...(hint && { hint })}
    >
      <ul className={classes.cards} id={listId}>
        {shown.map((finding) => (
          <li key={finding.id} className={classes.cardItem}>
            <FindingCard finding={finding} />
          </li>
        ))}
      </ul>
      {findings.length > cardsShownFirst && (
        <Button
          variant="default"
          size="xs"
          className={classes.more}
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
        >
          {all ? "Show fewer" : `Show all ${findings.length}`}
          <span className="visually-hidden"> {title}</span>
        </Button>
      )}
    </Section>
  );
}
