import { Checkbox, Group, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { type KeyScope, keyScopes } from "#contract/choices.ts";
import { maxLineChars } from "#contract/limits.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { focusHeading } from "../../../../ui/focus-heading.ts";
import { useCreateApiKey } from "../../../queries/api-keys.ts";
import { scopeTexts } from "./key-scopes.ts";
import { ShownOnce } from "./shown-once.tsx";

/** A name, and what the key may do: reading alone unless more is chosen. */
export function NewKey() {
  const create = useCreateApiKey();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<KeyScope[]>(["read"]);
  const [pressed, setPressed] = useState(false);
  const forget = () => {
    create.reset();
    focusHeading("keys");
  };
  const isBlank = name.trim() === "";
  const submit = () => {
    setPressed(true);
    if (isBlank || scopes.length === 0 || create.isPending) return;
    create.mutate(
      { name: name.trim(), scopes },
      {
        onSuccess: () => {
          setName("");
          setScopes(["read"]);
          setPressed(false);
        },
      },
    );
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="sm">
        <FailureNotice error={create.error} fallback="Couldn't create the key. Please try again." />
        {create.data && (
          <ShownOnce label={`The key “${create.data.name}”`} secret={create.data.key} onDone={forget} />
        )}
        <TextInput
          label="New key"
          description="Name it after the program that will use it"
          maxLength={maxLineChars.keyName}
          value={name}
          error={pressed && isBlank ? "Name is required" : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Checkbox.Group
          label="What it can do"
          value={scopes}
          onChange={(chosen) => setScopes(keyScopes.filter((scope) => chosen.includes(scope)))}
          error={pressed && scopes.length === 0 ? "Choose what this key can do." : undefined}
        >
          <Stack gap="xs" mt={4}>
            {keyScopes.map((scope) => (
              <Checkbox
                key={scope}
                value={scope}
                label={scopeTexts[scope].label}
                description={scopeTexts[scope].description}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group justify="flex-end">
          <BusyButton type="submit" variant="default" busy={create.isPending} busyLabel="Creating...">
            Create key
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}
