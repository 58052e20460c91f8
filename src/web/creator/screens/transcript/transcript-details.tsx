import { Select, Switch, TagsInput, TextInput } from "@mantine/core";
import { useState } from "react";
import { maxChars } from "#contract/limits.ts";
import type { Transcript } from "#contract/transcripts.ts";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { useProjects } from "../../queries/projects.ts";
import { type TranscriptChange, useUpdateTranscript } from "../../queries/transcripts.ts";
import { describeLeftOut } from "../left-out/left-out-badge.tsx";
import { SpeakerEditor } from "./speaker-editor.tsx";

const maxTags = 20;

/** What can be corrected on an uploaded transcript; each change is kept at once. */
export function TranscriptDetails({ transcript }: { transcript: Transcript }) {
  const { data: projects = [] } = useProjects();
  const update = useUpdateTranscript(transcript._id);
  const save = (change: TranscriptChange) => update.mutate(change);
  return (
    <div className="stack gap-16">
      <NameField name={transcript.name} onChange={(name) => save({ name })} />
      <SpeakerEditor
        speakers={transcript.speakers}
        onChange={(id, change) => save({ speakers: [{ id, ...change }] })}
      />
      <TagsInput
        label="Tags"
        description="For comparing groups, such as “pilot” or “wave 2”. Press Enter to add one."
        size="xs"
        maxTags={maxTags}
        clearable={false}
        value={transcript.tags}
        onChange={(tags) => save({ tags: tags.map((tag) => tag.slice(0, 100)) })}
      />
      <Select
        label="Project"
        size="xs"
        placeholder="No project"
        clearable
        clearButtonProps={{ "aria-label": "Remove from the project" }}
        searchable={projects.length > 10}
        nothingFoundMessage="No project found."
        data={projects
          .filter(({ role }) => role !== "viewer")
          .map((project) => ({ value: project._id, label: project.name }))}
        value={transcript.projectId}
        onChange={(projectId) => save({ projectId })}
      />
      <Switch
        label="Part of the analysis"
        description={transcript.leftOut ? describeLeftOut(transcript.leftOut) : undefined}
        size="xs"
        checked={transcript.leftOut === null}
        onChange={(event) => save({ leftOut: !event.currentTarget.checked })}
      />
      <FailureNotice error={update.error} fallback="Couldn't save the change." />
      <span role="status" className="fine">
        {update.isPending ? "Saving..." : update.isSuccess ? "Saved" : ""}
      </span>
    </div>
  );
}

function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const [draft, setDraft] = useState(name);
  const keep = () => {
    const next = draft.trim();
    if (next === "") setDraft(name);
    else if (next !== name) onChange(next);
  };
  return (
    <TextInput
      label="Name"
      size="xs"
      maxLength={maxChars.name}
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === "Enter" && !event.nativeEvent.isComposing && keep()}
    />
  );
}
