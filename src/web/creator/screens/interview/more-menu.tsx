import { ActionIcon, Menu } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconCode, IconDots, IconMasksTheater, IconTrash } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { Link, useNavigate } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { FailureDialog } from "../interview-actions/failure-dialog.tsx";
import { MoveDialog } from "../interview-actions/move-dialog.tsx";
import { ReuseItems } from "../interview-actions/reuse-items.tsx";
import { useReuseActions } from "../interview-actions/use-reuse-actions.ts";
import { DeleteInterviewDialog } from "./delete-interview-dialog.tsx";
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
          <ActionIcon ref={button} variant="default" size={36} aria-label="More actions">
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
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
