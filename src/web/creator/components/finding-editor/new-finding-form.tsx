import { NativeSelect, Textarea } from "@mantine/core";
import { useState } from "react";
import type { GivenQuote } from "#contract/given-quotes.ts";
import { maxChars } from "#contract/limits.ts";
import { FormButtons } from "#web/ui/form-buttons.tsx";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useAddFinding } from "../../queries/findings.ts";
import { kindLabels, readKind } from "./kind-labels.ts";

export interface QuoteFormProps {
  interviewId: string;
  listQuotes: () => GivenQuote[];
  onClose: () => void;
  onDone: () => void;
}

export function NewFindingForm({ interviewId, listQuotes, onClose, onDone }: QuoteFormProps) {
  const [text, setText] = useState("");
  const [kind, setKind] = useState("themes");
  const [problem, setProblem] = useState<string>();
  const add = useAddFinding(interviewId);
  const save = () => {
    if (add.isPending) return;
    if (text.trim() === "") {
      setProblem("Please say what you found.");
      return;
    }
    const finding = { text, kind: readKind(kind), quotes: listQuotes() };
    add.mutate(finding, {
      onSuccess: () => {
        showToast("Finding added.");
        onDone();
      },
    });
  };
  return (
    <form
      className="stack gap-16"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FailureNotice error={add.error} fallback="Couldn't save the finding. Please try again." />
      <Textarea
        label="What did you find?"
        description="One sentence, in your words."
        maxLength={maxChars.topic}
        autosize
        minRows={2}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setProblem(undefined);
        }}
        error={problem}
        data-autofocus
      />
      <NativeSelect
        label="Kind"
        data={[...kindLabels]}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value)}
      />
      <FormButtons onCancel={onClose} busy={add.isPending} busyLabel="Saving..." label="Add finding" />
    </form>
  );
}
