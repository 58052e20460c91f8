import { Title } from "@mantine/core";
import type { PracticeDetails } from "#contract/practice.ts";
import type { PracticeDebrief } from "#contract/practice-debrief.ts";
import { CompareBlock } from "./compare-block.tsx";
import { InsightList } from "./insight-list.tsx";
import { Moments } from "./moments.tsx";
import { PracticeCard } from "./practice-card.tsx";
import { QuestionReview } from "./question-review.tsx";
import { Summary } from "./summary.tsx";
import { useOpenMessage } from "./use-open-message.ts";

/** What a session showed; everything that rests on a message leads to it. */
export function Debrief({ session, debrief }: { session: PracticeDetails; debrief: PracticeDebrief }) {
  const open = useOpenMessage(session.messages);
  return (
    <div className="stack gap-32">
      <Summary figures={debrief.figures} />
      <Moments debrief={debrief} onOpen={open} />
      <InsightList insights={debrief.insights} language={debrief.language} onOpen={open} />
      <section className="stack" aria-labelledby="practice-card">
        <Title order={2} id="practice-card">
          Report card
        </Title>
        <PracticeCard
          card={debrief.reportCard}
          textOf={(messageId) => session.messages.find(({ _id }) => _id === messageId)?.text}
          onOpen={open}
        />
      </section>
      <QuestionReview debrief={debrief} onOpen={open} />
      <CompareBlock session={session} />
    </div>
  );
}
