import classes from "./ui.module.css";

/** Marks what was made to look around in, so that nobody takes it for their own data. */
export function SampleBadge() {
  return <span className={classes.badge}>Sample</span>;
}
