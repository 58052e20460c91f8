import { Button, Group, Modal, Select } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import type { Project } from "#contract/projects.ts";
import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { showToast, showUndoToast } from "#web/ui/toast.tsx";
import { useMoveInterview } from "../../queries/interview-reuse.ts";
import { useProjects } from "../../queries/projects.ts";
import type { ActedOn } from "./use-reuse-actions.ts";

/** Where to; nothing moves before somebody has seen what goes along and who will see it. */
export function MoveDialog({ interview, onClose }: { interview: ActedOn; onClose: () => void }) {
  const { data: projects, error: loadError } = useProjects();
  const [chosen, setChosen] = useState<string | null>(null);
  const move = useMoveInterview();
  const from = interview.projectId;
  const targets = (projects ?? []).filter(({ _id, role }) => _id !== from._id && role !== "viewer");
  const target = targets.find(({ _id }) => _id === chosen);

  const undo = async () => {
    try {
      await move.mutateAsync({ id: interview._id, projectId: from._id });
      showToast(`“${interview.name}” is back in “${from.name}”.`);
    } catch (error) {
      showToast(errorText(error, "Couldn't move the interview back. Please try again."));
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!target || move.isPending) return;
    try {
      await move.mutateAsync({ id: interview._id, projectId: target._id });
    } catch {
      return;
    }
    const done = `Moved to “${target.name}”.`;
    if (target.role === "owner") showUndoToast(done, () => void undo());
    else showToast(done);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title="Move to another project">
      <form onSubmit={(event) => void submit(event)}>
        <FailureNotice error={loadError} fallback="Failed to load projects" />
        {projects && targets.length === 0 ? (
          <p className="prose">
            There’s no other project you can move it to. <Link to="/projects">Create one first</Link>
          </p>
        ) : (
          <Select
            label="Project"
            placeholder="Choose a project"
            data={targets.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={chosen}
            onChange={setChosen}
            searchable={targets.length > 8}
            allowDeselect={false}
            comboboxProps={{ withinPortal: true }}
            data-autofocus
          />
        )}
        <p className="prose" style={{ overflowWrap: "anywhere" }}>
          {describeMove(interview, target)}
        </p>
        <FailureNotice error={move.error} fallback="Couldn't move the interview." />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" busy={move.isPending} busyLabel="Moving..." disabled={!target}>
            Move
          </BusyButton>
        </Group>
      </form>
    </Modal>
  );
}

function describeMove(interview: ActedOn, target: Project | undefined): string {
  const along = `“${interview.name}” moves with its sessions, links, findings and notes. Its share link stays the same. Transcripts of the project stay where they are.`;
  if (!target) return along;
  if (target.role === "owner") return `${along} Everyone in “${target.name}” will see it.`;
  return `${along} “${target.name}” belongs to somebody else: they will own this interview, and you can’t take it back yourself.`;
}
