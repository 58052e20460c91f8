import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, type RefObject, useRef } from "react";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { focusFirstInvalid } from "#web/ui/focus-first-invalid.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { ClashPanel } from "./clash-panel.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import type { useSettingsForm } from "./use-settings-form.ts";

interface EditFormProps {
  form: ReturnType<typeof useSettingsForm>;
  element?: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}

/** Fields that are saved together, with what was not saved last time, the bar that saves, and a guard on leaving. */
export function EditForm({ form, element, children }: EditFormProps) {
  const own = useRef<HTMLFormElement>(null);
  const place = element ?? own;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.save()) return;
    focusFirstInvalid(place.current);
  };
  return (
    <form ref={place} className="stack gap-32 max-920" noValidate onSubmit={(event) => void submit(event)}>
      {form.wasRestored && (
        <NoticeBox kind="info">
          You left with unsaved changes. We kept them: save or discard them below.
        </NoticeBox>
      )}
      {form.clash && <ClashPanel clash={form.clash} onChoose={form.choose} />}
      {children}
      <SaveBar form={form} />
      <LeaveGuard active={form.dirty} onLeave={form.forget} />
    </form>
  );
}

/** Stays in sight; says whether there is anything to save, and how saving went. */
function SaveBar({ form }: Pick<EditFormProps, "form">) {
  const { dirty, saving, error, errors, savedOnce, discard } = form;
  const off = !dirty && !saving;
  return (
    <div className={`card stack gap-8 pad-12-16 ${off ? "" : "bottom-bar"}`}>
      {error !== undefined && <NoticeBox kind="error">{errors.clash ?? sentenceOf(error)}</NoticeBox>}
      <div className="row gap-8 narrow-fill">
        <span role="status" className="muted grow narrow-row">
          {dirty ? "You have unsaved changes." : savedOnce ? "Saved." : "All changes saved."}
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
  if (count > 0) return "Nothing is saved yet. Fix the fields marked above.";
  return errorText(error, "Couldn't save the changes. Please try again.");
}
