import { Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import type { InterviewCard } from "#contract/interviews.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useFocusReturn } from "../interview/use-focus-return.ts";
import { FailureDialog } from "../interview-actions/failure-dialog.tsx";
import { MoveDialog } from "../interview-actions/move-dialog.tsx";
import { ReuseItems } from "../interview-actions/reuse-items.tsx";
import { useReuseActions } from "../interview-actions/use-reuse-actions.ts";

/** What can be done with an interview without opening it. */
export function CardMenu({ interview, mayMove }: { interview: InterviewCard; mayMove: boolean }) {
  const [moving, setMoving] = useState(false);
  const { duplicate, setArchived, failure, closeFailure } = useReuseActions(interview);
  const { button, returnFocus } = useFocusReturn();
  return (
    <div className="absolute over corner">
      <Menu position="bottom-end" shadow="sm" width={240} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <IconButton icon={IconDots} ref={button} size={32} label={`More actions for ${interview.name}`} />
        </Menu.Target>
        <Menu.Dropdown>
          <ReuseItems
            interviewId={interview._id}
            archived={interview.archivedAt !== null}
            mayMove={mayMove}
            onDuplicate={() => void duplicate()}
            onMove={() => setMoving(true)}
            onArchive={(archived) => void setArchived(archived)}
          />
        </Menu.Dropdown>
      </Menu>
      {moving && (
        <MoveDialog
          interview={interview}
          onClose={() => {
            setMoving(false);
            returnFocus();
          }}
        />
      )}
      <FailureDialog
        failure={failure}
        onClose={() => {
          closeFailure();
          returnFocus();
        }}
      />
    </div>
  );
}
