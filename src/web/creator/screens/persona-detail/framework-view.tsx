import { IconArrowLeft } from "@tabler/icons-react";
import type { CustomerJourney, FrameworkResult, ValueProp } from "#contract/personas.ts";
import { type LineList, listEmptyParts, listStages, readValueParts } from "./framework-lines.ts";
import { describeMissing } from "./framework-words.ts";
import { LineItems } from "./line-items.tsx";
import { PersonaView } from "./persona-view.tsx";

/** A persona, journey or value proposition in the layout of its kind, and what it can and cannot say. */
export function FrameworkView({ result }: { result: FrameworkResult }) {
  return (
    <div className="stack gap-24">
      {result.framework === "persona" && <PersonaView persona={result} />}
      {result.framework === "customerJourney" && <JourneyView journey={result} />}
      {result.framework === "valueProp" && <ValueView value={result} />}
      <FrameworkNotes result={result} />
    </div>
  );
}

function FrameworkNotes({ result }: { result: FrameworkResult }) {
  const missing = describeMissing(listEmptyParts(result));
  return (
    <aside
      className="hint stack gap-4 pad-12-16 sunken bar-start"
      aria-label="What it can and can't tell you"
    >
      <p className="reading">
        {result.madeBy === "built-in" ? (
          <>
            <strong>Estimate</strong> by the built-in coder. Each line is shown with the words behind it; read
            them before you rely on it.
          </>
        ) : (
          <>
            Worded by a language model. Each quote was found word for word in what people said; read them
            before you rely on a line.
          </>
        )}
      </p>
      {missing !== "" && <p className="reading">{missing}</p>}
      {result.notes.map((note) => (
        <p className="reading" key={note}>
          {note}
        </p>
      ))}
    </aside>
  );
}

import journeyClasses from "./persona-detail.module.css";

/** Stages side by side, what belongs together in one row; it scrolls within itself. */
function JourneyView({ journey }: { journey: CustomerJourney }) {
  const stages = listStages(journey);
  if (stages.length === 0) {
    return <p className="hint">No stages found in what people said.</p>;
  }
  return (
    <section
      className={`card relative scrolls-x ${journeyClasses.scroll}`}
      aria-label="Stages of the journey"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
      tabIndex={0}
    >
      <ol className={`grid ${journeyClasses.stages}`}>
        {stages.map((column, index) => (
          <li
            key={column.key}
            className={`grid shrinks ${index > 0 ? "bar-start" : ""} ${journeyClasses.stage}`}
          >
            <h2 className="heading-16 flex gap-8 anywhere pad-16 baseline sunken" dir="auto">
              <span className="rigid primary figures">{index + 1}</span>
              {column.stage}
            </h2>
            {column.lists.map((list) => (
              <StageCell key={list.id} list={list} />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

const titleLooks: Record<string, string> = { pains: "negative", opportunities: "positive" };

function StageCell({ list }: { list: LineList }) {
  return (
    <div className="stack gap-8 ruled content-start pad-16">
      <h3 className={`fine strong ${titleLooks[list.id] ?? ""}`}>{list.title}</h3>
      {list.lines.length === 0 ? (
        <p className="fine">
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">Nothing was said.</span>
        </p>
      ) : (
        <LineItems list={list} linesFirst={3} quotesFirst={0} />
      )}
    </div>
  );
}

import valueClasses from "./persona-detail.module.css";

const partLooks: Record<string, string> = {
  pains: "negative-bar",
  gains: "positive-bar",
  relievers: "dashed",
  creators: "dashed",
};

/** The canvas with its two sides: what people have to deal with, and what would answer it, row by row. */
function ValueView({ value }: { value: ValueProp }) {
  const { jobs, pains, gains, relievers, creators } = readValueParts(value);
  return (
    <div className={`stack ${valueClasses.canvas}`}>
      <ValuePart list={jobs} hint="What they are trying to get done." wide />
      <p className="fine strong not-narrow above-8">What they described</p>
      <p className={`fine strong not-narrow above-8 ${valueClasses.answerSide}`}>What would address it</p>
      <ValuePart list={pains} hint="What gets in the way." />
      <Answers />
      <ValuePart list={relievers} hint="What would take the pains away." />
      <ValuePart list={gains} hint="What they hope for or value." />
      <Answers />
      <ValuePart list={creators} hint="What would bring the gains." />
    </div>
  );
}

function Answers() {
  return (
    <span className={`grid place-center muted ${valueClasses.answers}`} aria-hidden="true">
      <IconArrowLeft size={18} />
    </span>
  );
}

function ValuePart({ list, hint, wide = false }: { list: LineList; hint: string; wide?: boolean }) {
  return (
    <section
      className={`card stack gap-4 content-start pad-16 ${partLooks[list.id] ?? ""} ${wide ? "span-all" : ""}`}
      aria-label={list.title}
    >
      <h2 className="heading-16">{list.title}</h2>
      <p className="fine below-8">{hint}</p>
      {list.lines.length === 0 ? (
        <p className="hint">Nothing was said.</p>
      ) : (
        <LineItems list={list} linesFirst={wide ? 6 : 5} isWide={wide} />
      )}
    </section>
  );
}
