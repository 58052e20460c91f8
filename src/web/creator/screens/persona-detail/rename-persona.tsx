import { Button, Modal, Stack, TextInput } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { maxChars } from "#contract/limits.ts";
import type { SavedFramework } from "#contract/personas.ts";
import { FormButtons } from "#web/ui/form-buttons.tsx";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { useOpenerFocus } from "#web/ui/use-opener-focus.ts";
import { useRenamePersona } from "../../queries/personas.ts";

export function RenamePersona({ persona }: { persona: SavedFramework }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Rename
      </Button>
      {isOpen && <RenameDialog persona={persona} onClose={() => setOpen(false)} />}
    </>
  );
}

function RenameDialog({ persona, onClose }: { persona: SavedFramework; onClose: () => void }) {
  useOpenerFocus();
  const [name, setName] = useState(persona.name);
  const [problem, setProblem] = useState<string>();
  const rename = useRenamePersona();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (rename.isPending) return;
    if (wanted === "") setProblem("Please enter a name.");
    else if (wanted === persona.name) onClose();
    else rename.mutate({ _id: persona._id, name: wanted }, { onSuccess: onClose });
  };
  return (
    <Modal opened onClose={onClose} title={`Rename “${persona.name}”`}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <FailureNotice error={rename.error} fallback="Couldn't save the name." />
          <TextInput
            label="Name"
            data-autofocus
            maxLength={maxChars.name}
            value={name}
            error={problem}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setProblem(undefined);
            }}
          />
          <FormButtons onCancel={onClose} busy={rename.isPending} busyLabel="Saving..." label="Save" />
        </Stack>
      </form>
    </Modal>
  );
}
