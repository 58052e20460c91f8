import classes from "./brief.module.css";
import type { ShortSentence } from "./brief-findings.ts";
import { formatNumbers } from "./voices.ts";

interface CountedSentenceProps {
  text: string;
  questionId: string;
}

/** A count leads to its question, with the words behind it. */
function CountedSentence({ text, questionId }: CountedSentenceProps) {
  const place = `counted-${questionId}`;
  return (
    <a
      href={`#${place}`}
      className={classes.toCount}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(place)?.focus();
      }}
    >
      {text}
    </a>
  );
}

interface InShortProps {
  sentences: readonly ShortSentence[];
  /** Brings a finding into view. */
  onGoTo: (findingId: string) => void;
}

/** What was learned in a few sentences; the numbers lead to the findings that each rests on. */
export function InShort({ sentences, onGoTo }: InShortProps) {
  if (sentences.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="short-heading">
      <h2 id="short-heading" className={`caption no-ring ${classes.label}`}>
        In short
      </h2>
      <p className={`anywhere reading ${classes.short}`} dir="auto">
        {sentences.map(({ text, refersTo, questionId }) => (
          <span key={text}>
            {questionId === undefined ? text : <CountedSentence text={text} questionId={questionId} />}{" "}
            {questionId === undefined && (
              <small className="text-14 muted nowrap">
                {formatNumbers(refersTo.map(({ finding }) => finding))}
              </small>
            )}
            {refersTo.map(({ number, finding }) => (
              <sup key={finding.id}>
                <a
                  href={`#finding-${finding.id}`}
                  aria-label={`Finding ${number}: ${finding.text}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onGoTo(finding.id);
                  }}
                >
                  {number}
                </a>
              </sup>
            ))}{" "}
          </span>
        ))}
      </p>
    </section>
  );
}
