import { useState } from "react";
import { useConditionFacts } from "../condition-facts.ts";
import type { EditedQuestion } from "../edited-script.ts";
import { PersonForm } from "./person-form.tsx";
import { PreviewChat } from "./preview-chat.tsx";
import { listPersonFields } from "./preview-person.ts";
import type { PreviewBody } from "./use-preview.ts";

/** Asks who the participant is where questions depend on it, and begins the talk. */
export function PreviewStart({ body, questions }: { body: PreviewBody; questions: EditedQuestion[] }) {
  const fields = listPersonFields(questions, useConditionFacts());
  const [person, setPerson] = useState<PreviewBody["person"]>();
  if (fields.length === 0) return <PreviewChat body={body} />;
  if (person === undefined) return <PersonForm fields={fields} onStart={setPerson} />;
  return <PreviewChat body={{ ...body, person }} onLeave={() => setPerson(undefined)} />;
}
