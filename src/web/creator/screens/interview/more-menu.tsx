import { Menu } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconCode, IconDots, IconMasksTheater, IconTrash } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { Link, useNavigate } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { restoreDays } from "#contract/limits.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useUndoToast } from "../../queries/deleted-toast.ts";
import { useDeleteInterview } from "../../queries/interviews.ts";
import { FailureDialog } from "../interview-actions/failure-dialog.tsx";
import { MoveDialog } from "../interview-actions/move-dialog.tsx";
import { ReuseItems } from "../interview-actions/reuse-items.tsx";
import { useReuseActions } from "../interview-actions/use-reuse-actions.ts";
import { ForEditors } from "./may-edit.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

const EmbedDialog = lazy(async () => ({
  default: (await import("../share/embed-dialog.tsx")).EmbedDialog,
}));

/** What is done with an interview now and then. */
export function MoreMenu({ interview }: { interview: InterviewDetails }) {
  const [deleting, deletion] = useDisclosure(false);
  const [embedding, embedded] = useDisclosure(false);
  const [moving, move] = useDisclosure(false);
  const navigate = useNavigate();
  const reuse = useReuseActions(interview, (copyId) => void navigate(`/interviews/${copyId}`));
  const { button, returnFocus } = useFocusReturn();
  const close = (dialog: { close: () => void }) => () => {
    dialog.close();
    returnFocus();
  };
  return (
    <>
      <Menu position="bottom-end" shadow="sm" width={250} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <IconButton icon={IconDots} ref={button} variant="default" size={36} label="More actions" />
        </Menu.Target>
        <Menu.Dropdown>
          <ForEditors>
            <Menu.Item
              component={Link}
              to={`/interviews/${interview._id}/rehearse`}
              leftSection={<IconMasksTheater size={16} aria-hidden="true" />}
            >
              Rehearse
            </Menu.Item>
          </ForEditors>
          <Menu.Item leftSection={<IconCode size={16} aria-hidden="true" />} onClick={embedded.open}>
            Embed in another site
          </Menu.Item>
          <ForEditors>
            <ReuseItems
              interviewId={interview._id}
              archived={Boolean(interview.archivedAt)}
              mayMove={interview.role === "owner"}
              onDuplicate={() => void reuse.duplicate()}
              onMove={move.open}
              onArchive={(archived) => void reuse.setArchived(archived)}
            />
            <Menu.Divider />
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} aria-hidden="true" />}
              onClick={deletion.open}
            >
              Delete this interview
            </Menu.Item>
          </ForEditors>
        </Menu.Dropdown>
      </Menu>
      <Suspense fallback={null}>
        {embedding && (
          <EmbedDialog
            interviewId={interview._id}
            title={interview.participantTitle}
            onClose={close(embedded)}
          />
        )}
      </Suspense>
      {moving && <MoveDialog interview={interview} onClose={close(move)} />}
      <FailureDialog failure={reuse.failure} onClose={close({ close: reuse.closeFailure })} />
      <DeleteInterviewDialog interview={interview} opened={deleting} onClose={close(deletion)} />
    </>
  );
}

interface DeleteInterviewDialogProps {
  interview: InterviewDetails;
  opened: boolean;
  onClose: () => void;
}

function DeleteInterviewDialog({ interview, opened, onClose }: DeleteInterviewDialogProps) {
  const navigate = useNavigate();
  const projectId = interview.projectId._id;
  const remove = useDeleteInterview(projectId);
  const showDeleted = useUndoToast();
  const { started } = interview.counts;
  return (
    <ConfirmDialog
      of={opened ? interview : undefined}
      title="Delete this interview?"
      confirmLabel="Delete Interview"
      failed="Failed to delete interview"
      onConfirm={({ _id }) => remove.mutateAsync(_id)}
      onDone={({ _id, name }) => {
        showDeleted("Interview deleted successfully!", { kind: "interview", _id, name });
        void navigate(`/projects/${projectId}/detail`);
      }}
      onClose={onClose}
    >
      <p className="prose">
        This deletes “{interview.name}”, its {countNoun(started, "session")}, the transcripts, the insights
        and your own notes. Its share link stops working right away. You can undo this for {restoreDays} days.
      </p>
    </ConfirmDialog>
  );
}
