import { Title } from "@mantine/core";
import type { PracticeFigures } from "#contract/practice-debrief.ts";
import { formatShare } from "../practice-words.ts";
import classes from "./detail.module.css";

/** The figures that the trend follows. */
export function Summary({ figures }: { figures: PracticeFigures }) {
  return (
    <section className="stack" aria-labelledby="practice-summary">
      <Title order={2} id="practice-summary">
        How it went
      </Title>
      <dl className={`card stack ${classes.tiles}`}>
        <div data-main>
          <dt>Insights found</dt>
          <dd>
            {figures.insightsFound} of {figures.insightsPlanted}
          </dd>
        </div>
        <div>
          <dt>Open questions</dt>
          <dd>{formatShare(figures.openShare)}</dd>
        </div>
        <div>
          <dt>Leading questions</dt>
          <dd>{formatShare(figures.leadingShare)}</dd>
        </div>
        <div>
          <dt>Follow-ups</dt>
          <dd>{formatShare(figures.followUpShare)}</dd>
        </div>
        <div>
          <dt>Your talk share</dt>
          <dd>{formatShare(figures.talkShare)}</dd>
        </div>
      </dl>
    </section>
  );
}
