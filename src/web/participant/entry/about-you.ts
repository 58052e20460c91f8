import { ageRanges, preferNotToSay } from "#contract/choices.ts";
import type { UserInfo } from "#contract/sessions.ts";
import { isBlank } from "#web/format/message-text.ts";
import type { EntryDraft } from "../storage.ts";

export const emptyEntry: EntryDraft = {
  consented: false,
  ageRange: "",
  occupation: "",
  location: "",
  townCity: "",
};

const fields = ["ageRange", "occupation", "location", "townCity"] as const;

/** The fields still to be filled, in the order of the page. */
export function listMissing(draft: EntryDraft): (typeof fields)[number][] {
  return fields.filter((field) => isBlank(draft[field]));
}

/** What is sent, trimmed; undefined when anything is missing. */
export function findUserInfo(draft: EntryDraft): UserInfo | undefined {
  const ageRange = ([...ageRanges, preferNotToSay] as const).find((range) => range === draft.ageRange);
  if (ageRange === undefined || listMissing(draft).length > 0) return undefined;
  return {
    ageRange,
    occupation: draft.occupation.trim(),
    location: draft.location.trim(),
    townCity: draft.townCity.trim(),
  };
}
