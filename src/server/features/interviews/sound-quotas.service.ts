import { isDeepStrictEqual } from "node:util";
import type { InterviewSettings, Quota } from "#contract/interview-settings.ts";
import { countNeeded, findQuotaProblems, type QuotaFacts } from "#contract/quota-problems.ts";
import { invalidFields } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { listFormsByIds } from "../forms/forms.service.ts";
import type { InterviewRow, RowChange } from "./interviews.store.ts";

/** What the quotas of an interview rest on, as it is now. */
export async function findQuotaFacts(
  db: Database,
  { preFormId }: Pick<InterviewRow, "preFormId">,
  settings: InterviewSettings,
): Promise<QuotaFacts> {
  const [form] = (settings.quotas ?? []).length > 0 ? await listFormsByIds(db, [preFormId]) : [];
  return {
    fields: form?.fields ?? [],
    hiddenFields: settings.hiddenFields ?? [],
    keepTown: settings.keepTown !== false,
    sessionLimit: settings.sessionLimit ?? null,
  };
}

/**
 * Refuses quotas that cannot work, and settings that would leave them so. What was saved once stays until somebody
 * changes it: a quota whose question was deleted since does not keep others from being saved.
 */
export async function requireSoundQuotas(
  db: Database,
  of: { row: InterviewRow; change: RowChange; given: Partial<InterviewSettings> | undefined },
): Promise<void> {
  const { row, given } = of;
  const settings = of.change.settings ?? row.settings;
  const { quotas = [] } = settings;
  if (!given || quotas.length === 0) return;
  const facts = await findQuotaFacts(db, { preFormId: of.change.preFormId ?? row.preFormId }, settings);
  const wrong = given.quotas
    ? findChangedProblems(quotas, row.settings.quotas ?? [], facts)
    : findSettingProblems(quotas, given, facts);
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
}

function findChangedProblems(quotas: Quota[], before: Quota[], facts: QuotaFacts): Record<string, string> {
  const isSame = (quota: Quota) => before.some((other) => isDeepStrictEqual(other, quota));
  const kept = new Set(quotas.filter(isSame).map(({ id }) => id));
  const isNew = (quotaId: string | undefined) => quotaId !== undefined && !kept.has(quotaId);
  const met = findQuotaProblems(quotas, facts).filter(
    ({ quotaId, otherId }) => isNew(quotaId) || isNew(otherId),
  );
  const indexOf = (quotaId: string) => quotas.findIndex(({ id }) => id === quotaId);
  return Object.fromEntries(
    met.map(({ quotaId, part, text }) => [`settings.quotas.${indexOf(quotaId)}.${part}`, text]),
  );
}

function findSettingProblems(
  quotas: Quota[],
  given: Partial<InterviewSettings>,
  facts: QuotaFacts,
): Record<string, string> {
  const needed = countNeeded(quotas, facts);
  const isTooFew = given.sessionLimit != null && given.sessionLimit < needed;
  const byTown = quotas.find(({ conditions }) =>
    conditions.some(({ by }) => by.kind === "aboutYou" && by.attribute === "town"),
  );
  return {
    ...(isTooFew && { "settings.sessionLimit": `Your quotas need at least ${needed} people.` }),
    ...(given.keepTown === false &&
      byTown && {
        "settings.keepTown": `The quota “${byTown.name}” counts people by town. Change it first.`,
      }),
  };
}
