import { Verbatim } from "#web/ui/verbatim.tsx";
import classes from "./landing.module.css";

/** A made-up finding as the product shows one; labelled, so that nobody takes it for a result. */
export function FindingExample() {
  return (
    <figure className={classes.example}>
      <figcaption className={classes.exampleLabel}>An example of a finding</figcaption>
      <p className={classes.finding}>Delivery costs that appear late make people leave.</p>
      <p className={classes.strength}>9 of 14 asked</p>
      <div className={classes.verbatims}>
        <Verbatim
          text="I had everything in the basket, and then on the very last page it was six pounds more. I just closed it."
          speaker="Participant 4"
          ageRange="25-34"
        />
        <Verbatim
          text="If they had told me at the start I would have paid it. It is the surprise."
          speaker="Participant 11"
          ageRange="50-65"
        />
      </div>
    </figure>
  );
}
