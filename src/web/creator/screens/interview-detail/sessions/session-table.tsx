import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { LiveSession, SessionSummary } from "#contract/transcripts.ts";
import { formatDateTime } from "#web/format/dates.ts";
import type { SessionOrder } from "../../../queries/sessions.ts";
import { extendTo, type Selection, toggleAll, toggleRow } from "./selection.ts";
import { orDash, RowCheck, SessionStatusLabel, ViewTranscript, withLive } from "./session-facts.tsx";
import classes from "./sessions.module.css";
import { type MoreRows, useVirtualRows } from "./use-virtual-rows.ts";

export interface SessionRowsProps {
  sessions: SessionSummary[];
  /** How many there are in all, also those that have not come yet. */
  total: number;
  live: ReadonlyMap<string, LiveSession>;
  more: MoreRows;
  /** Null for those who may delete nothing. */
  selection: Selection | null;
  onSelect: (selection: Selection) => void;
  onOpen: (session: SessionSummary) => void;
}

interface SessionTableProps extends SessionRowsProps {
  sort: SessionOrder;
  hasSources: boolean;
  onSort: (sort: SessionOrder) => void;
}

const rowHeight = 57;

/** Only the rows in sight are in the page; the table says of each which of how many it is. */
export function SessionTable(props: SessionTableProps) {
  const { sessions, total, more, selection, onSelect } = props;
  const { box, virtual, items, above, below } = useVirtualRows(sessions.length, rowHeight, more);
  const ids = sessions.map((session) => session.id);
  const focusRow = (from: number, step: 1 | -1, isRange: boolean) => {
    const to = Math.min(Math.max(0, from + step), sessions.length - 1);
    const session = sessions[to];
    if (!session || !selection) return;
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
    if (isRange) onSelect(extendTo(selection, ids, session.id));
  };
  const columns = (selection ? 9 : 8) + Number(props.hasSources) - 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
    <section ref={box} className={classes.scroll} tabIndex={0} aria-label="Table of sessions">
      <table className={classes.table} aria-rowcount={total + 1}>
        <TableHead {...props} ids={ids} />
        <tbody>
          <Spacer height={above} columns={columns} />
          {items.map(({ index }) => {
            const session = sessions[index];
            if (!session) return null;
            return (
              <SessionRow
                key={session.id}
                {...props}
                session={withLive(session, props.live.get(session.id))}
                index={index}
                onArrow={(step, isRange) => focusRow(index, step, isRange)}
                onChoose={(isRange) =>
                  selection &&
                  onSelect(isRange ? extendTo(selection, ids, session.id) : toggleRow(selection, session.id))
                }
              />
            );
          })}
          <Spacer height={below} columns={columns} />
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
    <tr aria-hidden="true" className={classes.spacer}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}

function TableHead(props: SessionTableProps & { ids: string[] }) {
  const { sort, onSort, selection, onSelect, ids, hasSources } = props;
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
        <SortHead name="Last activity" sort={sort} down="active" onSort={onSort} />
        <SortHead name="Answers" sort={sort} down="longest" up="shortest" onSort={onSort} />
        {hasSources && <th scope="col">Source</th>}
        <th scope="col">Email</th>
        <th scope="col">Incentive Code</th>
        <th scope="col" className={classes.action}>
          <span className="visually-hidden">Transcript</span>
        </th>
      </tr>
    </thead>
  );
}

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
      <button type="button" className={classes.sort} onClick={() => onSort(isDown && up ? up : down)}>
        {name}
        {(isDown || isUp) && <Arrow size={14} aria-hidden="true" />}
      </button>
    </th>
  );
}

interface SessionRowProps extends SessionTableProps {
  session: SessionSummary;
  index: number;
  onChoose: (isRange: boolean) => void;
  onArrow: (step: 1 | -1, isRange: boolean) => void;
}

function SessionRow(props: SessionRowProps) {
  const { session, index, selection, live, hasSources, onOpen } = props;
  const isChosen = selection?.ids.has(session.id) ?? false;
  return (
    <tr aria-rowindex={index + 2} data-chosen={isChosen || undefined}>
      {selection && (
        <td className={classes.checkCell}>
          <RowCheck
            label={`Select ${session.label}`}
            isChosen={isChosen}
            index={index}
            onChoose={props.onChoose}
            onArrow={props.onArrow}
          />
        </td>
      )}
      <td className={classes.date}>{formatDateTime(session.startDate)}</td>
      <th scope="row">{session.label}</th>
      <td>
        <SessionStatusLabel session={session} isLive={live.has(session.id)} />
      </td>
      <td className={classes.date}>{formatDateTime(session.lastActivity)}</td>
      <td className={classes.number}>{session.answerCount}</td>
      {hasSources && (
        <td className={classes.source} dir="auto" title={session.source ?? undefined}>
          {session.source ?? "-"}
        </td>
      )}
      <td className={classes.email}>
        <span title={session.email ?? undefined}>{orDash(session, session.email)}</span>
      </td>
      <td className={classes.code}>{orDash(session, session.incentiveCode)}</td>
      <td className={classes.action}>
        <ViewTranscript session={session} onOpen={() => onOpen(session)} />
      </td>
    </tr>
  );
}
