import { Textarea } from "@mantine/core";
import { useId } from "react";
import type { WordingText } from "#contract/wordings.ts";
import { describeText } from "./describe-state.ts";
import classes from "./languages.module.css";

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
    <div className={classes.pair}>
      <div>
        <span className="text-13 medium">{text.label}</span>
        <p id={original} className={`anywhere ${classes.original}`} dir="auto">
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
          <p className={`anywhere ${classes.original}`} lang={language} dir="auto">
            {text.text || "–"}
          </p>
          {note && <p className={`fine ${classes.state}`}>{note}</p>}
        </div>
      )}
    </div>
  );
}
