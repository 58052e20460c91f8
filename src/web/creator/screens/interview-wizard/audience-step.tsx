import { Button, Group, Textarea } from "@mantine/core";
import type { FormEvent } from "react";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useEndLogin } from "../../queries/end-login.ts";
import { useGenerateScript } from "../../queries/interviews.ts";
import { toEditedScript } from "../../script/edited-script.ts";
import classes from "./interview-wizard.module.css";
import { StepFrame } from "./step-frame.tsx";
import type { StepProps } from "./wizard-draft.ts";
import { readGenerateFailure } from "./wizard-errors.ts";

/** Step 4: the audience, then a proposed script. */
export function AudienceStep({ draft, set }: StepProps) {
  const generate = useGenerateScript();
  const endLogin = useEndLogin();
  const blank = draft.audience.trim() === "";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (blank || generate.isPending) return;
    try {
      const proposal = await generate.mutateAsync({
        objective: draft.objective,
        targetAudience: draft.audience,
      });
      set({ script: toEditedScript(proposal), step: "review" });
    } catch (error) {
      const failure = readGenerateFailure(error);
      if (failure.kind === "login") endLogin(failure.text);
    }
  };
  return (
    <StepFrame title="Whom do you want to hear from?" lead="The questions are worded for these people.">
      <form onSubmit={(event) => void submit(event)} className={classes.form}>
        {generate.error && <NoticeBox kind="error">{readGenerateFailure(generate.error).text}</NoticeBox>}
        <Textarea
          label="Target audience"
          description="For example: people who bought furniture online for the first time in the last three months."
          minRows={4}
          value={draft.audience}
          readOnly={generate.isPending}
          onChange={(event) => set({ audience: event.currentTarget.value })}
        />
        {draft.script && (
          <NoticeBox kind="info">
            You have a script already. Generating again replaces it with a new proposal.
          </NoticeBox>
        )}
        <Group justify="space-between">
          <Button variant="default" onClick={() => set({ step: "objective" })}>
            Back
          </Button>
          <Group gap="xs">
            {draft.script && (
              <Button variant="default" onClick={() => set({ step: "review" })}>
                Keep my script
              </Button>
            )}
            <BusyButton type="submit" disabled={blank} busy={generate.isPending} busyLabel="Generating...">
              Generate Interview Script
            </BusyButton>
          </Group>
        </Group>
        <span role="status" className="visually-hidden">
          {generate.isPending ? "Generating..." : ""}
        </span>
      </form>
    </StepFrame>
  );
}
