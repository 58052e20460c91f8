import { Button } from "@mantine/core";
import { useState } from "react";
import type { Competitors, CompetitorsAnswer } from "#contract/findings.ts";
import { errorText } from "#web/api/api-error.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { FoldButton } from "#web/ui/fold-button.tsx";
import { FailureLine } from "#web/ui/notice-box.tsx";
import { showToast, showUndoToast } from "#web/ui/toast.tsx";
import { useSaveCompetitors } from "../../../queries/findings.ts";
import { toLists, withCompetitor, withNotCompetitor } from "./competitor-lists.ts";

interface SuggestionsProps {
  interviewId: string;
  answer: CompetitorsAnswer;
}

const shownFirst = 5;

/** Names that people said and that are in neither list: one press decides. */
export function Suggestions({ interviewId, answer }: SuggestionsProps) {
  const [all, setAll] = useState(false);
  const { mutateAsync, isPending, error } = useSaveCompetitors(interviewId);
  if (answer.suggested.length === 0) return null;
  const before = toLists(answer);
  const undo = async () => {
    try {
      await mutateAsync(before);
    } catch (problem) {
      showToast(errorText(problem, "Couldn't undo that. Please try again."));
    }
  };
  const save = async (lists: Competitors, done: string) => {
    if (isPending) return;
    try {
      await mutateAsync(lists);
    } catch {
      return;
    }
    showUndoToast(done, () => void undo());
  };
  const shown = all ? answer.suggested : answer.suggested.slice(0, shownFirst);
  return (
    <div className="stack gap-8 ruled pad-top-12">
      <h4 className="heading-14">Also named</h4>
      <FailureLine error={error} fallback="Couldn't save the list." />
      <ul className="stack gap-4">
        {shown.map(({ name, people }) => (
          <li key={name} className="row gap-4-12 min-32">
            <span className="basis-160 anywhere narrow-row">
              <span dir="auto">{name}</span>{" "}
              <span className="hint">named by {countNoun(people, "person", "people")}</span>
            </span>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => void save(withCompetitor(before, name), "Added to the competitors.")}
            >
              Add<span className="visually-hidden"> {name} to the competitors</span>
            </Button>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => void save(withNotCompetitor(before, name), "Marked as not a competitor.")}
            >
              Not a competitor<span className="visually-hidden">: {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {answer.suggested.length > shownFirst && (
        <FoldButton className="flush self-start" open={all} onToggle={setAll}>
          {all ? "Show fewer names" : `All ${answer.suggested.length} names`}
        </FoldButton>
      )}
    </div>
  );
}
