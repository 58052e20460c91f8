import type { PublicReport } from "#contract/exports.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { When } from "#web/ui/when.tsx";
import { formatChecked } from "../../findings/agreement-words.ts";
import { formatAnalysed, formatVerification } from "../../findings/coder-words.ts";
import { isOneVoice } from "../../findings/finding-words.ts";
import { partListed } from "../../findings/listed-findings.ts";
import { NotAnalysed } from "../../findings/not-analysed.tsx";
import classes from "./report.module.css";
import { ReportBars } from "./report-bars.tsx";
import { Answers, InShort, KeyFindings, OpenEnds, Passages } from "./report-brief.tsx";
import { ClosedQuestions, Counted } from "./report-counts.tsx";
import { ReportFinding } from "./report-finding.tsx";
import {
  describeCertainty,
  formatHeard,
  hasInterviews,
  listMentions,
  listReportBlocks,
} from "./report-words.ts";

/** The whole report on one page, made to be read, forwarded and printed; without personal data. */
export function ReportView({ report }: { report: PublicReport }) {
  const blocks = listReportBlocks(report);
  // Without a model the answers come before what joins them.
  const isCounting = report.insights.brief?.counted !== undefined;
  return (
    <article className={`card stack gap-32 ${classes.report}`}>
      <header className="stack gap-8 with-next">
        <p className="muted">
          Research report{report.organization && <span dir="auto"> · {report.organization}</span>}
        </p>
        <h1 className="strong anywhere text-34 pretty" dir="auto">
          {report.name}
        </h1>
        <p className="muted">
          {formatHeard(report)} · findings of <When at={report.insights.generatedAt} exact="day" />
        </p>
        <NotAnalysed insights={report.insights} />
      </header>
      <InShort report={report} />
      <ClosedQuestions report={report} />
      <Counted report={report} />
      {isCounting && <Asked report={report} />}
      <KeyFindings report={report} />
      <Passages report={report} />
      {!isCounting && <Asked report={report} />}
      <OpenEnds report={report} />
      {hasInterviews(report) && <People report={report} />}
      {blocks.map((block) => (
        <section key={block.id} className="stack gap-16" aria-labelledby={`report-${block.id}`}>
          <div className="with-next">
            <h2 className="heading-18" id={`report-${block.id}`}>
              {block.title}
            </h2>
            <p className="fine above-2">{block.hint}</p>
          </div>
          {block.findings.map((finding) => (
            <ReportFinding key={finding.id} finding={finding} />
          ))}
        </section>
      ))}
      <AlsoMentioned report={report} />
      <Method report={report} />
      {report.expiresAt && (
        <footer className="text-13 muted ruled pad-top-16">
          This page can be read until <When at={report.expiresAt} exact="day" />. Made with Askwell.
        </footer>
      )}
    </article>
  );
}

function Asked({ report }: { report: PublicReport }) {
  return (
    <section className="stack gap-16" aria-labelledby="report-asked">
      <h2 className="heading-18" id="report-asked">
        Answers by question
      </h2>
      {report.objective && report.objective !== report.name && (
        <p className="anywhere reading text-16 line-24 pre-line" dir="auto">
          {report.objective}
        </p>
      )}
      <Answers report={report} />
    </section>
  );
}

function People({ report }: { report: PublicReport }) {
  const { ageRanges, countries, occupations } = report.demographics;
  const isKnown = ageRanges.length + countries.length + occupations.length > 0;
  return (
    <section className="stack gap-16" aria-labelledby="report-people">
      <div className="with-next">
        <h2 className="heading-18" id="report-people">
          Who took part
        </h2>
        <p className="fine above-2">
          {countNoun(report.participants, "person", "people")}. Groups of fewer than three are combined.
        </p>
      </div>
      {isKnown && (
        <div className="stack top small-columns gap-24">
          <ReportBars title="Age" rows={ageRanges} />
          <ReportBars title="Countries" rows={countries} />
          <ReportBars title="Occupations" rows={occupations} />
        </div>
      )}
    </section>
  );
}

function AlsoMentioned({ report }: { report: PublicReport }) {
  const mentions = listMentions(report);
  const topics = partListed(report.insights.findings, "topics").own.map(({ text }) =>
    text.replace(/\.$/u, ""),
  );
  if (mentions.length === 0 && topics.length === 0) return null;
  return (
    <section className="stack gap-16" aria-labelledby="report-also">
      <h2 className="heading-18" id="report-also">
        What they talked about
      </h2>
      <dl className="stack reading">
        {topics.length > 0 && (
          <div>
            <dt>Topics</dt>
            <dd dir="auto">{topics.join("; ")}</dd>
          </div>
        )}
        {mentions.length > 0 && (
          <div>
            <dt>Other products</dt>
            <dd dir="auto">
              {mentions.map(([name, count]) => `${name} (${countNoun(count, "mention")})`).join(", ")}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Method({ report }: { report: PublicReport }) {
  const { insights } = report;
  return (
    <section className="stack gap-16" aria-labelledby="report-method">
      <h2 className="heading-18" id="report-method">
        How this was made, and its limits
      </h2>
      <div className="hint stack gap-8 reading">
        <p>{describeCertainty(report)}</p>
        <p>
          {hasInterviews(report) &&
            "Each person interviewed here chatted with an automated interviewer and knew it was automated. "}
          Read for this report: {formatAnalysed(insights)}.
        </p>
        <p>
          {insights.codedBy === "model"
            ? "Their answers were coded by a language model. "
            : "Their answers were coded by rules and word statistics; findings are estimates. "}
          {formatVerification(insights.verification)} {formatChecked(insights.validation)}
        </p>
        {insights.findings.some(({ kind, strength }) => kind !== "topics" && !isOneVoice(strength)) && (
          <p>
            {insights.codedBy === "model"
              ? "Counts are out of everyone we heard from. Not everyone was asked about everything."
              : "Counts are out of the people who were asked."}
          </p>
        )}
        {insights.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </section>
  );
}
