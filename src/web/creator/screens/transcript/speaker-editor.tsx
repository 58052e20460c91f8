import { Select, TextInput } from "@mantine/core";
import { IconHelpCircle } from "@tabler/icons-react";
import { useState } from "react";
import { maxChars } from "#contract/limits.ts";
import type { Speaker } from "#contract/transcripts.ts";
import { FoldButton } from "#web/ui/fold-button.tsx";
import { isUnsure, nameRole, readRole, roleChoices } from "./transcript-words.ts";

type SpeakerChange = Partial<Pick<Speaker, "name" | "role">>;

interface SpeakerEditorProps {
  speakers: readonly Speaker[];
  onChange: (id: string, change: SpeakerChange) => void;
}

const shownFirst = 6;

/** Who is interviewer and who participant: only what participants say is evidence. */
export function SpeakerEditor({ speakers, onChange }: SpeakerEditorProps) {
  const [all, setAll] = useState(false);
  const shown = all ? speakers : speakers.slice(0, shownFirst);
  return (
    <fieldset className="stack gap-8">
      <legend className="text-13 strong">Speakers</legend>
      <p className="fine">Only what participants say counts as evidence.</p>
      <ul className="stack gap-8">
        {shown.map((speaker) => (
          <SpeakerRow
            key={speaker.id}
            speaker={speaker}
            onChange={(change) => onChange(speaker.id, change)}
          />
        ))}
      </ul>
      {speakers.length > shownFirst && (
        <FoldButton open={all} onToggle={setAll}>
          {all ? "Show fewer" : `Show all ${speakers.length} speakers`}
        </FoldButton>
      )}
    </fieldset>
  );
}

interface SpeakerRowProps {
  speaker: Speaker;
  onChange: (change: SpeakerChange) => void;
}

function SpeakerRow({ speaker, onChange }: SpeakerRowProps) {
  const [name, setName] = useState(speaker.name);
  const keepName = () => {
    const next = name.trim();
    if (next === "") setName(speaker.name);
    else if (next !== speaker.name) onChange({ name: next });
  };
  return (
    <li className="stack gap-4-12 max-420 text-and-end">
      <TextInput
        aria-label={`Name of ${speaker.name || "this speaker"}`}
        size="xs"
        maxLength={maxChars.name}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={keepName}
        onKeyDown={(event) => event.key === "Enter" && !event.nativeEvent.isComposing && keepName()}
      />
      <Select
        aria-label={`Role of ${speaker.name || "this speaker"}`}
        size="xs"
        w={124}
        data={roleChoices}
        value={speaker.role}
        allowDeselect={false}
        comboboxProps={{ width: 150, position: "bottom-end" }}
        onChange={(value) => onChange({ role: readRole(value) })}
      />
      {isUnsure(speaker) && (
        <p className="fine level span-all gap-4">
          <IconHelpCircle size={14} aria-hidden="true" />
          {nameRole(speaker.role)} is a guess. Please check.
        </p>
      )}
    </li>
  );
}
