import { Button, Group, Textarea } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { FormEvent } from "react";
import { useNearestGuides } from "../../queries/guides.ts";
import { useConfig } from "../../queries/instance.ts";
import { toEditedScript } from "../../script/edited-script.ts";
import { ImportStudy } from "../interview-actions/import-study.tsx";
import { StepFrame } from "./step-frame.tsx";
import { UploadScript } from "./upload-script.tsx";
import type { StepProps } from "./wizard-draft.ts";

const typingMs = 400;

/** The server learns its guides when it's first asked for the nearest: here that's while the creator still types. */
function useEarlyGuides({ objective, audience, brief }: StepProps["draft"]) {
  const { data: config } = useConfig();
  const [typed] = useDebouncedValue(objective, typingMs);
  useNearestGuides(
    { objective: typed, targetAudience: audience },
    brief.language,
    config?.interviewer === "scripted",
  );
}

/** Step 3. */
export function ObjectiveStep({ draft, set }: StepProps) {
  useEarlyGuides(draft);
  const blank = draft.objective.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!blank) set({ step: "audience" });
  };
  return (
    <StepFrame title="What do you want to learn?" lead="One or two sentences are enough.">
      <form onSubmit={submit} className="column gap-24">
        <Textarea
          label="Interview objective"
          description="For example: understand why first-time buyers leave the checkout before paying."
          minRows={4}
          value={draft.objective}
          onChange={(event) => set({ objective: event.currentTarget.value })}
        />
        <Group justify="space-between">
          <Button variant="default" onClick={() => set({ step: "project" })}>
            Back
          </Button>
          <Button type="submit" disabled={blank}>
            Next
          </Button>
        </Group>
      </form>
      {draft.projectId && (
        <>
          <UploadScript
            projectId={draft.projectId}
            replaces={draft.script !== null}
            onRead={(read) =>
              set({
                step: "review",
                objective: draft.objective || read.objective,
                script: toEditedScript({ ...read, madeBy: "file" }),
                scriptLanguage: read.language,
                notice: read.notice,
                note: null,
              })
            }
          />
          <div className="above-16">
            <ImportStudy projectId={draft.projectId} />
          </div>
        </>
      )}
    </StepFrame>
  );
}
