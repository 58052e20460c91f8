import { Button, Group, NativeSelect, Radio, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { languages } from "#contract/choices.ts";
import type { GuideTemplate } from "#contract/guides.ts";
import type { ScriptDraft } from "#contract/scripts.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useConfig } from "../../queries/instance.ts";
import { useEndLogin } from "../../queries/login.ts";
import { toEditedScript } from "../../script/edited-script.ts";
import { languageNames } from "../../script/language-names.ts";
import { GuideChooser, useOfferedGuides } from "./guide-chooser.tsx";
import { ModelBrief } from "./model-brief.tsx";
import { StepFrame } from "./step-frame.tsx";
import { StreamedDraft } from "./streamed-draft.tsx";
import { useDraftScript } from "./use-draft-script.ts";
import type { ScriptBrief, StepProps } from "./wizard-draft.ts";
import { readGenerateFailure } from "./wizard-errors.ts";

/** Step 4: the audience, then a proposed script: by the model where there is one, or from a guide. */
export function AudienceStep({ draft, set }: StepProps) {
  const { data: config } = useConfig();
  const hasModel = config?.interviewer === "model";
  const usesGuide = config !== undefined && (!hasModel || draft.brief.prefersGuide);
  const setBrief = (part: Partial<ScriptBrief>) => set({ brief: { ...draft.brief, ...part } });
  const offered = useOfferedGuides(draft, usesGuide);
  const [modelFailure, setModelFailure] = useState<string | null>(null);
  const offerGuides = (reason: string) => {
    setModelFailure(reason);
    setBrief({ prefersGuide: true });
  };
  const drafting = useDrafting({ draft, set }, usesGuide ? offered.chosen : undefined, offerGuides);
  const { isPending } = drafting;
  const needsGuide = usesGuide && offered.chosen === undefined;
  const blank = draft.audience.trim() === "" || draft.objective.trim() === "" || needsGuide;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (blank || config === undefined) return;
    setModelFailure(null);
    drafting.generate();
  };
  return (
    <StepFrame title="Who do you want to hear from?" lead={leadOf(hasModel)}>
      <form onSubmit={submit} className="column gap-24">
        {modelFailure && (
          <NoticeBox kind="error">
            {modelFailure} Choose a guide to start from, or try the model again.
          </NoticeBox>
        )}
        {drafting.failure && <NoticeBox kind="error">{drafting.failure}</NoticeBox>}
        <StudyFields draft={draft} set={set} hasModel={hasModel} readOnly={isPending} />
        <LanguageField brief={draft.brief} disabled={isPending} onChange={setBrief} />
        {hasModel && (
          <SourceField prefersGuide={draft.brief.prefersGuide} disabled={isPending} onChange={setBrief} />
        )}
        {usesGuide ? (
          <GuideChooser offered={offered} brief={draft.brief} readOnly={isPending} onChange={setBrief} />
        ) : (
          hasModel && (
            <>
              <ModelBrief brief={draft.brief} readOnly={isPending} onChange={setBrief} />
              <StreamedDraft
                soFar={drafting.soFar}
                isPending={isPending}
                onCancel={drafting.cancel}
                onKeep={drafting.review}
              />
            </>
          )
        )}
        {draft.script && (
          <NoticeBox kind="info">You already have a script. Generating again replaces it.</NoticeBox>
        )}
        <StepButtons draft={draft} set={set} blank={blank} isPending={isPending} />
      </form>
    </StepFrame>
  );
}

function leadOf(hasModel: boolean): string {
  return hasModel
    ? "We'll draft the questions for this audience. You edit them before anything is saved."
    : "Choose a guide, fill in your words, and edit the questions before anything is saved.";
}

/** Where a guide is given, no model is asked. Where the model fails, guides are offered: none is chosen for anybody. */
function useDrafting(
  { draft, set }: StepProps,
  guide: GuideTemplate | undefined,
  offerGuides: (reason: string) => void,
) {
  const endLogin = useEndLogin();
  const { nouns, language, minutes, beliefs, decision } = draft.brief;
  const review = (made: ScriptDraft) =>
    set({
      script: toEditedScript(made),
      scriptLanguage: made.language,
      notice: made.notice,
      note: made.note ?? null,
      filledFrom: guide ? { guideId: guide.id, language: guide.language, nouns } : null,
      step: "review",
    });
  const onDone = (made: ScriptDraft) =>
    made.modelFailure !== undefined ? offerGuides(made.modelFailure) : review(made);
  const run = useDraftScript(onDone, (error) => {
    const failure = readGenerateFailure(error);
    if (failure.kind === "login") endLogin(failure.text);
  });
  const generate = () =>
    void run.start({
      objective: draft.objective,
      targetAudience: draft.audience,
      language: guide?.language ?? language ?? undefined,
      ...(guide ? { guide: { id: guide.id, nouns } } : { minutes, beliefs, decision }),
    });
  return { ...run, generate, review, failure: run.error ? readGenerateFailure(run.error).text : "" };
}

/** With a model all that it works from stands in one form. */
function StudyFields({
  draft,
  set,
  hasModel,
  readOnly,
}: StepProps & { hasModel: boolean; readOnly: boolean }) {
  return (
    <>
      {hasModel && (
        <Textarea
          label="Interview objective"
          minRows={2}
          autosize
          dir="auto"
          value={draft.objective}
          readOnly={readOnly}
          onChange={(event) => set({ objective: event.currentTarget.value })}
        />
      )}
      <Textarea
        label="Target audience"
        description="For example: people who bought furniture online for the first time in the last three months."
        minRows={3}
        dir="auto"
        value={draft.audience}
        readOnly={readOnly}
        onChange={(event) => set({ audience: event.currentTarget.value })}
      />
    </>
  );
}

interface BriefFieldProps {
  disabled: boolean;
  onChange: (part: Partial<ScriptBrief>) => void;
}

function LanguageField({ brief, disabled, onChange }: BriefFieldProps & { brief: ScriptBrief }) {
  return (
    <NativeSelect
      label="Language of the script"
      disabled={disabled}
      maw={280}
      value={brief.language ?? ""}
      data={[
        { value: "", label: "Same as the objective" },
        ...languages.map((language) => ({ value: language, label: languageNames[language] })),
      ]}
      onChange={(event) => {
        const { value } = event.currentTarget;
        onChange({ language: languages.find((language) => language === value) ?? null });
      }}
    />
  );
}

function SourceField({ prefersGuide, disabled, onChange }: BriefFieldProps & { prefersGuide: boolean }) {
  return (
    <Radio.Group
      label="How do you want to start?"
      value={prefersGuide ? "guide" : "model"}
      onChange={(value) => onChange({ prefersGuide: value === "guide" })}
    >
      <Group gap="lg" mt={8}>
        <Radio value="model" disabled={disabled} label="With a draft by the language model" />
        <Radio value="guide" disabled={disabled} label="From a guide" />
      </Group>
    </Radio.Group>
  );
}

function StepButtons({ draft, set, blank, isPending }: StepProps & { blank: boolean; isPending: boolean }) {
  return (
    <>
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
          <BusyButton type="submit" disabled={blank} busy={isPending} busyLabel="Generating...">
            Generate Interview Script
          </BusyButton>
        </Group>
      </Group>
      <span role="status" className="visually-hidden">
        {isPending ? "Generating..." : ""}
      </span>
    </>
  );
}
