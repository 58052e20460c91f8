import { IconArrowLeft } from "@tabler/icons-react";
import type { ValueProp } from "#contract/personas.ts";
import { type LineList, readValueParts } from "./framework-lines.ts";
import { LineItems } from "./line-items.tsx";
import valueClasses from "./persona-detail.module.css";

const partLooks: Record<string, string> = {
  pains: "negative-bar",
  gains: "positive-bar",
  relievers: "dashed",
  creators: "dashed",
};

/** The canvas with its two sides: what people have to deal with, and what would answer it, row by row. */
export function ValueView({ value }: { value: ValueProp }) {
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
