import type { Ending } from "#contract/return-links.ts";
import type { LoopbackPanel } from "./loopback-panel.ts";
import { userInfo } from "./makers.ts";
import { type PanelStudy, reachEnding } from "./panel-people.ts";
import type { TestApp } from "./test-app.ts";

/** What must be nought however many come at once. */
export interface CrowdFigures {
  overQuota: number;
  completeButUnpaid: number;
  paidButNotComplete: number;
  paidTwice: number;
}

const ages = ["18-24", "25-34", "35-50"];
const aims: Ending[] = ["complete", "complete", "complete", "quotaFull", "screenedOut", "stoppedEarly"];

/** Quotas that a crowd of so many fills: a fifth of it may be of an age, one in 24 a teacher. */
export function crowdLimits(people: number) {
  return { perAge: Math.floor(people / 5), teachers: Math.floor(people / 24) };
}

/**
 * People of a panel who come at once, over two servers, every tenth of them twice in the same moment. Each goes as far as
 * they can and follows the link that they are given, once.
 */
export async function sendCrowd(
  servers: Pick<TestApp, "url">[],
  study: PanelStudy,
  { panel, people }: { panel: LoopbackPanel; people: number },
): Promise<Record<string, number>> {
  const comers = Array.from({ length: people }, (_, index) => index).flatMap((index) =>
    index % 10 === 0 ? [index, index] : [index],
  );
  const ends: Record<string, number> = {};
  const follow = async (person: string, url: string | null) => {
    if (url) await fetch(url, { headers: panel.loginOf(person) });
  };
  await Promise.all(
    comers.map(async (index, place) => {
      const person = `person-${index}`;
      const server = servers[place % servers.length] ?? servers[0];
      if (!server) throw new Error("there is no server");
      const ending = aims[index % aims.length] ?? "complete";
      const info = { ...userInfo, ageRange: ages[index % ages.length] };
      const outcome = await reachEnding(server, study, { ending, person, info }).then(
        async ({ answered }) => {
          await follow(person, answered.returnUrl);
          return answered.returnUrl?.split("cc=C-")[1] ?? "nowhere";
        },
        async (error: Error) => {
          const body: { code: string; returnUrl?: string } = JSON.parse(
            /\{.*\}/s.exec(error.message)?.[0] ?? "{}",
          );
          if (body.code !== "quota_full" && body.code !== "panel_id_used") throw error;
          await follow(person, body.returnUrl ?? null);
          return body.code;
        },
      );
      ends[outcome] = (ends[outcome] ?? 0) + 1;
    }),
  );
  return ends;
}

/** Our own record beside the panel's: who finished, who is to be paid, and what the quotas let in. */
export async function readFigures(
  { db }: Pick<TestApp, "db">,
  { interviewId, preset }: PanelStudy,
  { panel, people }: { panel: LoopbackPanel; people: number },
): Promise<CrowdFigures> {
  const { rows } = await db.pool.query<{
    person: string;
    age: string;
    complete: boolean;
    places: string[] | null;
    away: boolean;
  }>(
    `select hidden_fields->>$2 as person, age_range as age, quota_ids as places,
       completed_at is not null and earns_code as complete,
       coalesce(end_reason in ('screened_out', 'quota_full'), false) as away
     from sessions where interview_id = $1 and hidden_fields is not null`,
    [interviewId, preset.panelIdField],
  );
  const limits = crowdLimits(people);
  const over = (count: number, limit: number) => Math.max(0, count - limit);
  const inside = rows.filter((row) => !row.away);
  const paid = panel.paid();
  const complete = rows.filter((row) => row.complete).map((row) => row.person);
  return {
    overQuota:
      ages.reduce(
        (sum, age) => sum + over(inside.filter((row) => row.age === age).length, limits.perAge),
        0,
      ) + over(inside.filter((row) => row.places?.includes("teachers")).length, limits.teachers),
    completeButUnpaid: complete.filter((person) => !paid.has(person)).length,
    paidButNotComplete: [...paid.keys()].filter((person) => !complete.includes(person)).length,
    paidTwice: [...paid.values()].filter((times) => times > 1).length,
  };
}

export function ageQuotas(people: number) {
  return ages.map((age) => ({
    ...{ id: age, name: age, limit: crowdLimits(people).perAge },
    conditions: [{ by: { kind: "aboutYou", attribute: "ageRange" }, values: [age] }],
  }));
}
