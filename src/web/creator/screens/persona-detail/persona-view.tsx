import type { Persona } from "#contract/personas.ts";
import { type LineList, listPersonaParts } from "./framework-lines.ts";
import { LineItems } from "./line-items.tsx";
import classes from "./persona-detail.module.css";

export function PersonaView({ persona }: { persona: Persona }) {
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
