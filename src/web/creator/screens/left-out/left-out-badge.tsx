import type { DistressState, LeftOut } from "#contract/left-out.ts";
import classes from "../reconciliation/reconciliation.module.css";

interface LeftOutBadgeProps {
  leftOut: LeftOut | null;
  /** Of sessions alone. */
  distress?: DistressState | null;
}

/** That somebody has to look at it, or that it is not part of the analysis; nothing where neither is so. */
export function LeftOutBadge({ leftOut, distress = null }: LeftOutBadgeProps) {
  if (leftOut) {
    return (
      <span className={classes.badge} title={describeLeftOut(leftOut)}>
        Left out
      </span>
    );
  }
  if (distress !== "needs_you") return null;
  return (
    <span className={classes.badge} data-kind="needs-you">
      Needs you
    </span>
  );
}

export function describeLeftOut({ at, by }: LeftOut): string {
  const day = new Date(at).toLocaleDateString(undefined, { dateStyle: "medium" });
  return `Left out of the analysis on ${day}${by === null ? "" : ` by ${by}`}`;
}
