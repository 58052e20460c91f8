import { Button, MultiSelect, Select } from "@mantine/core";
import { findAskProblems } from "#contract/ask-problems.ts";
import type { AskCondition } from "#contract/condition-schemas.ts";
import { isRange, subjectKey } from "#contract/conditions.ts";
import { maxCount } from "#contract/limits.ts";
import { ConditionAnswers } from "../conditions/quota-condition.tsx";
import { emptyAskCondition, isOfTalk, listAskSubjects, listChoices, nextKey, outcomes } from "./ask-if.ts";
import { type ConditionFacts, useConditionFacts } from "./condition-facts.ts";
import type { EditedQuestion } from "./edited-script.ts";

interface AskIfEditorProps {
  question: EditedQuestion;
  /** The questions before it. */
  earlier: EditedQuestion[];
  onChange: (question: EditedQuestion) => void;
}

/** When a question is asked: always, or where what was said before meets all of some conditions. */
export function AskIfEditor({ question, earlier, onChange }: AskIfEditorProps) {
  const facts = useConditionFacts();
  const { askIf = [], ...always } = question;
  const groups = listAskSubjects(earlier, facts);
  const set = (next: AskCondition[]) => onChange(next.length === 0 ? always : { ...always, askIf: next });
  const key = nextKey(askIf, groups);
  const problem = findAskProblems([...earlier, question], facts.concepts ?? []).find(
    ({ index }) => index === earlier.length,
  );
  const isFilled = askIf.every((one) => isRange(one) || one.values.length > 0);
  return (
    <div className="stack gap-4">
      <span className="text-13 medium">Asked</span>
      <span className="fine">
        {askIf.length === 0 ? "Everyone is asked this." : "Only people who meet all of these are asked."}
      </span>
      {askIf.map((condition, at) => (
        <ConditionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no ids, and only the last ones come and go
          key={at}
          {...{ condition, earlier, facts, groups }}
          place={at + 1}
          onChange={(next) => set(askIf.map((one, index) => (index === at ? next : one)))}
          onRemove={() => set(askIf.filter((_, index) => index !== at))}
        />
      ))}
      {problem !== undefined && isFilled && (
        <p className="text-13 negative below-8" role="alert">
          {problem.text}
        </p>
      )}
      {key !== undefined && askIf.length < maxCount.askIf && (
        <Button
          className="self-start"
          variant="subtle"
          size="compact-xs"
          onClick={() => set([...askIf, emptyAskCondition(key, facts)])}
        >
          Add a condition
        </Button>
      )}
    </div>
  );
}

interface ConditionRowProps {
  condition: AskCondition;
  place: number;
  earlier: EditedQuestion[];
  facts: ConditionFacts;
  groups: ReturnType<typeof listAskSubjects>;
  onChange: (condition: AskCondition) => void;
  onRemove: () => void;
}

function ConditionRow(props: ConditionRowProps) {
  const { condition, place, facts, groups, onChange, onRemove } = props;
  const key = subjectKey(condition.by);
  const isKnown = groups.some(({ items }) => items.some(({ value }) => value === key));
  const gone = {
    group: "No longer there",
    items: [{ value: key, label: "A question that's gone or comes later" }],
  };
  return (
    <fieldset
      className="stack gap-8 above-4 below-4 bar-start pad-start-12"
      aria-label={`Condition ${place}`}
    >
      <Select
        size="xs"
        label={place === 1 ? "If" : "and if"}
        data={isKnown ? groups : [...groups, gone]}
        allowDeselect={false}
        value={key}
        onChange={(next) => next && onChange(emptyAskCondition(next, facts))}
      />
      <AskAnswers {...props} />
      <Button variant="subtle" color="gray" size="compact-xs" className="flush self-start" onClick={onRemove}>
        Remove<span className="visually-hidden"> condition {place}</span>
      </Button>
    </fieldset>
  );
}

function AskAnswers({ condition, earlier, facts, onChange }: ConditionRowProps) {
  const { by } = condition;
  if (!isOfTalk(by)) {
    return (
      <ConditionAnswers
        condition={{ ...condition, by }}
        form={facts.form}
        error={undefined}
        onChange={onChange}
      />
    );
  }
  const values = isRange(condition) ? [] : condition.values;
  const known = listKnown(by, earlier, facts);
  const others = values.filter((value) => known.every((one) => one.value !== value));
  return (
    <MultiSelect
      size="xs"
      label={by.kind === "outcome" ? "is" : "is one of"}
      placeholder={values.length > 0 ? "" : "Choose one or more"}
      data={[...known, ...others.map((value) => ({ value, label: value }))]}
      value={values}
      onChange={(next) => onChange({ by, values: next })}
    />
  );
}

/** The answers that there can be. */
function listKnown(
  by: Parameters<typeof isOfTalk>[0],
  earlier: EditedQuestion[],
  { concepts = [] }: ConditionFacts,
): { value: string; label: string }[] {
  if (by.kind === "outcome") return outcomes;
  const values = by.kind === "answer" ? listChoices(by.questionId, earlier) : [...new Set(concepts)];
  return values.map((value) => ({ value, label: value }));
}
