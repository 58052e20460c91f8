import { Anchor, Textarea, TextInput, Title } from "@mantine/core";
import { IconListDetails } from "@tabler/icons-react";
import { type RefObject, useMemo, useState } from "react";
import { Link } from "react-router";
import { maxChars } from "#contract/limits.ts";
import type { SavedFramework } from "#contract/personas.ts";
import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { EmptyState } from "#web/ui/list-states.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useOpenPassage } from "../../passages/use-open-passage.ts";
import { useSaveFramework } from "../../queries/personas.ts";
import { FrameworkContext } from "../persona-detail/framework-context.ts";
import { listEmptyParts, listLines } from "../persona-detail/framework-lines.ts";
import { FrameworkView } from "../persona-detail/framework-view.tsx";
import { describeBasis, describeMissing, nameFramework } from "../persona-detail/framework-words.ts";
import { finishReview, type ReviewDraft } from "./review-draft.ts";
import { useReviewDraft } from "./use-review-draft.ts";

/** The result for reading: each line editable and removable, with its words, before anything is saved. */
export function ReviewStep({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { draft, setDraft, review } = useReviewDraft();
  const saving = useSaveFramework();
  const [saved, setSaved] = useState<SavedFramework>();
  const [problem, setProblem] = useState("");
  const openEvidence = useOpenPassage();
  const actions = useMemo(() => ({ openEvidence, ...(review && { review }) }), [openEvidence, review]);
  const save = () => {
    setSaved(undefined);
    if (!draft || draft.transcriptIds.length === 0) {
      setProblem("No persona to save or no transcripts linked");
      return;
    }
    if (draft.name.trim() === "") {
      setProblem("Name is required");
      return;
    }
    setProblem("");
    saving.mutate(
      { result: finishReview(draft), link: { transcriptIds: draft.transcriptIds } },
      {
        onSuccess: (persona) => {
          showToast("Persona saved successfully!");
          setSaved(persona);
          setDraft(undefined);
        },
        onError: (error) => setProblem(errorText(error, "Failed to save persona")),
      },
    );
  };
  return (
    <section className="stack gap-16" aria-labelledby="review-heading">
      <div className="row between gap-12">
        <Title order={2} id="review-heading" ref={heading} tabIndex={-1} className="no-ring">
          Review and save
        </Title>
        <BusyButton
          variant={draft ? "filled" : "default"}
          busy={saving.isPending}
          busyLabel="Saving..."
          onClick={save}
        >
          Save
        </BusyButton>
      </div>
      {problem && <NoticeBox kind="error">{problem}</NoticeBox>}
      {saved && !draft && (
        <NoticeBox kind="info">
          Persona saved successfully!{" "}
          <Anchor component={Link} to={`/personas/${saved._id}`} size="sm">
            Open “{saved.name}”
          </Anchor>
        </NoticeBox>
      )}
      {draft ? (
        <>
          <ReviewHead draft={draft} onChange={setDraft} />
          <FrameworkContext value={actions}>
            <FrameworkView result={draft.result} />
          </FrameworkContext>
        </>
      ) : (
        !saved && (
          <EmptyState
            title="Nothing to review yet"
            text="Select transcripts, choose an output and press Generate. You read the result first, then save it."
            icon={<IconListDetails size={20} />}
          />
        )
      )}
    </section>
  );
}

interface ReviewHeadProps {
  draft: ReviewDraft;
  onChange: (draft: ReviewDraft) => void;
}

function ReviewHead({ draft, onChange }: ReviewHeadProps) {
  const lines = listLines(finishReview(draft)).length;
  return (
    <div className="stack max-760">
      <p role="status">
        Persona generated successfully. Review below. {nameFramework(draft.result.framework)}:{" "}
        {describeBasis(lines, draft.result.people)}. {describeMissing(listEmptyParts(draft.result))}
      </p>
      <TextInput
        label="Name"
        maxLength={maxChars.name}
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
      />
      <Textarea
        label="Description"
        minRows={2}
        value={draft.description}
        onChange={(event) => onChange({ ...draft, description: event.currentTarget.value })}
      />
    </div>
  );
}
