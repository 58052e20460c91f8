import { Button, FileButton } from "@mantine/core";
import { IconFileText } from "@tabler/icons-react";
import { useState } from "react";
import { maxMegabytes, toBytes } from "#contract/limits.ts";
import type { ScriptDraft } from "#contract/scripts.ts";
import { errorText } from "#web/api/api-error.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useUploadScript } from "../../queries/interviews.ts";

interface UploadScriptProps {
  projectId: string;
  /** There is a script in the draft. */
  replaces: boolean;
  onRead: (draft: ScriptDraft) => void;
}

const accepted = ".docx,.pdf,.txt,.md,.markdown";

/** A script that is written already goes straight to the review; nothing is saved by reading it. */
export function UploadScript({ projectId, replaces, onRead }: UploadScriptProps) {
  const upload = useUploadScript(projectId);
  const [tooLarge, setTooLarge] = useState(false);
  const read = (file: File | null) => {
    if (!file || upload.isPending) return;
    setTooLarge(file.size > toBytes(maxMegabytes.script));
    if (file.size <= toBytes(maxMegabytes.script)) upload.mutate(file, { onSuccess: onRead });
  };
  const failure = upload.error ? errorText(upload.error, "The script could not be read") : "";
  const error = tooLarge ? `This file is larger than ${maxMegabytes.script} MB.` : failure;
  return (
    <section className="stack above-24 pad-top-16 ruled" aria-label="A script in a file">
      {error && <NoticeBox kind="error">{error}</NoticeBox>}
      <div className="row between gap-12">
        <div className="basis-200">
          <strong>Have a script already?</strong>
          <span className="fine block">
            DOCX, PDF, TXT or MD, up to {maxMegabytes.script} MB. You review it before anything is saved.
            {replaces && " It replaces your current script."}
          </span>
        </div>
        <FileButton onChange={read} accept={accepted} inputProps={{ "aria-label": "Script file" }}>
          {(props) => (
            <Button
              variant="default"
              leftSection={<IconFileText size={18} aria-hidden="true" />}
              aria-disabled={upload.isPending || undefined}
              {...props}
            >
              {upload.isPending ? "Reading your file..." : "Upload a script"}
            </Button>
          )}
        </FileButton>
      </div>
      <span role="status" className="visually-hidden">
        {upload.isPending ? "Reading your file..." : ""}
      </span>
    </section>
  );
}
