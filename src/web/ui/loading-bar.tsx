import { Progress } from "@mantine/core";
import classes from "./loading-bar.module.css";

/** How far long work is, from 0 to 100. */
export function LoadingBar({ percent }: { percent: number }) {
  return (
    <div className={classes.bar}>
      <span aria-hidden="true">Loading</span>
      <Progress value={percent} size="sm" className={classes.track} aria-label="Loading" />
      <span className={classes.percent}>{percent}%</span>
    </div>
  );
}
