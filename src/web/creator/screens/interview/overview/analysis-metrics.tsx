import { Title, Tooltip } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import type { InterviewDetails } from "#contract/interviews.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

interface Metric {
  label: string;
  value: number;
  meaning: string;
}

function listMetrics(insights: InterviewDetails["insights"]): Metric[] {
  const { metrics, engagement } = insights ?? {};
  return [
    {
      label: "Total Transcripts",
      value: metrics?.totalTranscripts ?? 0,
      meaning: "Finished sessions in this analysis",
    },
    {
      label: "Average Length",
      value: metrics?.averageLength ?? 0,
      meaning: "Average words per participant and session",
    },
    {
      label: "Unique Words",
      value: metrics?.uniqueWords ?? 0,
      meaning: "Different words used across all sessions",
    },
    {
      label: "Brief Responses",
      value: engagement?.shortResponses ?? 0,
      meaning: "Participant messages under 10 words",
    },
    {
      label: "Detailed Responses",
      value: engagement?.longResponses ?? 0,
      meaning: "Participant messages of more than 50 words",
    },
    {
      label: "Avg Response Length",
      value: engagement?.averageWordsPerResponse ?? 0,
      meaning: `Words in a participant's message, on average; the median is ${engagement?.medianWordsPerResponse ?? 0}`,
    },
  ];
}

export function AnalysisMetrics({ insights }: { insights: InterviewDetails["insights"] }) {
  return (
    <section className="stack" aria-labelledby="metrics-heading">
      <Title order={2} id="metrics-heading">
        Analysis Metrics
      </Title>
      <dl className="stack columns-2 gap-1 clipped border round line-fill wide-columns-6">
        {listMetrics(insights).map(({ label, value, meaning }) => (
          <div key={label} className="column between surface pad-12-16">
            <dt className="level between gap-4">
              {label}
              <Tooltip
                label={meaning}
                multiline
                w={220}
                openDelay={0}
                events={{ hover: true, focus: true, touch: true }}
              >
                <IconButton
                  icon={IconInfoCircle}
                  variant="transparent"
                  c="var(--ask-muted)"
                  size={24}
                  label={`${label}: ${meaning}`}
                />
              </Tooltip>
            </dt>
            <dd className="above-2 heading-18 figures">
              {value.toLocaleString(undefined, { maximumFractionDigits: 1 })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
