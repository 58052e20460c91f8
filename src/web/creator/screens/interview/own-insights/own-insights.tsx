import { Textarea, TextInput, Title } from "@mantine/core";
import { type SyntheticEvent, useRef, useState } from "react";
import type { InterviewDetails } from "#contract/interviews.ts";
import { maxChars } from "#contract/limits.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { useAddInsight } from "../../../queries/insights.ts";
import { useMayEdit } from "../may-edit.tsx";
import { OwnInsightList } from "./own-insight-list.tsx";
import { splitTags } from "./tag-list.ts";

/** What the creator noticed themselves, beside what the coder found. */
export function OwnInsights({ interview }: { interview: InterviewDetails }) {
  const mayEdit = useMayEdit();
  if (!mayEdit && interview.customInsights.length === 0) return null;
  return (
    <section className="card stack gap-16 pad-16-24" aria-labelledby="own-heading">
      <Title order={2} id="own-heading">
        {mayEdit ? "Add Insight" : "Added insights"}
      </Title>
      {mayEdit && <AddInsightForm interviewId={interview._id} />}
      {interview.customInsights.length > 0 && (
        <OwnInsightList interviewId={interview._id} insights={interview.customInsights} />
      )}
    </section>
  );
}

const blank = { notes: "", tags: "", description: "" };

function AddInsightForm({ interviewId }: { interviewId: string }) {
  const [values, setValues] = useState(blank);
  const [problem, setProblem] = useState<string>();
  const first = useRef<HTMLTextAreaElement>(null);
  const add = useAddInsight(interviewId);
  const set = (field: keyof typeof blank) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    setValues((current) => ({ ...current, [field]: value }));
    setProblem(undefined);
    if (!add.isPending) add.reset();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const tags = splitTags(values.tags);
    const { notes, description } = values;
    if (notes.trim() === "" && description.trim() === "" && tags.length === 0) {
      setProblem("Write a note or a description first.");
      first.current?.focus();
      return;
    }
    add.mutate({ notes, description, tags }, { onSuccess: () => setValues(blank) });
  };
  return (
    <form onSubmit={submit} className="stack" noValidate>
      <Textarea
        ref={first}
        label="Notes"
        placeholder="What did you notice?"
        minRows={2}
        maxLength={maxChars.longText}
        value={values.notes}
        error={problem}
        onChange={set("notes")}
      />
      <TextInput
        label="Tags"
        description="Separated by commas"
        placeholder="onboarding, pricing"
        value={values.tags}
        onChange={set("tags")}
      />
      <Textarea
        label="Description"
        minRows={2}
        maxLength={maxChars.longText}
        value={values.description}
        onChange={set("description")}
      />
      <FailureNotice error={add.error} fallback="Failed to save insight." />
      <div className="row gap-12">
        <BusyButton type="submit" variant="default" busy={add.isPending} busyLabel="Saving...">
          Add Insight
        </BusyButton>
        <span role="status" className="positive text-13">
          {add.isSuccess ? "Insight saved successfully!" : ""}
        </span>
      </div>
    </form>
  );
}
