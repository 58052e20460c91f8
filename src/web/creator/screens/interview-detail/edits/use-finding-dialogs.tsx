import { type ReactNode, type RefObject, useRef, useState } from "react";
import type { Finding } from "#contract/insights.ts";
import { isHidden, nameSource } from "../findings/finding-words.ts";
import { useFocusReturn } from "../use-focus-return.ts";
import { EditNotes } from "./edit-notes.tsx";
import { FindingMenu } from "./finding-menu.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { useFindingEdits } from "./use-finding-edits.ts";

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
  const [dialog, setDialog] = useState<"rename" | "merge">();
  const place = useRef<HTMLLIElement>(null);
  const edits = useFindingEdits(interviewId, finding);
  // People of several kinds of source are never counted together.
  const others = ofKind.filter(
    (one) => one.id !== finding.id && !isHidden(one) && nameSource(one) === nameSource(finding),
  );
  const { button, giveBack } = useFocusReturn();
  const close = () => {
    setDialog(undefined);
    giveBack();
  };
  const hide = async (hidden: boolean) => {
    const heading = findHeading(place.current);
    if (await edits.hide(hidden)) heading?.focus();
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
      />
    ),
    notes: <EditNotes finding={finding} edits={edits} quiet={dialog !== undefined} />,
    dialogs: (
      <>
        {dialog === "rename" && <RenameDialog finding={finding} edits={edits} onClose={close} />}
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

function findHeading(place: HTMLElement | null): HTMLElement | null {
  return place?.closest("section")?.querySelector<HTMLElement>("h2[tabindex]") ?? null;
}
