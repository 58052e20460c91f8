import type { InterviewDetails } from "#contract/interviews.ts";
import { AroundSection } from "./around-section.tsx";
import { ConsentSection } from "./consent-section.tsx";
import { EditForm } from "./edit-form.tsx";
import { InterviewSection } from "./interview-section.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

/** Everything around the script that can be set on an interview, saved together. */
export function SettingsForm({ interview }: { interview: InterviewDetails }) {
  const form = useSettingsForm(interview, "settings");
  const { draft, set, errors } = form;
  return (
    <EditForm form={form}>
      <InterviewSection draft={draft} errors={errors} set={set} />
      <ConsentSection
        draft={draft}
        errors={errors}
        set={set}
        defaultText={interview.defaultConsentText ?? ""}
      />
      <AroundSection draft={draft} errors={errors} set={set} />
    </EditForm>
  );
}
