import type { Condition } from "#contract/condition-schemas.ts";
import { isRange } from "#contract/conditions.ts";
import type { Form } from "#contract/forms.ts";
import type { InterviewSettings, Quota } from "#contract/interview-settings.ts";
import { maxChars } from "#contract/limits.ts";
import { findQuotaProblems } from "#contract/quota-problems.ts";
import { describeConditions, shorten } from "../../../conditions/describe-conditions.ts";

/** A quota while somebody fills it in. */
export interface QuotaDraft {
  name: string;
  conditions: Condition[];
  minimum: number | string;
  limit: number | string;
}

export function toDraft(quota: Quota | undefined): QuotaDraft {
  const first: Condition = { by: { kind: "aboutYou", attribute: "ageRange" }, values: [] };
  return {
    name: quota?.name ?? "",
    conditions: quota?.conditions ?? [first],
    minimum: quota?.minimum ?? "",
    limit: quota?.limit ?? "",
  };
}

export function toQuota(draft: QuotaDraft, id: string, form: Form | undefined): Quota {
  const { name, conditions, minimum, limit } = draft;
  return {
    id,
    name: name.trim() || shorten(describeConditions(conditions, form), maxChars.name),
    conditions,
    limit: typeof limit === "number" ? limit : null,
    ...(typeof minimum === "number" && minimum > 0 && { minimum }),
  };
}

/** What is wrong with a quota among the others, by the field where it can be mended. */
export function listDraftProblems(
  made: Quota,
  others: Quota[],
  { settings, form }: { settings: InterviewSettings; form: Form | undefined },
) {
  const found = findQuotaProblems([...others, made], {
    fields: form?.fields ?? [],
    hiddenFields: settings.hiddenFields ?? [],
    keepTown: settings.keepTown !== false,
    sessionLimit: settings.sessionLimit ?? null,
  });
  const own = found.filter(({ quotaId }) => quotaId === made.id);
  const ofCondition = (at: number) =>
    own.find((problem) => problem.part === "conditions" && problem.at === at)?.text;
  const conditions = made.conditions.map((one, at) =>
    !isRange(one) && one.values.length === 0 ? "Choose at least one answer." : ofCondition(at),
  );
  const minimum = own.find(({ part }) => part === "minimum")?.text;
  const limit =
    own.find(({ part }) => part === "limit")?.text ?? found.find(({ otherId }) => otherId === made.id)?.text;
  const isAny = [...conditions, minimum, limit].some((text) => text !== undefined);
  return { conditions, minimum, limit, isAny };
}
