import { Button } from "@mantine/core";
import { nameTurnedAway } from "#contract/choices.ts";
import type { LiveSession, SessionSummary } from "#contract/session-reading.ts";
import { listItem } from "#web/ui/list-item.ts";
import { nameEndReason, nameStatus } from "../../../passages/describe-turn.ts";
import { countThings } from "../../answer-checks/flag-words.ts";
import { LeftOutBadge } from "../../left-out/left-out-badge.tsx";
import { LiveMark } from "../../session/live-mark.tsx";

interface SessionStatusProps {
  session: SessionSummary;
  isLive: boolean;
  /** How many there are to look at in its answers. */
  things: number;
}

/** Completed, turned away or running, with a shape beside the word, and why it ended where that is worth saying. */
export function SessionStatusLabel({ session, isLive, things }: SessionStatusProps) {
  const reason = nameEndReason(session.endReason);
  const isTurnedAway = nameTurnedAway(session.endReason) !== undefined;
  const notes = [reason, things > 0 && countThings(things)].filter(Boolean);
  const status = session.completed ? "completed" : isTurnedAway ? "turned-away" : "running";
  return (
    <span className="inline-flex baseline gap-12 state" data-status={status}>
      <span className="grid">
        <span className="inline flex-wrap gap-4-12">
          {nameStatus(session)}
          {isLive && <LiveMark />}
          <LeftOutBadge leftOut={session.leftOut} distress={session.distress} />
        </span>
        {notes.length > 0 && <span className="fine">{notes.join(" · ")}</span>}
      </span>
    </span>
  );
}

/** A running session as it is now; the list is as it was when it came. */
export function withLive(session: SessionSummary, live: LiveSession | undefined): SessionSummary {
  if (!live) return session;
  const { lastActivity, messageCount } = live;
  return { ...session, lastActivity, messageCount, answerCount: Math.floor(messageCount / 2) };
}

export function ViewTranscript({ session, onOpen }: { session: SessionSummary; onOpen: () => void }) {
  return (
    <Button variant="default" size="xs" onClick={onOpen} {...listItem}>
      View Transcript<span className="visually-hidden"> of {session.label}</span>
    </Button>
  );
}

interface RowCheckProps {
  label: string;
  isChosen: boolean;
  /** Its place in the list, by which the arrow keys find it. */
  index?: number;
  isPartly?: boolean;
  onChoose: (isRange: boolean) => void;
  onArrow?: (step: 1 | -1, isRange: boolean) => void;
}

export function RowCheck({ label, isChosen, index, isPartly = false, onChoose, onArrow }: RowCheckProps) {
  return (
    <label className="grid place-center pointer box-28">
      <span className="visually-hidden">{label}</span>
      <input
        type="checkbox"
        checked={isChosen}
        data-check={index}
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        // The browser's own event knows whether Shift is held.
        onChange={({ nativeEvent }) => onChoose("shiftKey" in nativeEvent && nativeEvent.shiftKey === true)}
        onKeyDown={(event) => {
          if (!onArrow || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
          event.preventDefault();
          onArrow(event.key === "ArrowDown" ? 1 : -1, event.shiftKey);
        }}
      />
    </label>
  );
}
