import { useRef, useState } from "react";
import type { Form, FormAnswers } from "#contract/forms.ts";
import type { PublicInterview } from "#contract/public-interview.ts";
import { fill } from "#languages/fill.ts";
import { errorSentence } from "../texts/error-sentence.ts";
import { useWording } from "../texts/texts-context.ts";
import { Page } from "../ui/page.tsx";
import { useTitle } from "../ui/use-title.ts";
import { type Entries, findFieldError, toFormAnswers } from "./form-answers.ts";
import { FormFieldInput } from "./form-field-input.tsx";

interface FormScreenProps {
  form: Form;
  interview: Pick<PublicInterview, "name">;
  /** Hands the answers over; what it throws is told, and the answers stay where they are. */
  onAnswer: (answers: FormAnswers) => Promise<void>;
  /** Only where going on without answers is fine. */
  onSkip: (() => void) | undefined;
}

export function FormScreen({ form, interview, onAnswer, onSkip }: FormScreenProps) {
  const wording = useWording();
  const { texts } = wording;
  const [entries, setEntries] = useState<Entries>(new Map());
  const [hasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const element = useRef<HTMLFormElement>(null);
  useTitle(fill(texts.titleForm, { interview: interview.name }));

  const errorOf = (field: Form["fields"][number]) => findFieldError(field, entries.get(field.id));
  const firstWrong = form.fields.find((field) => errorOf(field) !== undefined);

  const submit = async () => {
    setTried(true);
    if (firstWrong !== undefined) {
      const index = form.fields.indexOf(firstWrong);
      element.current
        ?.querySelectorAll<HTMLElement>("[data-field]")
        [index]?.querySelector<HTMLElement>("input, textarea")
        ?.focus();
      return;
    }
    setBusy(true);
    setFailure("");
    try {
      await onAnswer(toFormAnswers(form.fields, entries));
    } catch (error) {
      setFailure(errorSentence(error, wording, "formFailed"));
      setBusy(false);
    }
  };

  const problem = failure !== "" ? failure : hasTried && firstWrong !== undefined ? texts.formFixErrors : "";
  return (
    <Page>
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void submit();
        }}
      >
        <p className="eyebrow">{form.formType === "pre" ? texts.preFormTitle : texts.postFormTitle}</p>
        <h1 tabIndex={-1} dir="auto">
          {form.name}
        </h1>
        {form.fields.map((field) => (
          <FormFieldInput
            key={field.id}
            field={field}
            entry={entries.get(field.id)}
            error={hasTried ? errorOf(field) : undefined}
            onEntry={(entry) => setEntries(new Map(entries).set(field.id, entry))}
          />
        ))}
        <div role="alert">{problem !== "" && <p className="error">{problem}</p>}</div>
        <button type="submit" className="button primary wide" disabled={isBusy}>
          {isBusy ? texts.formSaving : form.formType === "pre" ? texts.formContinue : texts.formSubmit}
        </button>
        {onSkip !== undefined && (
          <div className="actions center">
            <button type="button" className="link" onClick={onSkip}>
              {texts.formSkip}
            </button>
          </div>
        )}
      </form>
    </Page>
  );
}
