import { Button } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useCopy } from "#web/ui/use-copy.ts";

/** A question to take along, with its copy button. */
export function CopyQuestion({ lead, text, language }: { lead: string; text: string; language: string }) {
  const { state, copy } = useCopy();
  const copied = state === "copied";
  return (
    <div className="wrap top gap-4-12 fills">
      <p className="reading anywhere pad-start-12 bar-start primary-edge basis-200 narrow-row">
        <span className="hint">{lead} </span>
        <span dir="auto" lang={language}>
          {text}
        </span>
      </p>
      <Button
        variant="subtle"
        size="compact-xs"
        leftSection={
          copied ? <IconCheck size={14} aria-hidden="true" /> : <IconCopy size={14} aria-hidden="true" />
        }
        onClick={() => void copy(text)}
      >
        {copied ? "Copied!" : "Copy"}
        <span className="visually-hidden"> {text}</span>
      </Button>
      <span role="status" className="visually-hidden">
        {copied ? "Copied!" : ""}
      </span>
      {state === "failed" && (
        <span role="alert" className="text-13 negative whole-row">
          Couldn't copy it. Please select the text.
        </span>
      )}
    </div>
  );
}
