import { Stack, Textarea, TextInput } from "@mantine/core";
import { maxChars } from "#contract/limits.ts";
import { namesOf } from "./concepts.ts";
import { ConceptsEditor } from "./concepts-editor.tsx";
import { ConditionFactsProvider, useConditionFacts } from "./condition-facts.ts";
import type { EditedScript } from "./edited-script.ts";
import { QuestionList } from "./question-list.tsx";
import { Warning } from "./question-row.tsx";
import { ScriptMapView } from "./script-map.tsx";
import { StimulusProjectProvider } from "./stimulus-project.ts";
import { useScriptCheck } from "./use-script-check.ts";

interface ScriptFieldsProps {
  script: EditedScript;
  /** What is uploaded for a question belongs to it; null while none is chosen. */
  projectId: string | null;
  /** Sentences of the server, by field. */
  errors: Record<string, string>;
  nameLabel: string;
  addLabel: string;
  removeLabel: string;
  onChange: (script: EditedScript) => void;
}

/** Everything that is in a script, with the checker's advice beside the questions. */
export function ScriptFields(props: ScriptFieldsProps) {
  const { script, projectId, errors, nameLabel, addLabel, removeLabel, onChange } = props;
  const check = useScriptCheck(script);
  const facts = { ...useConditionFacts(), concepts: namesOf(script.concepts) };
  const set = (part: Partial<EditedScript>) => onChange({ ...script, ...part });
  return (
    <ConditionFactsProvider value={facts}>
      <Stack gap="md">
        <TextInput
          label={nameLabel}
          description="For you and your team. Leave blank and we’ll name it by today’s date."
          maxLength={maxChars.name}
          value={script.name}
          error={errors.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <TextInput
          label="Title for participants"
          description="What people see instead of the name. Leave blank for “A conversation about your experience”."
          maxLength={maxChars.name}
          value={script.participantTitle}
          error={errors.participantTitle ?? errors["settings.participantTitle"]}
          onChange={(event) => set({ participantTitle: event.currentTarget.value })}
        />
        <Textarea
          label="Introduction"
          description="The first message in the chat, right before the first question."
          value={script.introduction}
          error={errors.introduction}
          onChange={(event) => set({ introduction: event.currentTarget.value })}
        />
        <Textarea
          label="Objective"
          description="What you want to learn. Guides the interviewer; participants never see it."
          value={script.objective}
          error={errors.objective}
          onChange={(event) => set({ objective: event.currentTarget.value })}
        />
        <Textarea
          label="Topics"
          description="One per line."
          value={script.topics}
          error={errors.topics}
          onChange={(event) => set({ topics: event.currentTarget.value })}
        />
        <ConceptsEditor
          concepts={script.concepts}
          error={conceptsError(errors)}
          onChange={(concepts) => set({ concepts })}
        />
        <StimulusProjectProvider value={projectId}>
          <QuestionList
            questions={script.questions}
            warnings={check.byQuestion}
            addLabel={addLabel}
            removeLabel={removeLabel}
            error={questionsError(errors)}
            onChange={(questions) => set({ questions })}
          />
        </StimulusProjectProvider>
        {check.general.length > 0 && (
          <div className="above-16 pad-12-16 round sunken" role="note">
            {check.general.map((warning) => (
              <Warning key={`${warning.kind}-${warning.message}`} warning={warning} />
            ))}
          </div>
        )}
        {check.map && <ScriptMapView map={check.map} questions={script.questions} />}
      </Stack>
    </ConditionFactsProvider>
  );
}

/** Of a new interview, or of its settings. */
function conceptsError(errors: Record<string, string>): string | undefined {
  const key = Object.keys(errors).find((field) => /^(?:settings\.)?concepts\b/.test(field));
  return key === undefined ? undefined : errors[key];
}

/** The server names a question by its place ("questions.3"); one sentence above the list is enough. */
function questionsError(errors: Record<string, string>): string | undefined {
  const key = Object.keys(errors).find((field) => field === "questions" || field.startsWith("questions."));
  if (key === undefined) return undefined;
  const place = /^questions\.(\d+)\.(item|stimulus)/.exec(key)?.[1];
  return place === undefined ? errors[key] : `Question ${Number(place) + 1}: ${errors[key]}`;
}
