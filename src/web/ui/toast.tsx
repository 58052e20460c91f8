import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";

const shownMs = 6_000;
const undoShownMs = 10_000;
const closeButtonProps = { "aria-label": "Dismiss" };

/** A short "done", announced politely; never the only place of an error. */
export function showToast(message: string): void {
  notifications.show({ message, autoClose: shownMs, role: "status", withBorder: true, closeButtonProps });
}

/** "Done", with ten seconds to take it back. */
export function showUndoToast(message: string, onUndo: () => void): void {
  const undo = () => {
    notifications.hide(id);
    onUndo();
  };
  const id = notifications.show({
    autoClose: undoShownMs,
    role: "status",
    withBorder: true,
    closeButtonProps,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <span>{message}</span>
        <Button variant="light" size="xs" onClick={undo} style={{ flexShrink: 0 }}>
          Undo
        </Button>
      </Group>
    ),
  });
}
