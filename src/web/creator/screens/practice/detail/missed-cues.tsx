import { Title } from "@mantine/core";
import type { MissedCue, PracticeInsight } from "#contract/practice-debrief.ts";
import { Verbatim } from "#web/ui/verbatim.tsx";
import { countNoun } from "../../report-card/card-words.ts";
import { CopyQuestion } from "./copy-question.tsx";
import classes from "./detail.module.css";
import reviewClasses from "./review.module.css";
import type { OpenMessage } from "./use-open-message.ts";

interface MissedCuesProps {
  cues: MissedCue[];
  insights: PracticeInsight[];
  language: string;
  onOpen: OpenMessage;
}

/** Answers that hinted at more and were passed over, in the order they were said. */
export function MissedCues({ cues, insights, language, onOpen }: MissedCuesProps) {
  const aboutOf = new Map(insights.map(({ id, about }) => [id, about]));
  return (
    <section className={classes.section} aria-labelledby="practice-cues">
      <Title order={2} id="practice-cues">
        {cues.length === 0 ? "No missed cue" : countNoun(cues.length, "missed cue")}
      </Title>
      {cues.length === 0 ? (
        <p className={classes.note}>Every hint that was dropped was picked up.</p>
      ) : (
        <ul className={classes.panelList}>
          {cues.map((cue) => (
            <li key={`${cue.messageId}-${cue.insightId}`} className={reviewClasses.cue}>
              <p className={reviewClasses.lead}>
                Hinted at: <bdi>{aboutOf.get(cue.insightId)}</bdi>
              </p>
              <Verbatim text={cue.quote} onOpen={() => onOpen(cue.messageId, cue.quote)} />
              <CopyQuestion lead="You could have asked:" text={cue.wouldHaveAsked} language={language} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
