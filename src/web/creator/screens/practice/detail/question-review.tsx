import { useState } from "react";
import { questionLabels } from "#contract/choices.ts";
import type { LabelledQuestion, PracticeDebrief, QuestionLabel } from "#contract/practice-debrief.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { labelMeanings, labelNames } from "../practice-words.ts";
import { CopyQuestion } from "./copy-question.tsx";
import { LabelMark } from "./label-mark.tsx";
import type { OpenMessage } from "./use-open-message.ts";

interface QuestionReviewProps {
  debrief: PracticeDebrief;
  onOpen: OpenMessage;
}

/** Every own question by its label, each with a better wording where it needs one. */
export function QuestionReview({ debrief, onOpen }: QuestionReviewProps) {
  const [label, setLabel] = useState<QuestionLabel | null>(null);
  const questions = debrief.questions.filter((question) => question.label !== null);
  const shown = label === null ? questions : questions.filter((question) => question.label === label);
  return (
    <details>
      <summary>All your questions ({questions.length})</summary>
      {questions.length === 0 && <p className="hint reading">You didn't ask any questions.</p>}
      {questions.length > 0 && (
        <div className="stack">
          <LabelFilter questions={questions} chosen={label} onChoose={setLabel} />
          {label !== null && <p className="hint reading">{labelMeanings[label]}.</p>}
          <ol className="card">
            {shown.map((question) => (
              <QuestionLine
                key={question.messageId}
                question={question}
                language={debrief.language}
                onOpen={onOpen}
              />
            ))}
          </ol>
        </div>
      )}
    </details>
  );
}

interface LabelFilterProps {
  questions: LabelledQuestion[];
  chosen: QuestionLabel | null;
  onChoose: (label: QuestionLabel | null) => void;
}

function LabelFilter({ questions, chosen, onChoose }: LabelFilterProps) {
  const counts = questionLabels.map((label) => ({
    label,
    count: questions.filter((question) => question.label === label).length,
  }));
  return (
    <fieldset className="wrap gap-8">
      <legend className="visually-hidden">Show questions by kind</legend>
      <button type="button" className="chip" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        All <span className="muted figures">{questions.length}</span>
      </button>
      {counts
        .filter(({ count }) => count > 0)
        .map(({ label, count }) => (
          <button
            key={label}
            type="button"
            className="chip"
            aria-pressed={chosen === label}
            onClick={() => onChoose(label)}
          >
            {labelNames[label]} <span className="muted figures">{count}</span>
          </button>
        ))}
    </fieldset>
  );
}

interface QuestionLineProps {
  question: LabelledQuestion;
  language: string;
  onOpen: OpenMessage;
}

function QuestionLine({ question, language, onOpen }: QuestionLineProps) {
  const { label, text, rewrite, messageId } = question;
  return (
    <li className="stack lined pad-16 gap-4-12 items-start term-112 narrow-stack">
      {label && <LabelMark label={label} />}
      <div className="stack items-start gap-4 fills">
        <button
          type="button"
          className="bare block min-24 ink line-20 text-start anywhere hover-underline"
          onClick={() => onOpen(messageId)}
          lang={language}
        >
          <bdi>{text}</bdi>
          <span className="visually-hidden"> Show in the conversation</span>
        </button>
        <p className="hint reading">{describeOutcome(question)}</p>
        {rewrite !== null && <CopyQuestion lead="Better:" text={rewrite} language={language} />}
      </div>
    </li>
  );
}

/** "Built on the previous answer. 34 words in answer; brought 1 insight." */
function describeOutcome({ followUp, answerWords, brought }: LabelledQuestion): string {
  const answer = answerWords === 0 ? "No answer" : `${countNoun(answerWords, "word")} in answer`;
  const found = brought.length === 0 ? "" : `; brought ${countNoun(brought.length, "insight")}`;
  return `${followUp ? "Built on the previous answer. " : ""}${answer}${found}.`;
}
