import classes from "./session.module.css";

/** Stands beside a session that somebody is in now. */
export function LiveMark() {
  return <span className={`inline ${classes.live}`}>Live</span>;
}
