import classes from "./rehearsal.module.css";

/** Stands wherever a rehearsal is shown, so that nobody takes it for what people said. */
export function SimulatedBadge() {
  return <span className={classes.badge}>Simulated – never counted</span>;
}
