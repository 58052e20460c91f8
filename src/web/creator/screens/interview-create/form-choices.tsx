import { Anchor, Select, SimpleGrid } from "@mantine/core";
import type { Form } from "#contract/forms.ts";
import { useForms } from "../../queries/forms.ts";
import type { FormsDraft } from "./interview-draft.ts";

interface FormChoicesProps {
  draft: FormsDraft;
  errors: Record<string, string>;
  onChange: (part: Partial<FormsDraft>) => void;
}

/** The forms before and after the interview. Without the list the interview can still be made, so no alarm. */
export function FormChoices({ draft, errors, onChange }: FormChoicesProps) {
  const { data: forms = [], error, isPending, refetch } = useForms();
  const placeholder = isPending ? "Loading the forms" : "None";
  return (
    <div>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label="Pre-Interview Form"
          description="Asked before the chat begins."
          placeholder={placeholder}
          data={choicesOf(forms, "pre")}
          clearable
          clearButtonProps={{ "aria-label": "Clear the pre-interview form" }}
          value={draft.preInterviewFormId || null}
          error={errors.preInterviewFormId}
          onChange={(id) => onChange({ preInterviewFormId: id ?? "" })}
        />
        <Select
          label="Post-Interview Form"
          description="Asked once the chat is over."
          placeholder={placeholder}
          data={choicesOf(forms, "post")}
          clearable
          clearButtonProps={{ "aria-label": "Clear the post-interview form" }}
          value={draft.postInterviewFormId || null}
          error={errors.postInterviewFormId}
          onChange={(id) => onChange({ postInterviewFormId: id ?? "" })}
        />
      </SimpleGrid>
      {error && (
        <p className="text-13 above-8" role="status">
          Couldn't load the forms.{" "}
          <Anchor component="button" type="button" size="sm" onClick={() => void refetch()}>
            Retry
          </Anchor>
        </p>
      )}
    </div>
  );
}

function choicesOf(forms: Form[], formType: Form["formType"]) {
  return forms
    .filter((form) => form.formType === formType)
    .map((form) => ({ value: form._id, label: form.name }));
}
