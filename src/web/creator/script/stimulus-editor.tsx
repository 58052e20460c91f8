import { Button, FileButton, Progress, Select, Textarea, TextInput } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { maxChars, maxMegabytes, toBytes } from "#contract/limits.ts";
import type { Stimulus, StoredFile } from "#contract/stimuli.ts";
import { errorText } from "#web/api/api-error.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { StimulusView } from "../components/stimulus-view.tsx";
import type { EditedQuestion } from "./edited-script.ts";
import { findLinkProblem, ownAddress, stimulusNames } from "./stimulus-draft.ts";
import { useStimulusProject } from "./stimulus-project.ts";
import { uploadStimulus } from "./upload-stimulus.ts";

interface StimulusEditorProps {
  question: EditedQuestion;
  onChange: (question: EditedQuestion) => void;
}

type Choice = "nothing" | "file" | "link";

const choices: { value: Choice; label: string }[] = [
  { value: "nothing", label: "Nothing" },
  { value: "file", label: "An image, a video or a sound" },
  { value: "link", label: "A link" },
];

/** What a question shows: nothing, a file or a link. */
export function StimulusEditor({ question, onChange }: StimulusEditorProps) {
  const { stimulus, ...bare } = question;
  const [wantsFile, setWantsFile] = useState(false);
  // An upload ends long after it began: what was typed meanwhile stays.
  const latest = useRef({ bare, onChange });
  useEffect(() => {
    latest.current = { bare, onChange };
  });
  const set = (next: Stimulus | undefined) => {
    const now = latest.current;
    now.onChange(next === undefined ? now.bare : { ...now.bare, stimulus: next });
  };
  const file = stimulus?.kind === "link" ? undefined : stimulus;
  const choice: Choice = stimulus?.kind === "link" ? "link" : file || wantsFile ? "file" : "nothing";
  const choose = (to: string | null) => {
    setWantsFile(to === "file");
    if (to !== choice) set(to === "link" ? { kind: "link", url: "", alt: "" } : undefined);
  };
  return (
    <>
      <Select
        size="xs"
        label="Shown with the question"
        description="Participants see or hear it right below the question."
        classNames={{ wrapper: "max-240" }}
        data={choices}
        value={choice}
        allowDeselect={false}
        onChange={choose}
      />
      {choice === "file" && <FileParts file={file} onChange={set} onRemove={() => choose("nothing")} />}
      {stimulus?.kind === "link" && <LinkParts link={stimulus} onChange={set} />}
    </>
  );
}

type FileStimulus = Exclude<Stimulus, { kind: "link" }>;

interface FilePartsProps {
  file: FileStimulus | undefined;
  onChange: (stimulus: Stimulus) => void;
  onRemove: () => void;
}

const types =
  "image/png,image/jpeg,image/gif,image/webp,audio/mpeg,audio/wav,audio/ogg,audio/mp4,.m4a,video/mp4,video/webm";

function FileParts({ file, onChange, onRemove }: FilePartsProps) {
  const hintId = useId();
  const { share, error, upload, cancel } = useStimulusUpload(({ fileId, kind }) =>
    onChange({ kind, fileId, alt: file?.alt ?? "" }),
  );
  const isBusy = share !== undefined;
  const resetFile = useRef<() => void>(null);
  return (
    <div className="stack gap-8 pad-start-12 bar-start">
      {file && <StimulusView kind={file.kind} url={ownAddress(file)} alt={file.alt} />}
      {isBusy && <Progress value={100 * share} size="sm" aria-label="Upload" />}
      <div className="row gap-8">
        <FileButton
          resetRef={resetFile}
          accept={types}
          onChange={(chosen) => {
            // The same file can be chosen again.
            resetFile.current?.();
            if (chosen) void upload(chosen);
          }}
        >
          {(props) => (
            <Button {...props} variant="default" size="xs" disabled={isBusy} aria-describedby={hintId}>
              {isBusy ? `Uploading… ${Math.round(100 * share)} %` : file ? "Replace file" : "Choose a file"}
            </Button>
          )}
        </FileButton>
        <Button variant="subtle" color="gray" size="xs" onClick={isBusy ? cancel : onRemove}>
          {isBusy ? "Cancel upload" : "Remove"}
        </Button>
      </div>
      <span className="fine" id={hintId}>
        PNG, JPEG, GIF or WebP up to {maxMegabytes.image} MB; MP3, WAV, OGG or M4A up to {maxMegabytes.sound}{" "}
        MB; MP4 or WebM up to {maxMegabytes.video} MB. We remove location and camera data from photos and MP4
        videos.
      </span>
      {error && <NoticeBox kind="error">{error}</NoticeBox>}
      {file && (
        <Textarea
          size="xs"
          required
          label={`What the ${stimulusNames[file.kind].toLowerCase()} shows, in words`}
          description="Read out to people who can't see or hear it. It's all a language model gets to know about it."
          minRows={2}
          maxLength={maxChars.alt}
          value={file.alt}
          onChange={(event) => onChange({ ...file, alt: event.currentTarget.value })}
        />
      )}
    </div>
  );
}

type LinkStimulus = Extract<Stimulus, { kind: "link" }>;

function LinkParts({ link, onChange }: { link: LinkStimulus; onChange: (stimulus: Stimulus) => void }) {
  return (
    <div className="stack gap-8 pad-start-12 bar-start">
      <TextInput
        size="xs"
        required
        label="Link"
        description="Opens in a new tab. It must start with https://."
        placeholder="https://"
        maxLength={2_000}
        value={link.url}
        error={findLinkProblem(link.url)}
        onChange={(event) => onChange({ ...link, url: event.currentTarget.value })}
      />
      <TextInput
        size="xs"
        required
        label="Text of the link"
        description="What people tap. It's all a language model gets to know about the page."
        maxLength={maxChars.alt}
        value={link.alt}
        onChange={(event) => onChange({ ...link, alt: event.currentTarget.value })}
      />
    </div>
  );
}

/** One upload at a time, which ends with its question's editor. */
function useStimulusUpload(onStored: (file: StoredFile) => void) {
  const projectId = useStimulusProject();
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (file: File) => {
    const refused = projectId === null ? "Choose a project first." : findRefusal(file);
    setError(refused);
    if (refused !== undefined || projectId === null) return;
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    try {
      onStored(await uploadStimulus({ projectId, file, signal: controller.signal, onProgress: setShare }));
    } catch (cause) {
      if (!controller.signal.aborted)
        setError(errorText(cause, "Couldn't upload this file. Please try again."));
    } finally {
      setShare(undefined);
    }
  };
  return { share, error, upload, cancel: () => running.current?.abort() };
}

/** Said before anything is sent; what the bytes are is for the server to see. */
function findRefusal({ name, size }: File): string | undefined {
  if (size === 0) return `${name} is empty.`;
  if (size <= toBytes(maxMegabytes.video)) return undefined;
  const { image, sound, video } = maxMegabytes;
  return `${name} is too large. A video can be up to ${video} MB, a sound up to ${sound} MB and an image up to ${image} MB.`;
}
