import { Button } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import type { Strength } from "#contract/insights.ts";
import { isSmallGroup, tellInterval, tellIntervalPercent, tellStrength } from "./finding-words.ts";
import { RangeBar } from "./range-bar.tsx";
import classes from "./strength.module.css";

interface StrengthLineProps {
  strength: Strength;
  /** The finding, for those who hear only the button. */
  about: string;
  /** What else is told in its first line: how it sounds. */
  children?: ReactNode;
}

/** How many stand behind a finding and how sure that is; who was asked and how, on demand. */
export function StrengthLine({ strength, about, children }: StrengthLineProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { interval = null, asked, people } = strength;
  const small = isSmallGroup(strength);
  return (
    <div className={classes.strength}>
      <div className={classes.line}>
        <span className={classes.told}>{tellStrength(strength)}</span>
        {children}
      </div>
      <div className={classes.line}>
        {small && asked > 0 && <span className={classes.small}>few asked</span>}
        {interval && !small && (
          <span className={classes.interval}>
            <RangeBar interval={interval} share={people / asked} />
            likely {tellInterval(interval)}
          </span>
        )}
        <Button
          variant="subtle"
          size="compact-xs"
          className={classes.more}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? "Less" : "Who was asked"}
          <span className="visually-hidden"> about {about}</span>
        </Button>
      </div>
      {open && <Details id={id} strength={strength} />}
    </div>
  );
}

function Details({ id, strength }: { id: string; strength: Strength }) {
  const { people, asked, answered = 0, probed = 0, notReached = 0, volunteered } = strength;
  const facts = [
    { label: "Said it", value: people, meaning: "of those who were asked" },
    { label: "Asked", value: asked, meaning: "came to the question under which most said it" },
    { label: "Answered", value: answered, meaning: "said something to that question" },
    { label: "Probed", value: probed, meaning: "were asked a follow-up on it" },
    { label: "Volunteered", value: volunteered, meaning: "said it elsewhere, unasked" },
    { label: "Not reached", value: notReached, meaning: "never came to the question" },
  ];
  return (
    <div id={id} className={classes.details}>
      <dl className={classes.facts}>
        {facts.map(({ label, value, meaning }) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>
              <strong>{value.toLocaleString()}</strong> {meaning}
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>{tellCertainty(strength)}</p>
    </div>
  );
}

function tellCertainty(strength: Strength): string {
  const { asked, interval = null } = strength;
  if (asked === 0) return "Nobody was asked about it, so no share is told.";
  if (isSmallGroup(strength))
    return "Under five people were asked, so no share is told: it could be anything.";
  if (interval === null) return "How sure the share is was not computed for this result.";
  return `If many more such people were asked, ${tellIntervalPercent(interval)} would likely say it (95 % bootstrap interval).`;
}
