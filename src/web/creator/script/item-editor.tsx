import { NumberInput, Select, Textarea, TextInput } from "@mantine/core";
import { findItemProblem } from "#contract/item-problems.ts";
import type { Item } from "#contract/items.ts";
import { maxLineChars } from "#contract/limits.ts";
import type { EditedQuestion } from "./edited-script.ts";
import { answerNames, changeKind, itemKinds, trimItem } from "./item-draft.ts";

interface ItemEditorProps {
  question: EditedQuestion;
  onChange: (question: EditedQuestion) => void;
}

const choices = (["open", ...itemKinds] as const).map((value) => ({ value, label: answerNames[value] }));

/** How a question is answered: in words, or by options, a scale or an order that the chat shows. */
export function ItemEditor({ question, onChange }: ItemEditorProps) {
  const { item, ...open } = question;
  const set = (next: Item | undefined) => onChange(next === undefined ? open : { ...open, item: next });
  return (
    <>
      <Select
        size="xs"
        label="Answer"
        description={
          item === undefined
            ? "People write whatever they like."
            : "People tap an answer or write their own. The interviewer then asks what's behind it."
        }
        classNames={{ wrapper: "max-240" }}
        data={choices}
        value={item?.kind ?? "open"}
        allowDeselect={false}
        onChange={(kind) => set(changeKind(item, kind))}
      />
      {item?.kind === "scale" && <ScaleParts item={item} onChange={set} />}
      {item !== undefined && item.kind !== "scale" && (
        <Textarea
          size="xs"
          label="Options, one per line"
          autosize
          minRows={3}
          maxRows={12}
          value={item.options.join("\n")}
          error={problemOf(item)}
          onChange={(event) => set({ ...item, options: event.currentTarget.value.split("\n") })}
        />
      )}
    </>
  );
}

/** Nothing is wrong before anything was typed. */
function problemOf(item: Item): string | undefined {
  const isBlank = item.kind !== "scale" && item.options.every((option) => option.trim() === "");
  return isBlank ? undefined : findItemProblem(trimItem(item));
}

type Scale = Item & { kind: "scale" };

function ScaleParts({ item, onChange }: { item: Scale; onChange: (item: Item) => void }) {
  const problem = problemOf(item);
  const setEnd = (end: "min" | "max") => (value: string | number) => {
    if (typeof value === "number") onChange({ ...item, [end]: value });
  };
  return (
    <div className="grid columns-2 gap-8-16">
      <NumberInput
        size="xs"
        label="From"
        allowDecimal={false}
        value={item.min}
        error={problem !== undefined}
        onChange={setEnd("min")}
      />
      <NumberInput
        size="xs"
        label="To"
        allowDecimal={false}
        value={item.max}
        error={problem !== undefined}
        onChange={setEnd("max")}
      />
      <TextInput
        size="xs"
        label="Words at the low end"
        placeholder="Not at all"
        maxLength={maxLineChars.scaleEnd}
        value={item.minLabel ?? ""}
        onChange={(event) => onChange({ ...item, minLabel: event.currentTarget.value })}
      />
      <TextInput
        size="xs"
        label="Words at the high end"
        placeholder="Very much"
        maxLength={maxLineChars.scaleEnd}
        value={item.maxLabel ?? ""}
        onChange={(event) => onChange({ ...item, maxLabel: event.currentTarget.value })}
      />
      {problem !== undefined && (
        <p className="text-13 negative span-all" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
