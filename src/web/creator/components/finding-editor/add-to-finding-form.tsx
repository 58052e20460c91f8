import { useState } from "react";
import type { SourceKind } from "#contract/insights.ts";
import { errorText } from "#web/api/api-error.ts";
import { FormButtons } from "#web/ui/form-buttons.tsx";
import { LoadingLines } from "#web/ui/list-states.tsx";
import { FailureNotice, NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { isHidden } from "../../findings/finding-words.ts";
import { useEditFinding } from "../../queries/findings.ts";
import { useInterviewDetails } from "../../queries/interviews.ts";
import { FindingChoice } from "./finding-choice.tsx";
import type { QuoteFormProps } from "./new-finding-form.tsx";

/** Findings count people of one kind of source, so only those are offered. */
export function AddToFindingForm(props: QuoteFormProps & { sourceKind: SourceKind }) {
  const { interviewId, listQuotes, onClose, onDone, sourceKind } = props;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const { data: details, error } = useInterviewDetails(interviewId);
  const edit = useEditFinding(interviewId);
  if (error && !details) {
    return (
      <NoticeBox kind="error">{errorText(error, "Couldn't load the findings. Please try again.")}</NoticeBox>
    );
  }
  if (!details) return <LoadingLines label="Loading the findings" lines={4} />;
  const findings = (details.insights?.findings ?? []).filter(
    (finding) => !isHidden(finding) && finding.evidence[0]?.sourceKind === sourceKind,
  );
  const save = () => {
    if (edit.isPending) return;
    if (chosenId === null) {
      setProblem("Please choose a finding.");
      return;
    }
    const change = { addQuotes: listQuotes() };
    edit.mutate(
      { themeId: chosenId, change },
      {
        onSuccess: () => {
          showToast("Quote added.");
          onDone();
        },
      },
    );
  };
  return (
    <form
      className="stack gap-16"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FailureNotice error={edit.error} fallback="Couldn't add the quote. Please try again." />
      <FindingChoice
        label="Finding"
        findings={findings}
        chosenId={chosenId}
        onChoose={(id) => {
          setChosenId(id);
          setProblem(undefined);
        }}
        problem={problem}
      />
      <FormButtons onCancel={onClose} busy={edit.isPending} busyLabel="Saving..." label="Add quote" />
    </form>
  );
}
