import type { FrameworkResult } from "#contract/personas.ts";
import { listEmptyParts } from "./framework-lines.ts";
import { describeMissing } from "./framework-words.ts";
import { JourneyView } from "./journey-view.tsx";
import { PersonaView } from "./persona-view.tsx";
import { ValueView } from "./value-view.tsx";

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
