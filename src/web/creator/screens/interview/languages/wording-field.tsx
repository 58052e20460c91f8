import { Textarea } from "@mantine/core";
import { useId } from "react";
import type { WordingText } from "#contract/wordings.ts";
import { describeText } from "./describe-state.ts";

interface WordingFieldProps {
  text: WordingText;
  language: string;
  mayEdit: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** One text: the original, and how it reads in the other language. */
export function WordingField({ text, language, mayEdit, value, onChange }: WordingFieldProps) {
  const original = useId();
  const note = value === text.text ? describeText(text) : "Not saved yet.";
  return (
    <div className="stack columns-2 gap-4-12 narrow-stack">
      <div>
        <span className="text-13 medium">{text.label}</span>
        <p id={original} className="anywhere above-2 pre-wrap" dir="auto">
          {text.original}
        </p>
      </div>
      {mayEdit ? (
        <Textarea
          autosize
          minRows={1}
          maxRows={12}
          label={`${text.label}, in the other language`}
          classNames={{ label: "visually-hidden" }}
          aria-describedby={original}
          lang={language}
          dir="auto"
          value={value}
          error={value === text.text ? text.problem : undefined}
          description={note || undefined}
          inputWrapperOrder={["label", "input", "description", "error"]}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <div>
          <p className="anywhere above-2 pre-wrap" lang={language} dir="auto">
            {text.text || "–"}
          </p>
          {note && <p className="fine above-2">{note}</p>}
        </div>
      )}
    </div>
  );
}
