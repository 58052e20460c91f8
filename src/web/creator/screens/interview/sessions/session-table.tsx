import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { memo, useCallback, useMemo } from "react";
import type { LiveSession, SessionSummary } from "#contract/session-reading.ts";
import { When } from "#web/ui/when.tsx";
import type { SessionOrder } from "../../../queries/sessions.ts";
import classes from "../tables.module.css";
import { extendTo, type Selection, toggleAll, toggleRow } from "./selection.ts";
import { type ColumnKey, readColumn, type SessionColumn } from "./session-columns.ts";
import { RowCheck, SessionStatusLabel, ViewTranscript, withLive } from "./session-facts.tsx";
import { type MoreRows, useVirtualRows } from "./use-virtual-rows.ts";

export interface SessionRowsProps {
  sessions: SessionSummary[];
  /** How many there are in all, also those that have not come yet. */
  total: number;
  live: ReadonlyMap<string, LiveSession>;
  /** By session: how many things there are to look at. */
  things: ReadonlyMap<string, number>;
  more: MoreRows;
  /** Null for those who may delete nothing. */
  selection: Selection | null;
  onSelect: (selection: Selection) => void;
  onOpen: (session: SessionSummary) => void;
  columns: readonly SessionColumn[];
}

interface SessionTableProps extends SessionRowsProps {
  sort: SessionOrder;
  onSort: (sort: SessionOrder) => void;
}

const rowHeight = 57;

/** Only the rows in sight are in the page; the table says of each which of how many it is. */
export function SessionTable(props: SessionTableProps) {
  const { sessions, total, live, more, selection, onSelect, columns } = props;
  const { box, virtual, items, above, below } = useVirtualRows(sessions.length, rowHeight, more);
  const ids = useMemo(() => sessions.map((session) => session.id), [sessions]);
  const choose = useCallback(
    (id: string, isRange: boolean) =>
      selection && onSelect(isRange ? extendTo(selection, ids, id) : toggleRow(selection, id)),
    [selection, onSelect, ids],
  );
  const focusRow = useCallback(
    (from: number, step: 1 | -1, isRange: boolean) => {
      const to = Math.min(Math.max(0, from + step), ids.length - 1);
      const focus = () => {
        const check = box.current?.querySelector<HTMLElement>(`[data-check="${to}"]`);
        check?.focus();
        return check;
      };
      // A row that is not in the page yet is, once the list has moved to it.
      if (!focus()) {
        virtual.scrollToIndex(to);
        requestAnimationFrame(focus);
      }
      if (isRange) choose(ids[to] ?? "", true);
    },
    [ids, box, virtual, choose],
  );
  const width = (selection ? 5 : 4) + columns.length;
  return (
    <section
      ref={box}
      className="card relative scrolls tall-list"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
      tabIndex={0}
      aria-label="Table of sessions"
    >
      <table className={`text-13 line-18 figures table ${classes.table}`} aria-rowcount={total + 1}>
        <TableHead
          {...{ sort: props.sort, onSort: props.onSort, columns }}
          {...{ selection, onSelect, ids }}
        />
        <tbody>
          <Spacer height={above} columns={width} />
          {items.map(({ index }) => {
            const session = sessions[index];
            if (!session) return null;
            return (
              <SessionRow
                key={session.id}
                session={withLive(session, live.get(session.id))}
                isLive={live.has(session.id)}
                things={props.things.get(session.id) ?? 0}
                isChosen={selection?.ids.has(session.id) ?? null}
                {...{ index, columns, onOpen: props.onOpen }}
                {...{ onChoose: choose, onArrow: focusRow }}
              />
            );
          })}
          <Spacer height={below} columns={width} />
        </tbody>
      </table>
    </section>
  );
}

/** Stands for the rows that are out of sight. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}

type TableHeadProps = Pick<SessionTableProps, "sort" | "onSort" | "selection" | "onSelect" | "columns"> & {
  ids: string[];
};

/** Not made anew while the list is scrolled, and neither is a row: with ten thousand of them each frame counts. */
const TableHead = memo(function TableHead(props: TableHeadProps) {
  const { sort, onSort, selection, onSelect, ids, columns } = props;
  const chosen = ids.filter((id) => selection?.ids.has(id)).length;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <th scope="col" className={classes.checkCell}>
            <RowCheck
              label="Select all sessions that are shown"
              isChosen={chosen > 0 && chosen === ids.length}
              isPartly={chosen > 0 && chosen < ids.length}
              onChoose={() => onSelect(toggleAll(selection, ids))}
            />
          </th>
        )}
        <SortHead name="Date & Time" sort={sort} down="newest" up="oldest" onSort={onSort} />
        <th scope="col">Participant</th>
        <th scope="col">Status</th>
        {columns.map(({ key, name, sort: order }) =>
          order ? (
            <SortHead key={key} {...{ name, sort, onSort, ...order }} />
          ) : (
            <th key={key} scope="col">
              {name}
            </th>
          ),
        )}
        <th scope="col" className={classes.action}>
          <span className="visually-hidden">Transcript</span>
        </th>
      </tr>
    </thead>
  );
});

interface SortHeadProps {
  name: string;
  sort: SessionOrder;
  down: SessionOrder;
  up?: SessionOrder;
  onSort: (sort: SessionOrder) => void;
}

function SortHead({ name, sort, down, up, onSort }: SortHeadProps) {
  const isDown = sort === down;
  const isUp = up !== undefined && sort === up;
  const Arrow = isUp ? IconArrowUp : IconArrowDown;
  const order = isDown ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={isDown || isUp ? order : "none"}>
      <button
        type="button"
        className="bare inline gap-4 min-24 ink"
        onClick={() => onSort(isDown && up ? up : down)}
      >
        {name}
        {(isDown || isUp) && <Arrow size={14} aria-hidden="true" />}
      </button>
    </th>
  );
}

interface SessionRowProps {
  session: SessionSummary;
  index: number;
  isLive: boolean;
  things: number;
  /** Null where none can be chosen. */
  isChosen: boolean | null;
  columns: readonly SessionColumn[];
  onChoose: (id: string, isRange: boolean) => void;
  onArrow: (index: number, step: 1 | -1, isRange: boolean) => void;
  onOpen: (session: SessionSummary) => void;
}

const SessionRow = memo(function SessionRow(props: SessionRowProps) {
  const { session, index, isLive, isChosen, columns, onOpen } = props;
  return (
    <tr aria-rowindex={index + 2} className={isChosen ? "tint" : "surface hover-sunken"}>
      {isChosen !== null && (
        <td className={classes.checkCell}>
          <RowCheck
            label={`Select ${session.label}`}
            isChosen={isChosen}
            index={index}
            onChoose={(isRange) => props.onChoose(session.id, isRange)}
            onArrow={(step, isRange) => props.onArrow(index, step, isRange)}
          />
        </td>
      )}
      <td className="min-width-100">
        <When at={session.startDate} exact="time" />
      </td>
      <th scope="row" className="strong">
        {session.label}
      </th>
      <td>
        <SessionStatusLabel session={session} isLive={isLive} things={props.things} />
      </td>
      {columns.map(({ key }) => (
        <ColumnCell key={key} session={session} of={key} />
      ))}
      <td className={classes.action}>
        <ViewTranscript session={session} onOpen={() => onOpen(session)} />
      </td>
    </tr>
  );
});

const looks: Partial<Record<ColumnKey, string | undefined>> = {
  answers: "text-end",
  duration: "text-end",
  occupation: "one-line max-160",
  source: "one-line max-160",
  email: "min-width-100 max-160",
  code: "nowrap mono",
};

function ColumnCell({ session, of }: { session: SessionSummary; of: ColumnKey }) {
  if (of === "active") {
    return (
      <td className="min-width-100">
        <When at={session.lastActivity} />
      </td>
    );
  }
  const text = readColumn(session, of);
  return (
    <td className={looks[of]} dir="auto">
      {of === "email" ? (
        <span className="clamp anywhere" title={text}>
          {text}
        </span>
      ) : (
        text
      )}
    </td>
  );
}
