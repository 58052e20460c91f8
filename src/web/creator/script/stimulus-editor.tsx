import { Button, FileButton, Progress, Select, Textarea, TextInput } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { maxChars, maxMegabytes } from "#contract/limits.ts";
import type { Stimulus } from "#contract/stimuli.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { StimulusView } from "../components/stimulus-view.tsx";
import type { EditedQuestion } from "./edited-script.ts";
import { findLinkProblem, ownAddress, stimulusNames } from "./stimulus-draft.ts";
import { useStimulusUpload } from "./use-stimulus-upload.ts";

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
