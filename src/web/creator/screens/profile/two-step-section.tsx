import { Button, Group, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { User } from "#contract/accounts.ts";
import { maxLineChars } from "#contract/limits.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { focusHeading } from "../../../ui/focus-heading.ts";
import {
  useBeginSecondFactor,
  useConfirmSecondFactor,
  useTurnOffSecondFactor,
} from "../../queries/account.ts";
import { Section } from "./section.tsx";

export function TwoStepSection({ user }: { user: User }) {
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const isOn = user.twoStepLogin ?? false;
  return (
    <Section
      id="two-step"
      title="Two-step login"
      about="Ask for a code from an authenticator app as well as the password."
    >
      {recoveryCodes ? (
        <RecoveryCodes
          codes={recoveryCodes}
          onDone={() => {
            setRecoveryCodes(undefined);
            focusHeading("two-step");
          }}
        />
      ) : isOn ? (
        <TurnOff codesLeft={user.recoveryCodesLeft ?? 0} />
      ) : (
        <SetUp onCodes={setRecoveryCodes} />
      )}
    </Section>
  );
}

function SetUp({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const begin = useBeginSecondFactor();
  const confirm = useConfirmSecondFactor();
  const [password, setPassword] = useState("");
  const asked = begin.error instanceof ApiError ? begin.error.code : undefined;
  if (begin.data) {
    return (
      <Stack gap="md">
        <p className="prose muted">
          Scan this with your authenticator app, or type the key into it. Then enter the code from the app.
        </p>
        <AppCode uri={begin.data.uri} />
        <TextInput
          label="Key"
          value={begin.data.secret}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <CodeForm
          label="Turn on"
          mutation={confirm}
          onCode={(code) =>
            confirm.mutate(code, {
              onSuccess: ({ recoveryCodes }) => {
                begin.reset();
                onCodes(recoveryCodes);
                focusHeading("two-step");
              },
            })
          }
        />
      </Stack>
    );
  }
  return (
    <Stack gap="sm">
      {begin.error && (
        <NoticeBox kind={asked === "password_needed" ? "info" : "error"}>
          {errorText(begin.error, "That didn't work. Please try again.")}
        </NoticeBox>
      )}
      {(asked === "password_needed" || asked === "wrong_password") && (
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ "aria-label": "Show password" }}
        />
      )}
      <Group justify="flex-end">
        <BusyButton
          variant="default"
          busy={begin.isPending}
          busyLabel="Starting..."
          onClick={() => begin.mutate(password, { onSuccess: () => focusHeading("two-step") })}
        >
          Set up two-step login
        </BusyButton>
      </Group>
    </Stack>
  );
}

/** Drawn here: the secret in it is nobody else's to see. Dark on white in both schemes, since phones read it so. */
function AppCode({ uri }: { uri: string }) {
  const { data } = useQuery({
    queryKey: ["two-step-code", uri],
    queryFn: async () => {
      const { default: qrcode } = await import("qrcode");
      const svg = await qrcode.toString(uri, { type: "svg", margin: 2 });
      return `data:image/svg+xml,${encodeURIComponent(svg)}`;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return data ? <img src={data} alt="QR code for your authenticator app" width={176} height={176} /> : null;
}

interface CodeFormProps {
  label: string;
  mutation: { isPending: boolean; error: Error | null };
  onCode: (code: string) => void;
}

function CodeForm({ label, mutation, onCode }: CodeFormProps) {
  const [code, setCode] = useState("");
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== "" && !mutation.isPending) onCode(code);
      }}
    >
      <Group align="flex-end" gap="xs" wrap="wrap">
        <TextInput
          className="basis-200"
          label="Code"
          autoComplete="one-time-code"
          maxLength={maxLineChars.loginCode}
          value={code}
          error={
            mutation.error ? errorText(mutation.error, "That didn't work. Please try again.") : undefined
          }
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <BusyButton type="submit" variant="default" busy={mutation.isPending} busyLabel="Checking...">
          {label}
        </BusyButton>
      </Group>
    </form>
  );
}

/** So few that a lost phone may soon mean a lost account. */
const fewCodes = 3;

const codesLeftWords = (count: number) => `${count} recovery ${count === 1 ? "code" : "codes"}`;

function TurnOff({ codesLeft }: { codesLeft: number }) {
  const turnOff = useTurnOffSecondFactor();
  return (
    <Stack gap="sm">
      <p className="prose muted">
        Two-step login is on. To turn it off, enter a code from your app or a recovery code.
      </p>
      {codesLeft <= fewCodes ? (
        <NoticeBox kind="info">
          {codesLeft === 0 ? "You've used all your recovery codes." : `${codesLeftWords(codesLeft)} left.`} To
          get ten new ones, turn two-step login off and set it up again.
        </NoticeBox>
      ) : (
        <p className="prose muted">{codesLeftWords(codesLeft)} left.</p>
      )}
      <CodeForm
        label="Turn off"
        mutation={turnOff}
        onCode={(code) =>
          turnOff.mutate(code, {
            onSuccess: () => {
              focusHeading("two-step");
              showToast("Two-step login is off.");
            },
          })
        }
      />
    </Stack>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div role="status">
      <Stack gap="sm">
        <p className="prose muted">
          Two-step login is on. Keep these recovery codes somewhere safe: each logs you in once if you lose
          your phone. You won't see them again.
        </p>
        <pre>{codes.join("\n")}</pre>
        <Group gap="xs">
          <CopyButton text={codes.join("\n")} label="Copy the codes" copiedLabel="Copied!" />
          <Button variant="subtle" size="xs" onClick={onDone}>
            I've saved them
          </Button>
        </Group>
      </Stack>
    </div>
  );
}
