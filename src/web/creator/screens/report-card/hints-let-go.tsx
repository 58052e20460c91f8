import type { HintLetGo } from "#contract/report-cards.ts";
import classes from "../rehearsal/rehearsal.module.css";
import type { TurnPlace } from "./turn-flags.tsx";

interface HintsLetGoProps {
  hints: HintLetGo[];
  onOpen: (place: TurnPlace) => void;
}

/** What people hinted at and were never asked about, the heaviest first, each with the way to its words. */
export function HintsLetGo({ hints, onOpen }: HintsLetGoProps) {
  if (hints.length === 0) return null;
  return (
    <section className="stack ruled pad-top-16" aria-label="Hints the interviewer let go">
      <h3 className="text-13 line-20 strong">Hints the interviewer let go</h3>
      <ul className={`stack gap-2 above-8 ${classes.quotes}`}>
        {hints.map(({ words, untold, weight, sessionId, label }) => (
          <li key={`${words.messageId}-${words.start}-${words.end}`}>
            <button
              type="button"
              onClick={() =>
                onOpen({ sessionId, messageId: words.messageId, start: words.start, end: words.end })
              }
            >
              <span className="rigid muted figures">{label}</span>
              <span className="shrinks anywhere">
                <q dir="auto">{words.quote}</q>
                {untold !== "" && <span className="block muted"> Untold: {untold}</span>}
                {weight === 3 && <span className="block muted"> Important</span>}
              </span>
              <span className="visually-hidden"> Open in the transcript</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
