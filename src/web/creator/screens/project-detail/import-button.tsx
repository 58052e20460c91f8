import { Button, FileButton, Group, Modal } from "@mantine/core";
import { IconFileImport } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { type ProjectImport, useImportProject } from "../../queries/transcripts.ts";

const importedKinds = ".qdpx,.qdc,.txt,.md,.docx,.pdf,.vtt,.srt,.csv,.tsv,.json,.html,.htm";

/** Takes in what another tool wrote, and says what came of it. */
export function ImportButton({ projectId }: { projectId: string }) {
  const [opened, setOpened] = useState(false);
  const resetFile = useRef<() => void>(null);
  const importing = useImportProject(projectId);
  const take = (file: File | null) => {
    if (!file || importing.isPending) return;
    importing.mutate(file, {
      onSettled: () => {
        resetFile.current?.();
        setOpened(true);
      },
    });
  };
  return (
    <>
      <FileButton accept={importedKinds} resetRef={resetFile} onChange={take}>
        {(props) => (
          <BusyButton
            {...props}
            variant="default"
            size="xs"
            leftSection={<IconFileImport size={16} aria-hidden="true" />}
            busy={importing.isPending}
            busyLabel="Importing..."
          >
            Import REFI-QDA
          </BusyButton>
        )}
      </FileButton>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={importing.error ? "Not imported" : "Imported"}
      >
        {importing.error && <NoticeBox kind="error">{importFailure(importing.error)}</NoticeBox>}
        {importing.data && <ImportResult result={importing.data} />}
        <Group justify="flex-end" mt="lg">
          <Button onClick={() => setOpened(false)} data-autofocus>
            Done
          </Button>
        </Group>
      </Modal>
    </>
  );
}

function importFailure(error: unknown): string {
  if (error instanceof ApiError && error.code === "too_large")
    return "This file is too large to be imported.";
  return errorText(error, "Couldn't import this file.");
}

function ImportResult({ result }: { result: ProjectImport }) {
  return (
    <ul className="stack gap-8 anywhere marked-list pad-start-16">
      <li>{countNoun(result.transcripts.length, "transcript")}</li>
      <li>{countNoun(result.codes, "code")}</li>
      <li>{countNoun(result.codings, "coded passage")}</li>
      {result.notices.map((notice) => (
        <li key={notice}>{notice}</li>
      ))}
    </ul>
  );
}
