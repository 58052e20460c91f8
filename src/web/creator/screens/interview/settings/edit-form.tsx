import { Button, Radio } from "@mantine/core";
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { focusFirstInvalid } from "#web/ui/focus-first-invalid.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import type { Conflict } from "./merge-drafts.ts";
import type { Clash, useSettingsForm } from "./use-settings-form.ts";

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

interface ClashPanelProps {
  clash: Clash;
  onChoose: (field: Conflict["field"], whose: "yours" | "theirs") => void;
}

/** Both versions of what two people changed at once, to choose from; nothing of either is lost until one saves. */
function ClashPanel({ clash, onChoose }: ClashPanelProps) {
  const { changedBy, conflicts, chosen } = clash;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const isOwn = changedBy === "You";
  const who = isOwn ? "You changed this interview in another window" : `${changedBy} changed this interview`;
  return (
    <section ref={panel} tabIndex={-1} className="card stack gap-24 pad-24" aria-label="Changed meanwhile">
      <NoticeBox kind="error">
        {who} while you were editing.{" "}
        {conflicts.length > 0
          ? "None of your changes are saved yet. Choose what to keep, then save."
          : "Your changes don’t overlap with theirs. Save again to keep both."}
      </NoticeBox>
      {conflicts.map(({ field, label, theirs, yours }) => (
        <Radio.Group
          key={field}
          label={label}
          value={chosen[field] ?? null}
          onChange={(value) => onChoose(field, value === "theirs" ? "theirs" : "yours")}
        >
          <div className="stack above-8 auto-columns">
            <Version
              value="theirs"
              name={isOwn ? "Saved in the other window" : `${changedBy}’s version`}
              text={theirs}
            />
            <Version
              value="yours"
              name={isOwn ? "From this window, not saved yet" : "Your version"}
              text={yours}
            />
          </div>
        </Radio.Group>
      ))}
    </section>
  );
}

function Version({ value, name, text }: { value: "yours" | "theirs"; name: string; text: string }) {
  return (
    <div className="stack content-start gap-8 pad-12-16 round sunken">
      <Radio value={value} label={name} />
      <p className="text-14 line-20 anywhere pre-wrap" dir="auto">
        {text}
      </p>
    </div>
  );
}
