import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OwnForm } from "#contract/forms.ts";
import type { BodyInputOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import { call } from "#web/api/call.ts";
import { useChange, useRead } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

export function useForms() {
  return useRead("GET /api/forms", keys.forms, {});
}

export type FormInput = BodyInputOf<Operations["POST /api/forms"]>;

/** Makes the form, or changes it where it has an id. */
export function useSaveForm(formId: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, formType, fields }: FormInput) =>
      formId === undefined
        ? call("POST /api/forms", { body: { name, formType, fields } })
        : call("PATCH /api/forms/:formId", { params: { formId }, body: { name, fields } }),
    onSuccess: (saved) => {
      client.setQueryData<OwnForm[]>(keys.forms, (forms) => forms && withForm(forms, saved));
      return client.invalidateQueries({ queryKey: keys.forms });
    },
  });
}

function withForm(forms: OwnForm[], saved: OwnForm): OwnForm[] {
  const isKnown = forms.some((form) => form._id === saved._id);
  return isKnown ? forms.map((form) => (form._id === saved._id ? saved : form)) : [...forms, saved];
}

export function useDeleteForm() {
  return useChange(
    (formId: string) => call("DELETE /api/forms/:formId", { params: { formId } }),
    keys.deleted,
    keys.forms,
  );
}
