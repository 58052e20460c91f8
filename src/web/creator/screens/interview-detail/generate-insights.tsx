import { ActionIcon, Checkbox, Popover, Progress, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import {
  InsightsFailure,
  type SelectedSources,
  useGenerateInsights,
  useInsightsProgress,
  useIsGenerating,
} from "../../queries/insights.ts";
import { withTab } from "./detail-tab.ts";
import classes from "./interview-detail.module.css";

function failureText(error: unknown): string {
  return error instanceof InsightsFailure ? error.message : errorText(error, "Failed to generate insights");
}

export function GenerateInsights({ interview }: { interview: InterviewDetails }) {
  const [, setSearch] = useSearchParams();
  const [sources, setSources] = useState<SelectedSources>({ interviews: true, reddit: false });
  const [problem, setProblem] = useState<string>();
  const generation = useGenerateInsights(interview._id);
  const busy = useIsGenerating(interview._id);
  const start = () => {
    if (!sources.interviews && !sources.reddit) {
      setProblem("Please select at least one data source");
      return;
    }
    setProblem(undefined);
    generation.mutate(sources, {
      onSuccess: () => {
        showToast("Insights generated successfully");
        setSearch((search) => withTab(search, "insights"));
      },
      onError: (error) => setProblem(failureText(error)),
    });
  };
  return (
    <div className={classes.generate}>
      <div className={classes.generateButtons}>
        <BusyButton busy={busy} busyLabel="Generating..." onClick={start} className={classes.generateMain}>
          Generate Insights
        </BusyButton>
        <SourceChoice
          sources={sources}
          onChange={(next) => {
            setSources(next);
            setProblem(undefined);
          }}
          finished={interview.counts.completed}
          threads={interview.redditData.length}
        />
      </div>
      {busy && <GenerationProgress interviewId={interview._id} />}
      {problem && (
        <Text role="alert" size="sm" c="var(--ask-negative-text)" className={classes.problem}>
          {problem}
        </Text>
      )}
    </div>
  );
}

interface SourceChoiceProps {
  sources: SelectedSources;
  onChange: (sources: SelectedSources) => void;
  finished: number;
  threads: number;
}

function SourceChoice({ sources, onChange, finished, threads }: SourceChoiceProps) {
  const [opened, popover] = useDisclosure(false);
  return (
    <Popover opened={opened} onChange={popover.set} position="bottom-end" trapFocus returnFocus shadow="sm">
      <Popover.Target>
        <ActionIcon
          variant="filled"
          size={36}
          className={classes.generateMore}
          aria-label="Choose data sources"
          onClick={popover.toggle}
        >
          <IconChevronDown size={18} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Data sources">
        <Stack gap="sm">
          <Text fw={600} size="sm">
            Data sources
          </Text>
          <Checkbox
            label="Interviews"
            description={finished === 1 ? "1 finished session" : `${finished} finished sessions`}
            checked={sources.interviews}
            onChange={(event) => onChange({ ...sources, interviews: event.currentTarget.checked })}
          />
          <Checkbox
            label="Reddit threads"
            description={threads === 0 ? "None added yet" : `${threads} added`}
            disabled={threads === 0}
            checked={sources.reddit}
            onChange={(event) => onChange({ ...sources, reddit: event.currentTarget.checked })}
          />
          <Text size="xs" c="dimmed" maw={220}>
            What is found in each kind of source is counted apart.
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function GenerationProgress({ interviewId }: { interviewId: string }) {
  const progress = useInsightsProgress(interviewId);
  if (!progress) {
    return (
      <Text role="status" size="sm" c="dimmed">
        Reading the interviews...
      </Text>
    );
  }
  return (
    <div className={classes.progress}>
      <Text role="status" size="sm" c="dimmed">
        {progress.stage || "Waiting to start"} · {progress.percent}%
      </Text>
      <Progress value={progress.percent} size="sm" aria-label="Progress of the analysis" />
    </div>
  );
}
