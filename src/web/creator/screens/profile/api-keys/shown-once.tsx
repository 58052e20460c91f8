import { Button, TextInput } from "@mantine/core";
import { CopyButton } from "#web/ui/copy-button.tsx";

interface ShownOnceProps {
  label: string;
  secret: string;
  onDone: () => void;
}

/** A secret that nobody can look up again. */
export function ShownOnce({ label, secret, onDone }: ShownOnceProps) {
  return (
    <div className="stack gap-8 pad-16 round tint" role="status">
      <TextInput
        label={label}
        description="Copy it now. You won't see it again."
        value={secret}
        readOnly
        classNames={{ input: "mono" }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="wrap gap-8">
        <CopyButton text={secret} label="Copy" copiedLabel="Copied!" of={label} />
        <Button variant="subtle" size="xs" onClick={onDone}>
          I've copied it
        </Button>
      </div>
    </div>
  );
}
