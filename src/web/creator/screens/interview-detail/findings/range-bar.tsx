import type { Strength } from "#contract/insights.ts";
import classes from "./strength.module.css";

interface RangeBarProps {
  /** Shares from 0 to 1. */
  interval: NonNullable<Strength["interval"]>;
  share: number;
}

const percent = (value: number) => `${100 * Math.min(1, Math.max(0, value))}%`;

/** From none to all: the likely range as a band, what was counted as a mark. Its words stand beside it. */
export function RangeBar({ interval, share }: RangeBarProps) {
  const { low, high } = interval;
  return (
    <span className={classes.range} aria-hidden="true">
      <span
        className={classes.band}
        style={{ insetInlineStart: percent(low), inlineSize: percent(Math.max(0.02, high - low)) }}
      />
      <span className={classes.mark} style={{ insetInlineStart: percent(share) }} />
    </span>
  );
}
