import { Modal, Switch } from "@mantine/core";
import { Keys } from "#web/ui/keys.tsx";
import { useOpenerFocus } from "#web/ui/use-opener-focus.ts";
import { goShortcuts, pageShortcuts, type Shortcut } from "./shortcuts.ts";
import { setSingleKeys, useSingleKeys } from "./single-keys.ts";

interface ShortcutHelpProps {
  opened: boolean;
  onClose: () => void;
}

const inTranscripts: readonly Shortcut[] = [
  { keys: ["↑"], does: "Message before" },
  { keys: ["↓"], does: "Message after" },
  { keys: ["t"], does: "Tag the message" },
  { keys: ["n"], does: "Note on the message" },
  { keys: ["h"], does: "Highlight in the message" },
];

/** All keys in one place, and the switch that turns the single ones off. */
export function ShortcutHelp({ opened, onClose }: ShortcutHelpProps) {
  const singleKeys = useSingleKeys();
  useOpenerFocus();
  return (
    <Modal opened={opened} onClose={onClose} title="Keyboard shortcuts" size="lg">
      <div className="stack auto-columns gap-8-16">
        <section aria-labelledby="shortcuts-anywhere">
          <h3 className="hint above-8 below-4" id="shortcuts-anywhere">
            Anywhere
          </h3>
          <dl>
            <Row does="Search and commands" keys={[modKey(), "K"]} together />
            <Row does="Close" keys={["Esc"]} />
            {goShortcuts.map((one) => (
              <Row key={one.does} {...one} />
            ))}
          </dl>
        </section>
        <section aria-labelledby="shortcuts-page">
          <h3 className="hint above-8 below-4" id="shortcuts-page">
            On a page
          </h3>
          <dl>
            {pageShortcuts.map((one) => (
              <Row key={one.does} {...one} />
            ))}
          </dl>
          <h3 className="hint above-8 below-4">In a transcript</h3>
          <dl>
            {inTranscripts.map((one) => (
              <Row key={one.does} {...one} />
            ))}
          </dl>
        </section>
      </div>
      <Switch
        mt="lg"
        label="Single-key shortcuts"
        description="Turn them off if you dictate or press keys by accident. They're off while you type."
        checked={singleKeys}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
      />
    </Modal>
  );
}

function Row({ does, keys, together = false }: Shortcut & { together?: boolean }) {
  return (
    <div className="level between gap-16 pad-8-0 ruled-below">
      <dt>{does}</dt>
      <dd>
        <Keys keys={keys} together={together} />
      </dd>
    </div>
  );
}

/** As it stands on the keyboard in front of the reader. */
export function modKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";
}
