import { useState } from "react";
import type { InterviewerFlags, ReportCard } from "#contract/report-cards.ts";
import { countNoun } from "#web/format/count-noun.ts";
import classes from "../rehearsal/rehearsal.module.css";
import { describeNoFlags, nameFlag, nameScriptFlag } from "./card-words.ts";

export interface TurnPlace {
  sessionId: string;
  messageId: string;
  /** A passage of the message, in code points. */
  start?: number;
  end?: number;
}

interface TurnFlagsProps {
  card: Pick<ReportCard, "interviewerFlags" | "scriptFlags" | "interviewerTurns">;
  onOpenTurn: (place: TurnPlace) => void;
}

/** What is to be looked at: the interviewer's turns that broke a rule, each with the way to it, and the script's. */
export function TurnFlags({ card, onOpenTurn }: TurnFlagsProps) {
  const { interviewerFlags, scriptFlags, interviewerTurns } = card;
  return (
    <div className="stack ruled pad-top-16">
      {interviewerFlags.length === 0 ? (
        <p className="line-20">{describeNoFlags(interviewerTurns)}</p>
      ) : (
        <ul className="stack line-20 anywhere" aria-label="What went wrong">
          {interviewerFlags.map((flags) => (
            <FlaggedTurns
              key={flags.kind}
              flags={flags}
              interviewerTurns={interviewerTurns}
              onOpenTurn={onOpenTurn}
            />
          ))}
        </ul>
      )}
      {scriptFlags.length > 0 && (
        <ul className="stack line-20 anywhere" aria-label="What the script could do better">
          {scriptFlags.map(({ kind, questionId, text, sessions }) => (
            <li key={`${kind}-${questionId}`}>
              Script: <q dir="auto">{text}</q> {nameScriptFlag(kind)} (asked in{" "}
              {countNoun(sessions, "interview")}).
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface FlaggedTurnsProps {
  flags: InterviewerFlags;
  interviewerTurns: number;
  onOpenTurn: (place: TurnPlace) => void;
}

const shownFirst = 3;

function FlaggedTurns({ flags, interviewerTurns, onOpenTurn }: FlaggedTurnsProps) {
  const [all, setAll] = useState(false);
  const shown = all ? flags.turns : flags.turns.slice(0, shownFirst);
  return (
    <li>
      <strong>{nameFlag(flags.kind)}</strong>: {flags.count.toLocaleString()} of{" "}
      {countNoun(interviewerTurns, "turn")}
      <ul className={`stack gap-2 above-8 ${classes.turns}`}>
        {shown.map(({ sessionId, label, messageId, text }) => (
          <li key={messageId}>
            <button type="button" onClick={() => onOpenTurn({ sessionId, messageId })}>
              <span className="rigid muted figures">{label}</span>
              <span className="shrinks anywhere" dir="auto">
                {text}
              </span>
              <span className="visually-hidden"> Open in the transcript</span>
            </button>
          </li>
        ))}
      </ul>
      {flags.turns.length > shownFirst && (
        <button
          type="button"
          className="word-button pad-0-8"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? "Show fewer" : `Show all ${flags.turns.length}`}
          <span className="visually-hidden"> turns: {nameFlag(flags.kind)}</span>
        </button>
      )}
    </li>
  );
}
