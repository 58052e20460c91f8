import { Button, Group, NativeSelect } from "@mantine/core";
import { type FormEvent, useRef } from "react";
import { Link } from "react-router";
import { languages } from "#contract/choices.ts";
import { ApiError } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { focusFirstInvalid } from "#web/ui/focus-first-invalid.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useConfig } from "../../queries/instance.ts";
import { useSaveWizardInterview } from "../../queries/interviews.ts";
import { useEndLogin } from "../../queries/login.ts";
import { conceptsToSend } from "../../script/concepts.ts";
import {
  assembleScript,
  type EditedScript,
  nameOrDefault,
  questionsToSend,
  topicsAsBullets,
} from "../../script/edited-script.ts";
import { languageNames } from "../../script/language-names.ts";
import { PreviewButton } from "../../script/preview/preview-button.tsx";
import { ScriptFields } from "../../script/script-fields.tsx";
import { rememberPlace } from "../../session/after-payment.ts";
import { GeneralNounNotice } from "./general-noun-notice.tsx";
import { StepFrame } from "./step-frame.tsx";
import { useNounCheck } from "./use-noun-check.ts";
import type { StepProps, WizardDraft } from "./wizard-draft.ts";
import { readSaveFailure } from "./wizard-errors.ts";

const madeBy: Record<EditedScript["madeBy"], string> = {
  guide: "Drafted from a guide. No language model wrote it. Edit anything before you save.",
  model: "Drafted by your language model. Read every question and edit anything before you save.",
  file: "Read from your file. Please check that every question came through whole.",
  hand: "Written by hand.",
};

/** Step 5: nothing is saved before someone has seen it. */
export function ReviewStep({ draft, set, onSaved }: StepProps & { onSaved: () => void }) {
  const save = useSaveWizardInterview(draft.projectId ?? "");
  const endLogin = useEndLogin();
  const formElement = useRef<HTMLFormElement>(null);
  const nouns = useNounCheck({ draft, set });
  const { script } = draft;
  if (!script) return null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (nouns.hasGeneral) nouns.ask();
    else void send();
  };
  const send = async () => {
    if (save.isPending) return;
    try {
      await save.mutateAsync(wizardBody(draft, script));
      showToast("Interview saved.");
      onSaved();
    } catch (error) {
      const failure = readSaveFailure(error);
      if (failure.kind === "login") endLogin(failure.text);
      else focusFirstInvalid(formElement.current);
    }
  };
  const keepNouns = () => {
    nouns.keep();
    void send();
  };
  return (
    <StepFrame title="Review and Edit Interview Script" lead={madeBy[script.madeBy]}>
      <form ref={formElement} onSubmit={submit} className="column gap-24" noValidate>
        {draft.notice && <NoticeBox kind="info">{draft.notice}</NoticeBox>}
        {draft.note && (
          <NoticeBox kind="info">
            <strong>The model’s remark on your study:</strong> <span dir="auto">{draft.note}</span>
          </NoticeBox>
        )}
        <NativeSelect
          label="Language of the interview"
          description="Consent, greetings and the closing message are in this language."
          maw={380}
          value={draft.scriptLanguage ?? "en"}
          data={languages.map((language) => ({ value: language, label: languageNames[language] }))}
          onChange={(event) => {
            const { value } = event.currentTarget;
            set({ scriptLanguage: languages.find((language) => language === value) ?? null });
          }}
        />
        <ScriptFields
          script={script}
          projectId={draft.projectId ?? null}
          errors={save.error instanceof ApiError ? save.error.fields : {}}
          nameLabel="Interview Name"
          addLabel="+ Add Question"
          removeLabel="Remove question"
          onChange={(next) => set({ script: next })}
        />
        {nouns.asked && <GeneralNounNotice general={nouns.asked} onPut={nouns.put} onKeep={keepNouns} />}
        {save.error && <SaveFailure error={save.error} />}
        <Group justify="space-between">
          <Button variant="default" onClick={() => set({ step: "audience" })}>
            Back
          </Button>
          <Group gap="xs">
            <PreviewButton script={script} projectId={draft.projectId} />
            <BusyButton type="submit" busy={save.isPending} busyLabel="Saving...">
              Save Interview
            </BusyButton>
          </Group>
        </Group>
      </form>
    </StepFrame>
  );
}

function SaveFailure({ error }: { error: Error }) {
  const { data: config } = useConfig();
  const failure = readSaveFailure(error);
  const mayBuy = failure.kind === "limit" && config !== undefined && config.billing !== "off";
  return (
    <NoticeBox kind="error">
      {failure.text}{" "}
      {mayBuy && (
        <Link to="/pricing" onClick={rememberPlace}>
          See the plans
        </Link>
      )}
    </NoticeBox>
  );
}

function wizardBody({ scriptLanguage, brief }: WizardDraft, script: EditedScript) {
  return {
    name: nameOrDefault(script.name, new Date()),
    participantTitle: script.participantTitle,
    introduction: script.introduction,
    objective: script.objective,
    topics: topicsAsBullets(script.topics),
    questions: questionsToSend(script),
    concepts: conceptsToSend(script.concepts),
    script: assembleScript(script),
    interviewType: "subscription",
    language: scriptLanguage ?? "en",
    ...(script.madeBy === "model" && { minutes: brief.minutes }),
  };
}
