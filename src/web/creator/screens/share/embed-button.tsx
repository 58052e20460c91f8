import { ActionIcon, Modal, Text, Textarea, Tooltip } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconCode } from "@tabler/icons-react";
import { embedSnippet } from "#web/format/embed-snippet.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { useConfig } from "../../queries/config.ts";
import classes from "./embed-button.module.css";

interface EmbedButtonProps {
  interviewId: string;
  name: string;
}

/** The code that shows an interview in another site's page. */
export function EmbedButton({ interviewId, name }: EmbedButtonProps) {
  const { data: config } = useConfig();
  const [opened, dialog] = useDisclosure(false);
  const snippet = embedSnippet(config?.publicUrl ?? window.location.origin, interviewId, name);
  return (
    <>
      <Tooltip label="Embed in another site">
        <ActionIcon variant="default" size={30} aria-label="Embed in another site" onClick={dialog.open}>
          <IconCode size={16} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
      <Modal opened={opened} onClose={dialog.close} title="Embed this interview" size="lg">
        <div className={classes.body}>
          <Text>
            Paste this into your site's page where the interview should appear. It works in browsers that
            block cookies of other sites. Give it at least 600 pixels of height.
          </Text>
          <Textarea
            label="Code to copy"
            value={snippet}
            readOnly
            minRows={2}
            classNames={{ input: classes.code }}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div>
            <CopyButton text={snippet} label="Copy Code" copiedLabel="Copied!" />
          </div>
        </div>
      </Modal>
    </>
  );
}
