import { Button, Group, Menu } from "@mantine/core";
import { IconChevronDown, IconForms, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import type { OwnForm } from "#contract/forms.ts";
import { restoreDays } from "#contract/limits.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { listItem } from "#web/ui/list-item.ts";
import { EmptyState, LoadFailure, LoadingLines } from "#web/ui/list-states.tsx";
import { ListTools, NoneFound } from "#web/ui/list-tools.tsx";
import { byName, type ListShape } from "#web/ui/list-view.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useListView } from "#web/ui/use-list-view.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useUndoToast } from "../../queries/deleted-toast.ts";
import { useDeleteForm, useForms } from "../../queries/forms.ts";
import { describeForm, typeNames } from "./form-words.ts";

function byKind(a: OwnForm, b: OwnForm): number {
  return Number(a.formType === "post") - Number(b.formType === "post") || byName(a, b);
}

const listShape: ListShape<OwnForm> = {
  textOf: (form) => [form.name, typeNames[form.formType], ...form.fields.map(({ label }) => label)],
  orders: [
    { value: "kind", label: "Before, then after", compare: byKind },
    { value: "name", label: "By name", compare: byName },
    { value: "used", label: "Most used first", compare: (a, b) => b.interviews - a.interviews },
  ],
};

export function FormsScreen() {
  usePageTitle("Forms");
  const forms = useForms();
  const [deleting, setDeleting] = useState<OwnForm>();
  const own = forms.data?.filter((form) => !form.builtIn) ?? [];
  const builtIn = forms.data?.filter((form) => form.builtIn) ?? [];
  const view = useListView(own, "forms", listShape);
  return (
    <>
      <PageHeader
        title="Forms"
        crumbs={[{ label: "Home", to: "/projects" }, { label: "Forms" }]}
        detail="Questions for participants before or after an interview."
        actions={<NewFormMenu />}
      />
      {forms.isPending && <LoadingLines label="Loading the forms" lines={6} />}
      <LoadFailure query={forms} text="Couldn't load the forms." />
      {forms.data && (
        <div className="stack gap-32 max-920">
          <section aria-labelledby="own-forms">
            <h2 id="own-forms" className="heading-16 below-8">
              Your forms
            </h2>
            <ListTools of="forms" placeholder="Search by name or question" view={view} />
            {own.length === 0 && (
              <EmptyState
                title="You have no forms yet"
                text="Create one, or duplicate a built-in form below and edit it."
                icon={<IconForms size={20} />}
              />
            )}
            {own.length > 0 && view.shown.length === 0 && <NoneFound of="forms" view={view} />}
            {view.shown.length > 0 && (
              <FormList label="Your forms" forms={view.shown} onDelete={setDeleting} />
            )}
          </section>
          <section aria-labelledby="built-in-forms">
            <h2 id="built-in-forms" className="heading-16 below-8">
              Built-in forms
            </h2>
            <FormList label="Built-in forms" forms={builtIn} />
          </section>
        </div>
      )}
      <DeleteFormDialog form={deleting} onClose={() => setDeleting(undefined)} />
    </>
  );
}

function NewFormMenu() {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          rightSection={<IconChevronDown size={16} aria-hidden="true" />}
        >
          New form
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/forms/new?type=pre">
          {typeNames.pre}
        </Menu.Item>
        <Menu.Item component={Link} to="/forms/new?type=post">
          {typeNames.post}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface FormListProps {
  label: string;
  forms: OwnForm[];
  onDelete?: (form: OwnForm) => void;
}

function FormList({ label, forms, onDelete }: FormListProps) {
  return (
    <ul className="card" aria-label={label}>
      {forms.map((form) => (
        <li key={form._id} className="row lined gap-4-12 between pad-12-16">
          <div className="grid basis-320 shrinks">
            <Link
              to={`/forms/${form._id}`}
              className="medium anywhere ink undecorated hover-underline"
              dir="auto"
              {...listItem}
            >
              {form.name}
            </Link>
            <span className="fine">
              {typeNames[form.formType]} · {describeForm(form)}
              {form.fields.some((field) => field.screensOut.length > 0) && " · screens people out"}
            </span>
          </div>
          <Group gap={4} className="flush-first">
            <Button
              component={Link}
              to={`/forms/new?copy=${form._id}`}
              variant="subtle"
              color="gray"
              size="xs"
            >
              Duplicate<span className="visually-hidden"> {form.name}</span>
            </Button>
            {onDelete && (
              <Button variant="subtle" color="red" size="xs" onClick={() => onDelete(form)}>
                Delete<span className="visually-hidden"> {form.name}</span>
              </Button>
            )}
          </Group>
        </li>
      ))}
    </ul>
  );
}

interface DeleteFormDialogProps {
  form: OwnForm | undefined;
  onClose: () => void;
}

function DeleteFormDialog({ form, onClose }: DeleteFormDialogProps) {
  const remove = useDeleteForm();
  const showDeleted = useUndoToast();
  return (
    <ConfirmDialog
      of={form}
      title="Delete this form?"
      confirmLabel="Delete form"
      failed="Couldn't delete the form."
      onConfirm={({ _id }) => remove.mutateAsync(_id)}
      onDone={({ _id, name }) => showDeleted("Form deleted.", { kind: "form", _id, name })}
      onClose={onClose}
    >
      <p className="prose" dir="auto">
        <strong>{form?.name}</strong>
      </p>
      <p className="prose">
        {form?.answers
          ? `It can't be used again. The answers of ${countNoun(form.answers, "person", "people")} stay in their sessions and in exports. You can undo this for ${restoreDays} days.`
          : `Nobody has answered it. You can undo this for ${restoreDays} days.`}
      </p>
    </ConfirmDialog>
  );
}
