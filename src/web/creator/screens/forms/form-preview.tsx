import { useCallback, useEffect, useRef } from "react";
import type { Form } from "#contract/forms.ts";
import classes from "../pages.module.css";

interface FormPreviewProps {
  form: Form;
  wide?: boolean;
}

/** The participant's own page in a frame, with the form as it stands now. What is answered there is not kept. */
export function FormPreview({ form, wide = false }: FormPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const send = useCallback(() => {
    const plain: Form = {
      _id: form._id,
      name: form.name,
      formType: form.formType,
      builtIn: form.builtIn,
      fields: form.fields,
    };
    frame.current?.contentWindow?.postMessage({ form: plain }, location.origin);
  }, [form]);
  useEffect(() => {
    const hear = (event: MessageEvent<{ wants?: string } | null>) => {
      const isOurs = event.origin === location.origin && event.source === frame.current?.contentWindow;
      if (isOurs && event.data?.wants === "form") send();
    };
    addEventListener("message", hear);
    send();
    return () => removeEventListener("message", hear);
  }, [send]);
  return (
    <iframe
      ref={frame}
      className={wide ? `card block fills ${classes.frame} max-760` : `card block fills ${classes.frame}`}
      title="The form as participants see it"
      src="/chat/form-preview?embed=1&lang=en"
    />
  );
}
