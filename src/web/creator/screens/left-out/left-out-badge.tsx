import type { DistressState, LeftOut } from "#contract/left-out.ts";

interface LeftOutBadgeProps {
  leftOut: LeftOut | null;
  /** Of sessions alone. */
  distress?: DistressState | null;
}

/** That somebody has to look at it, or that it is not part of the analysis; nothing where neither is so. */
export function LeftOutBadge({ leftOut, distress = null }: LeftOutBadgeProps) {
  if (leftOut) {
    return (
      <span className="badge muted" title={describeLeftOut(leftOut)}>
        Left out
      </span>
    );
  }
  if (distress !== "needs_you") return null;
  return <span className="badge bad">Needs you</span>;
}

export function describeLeftOut({ at, by }: LeftOut): string {
  const day = new Date(at).toLocaleDateString(undefined, { dateStyle: "medium" });
  return `Left out of the analysis on ${day}${by === null ? "" : ` by ${by}`}`;
}
