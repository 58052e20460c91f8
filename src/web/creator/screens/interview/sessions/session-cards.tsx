import type { ReactNode } from "react";
import { When } from "#web/ui/when.tsx";
import { extendTo, toggleRow } from "./selection.ts";
import { readColumn } from "./session-columns.ts";
import { RowCheck, SessionStatusLabel, ViewTranscript, withLive } from "./session-facts.tsx";
import type { SessionRowsProps } from "./session-table.tsx";
import { useVirtualRows } from "./use-virtual-rows.ts";

const cardHeight = 236;

/** So few are read with the page, without a scroll of their own inside it. */
const fewCards = 12;

/** The table's rows where there is no room for its columns. */
export function SessionCards(props: SessionRowsProps) {
  const { sessions, total, live, more, selection, onSelect, onOpen, columns } = props;
  const { box, virtual, items, above, below } = useVirtualRows(sessions.length, cardHeight, more);
  const ids = sessions.map((session) => session.id);
  return (
    <section
      ref={box}
      className={`relative scrolls pad-4 ${total <= fewCards ? "" : "tall-list"}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
      tabIndex={0}
      aria-label="List of sessions"
    >
      <ul style={{ paddingTop: above, paddingBottom: below }}>
        {items.map(({ index }) => {
          const listed = sessions[index];
          if (!listed) return null;
          const session = withLive(listed, live.get(listed.id));
          return (
            <li
              key={session.id}
              className="pad-bottom-12"
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={total}
              aria-posinset={index + 1}
            >
              <div className="card stack pad-16 text-13">
                <div className="flex between gap-12">
                  <span className="inline gap-4">
                    {selection && (
                      <RowCheck
                        label={`Select ${session.label}`}
                        isChosen={selection.ids.has(session.id)}
                        onChoose={(isRange) =>
                          onSelect(
                            isRange ? extendTo(selection, ids, session.id) : toggleRow(selection, session.id),
                          )
                        }
                      />
                    )}
                    <strong>{session.label}</strong>
                  </span>
                  <SessionStatusLabel
                    session={session}
                    isLive={live.has(session.id)}
                    things={props.things.get(session.id) ?? 0}
                  />
                </div>
                <dl className="stack columns-2 gap-8-16">
                  <Fact name="Date & Time" value={<When at={session.startDate} exact="time" />} />
                  {columns.map(({ key, name }) => (
                    <Fact
                      key={key}
                      name={name}
                      value={key === "active" ? <When at={session.lastActivity} /> : readColumn(session, key)}
                    />
                  ))}
                </dl>
                <ViewTranscript session={session} onOpen={() => onOpen(session)} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  );
}
