import { setTimeout as sleep } from "node:timers/promises";
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

/** Crossing quotas that a crowd of so many fills: by age, by town, by both, by an answer of the form and by town and it. */
export function crowdLimits(people: number) {
  const oneIn = (share: number) => Math.floor(people / share);
  return {
    perAge: oneIn(5),
    london: oneIn(3),
    youngLondon: oneIn(12),
    teachers: oneIn(24),
    londonTeachers: oneIn(40),
  };
}

const townOf = (index: number) => (Math.floor(index / 2) % 2 === 0 ? "London" : "Leeds");

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
      const info = { ...userInfo, ageRange: ages[index % ages.length], townCity: townOf(index) };
      const outcome = await startPatiently(() => reachEnding(server, study, { ending, person, info })).then(
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

/** Where a busy server stored nothing and asks to come again in a moment, they do, as their page lets them. */
async function startPatiently<T>(begin: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await begin();
    } catch (error) {
      const isBusy = error instanceof Error && /^starting failed: .*"code":"unavailable"/.test(error.message);
      if (!isBusy) throw error;
      await sleep(1_000);
    }
  }
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
    town: string;
    role: string | null;
    complete: boolean;
    away: boolean;
  }>(
    `select hidden_fields->>$2 as person, age_range as age, town,
       (select answers->>'role' from form_answers where session_id = sessions.id) as role,
       completed_at is not null and earns_code as complete,
       coalesce(end_reason in ('screened_out', 'quota_full'), false) as away
     from sessions where interview_id = $1 and hidden_fields is not null`,
    [interviewId, preset.panelIdField],
  );
  const limits = crowdLimits(people);
  const inside = rows.filter((row) => !row.away);
  const isIn = (town: string) => (row: { town: string }) => row.town === town;
  const londoners = inside.filter(isIn("London"));
  const teachers = inside.filter((row) => row.role === "Teacher");
  const counted: [unknown[], number][] = [
    ...ages.map((age): [unknown[], number] => [inside.filter((row) => row.age === age), limits.perAge]),
    [londoners, limits.london],
    [londoners.filter((row) => row.age === ages[0]), limits.youngLondon],
    [teachers, limits.teachers],
    [teachers.filter(isIn("London")), limits.londonTeachers],
  ];
  const paid = panel.paid();
  const complete = rows.filter((row) => row.complete).map((row) => row.person);
  return {
    overQuota: counted.reduce((sum, [people, limit]) => sum + Math.max(0, people.length - limit), 0),
    completeButUnpaid: complete.filter((person) => !paid.has(person)).length,
    paidButNotComplete: [...paid.keys()].filter((person) => !complete.includes(person)).length,
    paidTwice: [...paid.values()].filter((times) => times > 1).length,
  };
}

export function crossingQuotas(people: number) {
  const limits = crowdLimits(people);
  const about = (attribute: string, value: string) => ({
    by: { kind: "aboutYou", attribute },
    values: [value],
  });
  const london = about("town", "london");
  const teacher = { by: { kind: "form", fieldId: "role" }, values: ["Teacher"] };
  const quota = (name: string, limit: number, conditions: unknown[]) => ({
    id: name,
    name,
    limit,
    conditions,
  });
  return [
    ...ages.map((age) => quota(age, limits.perAge, [about("ageRange", age)])),
    quota("london", limits.london, [london]),
    quota("young-london", limits.youngLondon, [london, about("ageRange", ages[0] ?? "")]),
    quota("london-teachers", limits.londonTeachers, [london, teacher]),
  ];
}
