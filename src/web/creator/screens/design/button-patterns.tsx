import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { KeyHint, Keys } from "#web/ui/keys.tsx";
import { SampleBadge } from "#web/ui/sample-badge.tsx";
import { StatusLabel } from "#web/ui/status-label.tsx";
import { PatternPart, Specimen } from "./specimen.tsx";

export function ButtonPatterns() {
  return (
    <PatternPart id="buttons" title="Buttons and labels">
      <Specimen name="Primary: one per page">
        <Button>Create Interview</Button>
        <Button disabled>Cannot be pressed</Button>
      </Specimen>
      <Specimen name="Default and subtle">
        <Button variant="default">Cancel</Button>
        <Button variant="default" disabled>
          Disabled
        </Button>
        <Button variant="subtle">Show all 12</Button>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden="true" />}>
          Export
        </Button>
      </Specimen>
      <Specimen name="Destructive">
        <Button color="red">Delete</Button>
        <Button color="red" variant="subtle">
          Delete Project
        </Button>
      </Specimen>
      <Specimen name="Busy: says what it does, keeps the focus">
        <BusyButton busy={false} busyLabel="Generating...">
          Generate Insights
        </BusyButton>
        <BusyButton busy busyLabel="Generating...">
          Generate Insights
        </BusyButton>
      </Specimen>
      <Specimen name="Copy: press it">
        <CopyButton
          text="https://askwell.example/chat/abc"
          label="Copy Share Link"
          copiedLabel="Link copied!"
        />
        <CopyButton text="DQ4M" label="Copy Link" copiedLabel="Copied!" variant="subtle" />
      </Specimen>
      <Specimen name="Status of an interview">
        <StatusLabel status="open" />
        <StatusLabel status="paused" />
        <StatusLabel status="closed" />
      </Specimen>
      <Specimen name="Sample">
        <SampleBadge />
      </Specimen>
      <Specimen name="Keys">
        <Keys keys={["g", "p"]} />
        <KeyHint label="Search" keys={["Ctrl", "k"]} together />
      </Specimen>
    </PatternPart>
  );
}
