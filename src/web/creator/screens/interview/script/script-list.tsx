import type { InterviewDetails } from "#contract/interviews.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { StimulusView } from "../../../components/stimulus-view.tsx";
import { describeTreatment } from "../../../script/edited-script.ts";
import { ownAddress } from "../../../script/stimulus-draft.ts";
import { Facts } from "../settings/facts.tsx";
import { SettingsSection } from "../settings/settings-section.tsx";

/** The script for those who may not change it. */
export function ScriptList({ interview }: { interview: InterviewDetails }) {
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
