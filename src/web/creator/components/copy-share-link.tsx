import { TextInput } from "@mantine/core";
import { useState } from "react";
import type { InterviewCard } from "#contract/interviews.ts";
import { maxChars } from "#contract/limits.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { opensOnlyHere, shareLink } from "#web/format/links.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useCurrentUser } from "../queries/current-user.ts";
import { useConfig } from "../queries/instance.ts";
import { useUpdateProject } from "../queries/projects.ts";
import { onlyHereText } from "./only-here-notice.tsx";

interface CopyShareLinkProps {
  interview: Pick<InterviewCard, "_id" | "projectId" | "organization">;
  label: string;
  copiedLabel: string;
  of?: string;
}

/** Copies the link for participants. The first time it asks whose name they see, unless a name was given before. */
export function CopyShareLink({ interview, ...button }: CopyShareLinkProps) {
  const { data: config } = useConfig();
  const { data: user } = useCurrentUser();
  const [copyThen, setCopyThen] = useState<(() => void) | null>(null);
  const publicUrl = config?.publicUrl ?? window.location.origin;
  const isNamed = interview.projectId.organization.trim() !== "" || (user?.companyName ?? "").trim() !== "";
  return (
    <>
      <CopyButton
        {...button}
        text={shareLink(publicUrl, interview._id)}
        before={(copy) => {
          const warnAndCopy = () => {
            if (opensOnlyHere(publicUrl)) showToast(onlyHereText);
            copy();
          };
          if (isNamed) warnAndCopy();
          else setCopyThen(() => warnAndCopy);
        }}
      />
      {copyThen && (
        <WhoAsksDialog
          interview={interview}
          onClose={() => setCopyThen(null)}
          onSaved={() => {
            setCopyThen(null);
            copyThen();
          }}
        />
      )}
    </>
  );
}

interface WhoAsksDialogProps {
  interview: CopyShareLinkProps["interview"];
  onClose: () => void;
  onSaved: () => void;
}

function WhoAsksDialog({ interview, onClose, onSaved }: WhoAsksDialogProps) {
  const { _id, name } = interview.projectId;
  const [organization, setOrganization] = useState(interview.organization);
  const update = useUpdateProject(_id);
  const isEmpty = organization.trim() === "";
  const submit = () => {
    if (isEmpty) return;
    update.mutate(
      { name, organization: organization.trim() },
      {
        onSuccess: onSaved,
        // Somebody who may only view the project can share the link all the same.
        onError: (error) => {
          if (error instanceof ApiError && error.status === 403) onSaved();
        },
      },
    );
  };
  return (
    <FormDialog
      title="Whose name should participants see?"
      label="Save and copy link"
      busy={update.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Organization"
        description="Participants see it before they agree to take part. You can change it in the project."
        value={organization}
        maxLength={maxChars.organization}
        error={
          isEmpty
            ? "Enter an organization, or your own name."
            : update.error && errorText(update.error, "Couldn't save the organization.")
        }
        onChange={(event) => setOrganization(event.currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  );
}
