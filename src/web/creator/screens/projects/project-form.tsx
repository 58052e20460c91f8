import { Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { maxChars } from "#contract/limits.ts";
import type { Project } from "#contract/projects.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useSendForm } from "#web/ui/use-send-form.ts";
import { useConfig } from "../../queries/instance.ts";
import { useCreateProject } from "../../queries/projects.ts";

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
  const { form, element } = useSendForm(
    {
      initialValues: { name: "", organization: "" },
      validate: { name: (value) => (value.trim() === "" ? "Project name is required" : null) },
    },
    (values, refuse) =>
      create.mutate(values, {
        onSuccess: onCreated,
        onError: (error) => {
          setLimitReached(isProjectLimit(error));
          refuse(error);
        },
      }),
  );
  const showError = create.error && !isProjectLimit(create.error);
  return (
    <form {...element}>
      <Stack gap="md">
        {showError && <NoticeBox kind="error">{errorText(create.error, failure)}</NoticeBox>}
        <TextInput
          label={nameLabel ?? "Project name"}
          required
          withAsterisk={false}
          maxLength={maxChars.name}
          data-autofocus
          {...form.getInputProps("name")}
        />
        <TextInput
          label="Organization"
          description="Participants see it on the consent page."
          maxLength={maxChars.organization}
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

interface ProjectLimitModalProps {
  opened: boolean;
  onClose: () => void;
}

function ProjectLimitModal({ opened, onClose }: ProjectLimitModalProps) {
  const { data: config } = useConfig();
  return (
    <Modal opened={opened} onClose={onClose} title="Project limit reached">
      <Text>
        You have reached your limit for creating new projects. Please upgrade your subscription to continue.
      </Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        {config && config.billing !== "off" && (
          <Button component={Link} to="/pricing">
            Upgrade
          </Button>
        )}
      </Group>
    </Modal>
  );
}
