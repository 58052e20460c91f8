import { useState } from "react";
import { namesOf } from "../concepts.ts";
import { useConditionFacts } from "../condition-facts.ts";
import type { EditedScript } from "../edited-script.ts";
import { PersonForm } from "./person-form.tsx";
import { PreviewChat } from "./preview-chat.tsx";
import { listPersonFields } from "./preview-person.ts";
import type { PreviewBody } from "./use-preview.ts";

/** Asks who the participant is where questions depend on it, and begins the talk. */
export function PreviewStart({ body, script }: { body: PreviewBody; script: EditedScript }) {
  const facts = { ...useConditionFacts(), concepts: namesOf(script.concepts) };
  const fields = listPersonFields(script.questions, facts);
  const [person, setPerson] = useState<PreviewBody["person"]>();
  if (fields.length === 0) return <PreviewChat body={body} />;
  if (person === undefined) return <PersonForm fields={fields} onStart={setPerson} />;
  return <PreviewChat body={{ ...body, person }} onLeave={() => setPerson(undefined)} />;
}
