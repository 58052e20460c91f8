import { createHash } from "node:crypto";
import { findAiUse } from "../../ai-provider.ts";
import { AppError } from "../../app-error.ts";
import type { Deps } from "../../deps.ts";
import { consentTextOf, consentVersionOf, personalLinkNotice } from "../interviews/consent.service.ts";
import { participantTitleOf } from "../interviews/participant-title.service.ts";
import { type InterviewRow, keepConsentText } from "./sessions.store.ts";

/** Refuses a start whose page promised something else than the interview does now. */
export function requireConsentVersion(
  deps: Pick<Deps, "config">,
  interview: InterviewRow,
  { organization, version }: { organization: string; version: string | undefined },
): void {
  if (version === undefined) return;
  const { settings } = interview;
  const title = participantTitleOf(interview);
  const now = consentVersionOf({ organization, title, aiUse: findAiUse(deps.config), settings });
  if (version !== now) throw new AppError("consent_changed");
}

/**
 * Keeps the exact text that a participant agrees to, as it stands at that moment, and answers with its hash. Texts
 * are never changed: another wording is another row, and sessions that began with the older one keep it.
 */
export async function keepConsent(
  deps: Pick<Deps, "db" | "config">,
  interview: InterviewRow,
  { organization, isPersonal }: { organization: string; isPersonal: boolean },
): Promise<string> {
  const { settings } = interview;
  const title = participantTitleOf(interview);
  const shown = consentTextOf({ organization, title, aiUse: findAiUse(deps.config), settings });
  const text = isPersonal ? `${shown}\n\n${personalLinkNotice(settings.language)}` : shown;
  const hash = createHash("sha256").update(text).digest("base64url");
  await keepConsentText(deps.db, hash, text);
  return hash;
}
