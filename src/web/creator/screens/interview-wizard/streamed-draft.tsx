import { Button, Group } from "@mantine/core";
import type { ScriptDraft } from "#contract/scripts.ts";

interface StreamedDraftProps {
  soFar: ScriptDraft | null;
  isPending: boolean;
  onCancel: () => void;
  /** Goes on with what is there, after a cancel. */
  onKeep: (draft: ScriptDraft) => void;
}

/** A script while a model writes it. */
export function StreamedDraft({ soFar, isPending, onCancel, onKeep }: StreamedDraftProps) {
  const count = soFar?.questions.length ?? 0;
  if (!isPending && count === 0) return null;
  return (
    <section
      className="text-14 anywhere pad-16 border round line-24"
      aria-label="Draft"
      aria-busy={isPending}
    >
      <Group justify="space-between">
        <strong>{describeProgress(isPending, count)}</strong>
        {isPending ? (
          <Button variant="default" size="xs" onClick={onCancel}>
            Stop writing
          </Button>
        ) : (
          soFar && (
            <Button variant="default" size="xs" onClick={() => onKeep(soFar)}>
              {count === 1 ? "Edit this question" : `Edit these ${count} questions`}
            </Button>
          )
        )}
      </Group>
      {soFar && <DraftText draft={soFar} />}
    </section>
  );
}

function describeProgress(isPending: boolean, count: number): string {
  if (!isPending) return "Stopped before the end.";
  return count === 0 ? "Reading your objective…" : `Writing question ${count + 1}…`;
}

function DraftText({ draft }: { draft: Pick<ScriptDraft, "introduction" | "questions"> }) {
  return (
    <div dir="auto">
      {draft.introduction && <p className="below-12 muted">{draft.introduction}</p>}
      <ol className="stack gap-8 marked-list pad-start-24">
        {draft.questions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </div>
  );
}
