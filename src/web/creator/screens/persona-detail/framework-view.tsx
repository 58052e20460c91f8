import { IconArrowLeft } from "@tabler/icons-react";
import type { CustomerJourney, FrameworkResult, Persona, ValueProp } from "#contract/personas.ts";
import {
  type LineList,
  listEmptyParts,
  listPersonaParts,
  listStages,
  readValueParts,
} from "./framework-lines.ts";
import { describeMissing } from "./framework-words.ts";
import { LineItems } from "./line-items.tsx";

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

import classes from "./persona-detail.module.css";

function PersonaView({ persona }: { persona: Persona }) {
  const parts = listPersonaParts(persona);
  const quotes = parts.filter((part) => part.id === "quotes");
  const lists = parts.filter((part) => part.id !== "quotes");
  return (
    <>
      <PersonaFacts persona={persona} />
      <div className={classes.lists}>
        {lists.map((part) => (
          <PersonaList key={part.id} part={part} />
        ))}
      </div>
      {quotes.map((part) => (
        <PersonaList key={part.id} part={part} />
      ))}
    </>
  );
}

function PersonaFacts({ persona: { attributes } }: { persona: Persona }) {
  const facts = [
    ["Age", attributes.age],
    ["Location", attributes.location],
    ["Profession", attributes.profession],
    ...(attributes.diagnosis === undefined ? [] : [["Diagnosis", attributes.diagnosis ? "Yes" : "No"]]),
  ];
  return (
    <dl className="stack gap-1 clipped border round auto-columns line-fill">
      {facts.map(([name, value]) => (
        <div key={name} className="surface pad-12-16">
          <dt>{name}</dt>
          <dd className="above-2 heading-16" dir="auto">
            {value || <span className="regular muted">Not known</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const nothing: Record<string, string> = {
  choices: "No decisions found.",
  conflict: "No challenges found.",
  objective: "No goals found.",
  obstacles: "No obstacles found.",
  network: "No one else mentioned.",
  ideas: "No ideas found.",
  quotes: "No quotes.",
};

function PersonaList({ part }: { part: LineList }) {
  const isQuotes = part.id === "quotes";
  return (
    <section
      className={isQuotes ? "card stack pad-16" : "below-16 card stack pad-16 whole"}
      aria-label={part.title}
    >
      <h2 className="heading-16">{part.title}</h2>
      {part.lines.length === 0 ? (
        <p className="hint">{nothing[part.id]}</p>
      ) : (
        <LineItems list={part} linesFirst={5} verbatim={isQuotes} isWide={isQuotes} />
      )}
    </section>
  );
}
