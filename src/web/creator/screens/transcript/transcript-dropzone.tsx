import "@mantine/dropzone/styles.css";
import { Button, Group } from "@mantine/core";
import { Dropzone, type FileRejection } from "@mantine/dropzone";
import { IconFileText } from "@tabler/icons-react";
import { useRef } from "react";
import { toBytes } from "#contract/limits.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useConfig } from "../../queries/instance.ts";
import { listFileTypes, refuseFile } from "./upload-files.ts";
import type { TranscriptUpload } from "./use-transcript-upload.ts";

/** Takes files, and tells of each that was not taken why. */
export function TranscriptDropzone({ upload }: { upload: TranscriptUpload }) {
  const taken = listFileTypes(useConfig().data?.recognisesSpeech ?? false);
  const openRef = useRef<() => void>(null);
  return (
    <div className="stack">
      <Dropzone
        onDropAny={(files: File[], rejections: FileRejection[]) =>
          upload.take(
            files,
            rejections.map(({ file, errors }) => refuseFile(file.name, errors[0]?.code, taken)),
          )
        }
        onDrop={() => undefined}
        accept={taken.accept}
        maxSize={toBytes(taken.maxMb)}
        disabled={upload.busy}
        className="zone"
        openRef={openRef}
        activateOnClick={false}
        activateOnKeyboard={false}
        tabIndex={-1}
        inputProps={{ "aria-label": "Transcript files" }}
      >
        <IconFileText size={24} aria-hidden="true" />
        <strong>{upload.busy ? "Reading your files..." : "Drop transcripts here"}</strong>
        <BusyButton
          variant="default"
          busy={upload.busy}
          busyLabel="Reading your files..."
          onClick={() => openRef.current?.()}
        >
          Choose files
        </BusyButton>
        <span className="fine">{taken.hint}</span>
      </Dropzone>
      <span role="status" className="visually-hidden">
        {upload.busy ? "Reading your files..." : ""}
      </span>
      <UploadNotices upload={upload} />
    </div>
  );
}

function UploadNotices({ upload }: { upload: TranscriptUpload }) {
  const { waiting, refused, problem, listening } = upload;
  return (
    <>
      {problem && <NoticeBox kind="error">{problem}</NoticeBox>}
      {listening.length > 0 && (
        <NoticeBox kind="info">
          <p role="status">
            Recognising speech in {listening.join(", ")}. This can take as long as the recording; you can
            leave this page.
          </p>
        </NoticeBox>
      )}
      {waiting && (
        <NoticeBox kind="info">
          <p role="status">
            Already uploaded: {waiting.known.map((file) => file.name).join(", ")}. A second copy would count
            twice.
          </p>
          <Group gap="xs" mt="xs">
            <Button size="xs" variant="default" onClick={upload.skipKnown}>
              {nameSkipping(waiting.fresh.length)}
            </Button>
            <Button size="xs" variant="subtle" onClick={upload.uploadAgain}>
              Upload again
            </Button>
          </Group>
        </NoticeBox>
      )}
      {refused.length > 0 && (
        <NoticeBox kind="error">
          <p>
            {refused.length === 1 ? "One file wasn't accepted:" : `${refused.length} files weren't accepted:`}
          </p>
          <ul className="above-4 marked-list pad-start-16">
            {refused.map(({ fileName, error }) => (
              <li key={`${fileName}-${error}`}>
                <strong>{fileName}</strong>: {error}
              </li>
            ))}
          </ul>
        </NoticeBox>
      )}
    </>
  );
}

function nameSkipping(others: number): string {
  if (others === 0) return "Don't upload";
  return others === 1 ? "Upload only the other one" : `Upload only the other ${others}`;
}
