import { Button, Group, Textarea } from "@mantine/core";
import { useId, useState } from "react";
import type { WordingText, WordingView } from "#contract/wordings.ts";
import { errorText } from "#web/api/api-error.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import {
  useDeleteWording,
  useDraftWording,
  useReviewWording,
  useSaveWording,
} from "../../../queries/wordings.ts";
import { languageNames } from "../../../script/language-names.ts";
import { useMayEdit } from "../may-edit.tsx";
import { LeaveGuard } from "../settings/leave-guard.tsx";
import { describeText } from "./describe-state.ts";

interface WordingEditorProps {
  interviewId: string;
  wording: WordingView;
  /** A language model is there to draft what is missing. */
  canDraft: boolean;
  onClose: () => void;
}

/** Original and wording side by side, for every text that participants read. */
export function WordingEditor({ interviewId, wording, canDraft, onClose }: WordingEditorProps) {
  const { language, texts } = wording;
  const name = languageNames[language];
  const mayEdit = useMayEdit();
  const [draft, setDraft] = useState<Record<string, string>>({});
  const save = useSaveWording(interviewId);
  const review = useReviewWording(interviewId);
  const changed = Object.fromEntries(
    texts.flatMap(({ key, text }) =>
      draft[key] === undefined || draft[key] === text ? [] : [[key, draft[key]]],
    ),
  );
  const isDirty = Object.keys(changed).length > 0;
  const groups = [...Map.groupBy(texts, ({ group }) => group)];
  const saveAll = () => {
    review.reset();
    save.mutate(
      { language, texts: changed },
      {
        onSuccess: ({ unknownTexts }) => {
          setDraft({});
          showToast(
            unknownTexts === 0
              ? `Saved the ${name} texts.`
              : "Saved. Some texts are gone from the script, so their wording was left out.",
          );
        },
      },
    );
  };
  const error = save.error ?? review.error;
  return (
    <div className="stack gap-24">
      <LeaveGuard active={isDirty} what="wording" />
      {mayEdit && canDraft && <DraftButton {...{ interviewId, wording, isDirty }} />}
      {groups.map(([group, own]) => (
        <TextGroup
          key={group}
          {...{ group, language, mayEdit, draft }}
          texts={own}
          onChange={(key, text) => setDraft((now) => ({ ...now, [key]: text }))}
        />
      ))}
      <FailureNotice error={error} fallback="Couldn't save these texts." />
      {mayEdit && (
        <Group gap="xs">
          <BusyButton
            busy={save.isPending}
            busyLabel="Saving..."
            aria-disabled={!isDirty || undefined}
            onClick={() => isDirty && saveAll()}
          >
            Save texts
          </BusyButton>
          <BusyButton
            variant="default"
            busy={review.isPending}
            busyLabel="Saving..."
            aria-disabled={isDirty || wording.isOffered || undefined}
            onClick={() => {
              if (isDirty || wording.isOffered) return;
              save.reset();
              review.mutate(
                { language, stamp: wording.stamp },
                { onSuccess: () => showToast(`Participants are now offered ${name}.`) },
              );
            }}
          >
            Mark as reviewed
          </BusyButton>
          <DeleteButton {...{ interviewId, language, name, onDeleted: onClose }} />
        </Group>
      )}
      {mayEdit && (
        <p className="fine above-2">
          “Mark as reviewed” confirms that you've read every text and that it asks what the original asks.
          Your name and the date are kept with it.
        </p>
      )}
    </div>
  );
}

interface DraftButtonProps {
  interviewId: string;
  wording: WordingView;
  isDirty: boolean;
}

/** Only what is missing or out of date is drafted: nobody's own words are replaced. */
function DraftButton({ interviewId, wording, isDirty }: DraftButtonProps) {
  const draft = useDraftWording(interviewId);
  const open = wording.texts.filter(({ state }) => state === "missing" || state === "changed").length;
  const trouble = draft.error
    ? errorText(draft.error, "Couldn't draft the texts.")
    : (draft.data?.notice ?? "");
  if (open === 0) return null;
  return (
    <Group gap="xs">
      <BusyButton
        variant="default"
        size="xs"
        busy={draft.isPending}
        busyLabel="Drafting..."
        aria-disabled={isDirty || undefined}
        onClick={() => isDirty || draft.mutate(wording.language)}
      >
        Draft {countNoun(open, "text")} with the language model
      </BusyButton>
      {trouble !== "" && <span role="alert">{trouble}</span>}
    </Group>
  );
}

interface TextGroupProps {
  group: string;
  language: string;
  texts: readonly WordingText[];
  draft: Record<string, string>;
  mayEdit: boolean;
  onChange: (key: string, text: string) => void;
}

function TextGroup({ group, language, texts, draft, mayEdit, onChange }: TextGroupProps) {
  return (
    <fieldset className="stack gap-12 pad-top-12">
      <legend className="medium text-14">{group}</legend>
      {texts.map((text) => (
        <WordingField
          key={text.key}
          {...{ text, language, mayEdit }}
          value={draft[text.key] ?? text.text}
          onChange={(value) => onChange(text.key, value)}
        />
      ))}
    </fieldset>
  );
}

interface DeleteButtonProps {
  interviewId: string;
  language: string;
  name: string;
  onDeleted: () => void;
}

function DeleteButton({ interviewId, language, name, onDeleted }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteWording(interviewId);
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        Delete language
      </Button>
      <ConfirmDialog
        of={isAsking ? language : undefined}
        title={`Delete ${name}?`}
        confirmLabel="Delete language"
        failed="Couldn't delete the language."
        onConfirm={(deleted) => remove.mutateAsync(deleted)}
        onDone={onDeleted}
        onClose={() => setAsking(false)}
      >
        <p className="prose">
          All texts in {name} are deleted. Sessions in progress finish in it, and answers stay.
        </p>
      </ConfirmDialog>
    </>
  );
}

interface WordingFieldProps {
  text: WordingText;
  language: string;
  mayEdit: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** One text: the original, and how it reads in the other language. */
function WordingField({ text, language, mayEdit, value, onChange }: WordingFieldProps) {
  const original = useId();
  const note = value === text.text ? describeText(text) : "Not saved yet.";
  return (
    <div className="stack columns-2 gap-4-12 narrow-stack">
      <div>
        <span className="text-13 medium">{text.label}</span>
        <p id={original} className="anywhere above-2 pre-wrap" dir="auto">
          {text.original}
        </p>
      </div>
      {mayEdit ? (
        <Textarea
          autosize
          minRows={1}
          maxRows={12}
          label={`${text.label}, in the other language`}
          classNames={{ label: "visually-hidden" }}
          aria-describedby={original}
          lang={language}
          dir="auto"
          value={value}
          error={value === text.text ? text.problem : undefined}
          description={note || undefined}
          inputWrapperOrder={["label", "input", "description", "error"]}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <div>
          <p className="anywhere above-2 pre-wrap" lang={language} dir="auto">
            {text.text || "–"}
          </p>
          {note && <p className="fine above-2">{note}</p>}
        </div>
      )}
    </div>
  );
}
