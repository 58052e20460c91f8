import { SegmentedControl, Select, Switch, Textarea, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown } from "@tabler/icons-react";
import { useId } from "react";
import { depths, priorities } from "#contract/choices.ts";
import type { Question } from "#contract/interviews.ts";
import { maxChars, maxFollowUps } from "#contract/limits.ts";
import { AskIfEditor } from "./ask-if-editor.tsx";
import { describeTreatment, type EditedQuestion, priorityNames } from "./edited-script.ts";
import { ItemEditor } from "./item-editor.tsx";
import classes from "./script.module.css";
import { StimulusEditor } from "./stimulus-editor.tsx";

interface QuestionTreatmentProps {
  question: EditedQuestion;
  number: number;
  /** The questions before it. */
  earlier: EditedQuestion[];
  onChange: (question: EditedQuestion) => void;
}

const depthNames: Record<Question["depth"], string> = {
  light: `Light (${maxFollowUps.light})`,
  normal: `Normal (up to ${maxFollowUps.normal})`,
  deep: `Deep (up to ${maxFollowUps.deep})`,
};

/** What a question is for and how it is asked: summed up in a line, changed below it. */
export function QuestionTreatment({ question, number, earlier, onChange }: QuestionTreatmentProps) {
  const [opened, panel] = useDisclosure(false);
  const id = useId();
  const { priority, depth, exactWording, shuffle } = question;
  const isDefault =
    priority === "normal" &&
    depth === "normal" &&
    !exactWording &&
    !question.item &&
    !question.stimulus &&
    !question.askIf &&
    !shuffle;
  return (
    <div>
      {question.aim.trim() !== "" && !opened && (
        <p className="fine above-4" dir="auto">
          <span className="medium">To learn:</span> {question.aim}
        </p>
      )}
      <UnstyledButton
        className={`fine inline gap-4 min-24 above-4 round-4 hover-underline ${isDefault ? "" : "primary"}`}
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={panel.toggle}
      >
        <span className="visually-hidden">Question {number}: </span>
        {describeTreatment(question)}
        <IconChevronDown size={14} aria-hidden="true" className="rigid turns-over" />
      </UnstyledButton>
      {opened && (
        <fieldset id={id} className="stack gap-16 above-4 pad-12-16 round sunken">
          <legend className="visually-hidden">What question {number} is for and how it is asked</legend>
          <ItemEditor question={question} onChange={onChange} />
          <QuestionNotes question={question} onChange={onChange} />
          <Select
            size="xs"
            label="Follow-ups"
            description="How many follow-ups the interviewer asks, if there's time."
            classNames={{ wrapper: "max-240" }}
            data={depths.map((value) => ({ value, label: depthNames[value] }))}
            value={depth}
            allowDeselect={false}
            onChange={(value) =>
              onChange({ ...question, depth: depths.find((one) => one === value) ?? "normal" })
            }
          />
          <div className="stack items-start gap-4">
            <span className="text-13 medium" id={`${id}-priority`}>
              Priority
            </span>
            <SegmentedControl
              className={classes.segments}
              size="xs"
              aria-labelledby={`${id}-priority`}
              data={priorities.map((value) => ({ value, label: priorityNames[value] }))}
              value={priority}
              onChange={(value) =>
                onChange({ ...question, priority: priorities.find((one) => one === value) ?? "normal" })
              }
            />
            <span className="fine">
              When time runs short, low-priority questions are skipped first, then normal ones.
            </span>
          </div>
          <Switch
            size="xs"
            label="Exact wording"
            description="Asked word for word, with nothing before it."
            checked={exactWording}
            onChange={(event) => onChange({ ...question, exactWording: event.currentTarget.checked })}
          />
          <Switch
            size="xs"
            label="Random order"
            description="Swaps places with neighbouring questions that also have this on, differently for each participant."
            checked={shuffle === true}
            onChange={(event) => onChange(withShuffle(question, event.currentTarget.checked))}
          />
          <StimulusEditor question={question} onChange={onChange} />
          <AskIfEditor question={question} earlier={earlier} onChange={onChange} />
        </fieldset>
      )}
    </div>
  );
}

function withShuffle({ shuffle: _, ...question }: EditedQuestion, isMarked: boolean): EditedQuestion {
  return isMarked ? { ...question, shuffle: true } : question;
}

function QuestionNotes({ question, onChange }: Omit<QuestionTreatmentProps, "number" | "earlier">) {
  return (
    <>
      <Textarea
        size="xs"
        label="What you want to learn (private)"
        description="Guides the follow-ups. Participants never see it."
        minRows={2}
        maxLength={maxChars.aim}
        value={question.aim}
        onChange={(event) => onChange({ ...question, aim: event.currentTarget.value })}
      />
      <Textarea
        size="xs"
        label="If they ask what you mean"
        description="The interviewer says this to participants who ask."
        minRows={2}
        maxLength={maxChars.helpText}
        value={question.helpText}
        onChange={(event) => onChange({ ...question, helpText: event.currentTarget.value })}
      />
    </>
  );
}
