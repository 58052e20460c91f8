import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import type { PracticeState } from "#contract/practice.ts";

interface GuideListProps {
  guide: NonNullable<PracticeState["guide"]>;
  language: string;
  onPick: (question: string) => void;
}

/** The questions of the script that is practised on; asked ones are ticked, each can be taken into the box. */
export function GuideList({ guide, language, onPick }: GuideListProps) {
  const asked = guide.questions.filter((question) => question.asked).length;
  return (
    <section className="card shrinks pad-16" aria-label="Your script">
      <div className="level between gap-12 min-24">
        <h2 className="text-14 line-20">Your script</h2>
        <span className="fine block anywhere">
          {asked} of {guide.questions.length} asked
        </span>
      </div>
      <p className="fine block anywhere" dir="auto">
        {guide.name}
      </p>
      <ol className="stack gap-2 above-8">
        {guide.questions.map(({ id, text, asked: isAsked }) => (
          <li key={id} className="flex top gap-8">
            {isAsked ? (
              <IconCircleCheckFilled size={18} className="primary above-4" role="img" aria-label="Asked" />
            ) : (
              <IconCircle size={18} className="muted above-4" aria-hidden="true" />
            )}
            <button
              className={`bare min-24 text-13 line-18 text-start anywhere hover-underline ${isAsked ? "muted" : "ink"}`}
              type="button"
              onClick={() => onPick(text)}
              dir="auto"
              lang={language}
            >
              {text}
              <span className="visually-hidden"> Copy to the message box</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
