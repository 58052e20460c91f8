import type { Finding } from "#contract/insights.ts";
import type { ShortSentence } from "../../../findings/brief-findings.ts";
import { formatNumbers, withoutCount } from "../../../findings/voices.ts";
import classes from "../interview-detail.module.css";

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
      className="inherits undecorated hover-underline"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(place)?.focus();
      }}
    >
      {text}
    </a>
  );
}

function Sentence({ text, findings }: { text: string; findings: readonly Finding[] }) {
  const numbers = formatNumbers(text, findings);
  if (numbers === undefined) return text;
  return (
    <>
      {withoutCount(text)} <small className="text-14 muted nowrap">{numbers}</small>
    </>
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
      <h2 id="short-heading" className={`fine no-ring strong ${classes.label}`}>
        In short
      </h2>
      <ul className="marked-list pad-start-16 stack gap-8 anywhere reading text-18 pretty line-26">
        {sentences.map(({ text, refersTo, questionId }) => (
          <li key={text} dir="auto">
            {questionId === undefined ? (
              <Sentence text={text} findings={refersTo.map(({ finding }) => finding)} />
            ) : (
              <CountedSentence text={text} questionId={questionId} />
            )}{" "}
            {refersTo.map(({ number, finding }) => (
              <sup key={finding.id} className="text-13">
                <a
                  className="primary strong undecorated"
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
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
