import { Modal, Text, Textarea } from "@mantine/core";
import { embedSnippet } from "#web/format/embed-snippet.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { useConfig } from "../../queries/instance.ts";

interface EmbedDialogProps {
  interviewId: string;
  /** What participants see as the interview's title. */
  title: string;
  onClose: () => void;
}

/** The code that shows an interview in another site's page. */
export function EmbedDialog({ interviewId, title, onClose }: EmbedDialogProps) {
  const { data: config } = useConfig();
  const snippet = embedSnippet(config?.publicUrl ?? window.location.origin, interviewId, title);
  return (
    <Modal opened onClose={onClose} title="Embed this interview" size="lg">
      <div className="stack gap-16">
        <Text>
          Paste this where the interview should appear on your site. It works in browsers that block
          third-party cookies. Make it at least 600 pixels tall.
        </Text>
        <Textarea
          label="Code to copy"
          value={snippet}
          readOnly
          minRows={2}
          classNames={{ input: "text-13 mono" }}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div>
          <CopyButton text={snippet} label="Copy Code" copiedLabel="Copied!" />
        </div>
      </div>
    </Modal>
  );
}
