import type { QuotePlace, TurnWhy } from "#contract/report-cards.ts";
import { describeHeard, describeReason, nameChooser } from "../../passages/describe-turn.ts";

interface TurnWhyTextProps {
  move: string | null;
  reason: string;
  /** Null where only the reason is known. */
  why: TurnWhy | null;
  /** Absent where the words cannot be gone to. */
  onOpen?: (words: QuotePlace) => void;
}

/** Why the interviewer said this: the words that it took up, or the questions that it left out. */
export function TurnWhyText({ move, reason, why, onOpen }: TurnWhyTextProps) {
  if (!why) return <p className="text-13 muted pad-8-12 bar-start">{describeReason(move, reason)}</p>;
  const { thread, passedOver } = why;
  return (
    <div className="text-13 muted pad-8-12 bar-start">
      {thread ? (
        <p className="anywhere">
          Follow-up on <Words words={thread.words} onOpen={onOpen} />
          {describeHeard(thread)}
        </p>
      ) : (
        <p className="anywhere">{describeReason(move, reason)}</p>
      )}
      {passedOver.map(({ questionId, text, words }) => (
        <p className="anywhere" key={questionId}>
          Left out <q dir="auto">{text}</q>, already answered: <Words words={words} onOpen={onOpen} />
        </p>
      ))}
      <p className="anywhere text-13">{nameChooser(why.by)}</p>
    </div>
  );
}

function Words({ words, onOpen }: { words: QuotePlace; onOpen: TurnWhyTextProps["onOpen"] }) {
  if (!onOpen) return <q dir="auto">{words.quote}</q>;
  return (
    <button
      type="button"
      className="bare min-24 primary text-start underlined anywhere"
      onClick={() => onOpen(words)}
    >
      <q dir="auto">{words.quote}</q>
      <span className="visually-hidden"> Go to these words</span>
    </button>
  );
}
