import { useEffect, useState } from "react";
import type { Form, FormAnswers } from "#contract/forms.ts";
import { FormScreen } from "../form/form-screen.tsx";
import { useTexts } from "../texts/texts-context.ts";
import { LoadingScreen } from "../ui/loading-screen.tsx";
import { NoticeScreen } from "../ui/notice-screen.tsx";

type Shown = "form" | "answered" | "screenedOut";

/** A form as participants see it, in a frame of the page where it is made. Nothing leaves it. */
export function FormPreviewPage() {
  const texts = useTexts();
  const form = useGivenForm();
  const [shown, setShown] = useState<Shown>("form");
  if (form === undefined) return <LoadingScreen />;
  if (shown === "form") {
    return (
      <FormScreen
        form={form}
        interview={form}
        onAnswer={async (answers) => setShown(isScreenedOut(form, answers) ? "screenedOut" : "answered")}
        onSkip={
          form.formType === "post" && !form.fields.some((field) => field.required)
            ? () => setShown("answered")
            : undefined
        }
      />
    );
  }
  const isOut = shown === "screenedOut";
  return (
    <NoticeScreen
      title={isOut ? texts.screenedOutTitle : texts.phaseDone}
      {...(isOut ? { text: texts.screenedOutText } : {})}
    >
      <button type="button" className="button" onClick={() => setShown("form")}>
        {texts.back}
      </button>
    </NoticeScreen>
  );
}

/** Asks the page around it for the form, and takes each change of it; from our own pages alone. */
function useGivenForm(): Form | undefined {
  const [form, setForm] = useState<Form>();
  useEffect(() => {
    const hear = (event: MessageEvent<{ form?: Form } | null>) => {
      if (event.origin !== location.origin || event.source !== parent) return;
      const given = event.data?.form;
      if (given && Array.isArray(given.fields)) setForm(given);
    };
    addEventListener("message", hear);
    parent.postMessage({ wants: "form" }, location.origin);
    return () => removeEventListener("message", hear);
  }, []);
  return form;
}

function isScreenedOut(form: Form, answers: FormAnswers): boolean {
  return form.fields.some((field) => {
    const answer = answers[field.id];
    const chosen = Array.isArray(answer) ? answer : [answer];
    return field.screensOut.some((option) => chosen.includes(option));
  });
}
