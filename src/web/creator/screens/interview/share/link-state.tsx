import { Button, NumberInput, SimpleGrid, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { InterviewDetails } from "#contract/interviews.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { FailureNotice, NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useSaveInterview } from "../../../queries/interviews.ts";
import { ForEditors } from "../may-edit.tsx";
import { fromLocalMoment, type NumberText, toLocalMoment } from "../settings/settings-fields.ts";
import { SettingsSection } from "../settings/settings-section.tsx";
import { describeLinkState } from "./link-words.ts";

/** Whether the link is open now, the switch for it, and when it closes by itself. */
export function LinkState({ interview }: { interview: InterviewDetails }) {
  const save = useSaveInterview(interview._id);
  const isOpen = interview.settings.status === "open";
  const toggle = () => {
    if (save.isPending) return;
    save.mutate(
      { settings: { status: isOpen ? "closed" : "open" } },
      { onSuccess: () => showToast(isOpen ? "The link is closed." : "The link is open.") },
    );
  };
  const state = describeLinkState(interview, Date.now());
  return (
    <SettingsSection title="Who can join">
      <FailureNotice error={save.error} fallback="Couldn't save the change. Please try again." />
      <div className="row gap-8-16">
        <p
          className={`basis-200 pad-start-12 ${state.takesPeople ? "positive-bar" : "negative-bar"}`}
          role="status"
        >
          {state.text}
        </p>
        <ForEditors>
          {!interview.archivedAt && (
            <BusyButton
              variant={isOpen ? "default" : "filled"}
              busy={save.isPending}
              busyLabel={isOpen ? "Closing..." : "Opening..."}
              onClick={toggle}
            >
              {isOpen ? "Close link" : "Open link again"}
            </BusyButton>
          )}
        </ForEditors>
      </div>
      <ForEditors>
        <LimitsForm
          key={`${interview.settings.sessionLimit} ${interview.settings.closesAt}`}
          interview={interview}
        />
      </ForEditors>
    </SettingsSection>
  );
}

function LimitsForm({ interview }: { interview: InterviewDetails }) {
  const { sessionLimit = null, closesAt = null } = interview.settings;
  const before: { limit: NumberText; end: string } = {
    limit: sessionLimit ?? "",
    end: toLocalMoment(closesAt),
  };
  const [limit, setLimit] = useState(before.limit);
  const [end, setEnd] = useState(before.end);
  const save = useSaveInterview(interview._id);
  const changed = limit !== before.limit || end !== before.end;
  const errors = save.error instanceof ApiError ? save.error.fields : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const settings = {
      ...(limit === before.limit ? {} : { sessionLimit: limit === "" ? null : Number(limit) }),
      ...(end === before.end ? {} : { closesAt: fromLocalMoment(end) }),
    };
    save.mutate({ settings }, { onSuccess: () => showToast("Limits saved.") });
  };
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NumberInput
          label="Session limit"
          description="Maximum number of participants. People who are screened out don't count."
          placeholder="No limit"
          min={1}
          max={1_000_000}
          allowDecimal={false}
          allowNegative={false}
          value={limit}
          error={errors["settings.sessionLimit"]}
          onChange={setLimit}
        />
        <TextInput
          type="datetime-local"
          label="Closing date"
          description="In your own time zone."
          value={end}
          error={errors["settings.closesAt"]}
          onChange={(event) => setEnd(event.currentTarget.value)}
        />
      </SimpleGrid>
      {save.error && Object.keys(errors).length === 0 && (
        <NoticeBox kind="error">
          {errorText(save.error, "Couldn't save the limits. Please try again.")}
        </NoticeBox>
      )}
      {changed && (
        <div className="row gap-8-16">
          <BusyButton type="submit" busy={save.isPending} busyLabel="Saving...">
            Save limits
          </BusyButton>
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              setLimit(before.limit);
              setEnd(before.end);
            }}
          >
            Discard
          </Button>
        </div>
      )}
    </form>
  );
}
