import { Title } from "@mantine/core";
import { IconCircleCheckFilled, IconCircleDashed } from "@tabler/icons-react";
import type { PracticeInsight } from "#contract/practice-debrief.ts";
import { Verbatim } from "#web/ui/verbatim.tsx";
import { CopyQuestion } from "./copy-question.tsx";
import classes from "./detail.module.css";
import reviewClasses from "./review.module.css";
import type { OpenMessage } from "./use-open-message.ts";

interface InsightListProps {
  insights: PracticeInsight[];
  language: string;
  name: string;
  onOpen: OpenMessage;
}

/** What there was to find: where each came out, or where it stayed hidden and what would have brought it. */
export function InsightList({ insights, language, name, onOpen }: InsightListProps) {
  const found = insights.filter((insight) => insight.found).length;
  return (
    <section className={classes.section} aria-labelledby="practice-insights">
      <Title order={2} id="practice-insights">
        You found {found} of {insights.length} insights
      </Title>
      <ul className={classes.panelList}>
        {insights.map((insight) => (
          <li key={insight.id} className={reviewClasses.insight}>
            {insight.found ? (
              <IconCircleCheckFilled size={20} className={reviewClasses.foundMark} aria-hidden="true" />
            ) : (
              <IconCircleDashed size={20} className={reviewClasses.hiddenMark} aria-hidden="true" />
            )}
            <div className={reviewClasses.insightBody}>
              <p className={reviewClasses.lead}>
                {insight.found ? "Found" : "Hidden"} · <bdi>{insight.about}</bdi>
              </p>
              <p dir="auto" lang={language}>
                {insight.text}
              </p>
              {insight.found ? (
                <WhereFound insight={insight} onOpen={onOpen} />
              ) : (
                <WhereHidden insight={insight} language={language} name={name} onOpen={onOpen} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WhereFound({ insight, onOpen }: { insight: PracticeInsight; onOpen: OpenMessage }) {
  const { messageId, about } = insight;
  if (messageId === null) return null;
  return (
    <button
      type="button"
      className={reviewClasses.textButton}
      onClick={() => onOpen(messageId, insight.text)}
    >
      See where it came out<span className="visually-hidden">: {about}</span>
    </button>
  );
}

interface WhereHiddenProps extends Omit<InsightListProps, "insights"> {
  insight: PracticeInsight;
}

function WhereHidden({ insight, language, name, onOpen }: WhereHiddenProps) {
  const { cue, wouldHaveAsked } = insight;
  return (
    <>
      {cue ? (
        <Verbatim text={cue.quote} speaker={name} onOpen={() => onOpen(cue.messageId, cue.quote)} />
      ) : (
        <p className={classes.note}>No answer hinted at it.</p>
      )}
      {wouldHaveAsked !== null && (
        <CopyQuestion lead="This would have brought it:" text={wouldHaveAsked} language={language} />
      )}
    </>
  );
}
