import type { SessionReportCard } from "#contract/report-cards.ts";
import classes from "../rehearsal/rehearsal.module.css";
import type { OpenWords } from "./thread-list.tsx";

interface QuestionsBackProps {
  questionsBack: SessionReportCard["questionsBack"];
  onOpen: OpenWords;
}

/** What the participant asked, and what the interviewer said to it. */
export function QuestionsBack({ questionsBack, onOpen }: QuestionsBackProps) {
  if (questionsBack.length === 0) return null;
  const answered = questionsBack.filter(({ isAnswered }) => isAnswered).length;
  return (
    <section aria-label="Questions back">
      <h3 className="text-13 line-20 strong">
        Questions back ({answered} of {questionsBack.length} answered in the next turn)
      </h3>
      <ul className={`stack gap-2 above-8 ${classes.quotes}`}>
        {questionsBack.map(({ asked, reply, isAnswered }) => (
          <li key={asked.messageId} data-missed={!isAnswered || undefined}>
            <button type="button" onClick={() => onOpen({ messageId: asked.messageId })}>
              <span className="shrinks anywhere">
                <q dir="auto">{asked.text}</q>
                <span className="block muted">
                  {" "}
                  {isAnswered ? "Answered: " : "Not answered"}
                  {isAnswered && reply && <bdi>{reply.text}</bdi>}
                </span>
              </span>
              <span className="visually-hidden"> Go to this turn</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
