import { NumberInput, Textarea } from "@mantine/core";
import type { ScriptBrief } from "./wizard-draft.ts";

interface ModelBriefProps {
  brief: ScriptBrief;
  readOnly: boolean;
  onChange: (part: Partial<ScriptBrief>) => void;
}

/** What a model is told besides objective and audience. All of it may stay as it is. */
export function ModelBrief({ brief, readOnly, onChange }: ModelBriefProps) {
  return (
    <>
      <NumberInput
        label="Length in minutes"
        min={3}
        max={60}
        allowDecimal={false}
        maw={180}
        value={brief.minutes}
        readOnly={readOnly}
        onChange={(minutes) => typeof minutes === "number" && onChange({ minutes })}
      />
      <Textarea
        label="What do you already believe?"
        description="Optional. We'll ask in a way that could prove you wrong. Participants never see this."
        minRows={2}
        autosize
        value={brief.beliefs}
        readOnly={readOnly}
        onChange={(event) => onChange({ beliefs: event.currentTarget.value })}
      />
      <Textarea
        label="What will you decide with the answers?"
        description="Optional. The questions will go deepest there."
        minRows={2}
        autosize
        value={brief.decision}
        readOnly={readOnly}
        onChange={(event) => onChange({ decision: event.currentTarget.value })}
      />
    </>
  );
}
