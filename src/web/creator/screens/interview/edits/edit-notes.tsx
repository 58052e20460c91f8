import { Button } from "@mantine/core";
import type { Finding } from "#contract/insights.ts";
import { labelKind } from "../../../components/finding-editor/kind-labels.ts";
import type { FindingEdits } from "./use-finding-edits.ts";

interface EditNotesProps {
  finding: Finding;
  edits: FindingEdits;
  /** A dialog is open, which says itself what went wrong. */
  quiet: boolean;
}

/** What a person changed in a finding, so that nobody takes it for the coder's. */
export function EditNotes({ finding: { edited }, edits, quiet }: EditNotesProps) {
  const { foundAs = null, merged = [], own = false, foundKind = null } = edited ?? {};
  const showsProblem = edits.problem !== undefined && !quiet;
  if (foundAs === null && merged.length === 0 && !own && foundKind === null && !showsProblem) return null;
  return (
    <div className="hint stack gap-2 anywhere">
      {own && <p>Your own finding.</p>}
      {foundKind !== null && <p>Moved here by hand. Original kind: {labelKind(foundKind)}</p>}
      {foundAs !== null && (
        <p>
          Renamed. Original wording: “<span dir="auto">{foundAs}</span>”
        </p>
      )}
      {merged.map((one) => (
        <p key={one.id}>
          Merged into this: “<span dir="auto">{one.text}</span>”{" "}
          <Button variant="subtle" size="compact-xs" onClick={() => void edits.takeOut(one)}>
            Un-merge
            <span className="visually-hidden"> “{one.text}”</span>
          </Button>
        </p>
      ))}
      {showsProblem && (
        <p role="alert" className="negative">
          {edits.problem}
        </p>
      )}
    </div>
  );
}
