import { Verbatim } from "#web/ui/verbatim.tsx";
import classes from "./landing.module.css";
import { sampleFinding } from "./sample-finding.ts";

/** A finding of the sample project as the product shows one; labelled, so that nobody takes it for a study's. */
export function FindingExample() {
  const { text, people, asked, quotes } = sampleFinding;
  return (
    <figure className={classes.example}>
      <figcaption className={classes.exampleLabel}>A finding from our sample project</figcaption>
      <p className={classes.finding}>{text}</p>
      <p className={classes.strength}>
        {people} of {asked} people
      </p>
      <div className={classes.verbatims}>
        {quotes.map(({ quote, speaker, ageRange }) => (
          <Verbatim key={speaker} text={quote} speaker={speaker} ageRange={ageRange} />
        ))}
      </div>
    </figure>
  );
}
