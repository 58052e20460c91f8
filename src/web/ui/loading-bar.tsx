import { Progress } from "@mantine/core";

/** How far long work is, from 0 to 100. */
export function LoadingBar({ percent }: { percent: number }) {
  return (
    <div className="level gap-12 text-13 muted">
      <span aria-hidden="true">Loading</span>
      <Progress value={percent} size="sm" className="grow" aria-label="Loading" />
      <span className="text-end figures min-width-48">{percent}%</span>
    </div>
  );
}
