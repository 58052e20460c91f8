import { Radio } from "@mantine/core";
import { countNoun } from "#web/format/count-noun.ts";
import { Analyzing } from "#web/ui/analyzing.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import type { Framework } from "../../queries/personas.ts";
import { frameworkWords, readFramework } from "../persona-detail/framework-words.ts";

interface GenerateStepProps {
  framework: Framework;
  onFramework: (framework: Framework) => void;
  selected: number;
  busy: boolean;
  problem: string;
  onGenerate: () => void;
}

export function GenerateStep(props: GenerateStepProps) {
  return (
    <section className="card stack gap-16 pad-16 stays" aria-labelledby="make-heading">
      <Radio.Group
        value={props.framework}
        onChange={(value) => props.onFramework(readFramework(value))}
        label="Choose an output"
        classNames={{ label: "below-12 text-16 strong" }}
        labelProps={{ id: "make-heading" }}
      >
        <div className="stack gap-12">
          {frameworkWords.map(({ framework, name, hint }) => (
            <Radio key={framework} value={framework} label={name} description={hint} />
          ))}
        </div>
      </Radio.Group>
      <p className="text-13 muted" role="status">
        {props.selected === 0
          ? "No transcript selected."
          : `From ${countNoun(props.selected, "selected transcript")}.`}
      </p>
      <BusyButton busy={props.busy} busyLabel="Generating..." onClick={props.onGenerate} fullWidth>
        Generate
      </BusyButton>
      {props.busy && <Analyzing />}
      {props.problem && <NoticeBox kind="error">{props.problem}</NoticeBox>}
    </section>
  );
}
