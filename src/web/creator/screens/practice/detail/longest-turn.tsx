import { Title } from "@mantine/core";
import type { PracticeDebrief } from "#contract/practice-debrief.ts";
import { countNoun } from "../../report-card/card-words.ts";
import classes from "./detail.module.css";
import reviewClasses from "./review.module.css";
import type { OpenMessage } from "./use-open-message.ts";

interface LongestTurnProps {
  turn: NonNullable<PracticeDebrief["longestOwnTurn"]>;
  language: string;
  onOpen: OpenMessage;
}

export function LongestTurn({ turn, language, onOpen }: LongestTurnProps) {
  return (
    <section className={classes.section} aria-labelledby="practice-longest">
      <Title order={2} id="practice-longest">
        Your longest turn: {countNoun(turn.words, "word")}
      </Title>
      <div className={classes.panel}>
        <p className={classes.clamped} dir="auto" lang={language}>
          {turn.text}
        </p>
        <button type="button" className={reviewClasses.textButton} onClick={() => onOpen(turn.messageId)}>
          Show in the conversation<span className="visually-hidden">: your longest turn</span>
        </button>
      </div>
    </section>
  );
}
