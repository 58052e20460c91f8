import { Button } from "@mantine/core";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import type { Finding, FindingKind } from "#contract/insights.ts";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { FindingChoice } from "../../../components/finding-editor/finding-choice.tsx";
import { KindDialog } from "../../../components/finding-editor/kind-dialog.tsx";
import { labelKind } from "../../../components/finding-editor/kind-labels.ts";
import { QuotesDialog } from "../../../components/finding-editor/quotes-dialog.tsx";
import { isHidden, isPinned, nameSourceOf } from "../../../findings/finding-words.ts";
import { useInterviewDetails } from "../../../queries/interviews.ts";
import { useFocusReturn } from "../use-focus-return.ts";
import { FindingMenu } from "./finding-menu.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { type FindingEdits, useFindingEdits } from "./use-finding-edits.ts";

interface EditingParts {
  /** Put on what holds the finding, so that the focus has a way to go when it leaves its list. */
  place: RefObject<HTMLLIElement | null>;
  menu: ReactNode;
  /** What was done by hand, and what went wrong. */
  notes: ReactNode;
  dialogs: ReactNode;
}

interface Editing {
  interviewId: string;
  finding: Finding;
  /** All findings of its kind. */
  ofKind: readonly Finding[];
}

/** The parts by which a finding is edited by hand, for a card as for a row. */
export function useFindingDialogs({ interviewId, finding, ofKind }: Editing): EditingParts {
  const [dialog, setDialog] = useState<"rename" | "merge" | "kind" | "quotes">();
  const place = useRef<HTMLLIElement>(null);
  const edits = useFindingEdits(interviewId, finding);
  const all = useInterviewDetails(interviewId).data?.insights?.findings ?? ofKind;
  // People of several kinds of source are never counted together.
  const others = all.filter(
    (one) => one.id !== finding.id && !isHidden(one) && nameSourceOf(one) === nameSourceOf(finding),
  );
  const { up, down } = findMoves(finding, ofKind);
  const { button, returnFocus } = useFocusReturn();
  const close = () => {
    setDialog(undefined);
    returnFocus();
  };
  const hide = async (hidden: boolean) => {
    const heading = findHeading(place.current);
    if (await edits.hide(hidden)) heading?.focus();
  };
  const remove = async () => {
    const heading = findHeading(place.current);
    if (await edits.remove()) heading?.focus();
  };
  const changeKind = async (kind: FindingKind) => {
    const heading = findHeading(place.current);
    if (!(await edits.changeKind(kind))) return;
    setDialog(undefined);
    heading?.focus();
  };
  const heading = dialog === "merge" ? findHeading(place.current) : null;
  return {
    place,
    menu: (
      <FindingMenu
        button={button}
        finding={finding}
        busy={edits.busy}
        canMerge={others.length > 0 && !isHidden(finding)}
        onRename={() => setDialog("rename")}
        onMerge={() => setDialog("merge")}
        onPin={(pinned) => void edits.pin(pinned)}
        onHide={(hidden) => void hide(hidden)}
        onUp={up === undefined ? undefined : () => void edits.move(up)}
        onDown={down === undefined ? undefined : () => void edits.move(down)}
        onKind={() => setDialog("kind")}
        onQuotes={() => setDialog("quotes")}
        onDelete={finding.edited?.own ? () => void remove() : undefined}
      />
    ),
    notes: <EditNotes finding={finding} edits={edits} quiet={dialog !== undefined} />,
    dialogs: (
      <>
        {dialog === "rename" && <RenameDialog finding={finding} edits={edits} onClose={close} />}
        {dialog === "kind" && (
          <KindDialog
            finding={finding}
            busy={edits.busy}
            problem={edits.problem}
            onSave={(kind) => void changeKind(kind)}
            onClose={close}
          />
        )}
        {dialog === "quotes" && (
          <QuotesDialog
            finding={finding}
            busy={edits.busy}
            problem={edits.problem}
            onRemove={(quote) => void edits.removeQuote(quote)}
            onClose={close}
          />
        )}
        {dialog === "merge" && (
          <MergeDialog
            finding={finding}
            others={others}
            edits={edits}
            onClose={close}
            onMerged={() => heading?.focus()}
          />
        )}
      </>
    ),
  };
}

/** Where a finding goes by one step among those of its kind; a pinned one keeps above the others. */
function findMoves(finding: Finding, ofKind: readonly Finding[]) {
  const shown = ofKind.filter((one) => !isHidden(one));
  const at = shown.findIndex(({ id }) => id === finding.id);
  const [before, after] = [shown[at - 1], shown[at + 1]];
  const isAlike = (one: Finding | undefined) => one !== undefined && isPinned(one) === isPinned(finding);
  return {
    up: at !== -1 && isAlike(before) ? at - 1 : undefined,
    down: at !== -1 && isAlike(after) ? at + 1 : undefined,
  };
}

function findHeading(place: HTMLElement | null): HTMLElement | null {
  return place?.closest("section")?.querySelector<HTMLElement>("h2[tabindex]") ?? null;
}

interface EditNotesProps {
  finding: Finding;
  edits: FindingEdits;
  /** A dialog is open, which says itself what went wrong. */
  quiet: boolean;
}

/** What a person changed in a finding, so that nobody takes it for the coder's. */
function EditNotes({ finding: { edited }, edits, quiet }: EditNotesProps) {
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

interface MergeDialogProps {
  finding: Finding;
  /** Those from the same kind of source, without the finding itself. */
  others: readonly Finding[];
  edits: FindingEdits;
  onClose: () => void;
  /** After it became a part of another, whose card stands elsewhere. */
  onMerged: () => void;
}

function MergeDialog({ finding, others, edits, onClose, onMerged }: MergeDialogProps) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const chosen = others.find(({ id }) => id === chosenId);
  const merge = async () => {
    if (!chosen) {
      setProblem("Please choose a finding.");
      return;
    }
    if (!(await edits.mergeInto(chosen))) return;
    onClose();
    onMerged();
  };
  return (
    <FormDialog
      title="Merge into another finding"
      size="lg"
      problem={edits.problem}
      label="Merge"
      busy={edits.busy}
      busyLabel="Merging..."
      onSubmit={merge}
      onClose={onClose}
    >
      <p className="hint anywhere">
        The people and quotes of “<span dir="auto">{finding.text}</span>” move to the finding you choose. No
        one is counted twice.
      </p>
      <FindingChoice
        label="Findings from the same kind of source"
        findings={others}
        chosenId={chosenId}
        onChoose={(id) => {
          setChosenId(id);
          setProblem(undefined);
        }}
        problem={problem}
      />
    </FormDialog>
  );
}
