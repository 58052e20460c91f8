import { Button, Group, Stack } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconDownload } from "@tabler/icons-react";
import type { User } from "#contract/accounts.ts";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { Section } from "./section.tsx";

export function DataSection({ user }: { user: User }) {
  const [opened, dialog] = useDisclosure(false);
  return (
    <Section id="data" title="Your data">
      <Stack gap="lg">
        <Group justify="space-between" gap="sm">
          <span className="stack gap-2 anywhere basis-200">
            Download everything
            <span className="fine">Your account, projects, interviews, sessions and personas as a zip.</span>
          </span>
          <Button
            component="a"
            href="/api/user/export"
            download
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden="true" />}
          >
            Download my data
          </Button>
        </Group>
        <Group justify="space-between" gap="sm">
          <span className="stack gap-2 anywhere basis-200">
            Delete the account
            <span className="fine">Permanently deletes everything in it.</span>
          </span>
          <Button variant="outline" color="red" onClick={dialog.open}>
            Delete account
          </Button>
        </Group>
      </Stack>
      <DeleteAccountDialog user={user} opened={opened} onClose={dialog.close} />
    </Section>
  );
}
