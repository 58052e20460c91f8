import { singlePlanId } from "../../src/server/db/billing-schema.ts";
import { bookRules } from "../../src/server/db/stored-rules.ts";
import type { Breach, Readable } from "./audit-conversations.ts";
import type { Entry } from "./journal.ts";

/** Each answers with a row for every breach, `what` telling of it. Sums, limits, codes and purchases. */
const queries: { kind: Breach["kind"]; name: string; text: string }[] = [
  ...bookRules,
  {
    kind: "count",
    name: "places of the plan, one a session",
    text: `select coalesce(s.id, c.session_id) as what from sessions s
      full join session_charges c on c.session_id = s.id left join projects p on p.id = s.project_id
      where s.id is null or (c.session_id is null and s.end_reason is distinct from 'quota_full' and not p.sample)`,
  },
  {
    kind: "limit",
    name: "sessions of the free plan",
    text: `select c.owner_id as what from session_charges c
      where purchase_id is null and not exists (select 1 from subscriptions s where s.user_id = c.owner_id)
      group by c.owner_id having count(*) > (select session_limit from plans where id = 'free')`,
  },
  {
    kind: "limit",
    name: "the interview's own limit",
    text: `select i.id as what from interviews i where (i.settings->>'sessionLimit')::int <
      (select count(*) from sessions s where s.interview_id = i.id and s.end_reason is distinct from 'quota_full')`,
  },
  {
    kind: "limit",
    name: "quotas",
    text: `select i.id as what from interviews i, jsonb_array_elements(coalesce(i.settings->'quotas', '[]')) q
      where (q->>'limit')::int < (select count(*) from sessions s
        where s.interview_id = i.id and (q->>'id') = any(s.quota_ids))`,
  },
  {
    kind: "limit",
    name: "the budget of codes",
    text: `select i.id as what from interviews i where (i.settings->>'incentiveBudget')::int <
      (select count(*) from sessions s where s.interview_id = i.id and s.incentive_code is not null)`,
  },
  {
    kind: "limit",
    name: "projects and interviews of the free plan",
    text: `select u.email as what from users u
      where not exists (select 1 from subscriptions s where s.user_id = u.id) and (
        (select count(*) from projects p where p.owner_id = u.id and not p.sample and p.deleted_at is null) >
          (select project_limit from plans where id = 'free')
        or (select count(*) from interviews i join projects p on p.id = i.project_id
            where p.owner_id = u.id and not p.sample and i.interview_type = 'subscription') >
          (select interview_limit from plans where id = 'free'))`,
  },
  {
    kind: "doubled",
    name: "a receipt twice, or none",
    text: `select c.id as what from claims c where c.email <> '' and 1 <>
      (select count(*) from outbox o where o.dedupe_key = 'claim:' || c.id)`,
  },
  {
    kind: "doubled",
    name: "more purchases than were paid",
    text: `select c.user_id as what from checkouts c where c.plan_id = '${singlePlanId}'
      group by c.user_id having count(*) filter (where c.status = 'done') <>
      (select count(*) from purchases p where p.user_id = c.user_id)`,
  },
  {
    kind: "stuck",
    name: "an analysis that neither runs nor ends",
    text: `select id as what from jobs where status in ('queued', 'running') and heartbeat_at < now() - interval '2 minutes'`,
  },
];

/** What a client was told was made, by where it stands. */
const madeIn: Record<string, string> = {
  account: "select email as id from users",
  project: "select id from projects",
  interview: "select id from interviews",
  purchase: "select id from checkouts where status = 'done'",
  transcript: "select id from sources",
  insights: "select distinct interview_id as id from insights",
};

export async function checkBooks(pool: Readable, entries: Entry[]): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const { kind, name, text } of queries) {
    const { rows } = await pool.query<{ what: string }>(text);
    for (const { what } of rows) breaches.push({ kind, fault: "", text: `${name}: ${what}` });
  }
  for (const [what, text] of Object.entries(madeIn)) {
    const kept = await readIds(pool, text);
    for (const entry of entries) {
      if (entry.kind === "made" && entry.what === what && !kept.has(entry.id))
        breaches.push({ kind: "lost", fault: entry.fault, text: `${what} ${entry.id}` });
    }
  }
  return [...breaches, ...(await checkParts(pool, entries))];
}

/** Forms and claims, which go with a session that is withdrawn. */
async function checkParts(pool: Readable, entries: Entry[]): Promise<Breach[]> {
  const gone = await readIds(pool, "select id from sessions where withdrawn_at is not null");
  const forms = await readIds(pool, "select session_id || ' ' || form_id as id from form_answers");
  const claims = await readIds(pool, "select session_id as id from claims");
  return entries.flatMap((entry): Breach[] => {
    if (entry.kind !== "form" && entry.kind !== "claimed") return [];
    const isKept =
      gone.has(entry.sessionId) ||
      (entry.kind === "form" ? forms.has(`${entry.sessionId} ${entry.formId}`) : claims.has(entry.sessionId));
    const text = `${entry.kind} of session ${entry.sessionId}`;
    return isKept ? [] : [{ kind: "lost", fault: entry.fault, text }];
  });
}

async function readIds(pool: Readable, text: string): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>(text);
  return new Set(rows.map((row) => row.id));
}
