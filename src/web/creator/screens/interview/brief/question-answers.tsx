import { Anchor } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import { describeAskedOut, describeFigures } from "#contract/describe-figures.ts";
import type { Brief, Evidence } from "#contract/insights.ts";
import type { Question } from "#contract/interviews.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { EvidenceList } from "../../../findings/evidence-list.tsx";
import { countFirst, nameMore, rotatePeople } from "../../../findings/voices.ts";
import { withQuestionAnswers } from "../detail-tab.ts";
import { ClosedCounts } from "../questions/closed-counts.tsx";

/** Up to so many people all their answers are shown at once; beyond it the page has to stay short. */
const maxQuoted = 6;
const shownOfMany = 4;

/** As the exported reports say it. */
const nothingQuotable = "None of the answers can be quoted in a few words.";

interface QuestionAnswersProps {
  /** What people added at the end. */
  closing: readonly Evidence[] | undefined;
  answers: Brief["answers"];
  interviewId: string;
  questions: readonly Pick<Question, "id" | "text" | "item">[];
}

/** An answer to each question of the guide, and the way to what everybody said to it. */
export function QuestionAnswers({ answers, closing = [], interviewId, questions }: QuestionAnswersProps) {
  const [search] = useSearchParams();
  const texts = new Map(
    questions.map(({ id, text, item }, index) => [id, { text, item, number: index + 1 }]),
  );
  const known = answers.flatMap((answer) => {
    const question = texts.get(answer.questionId);
    if (question === undefined) return [];
    const isFolded = answer.answered > maxQuoted;
    const evidence = isFolded ? rotatePeople(answer.evidence, question.number - 1) : answer.evidence;
    return [{ ...answer, ...question, evidence, summary: answer.text }];
  });
  if (known.length === 0 && closing.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="by-question-heading">
      <h2 id="by-question-heading" className="heading-16">
        Answers by question
      </h2>
      <ol>
        {known.map(
          ({
            questionId,
            text,
            item,
            number,
            summary,
            asked,
            answered,
            isThin,
            evidence,
            figures = [],
            skipped = [],
            askedOut = 0,
          }) => (
            <li key={questionId} className="stack gap-4 pad-12-0 ruled anywhere">
              <div className="row hint gap-4-12 figures">
                <h3 className="heading-14" dir="auto">
                  {number}. {text}
                </h3>
                <span>
                  {countNoun(answered, "answer")}
                  {asked > answered && `, ${asked - answered} without one`}
                </span>
              </div>
              {item !== undefined && (
                <ClosedCounts {...{ interviewId, questionId }} label={`Question ${number}, counted`} />
              )}
              {item === undefined && figures.length > 0 && (
                <p className="reading anywhere" dir="auto">
                  In figures: {describeFigures(figures)}
                </p>
              )}
              {evidence.length > 0 && (
                <EvidenceList
                  evidence={evidence}
                  label={`What people answered to “${text}”`}
                  shownFirst={answered > maxQuoted ? countFirst(evidence, shownOfMany) : evidence.length}
                  more={nameMore(evidence, answered)}
                />
              )}
              {skipped.length > 0 && (
                <p className="reading muted" dir="auto">
                  No answer: {skipped.join(", ")}
                </p>
              )}
              {askedOut > 0 && <p className="reading muted">{describeAskedOut(askedOut)}</p>}
              <p className="reading muted">
                {summary !== null && <span dir="auto">{summary} </span>}
                {summary === null && isThin && "Too few answers to sum up. "}
                {summary === null && !isThin && evidence.length === 0 && `${nothingQuotable} `}
                <Anchor component={Link} to={`?${withQuestionAnswers(search, questionId)}`} inherit>
                  Read {answered > maxQuoted ? `all ${answered} answers` : "the answers"} in context
                  <span className="visually-hidden"> to “{text}”</span>
                </Anchor>
              </p>
            </li>
          ),
        )}
        {closing.length > 0 && (
          <li className="stack gap-4 pad-12-0 ruled anywhere">
            <h3 className="heading-14">Anything else?</h3>
            <EvidenceList evidence={[...closing]} label="What people added" shownFirst={shownOfMany} />
          </li>
        )}
      </ol>
    </section>
  );
}
