import { holdsAll, type KnownFacts } from "#contract/conditions.ts";
import type { FormAnswers } from "#contract/forms.ts";
import type { InterviewSettings, Quota } from "#contract/interview-settings.ts";

export function quotasOf(settings: InterviewSettings): Quota[] {
  return settings.quotas ?? [];
}

type SessionFacts = Partial<KnownFacts["aboutYou"]> & { hiddenFields?: Record<string, string> | null };

/** What conditions can ask of a session; `form` is null until it is answered. */
export function factsOf(
  { ageRange = null, country = null, town = null, occupation = null, hiddenFields }: SessionFacts,
  form: FormAnswers | null,
): KnownFacts {
  return { aboutYou: { ageRange, country, town, occupation }, link: hiddenFields ?? {}, form };
}

export interface MatchedQuotas {
  /** Count this person. */
  counts: Quota[];
  /** Depend on a form that isn't answered yet. */
  open: Quota[];
}

export function matchQuotas(quotas: Quota[], facts: KnownFacts): MatchedQuotas {
  const each = quotas.map((quota) => ({ quota, holds: holdsAll(quota.conditions, facts) }));
  return {
    counts: each.filter(({ holds }) => holds === true).map(({ quota }) => quota),
    open: each.filter(({ holds }) => holds === undefined).map(({ quota }) => quota),
  };
}

export function dependsOnForm({ conditions }: Quota): boolean {
  return conditions.some(({ by }) => by.kind === "form");
}
