import { Button, Checkbox, Popover, Stack } from "@mantine/core";
import { IconColumns3 } from "@tabler/icons-react";
import { type SessionColumn, sessionColumns } from "./session-columns.ts";

interface ColumnChoiceProps {
  columns: readonly SessionColumn[];
  onChoose: (keys: string[]) => void;
}

/** Which columns the table has; kept in this browser. */
export function ColumnChoice({ columns, onChoose }: ColumnChoiceProps) {
  return (
    <Popover position="bottom-start" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={18} aria-hidden="true" />}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Columns of the table">
        <Checkbox.Group label="Show" value={columns.map(({ key }) => key)} onChange={onChoose}>
          <Stack gap="xs" mt="xs">
            {sessionColumns.map(({ key, name }) => (
              <Checkbox key={key} value={key} label={name} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}
