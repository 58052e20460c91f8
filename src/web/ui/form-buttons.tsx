import { Button, Group } from "@mantine/core";
import { BusyButton } from "./busy-button.tsx";

interface FormButtonsProps {
  label: string;
  busy: boolean;
  busyLabel: string;
  color?: "red";
  onCancel: () => void;
}

/** What ends a form in a dialog: leaving it, or sending it. */
export function FormButtons({ label, onCancel, ...submit }: FormButtonsProps) {
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <BusyButton type="submit" {...submit}>
        {label}
      </BusyButton>
    </Group>
  );
}
