import { Button, Group, MultiSelect, NumberInput, Select, TagsInput } from "@mantine/core";
import { useMemo } from "react";
import { preferNotToSay } from "#contract/choices.ts";
import type { Condition } from "#contract/condition-schemas.ts";
import { isRange, type Range, subjectKey } from "#contract/conditions.ts";
import { readCountry } from "#contract/country-names.ts";
import type { Form } from "#contract/forms.ts";
import {
  emptyCondition,
  listAnswers,
  listCountryChoices,
  listSubjects,
  readSubject,
} from "./describe-conditions.ts";

interface QuotaConditionProps {
  condition: Condition;
  /** Where it stands among the others, from 1. */
  place: number;
  form: Form | undefined;
  hiddenFields: string[];
  error: string | undefined;
  onChange: (condition: Condition) => void;
  /** Undefined of the only one. */
  onRemove: (() => void) | undefined;
}

/** A question, and the answers to it that count. */
export function QuotaCondition(props: QuotaConditionProps) {
  const { condition, place, form, hiddenFields, error, onChange, onRemove } = props;
  const key = subjectKey(condition.by);
  const groups = listSubjects(form, hiddenFields);
  const isKnown = groups.some(({ items }) => items.some(({ value }) => value === key));
  const data = isKnown ? groups : [...groups, { group: "No longer asked", items: [goneItem(key)] }];
  return (
    <fieldset className="stack gap-8 pad-16 border round" aria-label={`Condition ${place}`}>
      <Select
        label={place === 1 ? "Counts people by" : "and by"}
        data={data}
        allowDeselect={false}
        value={key}
        onChange={(next) => next && onChange(emptyCondition(readSubject(next), form))}
      />
      <ConditionAnswers condition={condition} form={form} error={error} onChange={onChange} />
      {onRemove && (
        <Button variant="subtle" color="gray" size="xs" className="self-start" onClick={onRemove}>
          Remove<span className="visually-hidden"> condition {place}</span>
        </Button>
      )}
    </fieldset>
  );
}

type ConditionAnswersProps = Pick<QuotaConditionProps, "condition" | "form" | "error" | "onChange">;

/** The answers that count, or the range that they are in. */
export function ConditionAnswers({ condition, form, error, onChange }: ConditionAnswersProps) {
  return isRange(condition) ? (
    <RangeInputs
      range={condition}
      error={error}
      onChange={(range) => onChange({ by: condition.by, ...range })}
    />
  ) : (
    <Answers condition={condition} form={form} error={error} onChange={onChange} />
  );
}

const goneItem = (value: string) => ({
  value,
  label: value.replace(/^form:.*/s, "A deleted question").replace(/^link:/, ""),
});

interface RangeInputsProps {
  range: Range;
  error: string | undefined;
  onChange: (range: Range) => void;
}

function RangeInputs({ range, error, onChange }: RangeInputsProps) {
  const read = (value: number | string) => (typeof value === "number" ? value : null);
  return (
    <Group grow align="flex-start">
      <NumberInput
        label="From"
        description="Blank for any."
        value={range.from ?? ""}
        error={error}
        onChange={(from) => onChange({ from: read(from), to: range.to })}
      />
      <NumberInput
        label="To"
        description="29 for under 30."
        value={range.to ?? ""}
        error={error !== undefined}
        onChange={(to) => onChange({ from: range.from, to: read(to) })}
      />
    </Group>
  );
}

interface AnswersProps {
  condition: Exclude<Condition, Range>;
  form: Form | undefined;
  error: string | undefined;
  onChange: (condition: Condition) => void;
}

function Answers({ condition, form, error, onChange }: AnswersProps) {
  const { by, values } = condition;
  const answers = listAnswers(by, form);
  const isCountry = by.kind === "aboutYou" && by.attribute === "country";
  const countries = useMemo(() => (isCountry ? listCountryChoices() : []), [isCountry]);
  const shared = {
    label: "Answers that count",
    value: isCountry ? [...new Set(values.map(readCountry))] : values,
    error,
    onChange: (next: string[]) => onChange({ by, values: next }),
  };
  if (answers) {
    const known = [...new Set([...answers, ...values])];
    return (
      <MultiSelect {...shared} placeholder={values.length > 0 ? "" : "Choose one or more"} data={known} />
    );
  }
  if (isCountry) {
    const known = new Set(countries.map(({ value }) => value));
    const others = shared.value.filter((value) => !known.has(value) && value !== preferNotToSay);
    const data = [...countries, ...[...others, preferNotToSay].map((value) => ({ value, label: value }))];
    return (
      <MultiSelect
        {...shared}
        placeholder={values.length > 0 ? "" : "Find a country"}
        data={data}
        searchable
      />
    );
  }
  return (
    <TagsInput
      {...shared}
      description="Press Enter after each. Capitals don't matter, but spelling does."
      maxTags={300}
      acceptValueOnBlur
    />
  );
}
