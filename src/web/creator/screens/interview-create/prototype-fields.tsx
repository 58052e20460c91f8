import { Select, SimpleGrid, TextInput } from "@mantine/core";
import { prototypeTypes } from "#contract/choices.ts";
import type { PrototypeDraft } from "./interview-draft.ts";

interface PrototypeFieldsProps {
  draft: PrototypeDraft;
  errors: Record<string, string>;
  onChange: (part: Partial<PrototypeDraft>) => void;
}

const names: Record<(typeof prototypeTypes)[number], string> = {
  figma: "Figma",
  website: "Website",
  image: "Image",
  video: "Video",
};

/** Something to look at during the interview. */
export function PrototypeFields({ draft, errors, onChange }: PrototypeFieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label="Prototype link (optional)"
        description="Shown next to the chat. It must start with https://"
        type="url"
        placeholder="https://"
        value={draft.prototypeUrl}
        error={errors.prototypeUrl}
        onChange={(event) => onChange({ prototypeUrl: event.currentTarget.value })}
      />
      <Select
        label="Prototype type"
        description="How the link is shown."
        placeholder="Choose a type"
        data={prototypeTypes.map((type) => ({ value: type, label: names[type] }))}
        clearable
        clearButtonProps={{ "aria-label": "Clear the prototype type" }}
        value={draft.prototypeType || null}
        error={errors.prototypeType}
        onChange={(type) => onChange({ prototypeType: type ?? "" })}
      />
    </SimpleGrid>
  );
}
