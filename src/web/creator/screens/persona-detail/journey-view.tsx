import type { CustomerJourney } from "#contract/personas.ts";
import { type LineList, listStages } from "./framework-lines.ts";
import { LineItems } from "./line-items.tsx";
import journeyClasses from "./persona-detail.module.css";

/** Stages side by side, what belongs together in one row; it scrolls within itself. */
export function JourneyView({ journey }: { journey: CustomerJourney }) {
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
