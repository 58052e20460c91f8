import { useState } from "react";
import type { Evidence } from "#contract/insights.ts";
import { Verbatim } from "#web/ui/verbatim.tsx";
import { AskedAbove } from "../../findings/asked-above.tsx";
import { countFirst, nameMore, rotatePeople } from "../../findings/voices.ts";
import classes from "./report.module.css";

/** Somebody's words, beneath what the interviewer asked to follow up where they answer that. */
export function ReportQuote({ evidence }: { evidence: Evidence }) {
  const { quote, sourceLabel, cut, takenBack, translation } = evidence;
  return (
    <>
      <AskedAbove evidence={evidence} />
      <Verbatim
        text={quote}
        speaker={sourceLabel}
        isCut={cut ?? false}
        later={takenBack}
        translation={translation}
        isSmall
      />
    </>
  );
}

const shownPeople = 3;

interface ReportQuotesProps {
  evidence: readonly Evidence[];
  people: number;
  /** The place of the question: each begins with another person. */
  turn: number;
}

/** People's words, on the screen those of the first few until somebody wants the rest; all of them in print. */
export function ReportQuotes({ evidence: inOrder, people, turn }: ReportQuotesProps) {
  const [all, setAll] = useState(false);
  const evidence = rotatePeople(inOrder, turn);
  const first = countFirst(evidence, shownPeople);
  const quotes = (some: readonly Evidence[]) =>
    some.map((one) => <ReportQuote key={`${one.messageId} ${one.start}`} evidence={one} />);
  return (
    <>
      {quotes(evidence.slice(0, first))}
      {first < evidence.length && (
        <>
          <div className={all ? undefined : `none ${classes.folded}`}>{quotes(evidence.slice(first))}</div>
          <button
            type="button"
            className="bare self-top primary strong above-4 below-4 no-print"
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? "Show fewer" : nameMore(evidence, people)}
          </button>
        </>
      )}
    </>
  );
}
