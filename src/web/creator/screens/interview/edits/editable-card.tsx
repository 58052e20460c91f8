import type { Finding } from "#contract/insights.ts";
import { FindingCard } from "../../../findings/finding-card.tsx";
import { UnflaggedCount } from "../../answer-checks/unflagged-count.tsx";
import { useFindingDialogs } from "./use-finding-dialogs.tsx";

interface EditableCardProps {
  interviewId: string;
  finding: Finding;
  ofKind: readonly Finding[];
  level?: 3 | 4;
}

/** A finding in a list of cards, with its menu. */
export function EditableCard({ interviewId, finding, ofKind, level = 3 }: EditableCardProps) {
  const { place, menu, notes, dialogs } = useFindingDialogs({ interviewId, finding, ofKind });
  return (
    <li ref={place} className="grid">
      <FindingCard
        {...{ finding, level, menu }}
        count={<UnflaggedCount interviewId={interviewId} findingId={finding.id} />}
      >
        {notes}
      </FindingCard>
      {dialogs}
    </li>
  );
}
