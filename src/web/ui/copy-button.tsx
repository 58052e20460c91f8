import { Button, TextInput } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useCopy } from "./use-copy.ts";

interface CopyButtonProps {
  text: string;
  label: string;
  /** Shown for two seconds: "Link copied!". */
  copiedLabel: string;
  /** What is copied, for those who hear only the button: "Checkout study". */
  of?: string;
  variant?: "default" | "subtle";
  /** Asks for what is missing first; copies when it has it. */
  before?: (copy: () => void) => void;
}

/** Copies; where that fails it says so and shows the text to copy by hand. */
export function CopyButton({ text, label, copiedLabel, of, variant = "default", before }: CopyButtonProps) {
  const { state, copy } = useCopy();
  const copied = state === "copied";
  return (
    <span className="top gap-8 inline-flex column">
      <Button
        variant={variant}
        size="xs"
        onClick={() => (before ? before(() => void copy(text)) : void copy(text))}
        leftSection={
          copied ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} aria-hidden="true" />
        }
      >
        {copied ? copiedLabel : label}
        {of && <span className="visually-hidden"> {of}</span>}
      </Button>
      <span role="status" className="visually-hidden">
        {copied ? copiedLabel : ""}
      </span>
      {state === "failed" && (
        <span className="stack gap-4 text-13 negative" role="alert">
          Failed to copy link.
          <TextInput
            aria-label="The link, to copy by hand"
            value={text}
            readOnly
            size="xs"
            onFocus={(event) => event.currentTarget.select()}
          />
        </span>
      )}
    </span>
  );
}
