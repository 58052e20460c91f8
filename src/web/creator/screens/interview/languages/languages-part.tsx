import { Button, Group, Select } from "@mantine/core";
import { useState } from "react";
import { languages } from "#contract/choices.ts";
import type { InterviewDetails } from "#contract/interviews.ts";
import type { Language, WordingView } from "#contract/wordings.ts";
import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { LoadFailure, LoadingLines } from "#web/ui/list-states.tsx";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { useSaveAnalysisLanguage } from "../../../queries/translations.ts";
import { useSaveWording, useWordings } from "../../../queries/wordings.ts";
import { languageNames } from "../../../script/language-names.ts";
import { useMayEdit } from "../may-edit.tsx";
import { SettingsSection } from "../settings/settings-section.tsx";
import { describeWording } from "./describe-state.ts";
import { WordingEditor } from "./wording-editor.tsx";

/** The languages that participants can be asked in, besides the script's own. */
export function LanguagesPart({ interview }: { interview: InterviewDetails }) {
  const wordings = useWordings(interview._id);
  const [opened, setOpened] = useState<Language>();
  const mayEdit = useMayEdit();
  const own = interview.settings.language;
  const list = wordings.data?.wordings ?? [];
  return (
    <SettingsSection
      title="Languages"
      hint={`The script is in ${languageNames[own]}. Add the same script in other languages, so that all answers are counted together.`}
    >
      {wordings.isPending && <LoadingLines label="Loading the languages" lines={2} />}
      <LoadFailure query={wordings} text="Couldn't load the languages." />
      {wordings.data && list.length === 0 && <p className="muted">No other language yet.</p>}
      {list.map((wording) => (
        <LanguageRow
          key={wording.language}
          interviewId={interview._id}
          wording={wording}
          canDraft={wordings.data?.canDraft === true}
          isOpen={opened === wording.language}
          onOpen={(isOpen) => setOpened(isOpen ? wording.language : undefined)}
        />
      ))}
      {mayEdit && <AnalysisLanguage interview={interview} />}
      {wordings.data && mayEdit && (
        <AddLanguage
          interviewId={interview._id}
          taken={[own, ...list.map(({ language }) => language)]}
          onAdded={setOpened}
        />
      )}
    </SettingsSection>
  );
}

function AnalysisLanguage({ interview }: { interview: InterviewDetails }) {
  const save = useSaveAnalysisLanguage(interview._id);
  const { analysisLanguage, language } = interview.settings;
  return (
    <Select
      className="max-420"
      label="Language of the findings"
      description="A language model writes labels and claims in it. Quotes stay as people said them."
      data={languages.map((value) => ({ value, label: languageNames[value] }))}
      allowDeselect={false}
      value={save.isPending ? save.variables : (analysisLanguage ?? language)}
      error={save.error && errorText(save.error, "Couldn't save the language.")}
      onChange={(value) => {
        const chosen = languages.find((one) => one === value);
        if (chosen) save.mutate(chosen);
      }}
    />
  );
}

interface LanguageRowProps {
  interviewId: string;
  wording: WordingView;
  canDraft: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

function LanguageRow({ interviewId, wording, canDraft, isOpen, onOpen }: LanguageRowProps) {
  const name = languageNames[wording.language];
  const mayEdit = useMayEdit();
  return (
    <section className="stack gap-12 ruled pad-top-16" aria-label={name}>
      <div className="row gap-12">
        <div className="grow shrinks">
          <h3 className="heading-14">{name}</h3>
          <p className={`fine above-2 ${wording.isOffered ? "positive" : ""}`}>{describeWording(wording)}</p>
        </div>
        <Button variant="default" size="xs" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          {isOpen ? "Close" : mayEdit ? "Edit" : "Read"}
          <span className="visually-hidden"> {name}</span>
        </Button>
      </div>
      {isOpen && <WordingEditor {...{ interviewId, wording, canDraft }} onClose={() => onOpen(false)} />}
    </section>
  );
}

interface AddLanguageProps {
  interviewId: string;
  taken: readonly Language[];
  onAdded: (language: Language) => void;
}

function AddLanguage({ interviewId, taken, onAdded }: AddLanguageProps) {
  const [chosen, setChosen] = useState<Language | null>(null);
  const save = useSaveWording(interviewId);
  const left = languages.filter((language) => !taken.includes(language));
  if (left.length === 0) return null;
  const add = () => {
    if (chosen === null) return;
    save.mutate(
      { language: chosen, texts: {} },
      {
        onSuccess: () => {
          onAdded(chosen);
          setChosen(null);
        },
      },
    );
  };
  return (
    <>
      <FailureNotice error={save.error} fallback="Couldn't add the language." />
      <Group gap="xs" align="end">
        <Select
          label="Add a language"
          placeholder="Choose a language"
          data={left.map((value) => ({ value, label: languageNames[value] }))}
          value={chosen}
          onChange={(value) => setChosen(left.find((language) => language === value) ?? null)}
        />
        <BusyButton
          variant="default"
          busy={save.isPending}
          busyLabel="Adding..."
          aria-disabled={chosen === null || undefined}
          onClick={add}
        >
          Add language
        </BusyButton>
      </Group>
    </>
  );
}
