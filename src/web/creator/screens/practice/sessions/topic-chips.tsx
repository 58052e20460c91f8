import classes from "./sessions.module.css";

const shownTopics = 8;

/** Topics to begin with, one's own first; pressing one writes it into the field. */
export function TopicChips({ topics, onChoose }: { topics: string[]; onChoose: (topic: string) => void }) {
  const shown = [...new Set(topics)].slice(0, shownTopics);
  if (shown.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Suggested topics">
      {shown.map((topic) => (
        <li key={topic}>
          <button type="button" className={classes.chip} title={topic} onClick={() => onChoose(topic)}>
            <bdi>{topic}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
