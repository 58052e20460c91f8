import { Title } from "@mantine/core";
import { IconCircleCheckFilled, IconCircleDashed } from "@tabler/icons-react";
import type { PracticeInsight } from "#contract/practice-debrief.ts";
import type { OpenMessage } from "./use-open-message.ts";

interface InsightListProps {
  insights: PracticeInsight[];
  language: string;
  onOpen: OpenMessage;
}

/** What there was to find, and where each came out. */
export function InsightList({ insights, language, onOpen }: InsightListProps) {
  const found = insights.filter((insight) => insight.found).length;
  return (
    <section className="stack" aria-labelledby="practice-insights">
      <Title order={2} id="practice-insights">
        You found {found} of {insights.length} insights
      </Title>
      <ul className="card">
        {insights.map((insight) => (
          <li key={insight.id} className="stack lined pad-16 mark-and-text">
            {insight.found ? (
              <IconCircleCheckFilled size={20} className="primary" aria-hidden="true" />
            ) : (
              <IconCircleDashed size={20} className="muted" aria-hidden="true" />
            )}
            <div className="stack items-start gap-8">
              <p className="reading anywhere hint">
                {insight.found ? "Found" : "Hidden"} · <bdi>{insight.about}</bdi>
              </p>
              <p className="reading anywhere" dir="auto" lang={language}>
                {insight.text}
              </p>
              <WhereFound insight={insight} onOpen={onOpen} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WhereFound({ insight, onOpen }: { insight: PracticeInsight; onOpen: OpenMessage }) {
  const { messageId, about, said } = insight;
  if (messageId === null) return null;
  return (
    <button
      type="button"
      className="word-button text-start underlined"
      onClick={() => onOpen(messageId, said ?? undefined)}
    >
      See where it came out<span className="visually-hidden">: {about}</span>
    </button>
  );
}
