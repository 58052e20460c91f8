import { Modal, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { maxChars } from "#contract/limits.ts";
import type { Project } from "#contract/projects.ts";
import { ApiError } from "#web/api/api-error.ts";
import { FormButtons } from "#web/ui/form-buttons.tsx";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { useUpdateProject } from "../../queries/projects.ts";

interface EditProjectModalProps {
  project: Project;
  opened: boolean;
  onClose: () => void;
}

export function EditProjectModal({ project, opened, onClose }: EditProjectModalProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Edit project">
      <EditForm project={project} onClose={onClose} />
    </Modal>
  );
}

function EditForm({ project, onClose }: { project: Project; onClose: () => void }) {
  const update = useUpdateProject(project._id);
  const form = useForm({
    initialValues: { name: project.name, organization: project.organization },
    validate: { name: (value) => (value.trim() === "" ? "Project name is required" : null) },
  });
  const submit = form.onSubmit((values) => {
    if (update.isPending) return;
    update.mutate(values, {
      onSuccess: onClose,
      onError: (error) => error instanceof ApiError && form.setErrors(error.fields),
    });
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FailureNotice error={update.error} fallback="Couldn't save the project." />
        <TextInput
          label="Project name"
          maxLength={maxChars.name}
          data-autofocus
          {...form.getInputProps("name")}
        />
        <TextInput
          label="Organization"
          description="Participants see it on the consent page."
          maxLength={maxChars.organization}
          {...form.getInputProps("organization")}
        />
        <FormButtons onCancel={onClose} busy={update.isPending} busyLabel="Saving..." label="Save" />
      </Stack>
    </form>
  );
}
