import { Button, Group, Modal, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import type { User } from "#contract/accounts.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { FormButtons } from "#web/ui/form-buttons.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useDeleteAccount } from "../../queries/account.ts";
import { useNeedsPassword } from "./use-needs-password.ts";

interface DeleteAccountDialogProps {
  user: User;
  opened: boolean;
  onClose: () => void;
}

/** Asks for the address of the account; at the end there is only the way to the start page. */
export function DeleteAccountDialog({ user, opened, onClose }: DeleteAccountDialogProps) {
  const remove = useDeleteAccount();
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={remove.isSuccess ? leave : close}
      title={remove.isSuccess ? "Account deleted" : "Delete your account?"}
    >
      {remove.isSuccess ? <Deleted /> : <Question user={user} remove={remove} onClose={close} />}
    </Modal>
  );
}

/** With a full load, so that nothing of the account stays in the page. */
function leave(): void {
  window.location.assign("/");
}

const shownMs = 4_000;

function Deleted() {
  useEffect(() => {
    const timer = setTimeout(leave, shownMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p className="prose" role="status">
        Your account has been successfully deleted.
      </p>
      <Group justify="flex-end" mt="lg">
        <Button onClick={leave} data-autofocus>
          Go to the start page
        </Button>
      </Group>
    </>
  );
}

interface QuestionProps {
  user: User;
  remove: ReturnType<typeof useDeleteAccount>;
  onClose: () => void;
}

function Question({ user, remove, onClose }: QuestionProps) {
  const [email, setEmail] = useState("");
  const isSame = email.trim().toLowerCase() === user.email.toLowerCase();
  const [pressed, setPressed] = useState(false);
  const [successor, setSuccessor] = useState("");
  const [password, setPassword] = useState("");
  const problem = remove.error instanceof ApiError ? remove.error : undefined;
  const needsPassword = useNeedsPassword(user);
  const asksForPassword = useStays(needsPassword || problem?.code === "password_needed");
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(true);
        if (!isSame || remove.isPending) return;
        remove.mutate({
          email: email.trim(),
          ...(successor.trim() === "" ? {} : { successor: successor.trim() }),
          ...(password === "" ? {} : { password }),
        });
      }}
    >
      <Stack gap="md">
        {remove.error && (
          <NoticeBox kind="error">
            Failed to delete account: {errorText(remove.error, "Please try again later.")}
          </NoticeBox>
        )}
        <div>
          This deletes your projects with all their interviews, sessions, transcripts and personas, and
          cancels your subscription. It cannot be undone. You may want to download your data first.
        </div>
        <TextInput
          label={`Type ${user.email} to confirm`}
          type="email"
          autoComplete="off"
          data-autofocus
          value={email}
          error={pressed && !isSame ? "The e-mail address doesn't match your account." : undefined}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        {user.instanceOwner && (
          <TextInput
            label="Who takes over this installation?"
            description="The e-mail address of another account. Leave blank if yours is the only one."
            type="email"
            autoComplete="off"
            value={successor}
            error={problem?.fields.successor}
            onChange={(event) => setSuccessor(event.currentTarget.value)}
          />
        )}
        {asksForPassword && (
          <PasswordInput
            label="Your password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            visibilityToggleButtonProps={{ "aria-label": "Show password" }}
          />
        )}
        <FormButtons
          onCancel={onClose}
          color="red"
          busy={remove.isPending}
          busyLabel="Deleting..."
          label="Delete account"
        />
      </Stack>
    </form>
  );
}

/** True from the first time on. */
function useStays(is: boolean): boolean {
  const [was, setWas] = useState(false);
  useEffect(() => {
    if (is) setWas(true);
  }, [is]);
  return was || is;
}
