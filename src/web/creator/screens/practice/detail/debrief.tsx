import { Title } from "@mantine/core";
import type { PracticeDetails } from "#contract/practice.ts";
import type { PracticeDebrief } from "#contract/practice-debrief.ts";
import { CompareBlock } from "./compare-block.tsx";
import classes from "./detail.module.css";
import { InsightList } from "./insight-list.tsx";
import { LongestTurn } from "./longest-turn.tsx";
import { MissedCues } from "./missed-cues.tsx";
import { PracticeCard } from "./practice-card.tsx";
import { QuestionReview } from "./question-review.tsx";
import { Summary } from "./summary.tsx";
import { Tips } from "./tips.tsx";
import { useOpenMessage } from "./use-open-message.ts";

/** What a session showed; everything that rests on a message leads to it. */
export function Debrief({ session, debrief }: { session: PracticeDetails; debrief: PracticeDebrief }) {
  const open = useOpenMessage(session.messages);
  const { language, insights, longestOwnTurn } = debrief;
  return (
    <div className={classes.debrief}>
      <Summary figures={debrief.figures} />
      <Tips tips={debrief.tips} onOpen={open} />
      <InsightList
        insights={insights}
        language={language}
        name={debrief.interviewee.pseudonym}
        onOpen={open}
      />
      <MissedCues cues={debrief.missedCues} insights={insights} language={language} onOpen={open} />
      <QuestionReview debrief={debrief} onOpen={open} />
      {longestOwnTurn && <LongestTurn turn={longestOwnTurn} language={language} onOpen={open} />}
      <section className={classes.section} aria-labelledby="practice-card">
        <Title order={2} id="practice-card">
          Report card
        </Title>
        <PracticeCard
          card={debrief.reportCard}
          textOf={(messageId) => session.messages.find(({ _id }) => _id === messageId)?.text}
          onOpen={open}
        />
      </section>
      <CompareBlock session={session} />
    </div>
  );
}
