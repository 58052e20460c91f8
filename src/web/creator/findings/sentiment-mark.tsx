import { IconMoodEmpty, IconMoodSad, IconMoodSmile } from "@tabler/icons-react";
import type { Sentiment } from "#contract/insights.ts";

const looks = {
  positive: { word: "Positive", Icon: IconMoodSmile },
  negative: { word: "Negative", Icon: IconMoodSad },
  neutral: { word: "Neutral", Icon: IconMoodEmpty },
} as const;

const colours = { positive: "positive", negative: "negative", neutral: "muted" };

/** A face and a word beside the colour. */
export function SentimentMark({ sentiment }: { sentiment: Sentiment }) {
  const { word, Icon } = looks[sentiment];
  return (
    <span className={`inline gap-4 ${colours[sentiment]}`}>
      <Icon size={16} aria-hidden="true" />
      {word}
    </span>
  );
}
