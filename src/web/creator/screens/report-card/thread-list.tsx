import type { SessionReportCard, ThreadCard } from "#contract/report-cards.ts";
import classes from "../rehearsal/rehearsal.module.css";
import { groupThreads } from "./card-words.ts";

export type OpenWords = (place: { messageId: string; start?: number; end?: number }) => void;

interface ThreadListProps {
  threads: SessionReportCard["threads"];
  onOpen: OpenWords;
}

/** What was said but not told yet, by what became of it; each opens its words. */
export function ThreadList({ threads, onOpen }: ThreadListProps) {
  return groupThreads(threads).map(({ name, of, threads: group }) => (
    <section key={name} aria-label={name}>
      <h3 className="text-13 line-20 strong">
        {name} ({of === undefined ? group.length : `${group.length} of ${of}`})
      </h3>
      <ul className={`stack gap-2 above-8 ${classes.quotes}`}>
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
        <span className="shrinks anywhere">
          <q dir="auto">{words.quote}</q>
          {untold !== "" && <span className="block muted"> Untold: {untold}</span>}
          {weight === 3 && <span className="block muted"> Important</span>}
        </span>
        <span className="visually-hidden"> Go to these words</span>
      </button>
    </li>
  );
}
