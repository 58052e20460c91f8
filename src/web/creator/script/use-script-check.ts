import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { isRange } from "#contract/conditions.ts";
import { findItemProblem } from "#contract/item-problems.ts";
import type { BodyInputOf } from "#contract/operation.ts";
import type { checkInterviewScript, ScriptMap, ScriptWarning } from "#contract/scripts.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { conceptsToCheck } from "./concepts.ts";
import { type ConditionFacts, useConditionFacts } from "./condition-facts.ts";
import type { EditedQuestion, EditedScript } from "./edited-script.ts";
import { trimItem } from "./item-draft.ts";

const pauseMs = 1_000;
/** The server checks twenty scripts a minute; the last result stays on the screen meanwhile. */
const retryMs = 5_000;

export interface ScriptCheck {
  /** About the script as a whole. */
  general: ScriptWarning[];
  byQuestion: Map<string, ScriptWarning[]>;
  /** Who is asked what, with the ids of the questions; null where everyone is asked everything. */
  map: (ScriptMap & { ids: string[] }) | null;
}

const nothing: ScriptCheck = { general: [], byQuestion: new Map(), map: null };

/** Asks the checker when the typing pauses. It only advises: when it does not answer, writing goes on. */
export function useScriptCheck(script: EditedScript): ScriptCheck {
  const facts = useConditionFacts();
  const filled = script.questions.filter((question) => question.text.trim() !== "");
  const concepts = conceptsToCheck(script.concepts);
  const isWalked = concepts.length > 0 || filled.some(({ askIf, shuffle }) => askIf !== undefined || shuffle);
  const body = {
    ...(isWalked && { ...toBranches(filled, facts), concepts }),
    introduction: script.introduction,
    questions: filled.map((question) => question.text),
  };
  const [asked] = useDebouncedValue(
    JSON.stringify({ body, ids: filled.map((question) => question.id) }),
    pauseMs,
  );
  const { data = nothing } = useQuery({
    queryKey: ["script-check", asked],
    queryFn: ({ signal }) => checkScript(JSON.parse(asked) as Asked, signal),
    enabled: filled.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: (count, error) => error instanceof ApiError && error.status === 429 && count < 3,
    retryDelay: retryMs,
  });
  return filled.length > 0 ? data : nothing;
}

/** What can be walked of it: an item or a condition that is not typed to its end waits. */
function toBranches(questions: EditedQuestion[], facts: ConditionFacts) {
  const { formId, hiddenFields, minutes, keepTown } = facts;
  return {
    questionSettings: questions.map(({ id, priority, depth, item, askIf = [], shuffle }) => {
      const answered = item && trimItem(item);
      const conditions = askIf.filter((one) => isRange(one) || one.values.length > 0);
      return {
        ...{ id, priority, depth },
        ...(shuffle && { shuffle }),
        ...(answered && findItemProblem(answered) === undefined && { item: answered }),
        ...(conditions.length > 0 && { askIf: conditions }),
      };
    }),
    ...{ hiddenFields, minutes, keepTown, preInterviewFormId: formId },
  };
}

interface Asked {
  body: BodyInputOf<typeof checkInterviewScript>;
  ids: string[];
}

async function checkScript({ body, ids }: Asked, signal: AbortSignal): Promise<ScriptCheck> {
  const { warnings, map } = await call("POST /api/interviews/check-script", { body, signal });
  const byQuestion = new Map<string, ScriptWarning[]>();
  for (const warning of warnings) {
    const id = warning.questionIndex === null ? undefined : ids[warning.questionIndex];
    if (id !== undefined) byQuestion.set(id, [...(byQuestion.get(id) ?? []), warning]);
  }
  const general = warnings.filter((warning) => warning.questionIndex === null);
  return { general, byQuestion, map: map && { ...map, ids } };
}
