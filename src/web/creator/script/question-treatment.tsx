import { SegmentedControl, Switch, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown } from "@tabler/icons-react";
import { useId } from "react";
import { priorities } from "#contract/choices.ts";
import type { EditedQuestion } from "./edited-script.ts";
import classes from "./script.module.css";

interface QuestionTreatmentProps {
  question: EditedQuestion;
  number: number;
  onChange: (question: EditedQuestion) => void;
}

const priorityNames: Record<EditedQuestion["priority"], string> = {
  high: "High",
  normal: "Normal",
  low: "Low",
};
const probes = [
  { depth: 0, name: "None", words: "no follow-ups" },
  { depth: 1, name: "One", words: "one follow-up" },
  { depth: 2, name: "Two", words: "up to two follow-ups" },
] as const;

/** How the interviewer treats a question: said in a line, changed below it. */
export function QuestionTreatment({ question, number, onChange }: QuestionTreatmentProps) {
  const [opened, panel] = useDisclosure(false);
  const id = useId();
  const isUsual = question.priority === "normal" && question.probeDepth === 1 && !question.exactWording;
  return (
    <div>
      <UnstyledButton
        className={classes.treatment}
        data-changed={!isUsual || undefined}
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={panel.toggle}
      >
        <span className="visually-hidden">Question {number}: </span>
        {describeTreatment(question)}
        <IconChevronDown size={14} aria-hidden="true" className={classes.chevron} />
      </UnstyledButton>
      {opened && (
        <fieldset id={id} className={classes.treatmentPanel}>
          <legend className="visually-hidden">How question {number} is asked</legend>
          <div className={classes.treatmentPart}>
            <span className={classes.treatmentLabel} id={`${id}-priority`}>
              Priority
            </span>
            <SegmentedControl
              size="xs"
              aria-labelledby={`${id}-priority`}
              data={priorities.map((value) => ({ value, label: priorityNames[value] }))}
              value={question.priority}
              onChange={(value) =>
                onChange({ ...question, priority: priorities.find((one) => one === value) ?? "normal" })
              }
            />
            <span className={classes.treatmentHint}>
              When time runs short, low priority is left out first, then normal.
            </span>
          </div>
          <div className={classes.treatmentPart}>
            <span className={classes.treatmentLabel} id={`${id}-probes`}>
              Follow-up questions
            </span>
            <SegmentedControl
              size="xs"
              aria-labelledby={`${id}-probes`}
              data={probes.map(({ depth, name }) => ({ value: String(depth), label: name }))}
              value={String(question.probeDepth)}
              onChange={(value) =>
                onChange({
                  ...question,
                  probeDepth: probes.find(({ depth }) => String(depth) === value)?.depth ?? 1,
                })
              }
            />
            <span className={classes.treatmentHint}>At most so many, where an answer calls for one.</span>
          </div>
          <Switch
            size="xs"
            label="Exact wording"
            description="Asked word for word, with nothing said before it."
            checked={question.exactWording}
            onChange={(event) => onChange({ ...question, exactWording: event.currentTarget.checked })}
          />
        </fieldset>
      )}
    </div>
  );
}

/** "Normal priority · one follow-up · exact wording". */
export function describeTreatment({ priority, probeDepth, exactWording }: EditedQuestion): string {
  const words = probes.find(({ depth }) => depth === probeDepth)?.words ?? "";
  return [`${priorityNames[priority]} priority`, words, ...(exactWording ? ["exact wording"] : [])].join(
    " · ",
  );
}
