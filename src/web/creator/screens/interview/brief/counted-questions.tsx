import { Anchor } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import type { CountedQuestion } from "#contract/insights.ts";
import { EvidenceList } from "../../../findings/evidence-list.tsx";
import { countFirst, nameMore, rotatePeople } from "../../../findings/voices.ts";
import { withQuestionAnswers } from "../detail-tab.ts";
import classes from "../interview-detail.module.css";

interface CountedQuestionsProps {
  counted: readonly CountedQuestion[];
  questions: readonly { id: string; text: string }[];
}

/** What can be counted: how many people answered a question which way, each side in its own words. */
export function CountedQuestions({ counted, questions }: CountedQuestionsProps) {
  const [search] = useSearchParams();
  const known = counted.flatMap((one) => {
    const index = questions.findIndex(({ id }) => id === one.questionId);
    const question = questions[index];
    return question ? [{ one, index, text: `${index + 1}. ${question.text}` }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="counted-heading">
      <h2 id="counted-heading" className={`fine no-ring strong ${classes.label}`}>
        What can be counted
      </h2>
      <ul className="stack">
        {known.map(({ one, index, text }) => (
          <li key={one.questionId}>
            <article
              id={`counted-${one.questionId}`}
              tabIndex={-1}
              className="stack card gap-8 ring pad-16 scroll-72"
            >
              <div>
                <p className="hint" dir="auto">
                  {text}
                </p>
                <h3 className="strong anywhere text-18 line-24 pretty">{one.text}</h3>
              </div>
              <Sides counted={one} turn={index} />
              <Anchor component={Link} to={`?${withQuestionAnswers(search, one.questionId)}`} size="sm">
                Read all answers in context<span className="visually-hidden"> to “{text}”</span>
              </Anchor>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}

const shownOfSide = 3;

/** A few quotes open on each side; who takes none is counted, and their words are a click away. */
function Sides({ counted: { sides, open }, turn }: { counted: CountedQuestion; turn: number }) {
  return (
    <div className="stack auto-columns gap-12-24">
      {sides.map(({ name, people, evidence }) => (
        <div key={name} className="stack gap-8 content-start">
          <h4 className="heading-16 anywhere" dir="auto">
            {name} ({people})
          </h4>
          <EvidenceList
            evidence={rotatePeople(evidence, turn)}
            label={`People who say: ${name}`}
            shownFirst={countFirst(rotatePeople(evidence, turn), shownOfSide)}
            more={nameMore(evidence, people)}
          />
        </div>
      ))}
      <Open open={{ ...open, evidence: rotatePeople(open.evidence, turn) }} />
    </div>
  );
}

function Open({ open: { name, people, evidence } }: Pick<CountedQuestion, "open">) {
  if (people === 0) return null;
  return (
    <div className="stack gap-8 content-start">
      <h4 className="heading-16 anywhere">
        {name} ({people})
      </h4>
      {evidence.length > 0 && (
        <EvidenceList
          evidence={evidence}
          label={`People who say neither: ${name}`}
          shownFirst={countFirst(evidence, 1)}
          more={nameMore(evidence, people)}
        />
      )}
    </div>
  );
}
