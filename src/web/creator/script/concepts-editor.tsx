import { Button, Textarea, TextInput } from "@mantine/core";
import { findConceptProblem } from "#contract/concepts.ts";
import { maxChars, maxCount } from "#contract/limits.ts";
import type { EditedConcept } from "./concepts.ts";
import { type ConditionFacts, useConditionFacts } from "./condition-facts.ts";

interface ConceptsEditorProps {
  concepts: EditedConcept[];
  /** A sentence of the server. */
  error: string | undefined;
  onChange: (concepts: EditedConcept[]) => void;
}

const blank: EditedConcept = { name: "", description: "" };

/** What participants are shown one of; most interviews have none. */
export function ConceptsEditor({ concepts, error, onChange }: ConceptsEditorProps) {
  const { assigned = [] } = useConditionFacts();
  const isTouched = concepts.some(({ name }) => name.trim() !== "");
  const problem = isTouched ? findConceptProblem(concepts)?.text : undefined;
  const shown = error ?? problem;
  const set = (at: number, part: Partial<EditedConcept>) =>
    onChange(concepts.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <fieldset className="stack">
      <legend className="below-8 medium">Concepts</legend>
      <p className="fine">
        {concepts.length === 0
          ? "To compare ideas, show each participant one of several, at random and in equal numbers."
          : "Each participant is assigned one of these at random. Write {concept} in the introduction or in questions where its name goes."}
      </p>
      {concepts.map((concept, at) => (
        <ConceptFields
          // biome-ignore lint/suspicious/noArrayIndexKey: concepts have no ids, and their names are being typed
          key={at}
          {...{ concept, place: at + 1, assigned }}
          onChange={(part) => set(at, part)}
          onRemove={() => onChange(concepts.filter((_, index) => index !== at))}
        />
      ))}
      {shown !== undefined && (
        <p className="text-13 negative" role="alert">
          {shown}
        </p>
      )}
      {concepts.length < maxCount.concepts && (
        <Button
          className="self-start"
          variant="default"
          size="xs"
          onClick={() => onChange([...concepts, ...(concepts.length === 0 ? [blank, blank] : [blank])])}
        >
          {concepts.length === 0 ? "Compare concepts" : "Add a concept"}
        </Button>
      )}
    </fieldset>
  );
}

interface ConceptFieldsProps {
  concept: EditedConcept;
  place: number;
  assigned: NonNullable<ConditionFacts["assigned"]>;
  onChange: (part: Partial<EditedConcept>) => void;
  onRemove: () => void;
}

function ConceptFields({ concept, place, assigned, onChange, onRemove }: ConceptFieldsProps) {
  const counted = assigned.find(({ name }) => name === concept.name.trim());
  return (
    <fieldset className="stack gap-8 above-4 below-4 bar-start pad-start-12" aria-label={`Concept ${place}`}>
      <TextInput
        size="xs"
        label="Name"
        description={counted && `Assigned to ${counted.assigned}, of whom ${counted.completed} finished.`}
        maxLength={maxChars.concept}
        value={concept.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Textarea
        size="xs"
        label="Description (optional)"
        description="Participants see it under the first question that names the concept."
        autosize
        minRows={2}
        maxRows={8}
        maxLength={maxChars.conceptDescription}
        value={concept.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <Button variant="subtle" color="gray" size="compact-xs" className="flush self-start" onClick={onRemove}>
        Remove<span className="visually-hidden"> concept {place}</span>
      </Button>
    </fieldset>
  );
}
