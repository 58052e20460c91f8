import { Checkbox, Popover, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown } from "@tabler/icons-react";
import { IconButton } from "#web/ui/icon-button.tsx";
import classes from "../interview-detail.module.css";
import type { DataSource, Generation } from "./use-generation.ts";

interface SourceChoiceProps {
  generation: Generation;
  variant: "default" | "filled";
}

export function SourceChoice({ generation, variant }: SourceChoiceProps) {
  const [opened, popover] = useDisclosure(false);
  const nothingChosen = generation.sources.every(({ chosen }) => !chosen);
  return (
    <Popover opened={opened} onChange={popover.set} position="bottom-end" trapFocus returnFocus shadow="sm">
      <Popover.Target>
        <IconButton
          icon={IconChevronDown}
          variant={variant}
          size={36}
          className={classes.choose}
          label="Choose data sources"
          onClick={popover.toggle}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label="Data sources">
        <Stack gap="sm" maw={260}>
          <Text fw={600} size="sm">
            Data sources
          </Text>
          {generation.sources.map((source) => (
            <SourceBox key={source.name} source={source} onChange={generation.choose} />
          ))}
          {nothingChosen && (
            <Text role="alert" size="sm" c="var(--ask-negative-text)">
              Please select at least one data source
            </Text>
          )}
          <Text size="xs" c="dimmed">
            Each kind of source is counted separately.
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function SourceBox({ source, onChange }: { source: DataSource; onChange: Generation["choose"] }) {
  return (
    <Checkbox
      label={source.label}
      description={source.detail}
      disabled={source.disabled}
      checked={source.chosen}
      onChange={(event) => onChange(source.name, event.currentTarget.checked)}
    />
  );
}
