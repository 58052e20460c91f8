import { ActionIcon, Button, Checkbox, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { maxChars, maxCount } from "#contract/limits.ts";
import { type DraftOption, newOption } from "./form-draft.ts";

interface OptionListProps {
  options: DraftOption[];
  mayScreen: boolean;
  error: string | undefined;
  onChange: (options: DraftOption[]) => void;
}

/** The options of a choice. Enter makes the next one; a pasted list becomes an option a line. */
export function OptionList({ options, mayScreen, error, onChange }: OptionListProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (focusAt.current === undefined) return;
    list.current?.querySelectorAll<HTMLInputElement>('input[type="text"]')[focusAt.current]?.focus();
    focusAt.current = undefined;
  });
  const insert = (index: number, texts: string[]) => {
    const made = texts.slice(0, maxCount.formOptions - options.length).map((text) => newOption(text));
    if (made.length === 0) return;
    focusAt.current = index + made.length - 1;
    onChange([...options.slice(0, index), ...made, ...options.slice(index)]);
  };
  const set = (next: DraftOption) => onChange(options.map((one) => (one.key === next.key ? next : one)));
  const press = (event: KeyboardEvent, index: number) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    insert(index + 1, [""]);
  };
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="block text-14 medium below-4">Options</legend>
      <ul className="stack gap-8 below-8" ref={list}>
        {options.map((option, index) => (
          <li key={option.key} className="row gap-4-12">
            <TextInput
              className="basis-200"
              type="text"
              aria-label={`Option ${index + 1}`}
              aria-invalid={(error !== undefined && index === 0) || undefined}
              maxLength={maxChars.topic}
              value={option.text}
              onChange={(event) => set({ ...option, text: event.currentTarget.value })}
              onKeyDown={(event) => press(event, index)}
              onPaste={(event) => {
                const lines = event.clipboardData.getData("text").split(/\r\n|\r|\n/);
                const filled = lines.map((line) => line.trim()).filter((line) => line !== "");
                if (filled.length < 2 || option.text !== "") return;
                event.preventDefault();
                const made = filled.slice(0, maxCount.formOptions).map((text) => newOption(text));
                onChange(
                  [...options.slice(0, index), ...made, ...options.slice(index + 1)].slice(
                    0,
                    maxCount.formOptions,
                  ),
                );
              }}
            />
            {mayScreen && (
              <Checkbox
                label="Ends the interview"
                aria-label={`Option ${index + 1} ends the interview`}
                checked={option.screensOut}
                onChange={(event) => set({ ...option, screensOut: event.currentTarget.checked })}
              />
            )}
            <ActionIcon
              className="to-end"
              variant="subtle"
              color="gray"
              aria-label={`Remove option ${index + 1}`}
              disabled={options.length <= 2}
              onClick={() => {
                focusAt.current = Math.max(0, index - 1);
                onChange(options.filter((one) => one.key !== option.key));
              }}
            >
              <IconX size={16} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {error && (
        <p className="text-13 line-18 negative below-8" id={`${id}-error`}>
          {error}
        </p>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        className="flush"
        disabled={options.length >= maxCount.formOptions}
        onClick={() => insert(options.length, [""])}
      >
        Add option
      </Button>
      {mayScreen && options.some((option) => option.screensOut) && (
        <p className="fine above-8">
          People who choose this option are thanked and leave before the chat starts. They don't use up a
          session.
        </p>
      )}
    </fieldset>
  );
}
