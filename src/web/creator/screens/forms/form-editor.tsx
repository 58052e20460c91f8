import { Button, Group, Modal, SegmentedControl, TextInput } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { IconEye } from "@tabler/icons-react";
import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import type { OwnForm } from "#contract/forms.ts";
import { maxChars } from "#contract/limits.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { focusFirstInvalid } from "#web/ui/focus-first-invalid.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { type Crumb, PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useSaveForm } from "../../queries/forms.ts";
import { LeaveGuard } from "../interview/settings/leave-guard.tsx";
import { FieldList } from "./field-list.tsx";
import { type FormDraft, toInput, toPreview } from "./form-draft.ts";
import { FormPreview } from "./form-preview.tsx";
import { typeNames } from "./form-words.ts";

interface FormEditorProps {
  start: FormDraft;
  /** The stored form; undefined for a new one. */
  form: OwnForm | undefined;
  /** It holds something that is not saved from the start: a copy. */
  isChanged: boolean;
  title: string;
  crumbs: Crumb[];
}

export function FormEditor({ start, form, isChanged, title, crumbs }: FormEditorProps) {
  const [draft, setDraft] = useState(start);
  const [isSaved, setSaved] = useState(false);
  const [previewOpened, preview] = useDisclosure(false);
  const narrow = useMediaQuery("(max-width: 1099px)") === true;
  const element = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const save = useSaveForm(form?._id);
  const errors = save.error instanceof ApiError ? save.error.fields : {};
  const shown = useMemo(() => toPreview(draft), [draft]);
  const hasChanges = !isSaved && (isChanged || draft !== start);
  const submit = () => {
    if (save.isPending) return;
    save.mutate(toInput(draft), {
      onSuccess: () => {
        flushSync(() => setSaved(true));
        showToast("Form saved.");
        void navigate("/forms");
      },
      onError: () => focusFirstInvalid(element.current),
    });
  };
  const saveButton = (
    <BusyButton type="submit" form="form-editor" busy={save.isPending} busyLabel="Saving...">
      Save form
    </BusyButton>
  );
  return (
    <>
      <PageHeader
        title={title}
        crumbs={crumbs}
        detail={form && typeNames[form.formType]}
        actions={
          <Group gap="xs">
            {narrow && (
              <Button
                variant="default"
                leftSection={<IconEye size={18} aria-hidden="true" />}
                onClick={preview.open}
              >
                Preview
              </Button>
            )}
            {saveButton}
          </Group>
        }
      />
      <div className="stack gap-24 top beside wide-beside">
        <form
          id="form-editor"
          ref={element}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Panel>
            <div className="stack gap-24">
              {save.error && (
                <NoticeBox kind="error">
                  {Object.keys(errors).length > 0
                    ? "The form isn't saved yet. Fix the fields marked below."
                    : errorText(save.error, "Couldn't save the form.")}
                </NoticeBox>
              )}
              {form?.answers ? <AnsweredNotice answers={form.answers} /> : null}
              <TextInput
                label="Name"
                description="Shown above the questions."
                maxLength={maxChars.name}
                value={draft.name}
                error={errors.name}
                onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
              />
              {!form && <TypeChoice draft={draft} onChange={setDraft} />}
              <FieldList
                fields={draft.fields}
                formType={draft.formType}
                answered={form?.answeredFields ?? []}
                errors={errors}
                onChange={(change) => setDraft((now) => ({ ...now, fields: change(now.fields) }))}
              />
            </div>
          </Panel>
        </form>
        {!narrow && (
          <aside className="stays" aria-labelledby="preview-heading">
            <h2 id="preview-heading" className="heading-16 below-8">
              As participants see it
            </h2>
            <FormPreview form={shown} />
          </aside>
        )}
      </div>
      <Modal
        opened={previewOpened && narrow}
        onClose={preview.close}
        title="As participants see it"
        size="lg"
      >
        <FormPreview form={shown} />
      </Modal>
      <LeaveGuard active={hasChanges} what="form" />
    </>
  );
}

function TypeChoice({ draft, onChange }: { draft: FormDraft; onChange: (draft: FormDraft) => void }) {
  return (
    <div>
      <span className="block text-14 medium below-4" id="form-type-label">
        Asked
      </span>
      <SegmentedControl
        aria-labelledby="form-type-label"
        value={draft.formType}
        data={[
          { value: "pre", label: typeNames.pre },
          { value: "post", label: typeNames.post },
        ]}
        onChange={(value) => onChange({ ...draft, formType: value === "post" ? "post" : "pre" })}
      />
    </div>
  );
}

function AnsweredNotice({ answers }: { answers: number }) {
  return (
    <NoticeBox kind="info">
      {countNoun(answers, "person has", "people have")} answered this form. If you reword a question, existing
      answers appear under the new wording, so add a new question for a new topic. Deleted questions are no
      longer asked, but their answers stay.
    </NoticeBox>
  );
}
