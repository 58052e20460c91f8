import type { InterviewDetails } from "#contract/interviews.ts";
import { useForms } from "../queries/forms.ts";
import type { ConditionFacts } from "./condition-facts.ts";

/** What questions of an interview may depend on, with the settings as they are typed now. */
export function useInterviewFacts(
  interview: InterviewDetails,
  { minutes, keepTown }: { minutes: number | string; keepTown: boolean },
): ConditionFacts {
  const { data: forms = [] } = useForms();
  return {
    form: forms.find(({ _id }) => _id === interview.preInterviewFormId),
    hiddenFields: interview.settings.hiddenFields ?? [],
    formId: interview.preInterviewFormId,
    minutes: typeof minutes === "number" ? minutes : undefined,
    keepTown,
    assigned: interview.conceptCounts,
  };
}
