import { Button } from "@mantine/core";
import { IconCopy, IconFileOff } from "@tabler/icons-react";
import { useMemo } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import type { OwnForm } from "#contract/forms.ts";
import { errorText } from "#web/api/api-error.ts";
import { EmptyState, ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useForms } from "../../queries/forms.ts";
import { type FormDraft, newDraft, toDraft } from "./form-draft.ts";
import { FormEditor } from "./form-editor.tsx";
import { FormPreview } from "./form-preview.tsx";
import { describeForm, typeNames } from "./form-words.ts";

const crumbsTo = (label: string) => [
  { label: "Home", to: "/projects" },
  { label: "Forms", to: "/forms" },
  { label },
];

/** /forms/new: an empty form, or with ?copy= one that begins as another is. */
export function NewFormScreen() {
  usePageTitle("New form");
  const [search] = useSearchParams();
  const copied = search.get("copy");
  const formType = search.get("type") === "post" ? "post" : "pre";
  const { forms, form, state } = useOneForm(copied ?? undefined);
  const start = useMemo(() => (form ? copyOf(form, forms) : newDraft(formType)), [form, forms, formType]);
  if (copied !== null && state) return state;
  return (
    <FormEditor
      key={copied ?? formType}
      start={start}
      form={undefined}
      isChanged={copied !== null}
      title="New form"
      crumbs={crumbsTo("New form")}
    />
  );
}

/** Its questions are new ones, so that the answers of the two are never counted together by accident. */
function copyOf(form: OwnForm, forms: OwnForm[]): FormDraft {
  const names = new Set(forms.map(({ name }) => name));
  let name = `${form.name} (copy)`;
  for (let times = 2; names.has(name); times++) name = `${form.name} (copy ${times})`;
  const draft = toDraft(form);
  // Questions of a known instrument keep their ids, by which its scores are told.
  const fields = form.builtIn ? draft.fields : draft.fields.map((field) => ({ ...field, id: undefined }));
  return { ...draft, name, fields };
}

export function FormScreen() {
  const { formId = "" } = useParams();
  const { form, state } = useOneForm(formId);
  usePageTitle(form?.name ?? "Form");
  const start = useMemo(() => form && toDraft(form), [form]);
  if (!form || !start) return state;
  if (form.builtIn) return <BuiltInForm form={form} />;
  return (
    <FormEditor
      key={form._id}
      start={start}
      form={form}
      isChanged={false}
      title={form.name}
      crumbs={crumbsTo(form.name)}
    />
  );
}

function BuiltInForm({ form }: { form: OwnForm }) {
  return (
    <>
      <PageHeader
        title={form.name}
        crumbs={crumbsTo(form.name)}
        detail={`${typeNames[form.formType]} · ${describeForm(form)} · built in, can't be changed`}
        actions={
          <Button
            component={Link}
            to={`/forms/new?copy=${form._id}`}
            leftSection={<IconCopy size={18} aria-hidden="true" />}
          >
            Duplicate
          </Button>
        }
      />
      <FormPreview form={form} wide />
    </>
  );
}

/** A form of the list, or what stands in its place until there is one. */
function useOneForm(formId: string | undefined) {
  const forms = useForms();
  const form = forms.data?.find((one) => one._id === formId);
  const shared = { forms: forms.data ?? [], form };
  if (form) return { ...shared, state: null };
  if (forms.isPending)
    return { ...shared, state: <LoadingLines label="Loading the form" lines={6} asPage /> };
  if (forms.data) {
    const back = (
      <Button component={Link} to="/forms" variant="default">
        All forms
      </Button>
    );
    const state = (
      <EmptyState
        asPage
        title="Form not found"
        text="It may have been deleted."
        icon={<IconFileOff size={20} />}
      >
        {back}
      </EmptyState>
    );
    return { ...shared, state };
  }
  const state = (
    <ErrorState
      asPage
      text={errorText(forms.error, "Couldn't load the form.")}
      onRetry={() => void forms.refetch()}
      retrying={forms.isFetching}
    />
  );
  return { ...shared, state };
}
