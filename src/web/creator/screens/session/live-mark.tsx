import classes from "./live-mark.module.css";

/** Stands beside a session that somebody is in now. */
export function LiveMark() {
  return <span className={classes.live}>Live</span>;
}
