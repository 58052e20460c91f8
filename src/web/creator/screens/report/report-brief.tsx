import { describeAskedOut, describeFigures } from "#contract/describe-figures.ts";
import type { PublicReport } from "#contract/exports.ts";
import type { Brief } from "#contract/insights.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { isTopic, listShortSentences, pickBriefFindings } from "../../findings/brief-findings.ts";
import { formatNumbers, formatSide, personOf, withoutCount } from "../../findings/voices.ts";
import classes from "./report.module.css";
import { ReportFinding } from "./report-finding.tsx";
import { ReportQuote, ReportQuotes } from "./report-quote.tsx";

/** What was learned in a few sentences. */
export function InShort({ report: { insights } }: { report: PublicReport }) {
  const { brief } = insights;
  const sentences = brief ? listShortSentences(brief, pickBriefFindings(insights.findings)) : [];
  if (sentences.length === 0) return null;
  return (
    <section className="stack gap-16" aria-labelledby="report-short">
      <h2 className="heading-18" id="report-short">
        In short
      </h2>
      <ul className="marked-list pad-start-16 stack gap-8 anywhere reading text-18 line-26">
        {sentences.map(({ text, refersTo }) => {
          const findings = refersTo.map(({ finding }) => finding);
          const numbers = formatNumbers(text, findings);
          return (
            <li key={text} dir="auto">
              {numbers === undefined ? text : `${withoutCount(text)} (${numbers})`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function KeyFindings({ report: { insights } }: { report: PublicReport }) {
  const isCounting = insights.brief?.counted !== undefined;
  const { themes: all } = pickBriefFindings(insights.findings);
  const themes = isCounting ? all.filter((theme) => !isTopic(theme)) : all;
  if (isCounting && themes.length === 0) return null;
  return (
    <section className="stack gap-16" aria-labelledby="report-key">
      <h2 className="heading-18" id="report-key">
        {isCounting ? "Said by several people" : "Findings"}
      </h2>
      {themes.length > 0 ? (
        themes.map((theme) => <ReportFinding key={theme.id} finding={theme} />)
      ) : (
        <p className="muted">No finding stands out: there was too little overlap in what people said.</p>
      )}
    </section>
  );
}

/** "12 of 34 answers" where the report quotes only some, else how many there are. */
function countAnswers({ answered, evidence }: Brief["answers"][number]): string {
  const quoted = new Set(evidence.map(personOf)).size;
  return quoted > 0 && quoted < answered
    ? `${quoted} of ${countNoun(answered, "answer")}`
    : countNoun(answered, "answer");
}

/** The questions of the script, each with its answer where there is one. */
export function Answers({ report: { questions, insights, closed = [] } }: { report: PublicReport }) {
  const isClosed = new Set(closed.map(({ questionId }) => questionId));
  const isCounted = new Set(insights.brief?.counted?.map(({ questionId }) => questionId));
  const uncounted = insights.brief?.answers.filter(({ questionId }) => !isCounted.has(questionId));
  const answers = new Map(uncounted?.map((answer) => [answer.questionId, answer]));
  const closing = insights.brief?.closing ?? [];
  return (
    <ol className={`stack gap-8 anywhere reading marked-list pad-start-24 line-24 ${classes.questions}`}>
      {questions.map((question, index) => {
        const answer = answers.get(String(index + 1));
        return (
          <li key={question}>
            <span dir="auto">{question}</span>
            {isCounted.has(String(index + 1)) && <p className="muted">Counted above.</p>}
            {answer && answer.asked > 0 && <p className="muted">{countAnswers(answer)}</p>}
            {answer?.askedOut && <p className="muted">{describeAskedOut(answer.askedOut)}</p>}
            {answer?.text && (
              <p className="muted" dir="auto">
                {answer.text}
              </p>
            )}
            {answer?.figures && answer.figures.length > 0 && !isClosed.has(String(index + 1)) && (
              <p className="muted" dir="auto">
                In figures: {describeFigures(answer.figures)}
              </p>
            )}
            {answer && <ReportQuotes evidence={answer.evidence} people={answer.answered} turn={index} />}
          </li>
        );
      })}
      {closing.length > 0 && (
        <li>
          <span>Anything else?</span>
          {closing.map((one) => (
            <ReportQuote key={`${one.messageId} ${one.start}`} evidence={one} />
          ))}
        </li>
      )}
    </ol>
  );
}

/** What stands out in one person's words. */
export function Passages({ report: { insights } }: { report: PublicReport }) {
  const { singles } = pickBriefFindings(insights.findings);
  if (singles.length === 0) return null;
  return (
    <section className="stack gap-16" aria-labelledby="report-passages">
      <h2 className="heading-18" id="report-passages">
        Passages worth a look
      </h2>
      {singles.map((single) => (
        <ReportFinding key={single.id} finding={single} />
      ))}
    </section>
  );
}

/** Where people pull apart, and what is not known yet. */
export function OpenEnds({ report: { insights } }: { report: PublicReport }) {
  const { tensions = [], unknown = [] } = insights.brief ?? {};
  return (
    <>
      {tensions.length > 0 && (
        <section className="stack gap-16" aria-labelledby="report-tensions">
          <h2 className="heading-18" id="report-tensions">
            Where people differ
          </h2>
          {tensions.map(({ id, a, b }) => (
            <div key={id} className="stack auto-columns gap-12-24">
              {[a, b].map((side) => (
                <div key={side.text}>
                  <p className="anywhere reading text-18 line-26" dir="auto">
                    {side.text}
                  </p>
                  {formatSide(side) && <p className="fine figures">{formatSide(side)}</p>}
                  {side.evidence[0] && <ReportQuote evidence={side.evidence[0]} />}
                </div>
              ))}
            </div>
          ))}
        </section>
      )}
      {unknown.length > 0 && (
        <section className="stack gap-16" aria-labelledby="report-unknown">
          <h2 className="heading-18" id="report-unknown">
            What we don't know yet
          </h2>
          <ul
            className={`stack gap-8 anywhere reading marked-list pad-start-24 line-24 ${classes.questions}`}
          >
            {unknown.map(({ open, why }) => (
              <li key={open} dir="auto">
                {open} <span className="block muted">{why}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
