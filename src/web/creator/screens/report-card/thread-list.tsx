import type { SessionReportCard, ThreadCard } from "#contract/report-cards.ts";
import { groupThreads } from "./card-words.ts";
import classes from "./report-card.module.css";

export type OpenWords = (place: { messageId: string; start?: number; end?: number }) => void;

interface ThreadListProps {
  threads: SessionReportCard["threads"];
  onOpen: OpenWords;
}

/** What was said but not told yet, by what became of it; each opens its words. */
export function ThreadList({ threads, onOpen }: ThreadListProps) {
  return groupThreads(threads).map(({ name, threads: group }) => (
    <section key={name} aria-label={name}>
      <h3 className={classes.partTitle}>
        {name} ({group.length} of {threads.length})
      </h3>
      <ul className={`stack ${classes.quotes}`}>
        {group.map((thread) => (
          <ThreadLine
            key={`${thread.words.messageId}-${thread.words.start}-${thread.words.end}`}
            {...thread}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  ));
}

function ThreadLine({ words, untold, weight, onOpen }: ThreadCard & { onOpen: OpenWords }) {
  return (
    <li>
      <button type="button" onClick={() => onOpen(words)}>
        <span className={classes.turnText}>
          <q dir="auto">{words.quote}</q>
          {untold !== "" && <span className={classes.untold}> Untold: {untold}</span>}
          {weight === 3 && <span className={classes.untold}> Important</span>}
        </span>
        <span className="visually-hidden"> Go to these words</span>
      </button>
    </li>
  );
}
