import { useRef } from "react";
import type { InterviewDetails } from "#contract/interviews.ts";
import { ConditionFactsProvider } from "../../../script/condition-facts.ts";
import { useInterviewFacts } from "../../../script/interview-facts.ts";
import { useOpenQuestion } from "../../../script/open-question.ts";
import { PreviewButton } from "../../../script/preview/preview-button.tsx";
import { ScriptFields } from "../../../script/script-fields.tsx";
import { ReportCardBlock } from "../../report-card/report-card-block.tsx";
import { LanguagesPart } from "../languages/languages-part.tsx";
import { useMayEdit } from "../may-edit.tsx";
import { EditForm } from "../settings/edit-form.tsx";
import { settingsForPreview } from "../settings/settings-draft.ts";
import { SettingsSection } from "../settings/settings-section.tsx";
import { useSettingsForm } from "../settings/use-settings-form.ts";
import { ScriptList } from "./script-list.tsx";

/** What the interviewer asks, to change for editors, and how it went in the sessions so far. */
export function ScriptTab({ interview }: { interview: InterviewDetails }) {
  return (
    <div className="stack gap-32">
      {useMayEdit() ? <ScriptForm interview={interview} /> : <ScriptList interview={interview} />}
      <div className="max-920">
        <LanguagesPart interview={interview} />
      </div>
      {interview.counts.completed > 0 && <ReportCardBlock interview={interview} />}
    </div>
  );
}

function ScriptForm({ interview }: { interview: InterviewDetails }) {
  const form = useSettingsForm(interview, "script");
  const { draft, set, errors } = form;
  const element = useRef<HTMLFormElement>(null);
  useOpenQuestion(element);
  const facts = useInterviewFacts(interview, draft);
  return (
    <EditForm form={form} element={element}>
      <SettingsSection
        title="Script"
        hint="Changes apply to sessions that start from now on; running ones keep their script."
      >
        <ConditionFactsProvider value={facts}>
          <ScriptFields
            key={form.version}
            script={draft.script}
            projectId={interview.projectId._id}
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
              minutes={facts.minutes}
              settings={{ ...settingsForPreview(draft), hiddenFields: interview.settings.hiddenFields }}
            />
          </div>
        </ConditionFactsProvider>
      </SettingsSection>
    </EditForm>
  );
}
