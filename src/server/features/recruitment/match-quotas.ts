import { readCountry } from "#contract/country-names.ts";
import type { FormAnswers } from "#contract/forms.ts";
import type { InterviewSettings, Quota } from "#contract/interview-settings.ts";

/** What people say about themselves before they begin. */
export interface AboutYou {
  ageRange: string | null;
  country: string | null;
  occupation: string | null;
}

export function quotasOf(settings: InterviewSettings): Quota[] {
  return settings.quotas ?? [];
}

export function isFormQuota(quota: Quota): boolean {
  return quota.by.kind === "form";
}

/**
 * The quotas that count these people. Letter case and the spaces around are no difference, nor is a country's name in
 * another language or spelling.
 */
export function matchAboutYou(quotas: Quota[], about: AboutYou): Quota[] {
  return quotas.filter(({ by, values }) => {
    if (by.kind !== "aboutYou") return false;
    if (by.attribute !== "country") return holds(values, [about[by.attribute]]);
    return holds(values.map(readCountry), [about.country && readCountry(about.country)]);
  });
}

/** The quotas that count people who gave these answers; of several choices one is enough. */
export function matchAnswers(quotas: Quota[], answers: FormAnswers): Quota[] {
  return quotas.filter(
    ({ by, values }) => by.kind === "form" && holds(values, listGiven(answers, by.fieldId)),
  );
}

function listGiven(answers: FormAnswers, fieldId: string): string[] {
  const answer = Object.hasOwn(answers, fieldId) ? answers[fieldId] : undefined;
  if (answer === undefined) return [];
  return Array.isArray(answer) ? answer : [String(answer)];
}

function holds(values: string[], given: (string | null)[]): boolean {
  const named = new Set(values.map(plain));
  return given.some((one) => one !== null && named.has(plain(one)));
}

const plain = (text: string) => text.normalize("NFKC").trim().toLowerCase();
