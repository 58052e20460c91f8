import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { describeTorn } from "#contract/describe-figures.ts";
import type { Brief } from "#contract/insights.ts";
import type { InterviewDetails } from "#contract/interviews.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { listShortSentences, pickBriefFindings } from "../../../findings/brief-findings.ts";
import { EvidenceList } from "../../../findings/evidence-list.tsx";
import { partListed } from "../../../findings/listed-findings.ts";
import { NotAnalysed } from "../../../findings/not-analysed.tsx";
import { formatSide } from "../../../findings/voices.ts";
import { useGenerateInsights, useIsGenerating } from "../../../queries/insights.ts";
import { useConfig } from "../../../queries/instance.ts";
import { ThemeLinks } from "../findings/theme-links.tsx";
import classes from "../interview-detail.module.css";
import { PeopleAndThemes } from "../matrix/people-and-themes.tsx";
import { useMayEdit } from "../may-edit.tsx";
import { BriefList, SingleVoices } from "./brief-list.tsx";
import { BriefSide } from "./brief-side.tsx";
import { CountedQuestions } from "./counted-questions.tsx";
import { InShort } from "./in-short.tsx";
import { NeedsYou } from "./needs-you.tsx";
import { QuestionAnswers } from "./question-answers.tsx";
import { hasRemovedSources } from "./removed-sources.ts";

/** One page that says what was learned, for whoever has five minutes. */
export function BriefView({ interview }: { interview: InterviewDetails }) {
  const brief = interview.insights?.brief ?? null;
  return (
    <div className={`stack ${classes.brief}`}>
      <NeedsYou interview={interview} />
      <div className={`stack content-start gap-32 ${classes.briefMain}`}>
        {hasRemovedSources(interview) && <SourcesRemoved interview={interview} />}
        <NotAnalysed insights={interview.insights} />
        {brief ? (
          <Learned interview={interview} brief={brief} />
        ) : (
          <NoticeBox kind="info">
            This analysis was made with an older version. Press Generate Insights to get the brief.
          </NoticeBox>
        )}
        <Recommended interview={interview} />
      </div>
      <BriefSide interview={interview} />
    </div>
  );
}

function Learned({ interview, brief }: { interview: InterviewDetails; brief: Brief }) {
  const [singlesOpen, setSinglesOpen] = useState(false);
  const findings = interview.insights?.findings ?? [];
  const shown = pickBriefFindings(findings);
  const goTo = (findingId: string) => {
    // A single voice has to be unfolded before the focus can go to it.
    if (shown.singles.some(({ id }) => id === findingId)) flushSync(() => setSinglesOpen(true));
    document.getElementById(`finding-${findingId}`)?.focus();
  };
  const { counted } = brief;
  // Without a model the page claims what can be counted and quotes the answers before it joins anybody's words.
  const isCounting = counted !== undefined;
  const { _id: interviewId, questionSettings: questions } = interview;
  const isCounted = new Set(counted?.map(({ questionId }) => questionId));
  const answers = brief.answers.filter(({ questionId }) => !isCounted.has(questionId));
  const byQuestion = <QuestionAnswers {...{ answers, interviewId, questions }} closing={brief.closing} />;
  return (
    <>
      <InShort sentences={listShortSentences(brief, shown)} onGoTo={goTo} />
      {isCounting && <CountedQuestions counted={counted} questions={questions} />}
      {isCounting && byQuestion}
      <BriefList interviewId={interviewId} findings={findings} shown={shown} isBelow={isCounting} />
      {isCounting && <Tensions tensions={brief.tensions} />}
      <SingleVoices
        interviewId={interviewId}
        shown={shown}
        isOpen={singlesOpen}
        onToggle={() => setSinglesOpen(!singlesOpen)}
      />
      {!isCounting && <Tensions tensions={brief.tensions} />}
      {!isCounting && byQuestion}
      {shown.themes.length > 0 && <PeopleAndThemes interview={interview} shownFirst={12} />}
      <Unknown unknown={brief.unknown} />
    </>
  );
}

/** What participants or a model propose to do; nothing where nobody does. */
function Recommended({ interview }: { interview: InterviewDetails }) {
  const findings = interview.insights?.findings ?? [];
  const { own: steps, themes } = partListed(findings, "recommendations");
  if (steps.length + themes.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="steps-heading">
      <h2 id="steps-heading" className="heading-16">
        Key Insights
      </h2>
      {steps.length > 0 && (
        <ol className="stack gap-8 anywhere reading marked-list pad-start-24">
          {steps.map((step) => (
            <li key={step.id} dir="auto">
              {step.text}
            </li>
          ))}
        </ol>
      )}
      <ThemeLinks themes={themes} findings={findings} />
    </section>
  );
}

/** What stays open, and whom or what to ask next. */
function Unknown({ unknown }: { unknown: Brief["unknown"] }) {
  if (unknown.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="unknown-heading">
      <h2 id="unknown-heading" className="heading-16">
        What we don't know yet
      </h2>
      <ul>
        {unknown.map(({ open, why, ask }) => (
          <li key={open} className="stack gap-4 pad-12-0 ruled anywhere">
            <span dir="auto">{open}</span>
            {why !== "" && (
              <p className="reading muted" dir="auto">
                {why}
              </p>
            )}
            {ask !== "" && (
              <p className="reading muted" dir="auto">
                Next: {ask}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * What was removed is in no quote any more, but still in the counts. The built-in analysis counts again by itself, as
 * that takes a moment and costs nothing; with a model it is left to whoever presses the button.
 */
function SourcesRemoved({ interview: { _id: interviewId, insights } }: { interview: InterviewDetails }) {
  const mayEdit = useMayEdit();
  const { data: config } = useConfig();
  const { mutate, isIdle, isPending } = useGenerateInsights(interviewId);
  const isGenerating = useIsGenerating(interviewId);
  const isBuiltIn = config?.interviewer === "scripted" && insights?.codedBy === "built-in";
  const isDue = mayEdit && isBuiltIn && isIdle && !isGenerating;
  useEffect(() => {
    if (!isDue || !insights) return;
    const { interviews, transcripts, threads } = insights.sources;
    mutate({ interviews: interviews > 0, transcripts: transcripts > 0, reddit: threads > 0 });
  }, [isDue, insights, mutate]);
  if (isPending) return <NoticeBox kind="info">Updating the counts …</NoticeBox>;
  return (
    <NoticeBox kind="info">
      Sessions were removed or left out since this analysis. Their words are gone, but the counts still
      include them.{mayEdit && " Press Generate Insights to update the counts."}
    </NoticeBox>
  );
}

/** Positions that pull against each other, side by side. */
function Tensions({ tensions }: { tensions: Brief["tensions"] }) {
  if (tensions.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="tensions-heading">
      <h2 id="tensions-heading" className="heading-16">
        Where people differ
      </h2>
      {tensions.map(({ id, within, a, b }) => (
        <article
          key={id}
          id={`finding-${id}`}
          tabIndex={-1}
          className="stack card pad-16 wide-columns-2 gap-24"
          aria-label={`${a.text} – ${b.text}`}
        >
          <Position {...a} />
          <Position {...b} />
          {within === "person" && <p className="hint">{describeTorn({ a, b })}</p>}
        </article>
      ))}
    </section>
  );
}

function Position(side: Brief["tensions"][number]["a"]) {
  const { text, evidence } = side;
  const people = formatSide(side);
  return (
    <div className="stack gap-8 content-start">
      <h3 className="heading-16 anywhere" dir="auto">
        {text}
      </h3>
      {people && <p className="hint">{people}</p>}
      <EvidenceList evidence={evidence} label={`People who say: ${text}`} shownFirst={1} />
    </div>
  );
}
