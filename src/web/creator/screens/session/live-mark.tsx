import classes from "./session.module.css";

/** Stands beside a session that somebody is in now. */
export function LiveMark() {
  return (
    <span className={`inline gap-4 pad-0-8 round positive text-13 strong line-18 ${classes.live}`}>Live</span>
  );
}
