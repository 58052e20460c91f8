import { IconMoodEmpty, IconMoodSad, IconMoodSmile } from "@tabler/icons-react";
import type { Sentiment } from "#contract/insights.ts";
import classes from "./findings.module.css";

const looks = {
  positive: { word: "Positive", Icon: IconMoodSmile },
  negative: { word: "Negative", Icon: IconMoodSad },
  neutral: { word: "Neutral", Icon: IconMoodEmpty },
} as const;

/** A face and a word beside the colour. */
export function SentimentMark({ sentiment }: { sentiment: Sentiment }) {
  const { word, Icon } = looks[sentiment];
  return (
    <span className={`inline gap-4 muted ${classes.sentiment}`} data-sentiment={sentiment}>
      <Icon size={16} aria-hidden="true" />
      {word}
    </span>
  );
}
