import type { InterviewSettings } from "#contract/interview-settings.ts";
import { type Ending, isReturnLink, returnDelaySeconds } from "#contract/return-links.ts";
import { exportSessionId } from "../../auth/exported-id.ts";
import type { SessionRow } from "./sessions.store.ts";

/** Where a participant goes back to, and after how many seconds by itself. */
export interface WayBack {
  returnUrl: string | null;
  returnAfterSeconds: number | null;
}

export type Returning = Pick<
  SessionRow,
  "id" | "hiddenFields" | "endReason" | "earnsCode" | "completedAt" | "linkEmail"
>;

/**
 * How a session ended, by what is stored of it; null while it goes on. Complete is what earned its thanks: to the end, or
 * as far as was promised. All others that ended stopped early.
 */
export function endingOf(session: Omit<Returning, "id" | "hiddenFields" | "linkEmail">): Ending | null {
  if (session.endReason === "screened_out") return "screenedOut";
  if (session.endReason === "quota_full") return "quotaFull";
  if (session.completedAt === null) return null;
  return session.earnsCode ? "complete" : "stoppedEarly";
}

/** `code` is what the session got; it leaves only where it may stand beside the session. */
export function wayBackOf(
  settings: InterviewSettings,
  session: Returning,
  { ending = endingOf(session), code = null }: { ending?: Ending | null; code?: string | null } = {},
): WayBack {
  const template = ending === null ? "" : (settings.returnLinks?.[ending] ?? "");
  const isLinked = session.linkEmail !== false && settings.linkEmailToSession;
  const returnUrl = toReturnAddress(template, { ...session, code: isLinked ? code : null });
  // Nobody is taken away from help that they may need.
  const isTaken = returnUrl !== null && settings.returnsByItself === true && session.endReason !== "distress";
  return { returnUrl, returnAfterSeconds: isTaken ? returnDelaySeconds : null };
}

/**
 * `{session}` stands for the session's reference, which is in the exports too and opens nothing; `{code}` for the
 * incentive code; `{name}` for the link's parameter of that name, empty where the link had none. Values are encoded, and
 * none of them leads to another host.
 */
export function toReturnAddress(
  template: string,
  session: Pick<SessionRow, "id" | "hiddenFields"> & { code?: string | null },
): string | null {
  if (!isReturnLink(template)) return null;
  const fields = new Map(Object.entries(session.hiddenFields ?? {}));
  const filled = template.replace(/\{([\w-]{1,64})\}/g, (_, name: string) => {
    if (name === "session") return exportSessionId(session.id);
    const value = fields.get(name) ?? (name === "code" ? session.code : null) ?? "";
    return encodeURIComponent(value.toWellFormed());
  });
  const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : null);
  return hostOf(filled) === hostOf(template) ? filled : null;
}
