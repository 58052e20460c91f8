import { Title } from "@mantine/core";
import type { PracticeFigures } from "#contract/practice-debrief.ts";
import { formatShare } from "../practice-words.ts";

/** The figures that the trend follows. */
export function Summary({ figures }: { figures: PracticeFigures }) {
  return (
    <section className="stack" aria-labelledby="practice-summary">
      <Title order={2} id="practice-summary">
        How it went
      </Title>
      <dl className="card stack gap-12-24 pad-16 small-columns">
        <div>
          <dt>Insights found</dt>
          <dd className="heading-18 figures primary">
            {figures.insightsFound} of {figures.insightsPlanted}
          </dd>
        </div>
        <div>
          <dt>Open questions</dt>
          <dd className="heading-18 figures">{formatShare(figures.openShare)}</dd>
        </div>
        <div>
          <dt>Leading questions</dt>
          <dd className="heading-18 figures">{formatShare(figures.leadingShare)}</dd>
        </div>
        <div>
          <dt>Follow-ups</dt>
          <dd className="heading-18 figures">{formatShare(figures.followUpShare)}</dd>
        </div>
        <div>
          <dt>Your talk share</dt>
          <dd className="heading-18 figures">{formatShare(figures.talkShare)}</dd>
        </div>
      </dl>
    </section>
  );
}
