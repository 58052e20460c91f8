import { useForm } from "@mantine/form";
import { useRef } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { focusFirstInvalid } from "./focus-first-invalid.ts";

interface SendFormOptions<Values> {
  initialValues: Values;
  /** What is wrong with a field, or null. */
  validate: { [Name in keyof Values]?: (value: Values[Name]) => string | null };
}

/**
 * A form whose values go to a call. What is wrong with them, seen here or refused by the server, stands at its field,
 * and the first such field gets the focus. `send` hands what the call threw to `refuse`.
 */
export function useSendForm<Values extends Record<string, unknown>>(
  options: SendFormOptions<Values>,
  send: (values: Values, refuse: (error: Error) => void) => void,
) {
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm<Values>({
    initialValues: options.initialValues,
    validate: (values) => {
      const names: (keyof Values & string)[] = Object.keys(options.validate);
      return Object.fromEntries(names.map((name) => [name, options.validate[name]?.(values[name]) ?? null]));
    },
  });
  const focus = () => focusFirstInvalid(ref.current);
  const refuse = (error: Error) => {
    if (error instanceof ApiError) form.setErrors(error.fields);
    focus();
  };
  const onSubmit = form.onSubmit((values) => send(values, refuse), focus);
  return { form, element: { ref, onSubmit, noValidate: true } };
}
