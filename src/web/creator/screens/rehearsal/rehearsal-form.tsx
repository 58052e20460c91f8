import { NumberInput, Text } from "@mantine/core";
import { useState } from "react";
import type { Job } from "#contract/jobs.ts";
import { maxCount } from "#contract/limits.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { LoadingBar } from "#web/ui/loading-bar.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { useConfig } from "../../queries/instance.ts";

const defaultCount = 6;

interface RehearsalFormProps {
  working: boolean;
  job: Job | undefined;
  problem: string | undefined;
  onRun: (input: { participants: number }) => void;
}

function leadOf(hasModel: boolean): string {
  return hasModel
    ? "We run your script with people your language model makes up for its topic. They show how it flows, not what real people would say."
    : "We run your script with made-up people. They answer in English and in general terms, so this checks order, time and wording, not what people would say.";
}

export function RehearsalForm({ working, job, problem, onRun }: RehearsalFormProps) {
  const [count, setCount] = useState<number | string>(defaultCount);
  const [wrong, setWrong] = useState<string>();
  const { data: config } = useConfig();
  const run = () => {
    const participants = Number(count);
    const isRight =
      count !== "" &&
      Number.isInteger(participants) &&
      participants >= 1 &&
      participants <= maxCount.rehearsedPeople;
    setWrong(isRight ? undefined : `Please choose between 1 and ${maxCount.rehearsedPeople} participants.`);
    if (isRight) onRun({ participants });
  };
  return (
    <Panel>
      <form
        className="stack gap-16"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!working) run();
        }}
      >
        <p className="muted reading">
          {leadOf(config?.interviewer === "model")} Rehearsals never appear in your results.
        </p>
        <div className="wrap bottom gap-12">
          <NumberInput
            label="Simulated participants"
            description={`1 to ${maxCount.rehearsedPeople}`}
            value={count}
            onChange={setCount}
            min={1}
            max={maxCount.rehearsedPeople}
            clampBehavior="none"
            allowDecimal={false}
            error={wrong}
            className="short"
          />
          <BusyButton type="submit" busy={working} busyLabel="Rehearsing...">
            Run rehearsal
          </BusyButton>
        </div>
        {working && (
          <div className="stack gap-8 max-420">
            <Text role="status" size="sm" c="dimmed">
              {job?.stage || "Waiting to start"}
            </Text>
            <LoadingBar percent={job?.percent ?? 0} />
          </div>
        )}
        {problem && !working && <NoticeBox kind="error">{problem}</NoticeBox>}
      </form>
    </Panel>
  );
}
