import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { maxChars } from "#contract/limits.ts";
import type { Project } from "#contract/projects.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { useUpdateProject } from "../../queries/projects.ts";

export function EditProjectModal({ project, onClose }: { project: Project; onClose: () => void }) {
  const update = useUpdateProject(project._id);
  const form = useForm({
    initialValues: { name: project.name, organization: project.organization },
    validate: { name: (value) => (value.trim() === "" ? "Project name is required" : null) },
  });
  const submit = form.onSubmit((values) =>
    update.mutate(values, {
      onSuccess: onClose,
      onError: (error) => error instanceof ApiError && form.setErrors(error.fields),
    }),
  );
  return (
    <FormDialog
      title="Edit project"
      problem={update.error && errorText(update.error, "Couldn't save the project.")}
      label="Save"
      busy={update.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
