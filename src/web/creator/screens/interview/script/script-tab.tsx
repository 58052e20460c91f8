import { useRef } from "react";
import type { InterviewDetails } from "#contract/interviews.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { StimulusView } from "../../../components/stimulus-view.tsx";
import { ConditionFactsProvider } from "../../../script/condition-facts.ts";
import { describeTreatment } from "../../../script/edited-script.ts";
import { useInterviewFacts } from "../../../script/interview-facts.ts";
import { useOpenQuestion } from "../../../script/open-question.ts";
import { PreviewButton } from "../../../script/preview/preview-button.tsx";
import { ScriptFields } from "../../../script/script-fields.tsx";
import { ownAddress } from "../../../script/stimulus-draft.ts";
import { ReportCardBlock } from "../../report-card/report-card-block.tsx";
import { LanguagesPart } from "../languages/languages-part.tsx";
import { useMayEdit } from "../may-edit.tsx";
import { EditForm } from "../settings/edit-form.tsx";
import { Facts } from "../settings/facts.tsx";
import { settingsForPreview } from "../settings/settings-draft.ts";
import { SettingsSection } from "../settings/settings-section.tsx";
import { useSettingsForm } from "../settings/use-settings-form.ts";

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

/** The script for those who may not change it. */
function ScriptList({ interview }: { interview: InterviewDetails }) {
  const { concepts = [] } = interview.settings;
  return (
    <div className="stack gap-32 max-920">
      <NoticeBox kind="info">You can view this project, but not change it.</NoticeBox>
      <SettingsSection title="Script">
        <Facts
          facts={[
            ["Name", interview.name],
            ["Introduction", interview.introduction],
            ["Objective", interview.objective],
            ["Topics", interview.topics.join(", ")],
            ...concepts.map(({ name, description = "" }, at): [string, string] => [
              `Concept ${at + 1}`,
              [name, description].filter(Boolean).join(": "),
            ]),
          ]}
        />
        <ol className="stack gap-8 anywhere marked-list pad-start-24">
          {interview.questionSettings.map((question) => (
            <li key={question.id}>
              <span dir="auto">{question.text}</span>
              <span className="fine block above-2"> {describeTreatment(question)}</span>
              {question.item && question.item.kind !== "scale" && (
                <QuestionNote name="Options" text={question.item.options.join(" · ")} />
              )}
              {question.stimulus && (
                <>
                  <StimulusView {...question.stimulus} url={ownAddress(question.stimulus)} />
                  <QuestionNote name="What it shows" text={question.stimulus.alt} />
                </>
              )}
              {question.aim && <QuestionNote name="To learn" text={question.aim} />}
              {question.helpText && <QuestionNote name="If they ask" text={question.helpText} />}
            </li>
          ))}
        </ol>
      </SettingsSection>
    </div>
  );
}

function QuestionNote({ name, text }: { name: string; text: string }) {
  return (
    <p className="fine above-2" dir="auto">
      {name}: {text}
    </p>
  );
}
