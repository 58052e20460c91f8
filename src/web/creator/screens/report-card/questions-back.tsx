import type { SessionReportCard } from "#contract/report-cards.ts";
import classes from "./report-card.module.css";
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
      <h3 className={classes.partTitle}>
        Questions back ({answered} of {questionsBack.length} answered in the next turn)
      </h3>
      <ul className={`stack ${classes.quotes}`}>
        {questionsBack.map(({ asked, reply, isAnswered }) => (
          <li key={asked.messageId} data-missed={!isAnswered || undefined}>
            <button type="button" onClick={() => onOpen({ messageId: asked.messageId })}>
              <span className={classes.turnText}>
                <q dir="auto">{asked.text}</q>
                <span className={classes.untold}>
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
