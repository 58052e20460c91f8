import { writeCsv } from "#analysis/formats/csv.ts";
import { addressKeptDays } from "#contract/limits.ts";
import { invalidFields } from "../../app-error.ts";
import { openAddress } from "../../auth/sealed-address.ts";
import type { Deps } from "../../deps.ts";
import { noteAudit } from "../audit/note-audit.service.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { emitEvent } from "../webhooks/emit-event.service.ts";
import * as store from "./incentives.store.ts";

const maxCodes = 50_000;
const maxCodeChars = 200;

export async function getStock(deps: Pick<Deps, "db">, accountId: string, interviewId: string) {
  const { id, settings } = await ownInterview(deps.db, accountId, interviewId, "view");
  const kind = settings.incentiveKind ?? "generated";
  const holdsAll = settings.holdCodes === true;
  const [own, given, held] = await Promise.all([
    store.countOwnCodes(deps.db.orm, id),
    store.countGiven(deps.db.orm, id),
    kind === "link" ? 0 : store.countHeld(deps.db, id, holdsAll),
  ]);
  const stock = {
    kind,
    free: kind === "list" ? own.free : null,
    given,
    held,
    budget: settings.incentiveBudget ?? null,
  };
  const isOpen = kind === "list" && !holdsAll && settings.inviteOnly !== true;
  const warning = warnOfStock({ ...stock, listed: own.listed, link: settings.incentiveLink ?? "" });
  return { ...stock, warning, advice: isOpen ? openListAdvice : null };
}

const openListAdvice =
  "Anyone with the share link can earn codes from your list. Use personal links, or hold the codes until you've looked at the answers.";

/** Somebody has looked: sessions whose codes were held back get them when their participants come back. */
export async function releaseCodes(deps: Pick<Deps, "db">, accountId: string, interviewId: string) {
  const { id, project } = await ownInterview(deps.db, accountId, interviewId, "edit");
  const released = await store.releaseCodes(deps.db, id);
  const entry = { action: "changed", targetKind: "interview", targetId: id, projectId: project.id } as const;
  await noteAudit(deps.db.orm, { ownerId: project.ownerId, actorId: accountId, ...entry });
  return { ...(await getStock(deps, accountId, id)), released };
}

/** Codes as a text of lines or as a list; blank ones and repeats are left out. */
export async function addCodes(
  deps: Pick<Deps, "db" | "newId">,
  accountId: string,
  of: { interviewId: string; codes: string | string[] },
) {
  const interview = await ownInterview(deps.db, accountId, of.interviewId, "edit");
  const given = typeof of.codes === "string" ? of.codes.split(/\r\n|\r|\n/) : of.codes;
  const filled = given.map((code) => code.trim()).filter((code) => code !== "");
  if (filled.some((code) => code.length > maxCodeChars))
    throw invalidFields({ codes: `A code can have at most ${maxCodeChars} characters.` });
  const codes = [...new Set(filled)];
  const { listed } = await store.countOwnCodes(deps.db.orm, interview.id);
  if (listed + codes.length > maxCodes)
    throw invalidFields({ codes: "An interview can have at most 50,000 codes." });
  const rows = codes.map((code) => ({ id: deps.newId(), code }));
  const added = await store.insertOwnCodes(deps.db, interview.id, rows);
  const stock = await getStock(deps, accountId, interview.id);
  return { ...stock, added, skipped: filled.length - added };
}

/**
 * Who claimed. Where the interview does not link addresses to sessions, or did not when the claim was made, nothing
 * that leads to one is told: no session, no code, in the order of the addresses instead of time, and only the day on
 * which the claim was listed together with others.
 */
export async function listClaims(deps: Pick<Deps, "db" | "secret">, accountId: string, interviewId: string) {
  const { id, settings, project } = await ownInterview(deps.db, accountId, interviewId, "edit");
  const rows = await store.listClaims(deps.db, id);
  const claims = rows.flatMap((row) => {
    const email = openAddress(deps.secret, row.email);
    return email === null ? [] : [{ ...row, email }];
  });
  const linked = settings.linkEmailToSession;
  const isLinked = (claim: { sessionId: string | null }) => linked && claim.sessionId !== null;
  const withSession = claims.filter(isLinked).map(({ createdAt, ...claim }) => ({
    ...claim,
    claimedAt: createdAt.toISOString(),
  }));
  const alone = claims
    .filter((claim) => !isLinked(claim))
    .map(({ email, listedOn, createdAt }) => ({
      email,
      code: null,
      sessionId: null,
      claimedAt: `${listedOn ?? createdAt.toISOString().slice(0, 10)}T00:00:00.000Z`,
    }))
    .sort((a, b) => (a.email < b.email ? -1 : 1));
  const target = { targetKind: "claims", targetId: id, projectId: project.id } as const;
  await noteAudit(deps.db.orm, { ownerId: project.ownerId, actorId: accountId, action: "viewed", ...target });
  return { linked, claims: countSameInbox([...withSession, ...alone]) };
}

/** As a file: what stands in it was given for the incentive, and its header says so. */
export function writeClaims(list: Awaited<ReturnType<typeof listClaims>>): string {
  const email = "E-mail (incentive only)";
  const flag = ({ sameInbox }: { sameInbox: number }) => (sameInbox > 1 ? `same inbox x ${sameInbox}` : "");
  if (!list.linked) {
    const rows = list.claims.map((claim) => [claim.email, claim.claimedAt.slice(0, 10), flag(claim)]);
    return writeCsv([email, "Listed on", "Same inbox"], rows);
  }
  const rows = list.claims.map((claim) => [
    claim.email,
    claim.code ?? "",
    claim.sessionId ?? "",
    claim.claimedAt,
    flag(claim),
  ]);
  return writeCsv([email, "Code", "Session", "Claimed at", "Same inbox"], rows);
}

/** Fewer than this would be as good as named. */
const minTogether = 3;

/** Lists the unlinked claims of past days, and tells the programs of the projects' members of each group. Two processes may do it at once. */
export async function listClaimsOfPastDays(deps: Pick<Deps, "db" | "newId">): Promise<void> {
  await deps.db.orm.transaction(async (tx) => {
    for (const { interviewId, projectId, claims } of await store.listWaitingClaims(tx, minTogether)) {
      const payload = { interviewId, sessionId: null, claims };
      const dedupeKey = `claims:${deps.newId()}`;
      await emitEvent(tx, deps, { projectId, event: "incentive.claimed", payload, dedupeKey });
    }
  });
}

/** Addresses go 90 days after their claim. Safe to stop and to run twice. */
export async function deleteOldAddresses(deps: Pick<Deps, "db">): Promise<void> {
  await store.emptyOldClaims(deps.db, addressKeptDays);
}

const ignoresDots = new Set(["gmail.com", "googlemail.com"]);

/**
 * The inbox that an address leads to, as most mail servers have it: small letters, without what follows a plus, and
 * at Gmail without dots. A guess: good for a hint to the creator, never for a refusal.
 */
function inboxOf(address: string): string {
  const folded = address.trim().toLowerCase().normalize("NFC");
  const at = folded.lastIndexOf("@");
  const domain = folded.slice(at + 1);
  const [name = ""] = folded.slice(0, at).split("+");
  return ignoresDots.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** How many of these claims lead to the same inbox as each of them, itself among them. */
export function countSameInbox<C extends { email: string }>(claims: C[]): (C & { sameInbox: number })[] {
  const counts = new Map<string, number>();
  for (const { email } of claims) counts.set(inboxOf(email), (counts.get(inboxOf(email)) ?? 0) + 1);
  return claims.map((claim) => ({ ...claim, sameInbox: counts.get(inboxOf(claim.email)) ?? 1 }));
}

interface Stock {
  kind: "generated" | "list" | "link";
  free: number | null;
  listed: number;
  given: number;
  budget: number | null;
  link: string;
}

const lowCount = 5;
const lowShare = 0.1;

/** Whether few are left: fewer than five, or than a tenth. */
function isLow(left: number, of: number): boolean {
  return left < Math.max(lowCount, of * lowShare);
}

/** A sentence for the creator when codes run low or are used up; null while all is well. */
function warnOfStock({ kind, free, listed, given, budget, link }: Stock): string | null {
  if (kind === "link")
    return link === "" ? "No link has been set yet. Anyone who finishes now gets nothing." : null;
  const inList = free ?? 0;
  if (kind === "list" && listed === 0)
    return "There are no codes in the list yet. Anyone who finishes now gets none.";
  if (kind === "list" && inList === 0)
    return "All codes have been given out. Anyone who finishes now gets none.";
  const inBudget = budget === null ? null : Math.max(0, budget - given);
  if (inBudget === 0) return "The code limit has been reached. Anyone who finishes now gets none.";
  if (kind === "list" && isLow(inList, listed)) return `${countCodes(inList)} left in the list.`;
  if (inBudget !== null && isLow(inBudget, budget ?? 0))
    return `${countCodes(inBudget)} left until the limit.`;
  return null;
}

function countCodes(count: number): string {
  return count === 1 ? "Only 1 code is" : `Only ${count} codes are`;
}
