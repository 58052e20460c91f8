import { writeCsv } from "#analysis/formats/csv.ts";
import { findConditionProblems, listQuotaWarnings } from "#contract/quota-problems.ts";
import type { PersonalLink } from "#contract/recruitment.ts";
import { AppError, invalidFields } from "../../app-error.ts";
import type { Deps } from "../../deps.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { findQuotaFacts } from "../interviews/sound-quotas.service.ts";
import * as links from "./links.store.ts";
import { quotasOf } from "./match-quotas.ts";
import { countKept } from "./quotas.service.ts";
import * as quotas from "./quotas.store.ts";

export async function listQuotas({ db }: Pick<Deps, "db">, accountId: string, interviewId: string) {
  const interview = await ownInterview(db, accountId, interviewId, "view");
  const { id, settings } = interview;
  const [taken, unfinished, turnedAway, started, freed, facts] = await Promise.all([
    quotas.listTaken(db.orm, id),
    quotas.countUnfinished(db.orm, id),
    quotas.countTurnedAway(db, id),
    quotas.countStarted(db.orm, id),
    quotas.countPlacesFreed(db.orm, id),
    findQuotaFacts(db, interview, settings),
  ]);
  const list = quotasOf(settings);
  return {
    quotas: list.map((quota) => {
      const places = taken.get(quota.id) ?? 0;
      const { all = 0, active = 0 } = unfinished.get(quota.id) ?? {};
      const problem = findConditionProblems(quota, facts)[0]?.text ?? null;
      return { ...quota, taken: places, finished: Math.max(0, places - all), inProgress: active, problem };
    }),
    warnings: listQuotaWarnings(list, facts),
    total: {
      limit: settings.sessionLimit ?? null,
      taken: started - freed,
      kept: countKept(list, taken),
    },
    turnedAway,
  };
}

const defaultPage = 200;
const maxLinks = 10_000;
const maxAtOnce = 1_000;
const maxLabelChars = 200;

type LinkPage = { limit?: number | undefined; cursor?: string | undefined };

export async function listLinks(
  { db }: Pick<Deps, "db">,
  of: { accountId: string; interviewId: string },
  page: LinkPage,
) {
  const { id } = await ownInterview(db, of.accountId, of.interviewId, "edit");
  const limit = page.limit ?? defaultPage;
  const after = page.cursor ? readCursor(page.cursor) : undefined;
  const [rows, counts] = await Promise.all([
    links.listLinks(db, id, { after, limit: limit + 1 }),
    links.countLinks(db, id),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { links: shown.map(toLink), nextCursor: last ? writeCursor(last) : null, counts };
}

function toLink({ id, label, token, usedAt, session }: links.LinkRow): PersonalLink {
  return {
    ...{ id, label, token },
    state: stateOf(usedAt, session),
    usedAt: usedAt?.toISOString() ?? null,
    sessionId: session?.id ?? null,
  };
}

function stateOf(usedAt: Date | null, session: links.LinkRow["session"]): PersonalLink["state"] {
  if (!usedAt) return "unused";
  if (!session) return "deleted";
  if (session.completedAt) return "completed";
  return session.endReason === null ? "started" : "turned_away";
}

function writeCursor({ createdAtText, id }: links.LinkRow): string {
  return Buffer.from(`${createdAtText} ${id}`).toString("base64url");
}

function readCursor(cursor: string): links.LinkCursor {
  const [createdAt = "", id = ""] = Buffer.from(cursor, "base64url").toString().split(" ");
  if (!/^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z$/.test(createdAt) || Number.isNaN(Date.parse(createdAt)))
    throw invalidFields({ cursor: "This list has changed. Please load it again." });
  return { createdAt, id };
}

const stateNames: Record<PersonalLink["state"], string> = {
  unused: "Not used",
  started: "Started",
  completed: "Completed",
  turned_away: "Turned away",
  deleted: "Used, session deleted",
};

/** All links with their whole addresses, to send them with. */
export async function writeLinks(
  deps: Pick<Deps, "db" | "config">,
  of: { accountId: string; interviewId: string },
): Promise<string> {
  const { id } = await ownInterview(deps.db, of.accountId, of.interviewId, "edit");
  const rows = await links.listLinks(deps.db, id, { after: undefined, limit: maxLinks });
  const base = `${deps.config.publicUrl.replace(/\/$/, "")}/chat/${id}?invite=`;
  return writeCsv(
    ["Person", "Link", "State", "Used at"],
    rows.map(toLink).map((link) => [link.label, base + link.token, stateNames[link.state], link.usedAt]),
  );
}

/** A link for each label; blank ones are left out, and those that have a link already. */
export async function addLinks(
  deps: Pick<Deps, "db" | "newId">,
  of: { accountId: string; interviewId: string },
  given: string | string[],
) {
  const { id, project } = await ownInterview(deps.db, of.accountId, of.interviewId, "edit");
  const lines = typeof given === "string" ? given.split(/\r\n|\r|\n/) : given;
  const filled = lines.map((label) => label.trim()).filter((label) => label !== "");
  if (filled.length === 0) throw invalidFields({ labels: "Enter at least one person, one per line." });
  if (filled.length > maxAtOnce)
    throw invalidFields({ labels: "At most 1,000 people can be added at once." });
  if (filled.some((label) => [...label].length > maxLabelChars))
    throw invalidFields({ labels: `A line can have at most ${maxLabelChars} characters.` });
  const known = await links.listLabels(deps.db, id);
  const labels = [...new Set(filled)].filter((label) => !known.has(label));
  if (known.size + labels.length > maxLinks)
    throw invalidFields({ labels: "An interview can have at most 10,000 personal links." });
  const made = labels.map((label) => ({ id: deps.newId(), token: deps.newId(), label }));
  if (made.length > 0) await links.insertLinks(deps.db, { interviewId: id, projectId: project.id }, made);
  const counts = await links.countLinks(deps.db, id);
  return { added: made.length, skipped: filled.length - made.length, counts };
}

export async function deleteLink(
  { db }: Pick<Deps, "db">,
  accountId: string,
  of: { interviewId: string; linkId: string },
): Promise<void> {
  const { id } = await ownInterview(db, accountId, of.interviewId, "edit");
  if (!(await links.deleteLink(db, id, of.linkId))) throw new AppError("link_not_found");
}
