import { Button } from "@mantine/core";
import { type FormEvent, useRef } from "react";
import type { InterviewDetails } from "#contract/interviews.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { focusFirstInvalid } from "#web/ui/focus-first-invalid.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { PreviewButton } from "../../../script/preview/preview-button.tsx";
import { ScriptFields } from "../../../script/script-fields.tsx";
import { AroundSection } from "./around-section.tsx";
import { ConsentSection } from "./consent-section.tsx";
import { InterviewSection } from "./interview-section.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import classes from "./settings.module.css";
import { settingsForPreview } from "./settings-draft.ts";
import { SettingsSection } from "./settings-section.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

/** Everything that can be set on an interview, saved together. */
export function SettingsForm({ interview }: { interview: InterviewDetails }) {
  const form = useSettingsForm(interview);
  const { draft, set, errors, dirty } = form;
  const element = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.save())) focusFirstInvalid(element.current);
  };
  return (
    <form ref={element} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {form.wasRestored && (
        <NoticeBox kind="info">
          These are changes that you had not saved when you left. Save or discard them below.
        </NoticeBox>
      )}
      <SettingsSection
        title="Script"
        hint="Sessions that have begun keep the script they began with; changes count for those who begin later."
      >
        <ScriptFields
          key={form.version}
          script={draft.script}
          errors={errors}
          nameLabel="Name"
          addLabel="Add Question"
          removeLabel="Delete Question"
          onChange={(script) => set({ script })}
        />
        <div>
          <PreviewButton
            script={draft.script}
            projectId={interview.projectId._id}
            language={draft.language}
            minutes={typeof draft.minutes === "number" ? draft.minutes : undefined}
            settings={{ ...settingsForPreview(draft), hiddenFields: interview.settings.hiddenFields }}
          />
        </div>
      </SettingsSection>
      <InterviewSection draft={draft} errors={errors} set={set} />
      <ConsentSection
        draft={draft}
        errors={errors}
        set={set}
        defaultText={interview.defaultConsentText ?? ""}
      />
      <AroundSection draft={draft} errors={errors} set={set} />
      <SaveBar form={form} />
      <LeaveGuard active={dirty} onLeave={form.forget} />
    </form>
  );
}

/** Stays in sight; says whether there is anything to save, and how saving went. */
function SaveBar({ form }: { form: ReturnType<typeof useSettingsForm> }) {
  const { dirty, saving, error, savedOnce, discard } = form;
  const off = !dirty && !saving;
  return (
    <div className={classes.bar} data-dirty={!off || undefined}>
      {error !== undefined && <NoticeBox kind="error">{sentenceOf(error)}</NoticeBox>}
      <div className={classes.barLine}>
        <span role="status" className={classes.barText}>
          {dirty ? "You have unsaved changes." : savedOnce ? "Saved." : "Everything is saved."}
        </span>
        <Button
          variant="default"
          aria-disabled={off || undefined}
          data-disabled={off || undefined}
          onClick={() => !off && discard()}
        >
          Discard
        </Button>
        <BusyButton
          type="submit"
          busy={saving}
          busyLabel="Saving..."
          data-disabled={off || undefined}
          aria-disabled={off || undefined}
        >
          Save changes
        </BusyButton>
      </div>
    </div>
  );
}

function sentenceOf(error: unknown): string {
  const count = error instanceof ApiError ? Object.keys(error.fields).length : 0;
  if (count > 0) return "Nothing was saved yet: please look at the fields marked above.";
  return errorText(error, "The changes could not be saved. Please try again.");
}
