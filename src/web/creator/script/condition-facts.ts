import { createContext, useContext } from "react";
import type { Form } from "#contract/forms.ts";
import type { InterviewDetails } from "#contract/interviews.ts";

/** What questions may depend on besides each other, where the interview has it. */
export interface ConditionFacts {
  form: Form | undefined;
  hiddenFields: string[];
  /** Of the form before the interview, which may be somebody else's; null where there is none. */
  formId?: string | null;
  /** Planned length. */
  minutes?: number | undefined;
  keepTown?: boolean;
  /** Names of the concepts as they are typed now. */
  concepts?: string[];
  /** How many people were assigned each saved concept. */
  assigned?: InterviewDetails["conceptCounts"];
}

const context = createContext<ConditionFacts>({ form: undefined, hiddenFields: [] });

export const ConditionFactsProvider = context.Provider;
export const useConditionFacts = (): ConditionFacts => useContext(context);
