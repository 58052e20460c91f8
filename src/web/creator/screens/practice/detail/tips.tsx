import { Title } from "@mantine/core";
import type { PracticeTip } from "#contract/practice-debrief.ts";
import classes from "./detail.module.css";
import reviewClasses from "./review.module.css";
import type { OpenMessage } from "./use-open-message.ts";

export function Tips({ tips, onOpen }: { tips: PracticeTip[]; onOpen: OpenMessage }) {
  if (tips.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="practice-tips">
      <Title order={2} id="practice-tips">
        {tips.length === 3 ? "Three things" : "Things"} to try next time
      </Title>
      <ol className={reviewClasses.tips}>
        {tips.map(({ id, title, text, messageId }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
            {messageId !== null && (
              <button type="button" className={reviewClasses.textButton} onClick={() => onOpen(messageId)}>
                See where<span className="visually-hidden">: {title}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
