import { useNavigate } from "react-router";
import type { AnsweringPerson, Passage } from "#contract/ask.ts";
import type { AskScope } from "../../queries/ask.ts";
import { useOpenPassage } from "../../screens/interview-detail/use-open-passage.ts";
import { placeQuery, sessionAddress, withPassage } from "../../screens/transcript/passage-link.ts";

/** Opens a passage where it stands: over the interview's own page, or from elsewhere on the session's. */
export function useOpenFound({ kind }: AskScope): (passage: Passage, person?: AnsweringPerson) => void {
  const openHere = useOpenPassage();
  const navigate = useNavigate();
  return (passage, person) => {
    const interview = kind === "interview" ? null : person?.interview;
    if (passage.sourceKind === "interview" && interview) {
      const place = placeQuery(withPassage(new URLSearchParams(), passage));
      void navigate(`${sessionAddress(interview._id, passage.sourceId)}?${place}`);
    } else {
      openHere(passage);
    }
  };
}
