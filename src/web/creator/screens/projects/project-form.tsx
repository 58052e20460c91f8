import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRef, useState } from "react";
import { limits } from "#contract/choices.ts";
import type { Project } from "#contract/projects.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { focusFirstInvalid } from "#web/ui/focus-first-invalid.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useCreateProject } from "../../queries/projects.ts";
import { ProjectLimitModal } from "./project-limit-modal.tsx";

interface ProjectFormProps {
  onCreated: (project: Project) => void;
  onCancel: () => void;
  cancelLabel?: string;
  /** What it says when the server gives no reason. */
  failure: string;
  nameLabel?: string;
}

export function ProjectForm({ onCreated, onCancel, cancelLabel, failure, nameLabel }: ProjectFormProps) {
  const create = useCreateProject();
  const [limitReached, setLimitReached] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { name: "", organization: "" },
    validate: { name: (value) => (value.trim() === "" ? "Project name is required" : null) },
  });
  const refuse = (error: Error) => {
    if (!(error instanceof ApiError)) return;
    if (isProjectLimit(error)) setLimitReached(true);
    form.setErrors(error.fields);
    focusFirstInvalid(formElement.current);
  };
  const submit = form.onSubmit(
    (values) => {
      if (!create.isPending) create.mutate(values, { onSuccess: onCreated, onError: refuse });
    },
    () => focusFirstInvalid(formElement.current),
  );
  const showError = create.error && !isProjectLimit(create.error);
  return (
    <form ref={formElement} onSubmit={submit} noValidate>
      <Stack gap="md">
        {showError && <NoticeBox kind="error">{errorText(create.error, failure)}</NoticeBox>}
        <TextInput
          label={nameLabel ?? "Project name"}
          required
          withAsterisk={false}
          maxLength={limits.name}
          data-autofocus
          {...form.getInputProps("name")}
        />
        <TextInput
          label="Organization"
          description="Participants see it on the consent page."
          maxLength={limits.organization}
          autoComplete="organization"
          {...form.getInputProps("organization")}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {cancelLabel ?? "Cancel"}
          </Button>
          <BusyButton type="submit" busy={create.isPending} busyLabel="Creating...">
            Create Project
          </BusyButton>
        </Group>
      </Stack>
      <ProjectLimitModal opened={limitReached} onClose={() => setLimitReached(false)} />
    </form>
  );
}

function isProjectLimit(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && error.body.canUpgrade === true;
}
