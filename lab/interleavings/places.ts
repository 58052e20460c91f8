import fc from "fast-check";
import { expect } from "vitest";
import { buyInDemo } from "#server/features/billing/testing/buy-in-demo.ts";
import {
  answer,
  callAs,
  count,
  makeStudy,
  oneOff,
  placesOfSingle,
  type Section,
  section,
  server,
  start,
  startPerson,
  type World,
} from "./world.ts";

async function countSessions({ app }: World, interviewId: string): Promise<number> {
  const { rows } = await app.db.pool.query("select id from sessions where interview_id = $1", [interviewId]);
  return rows.length;
}

interface Starts {
  limit: number;
  at: (0 | 1)[];
}

const starts = (most: number) =>
  fc.record({
    limit: fc.integer({ min: 1, max: 2 }),
    at: fc.array(server, { minLength: 2, maxLength: most }),
  });

const ownLimit: Section<Starts> = {
  name: "starts at once take the interview's last places and no more",
  situations: starts(4),
  prepare: async (world, { limit, at }) => {
    const id = await makeStudy(world, { sessionLimit: limit });
    return {
      calls: at.map((one) => start(world, one, id)),
      check: async (replies) => {
        const taken = Math.min(limit, at.length);
        expect([count(replies, 200), count(replies, 403)]).toEqual([taken, at.length - taken]);
        expect(await countSessions(world, id)).toBe(taken);
      },
    };
  },
};

/** One place is left; somebody who gave theirs up by silence comes back for it while others begin. */
const placesOfPlan: Section<Starts> = {
  name: "who comes back and who begins share the last place of a bought interview",
  situations: starts(3),
  prepare: async (world, { at }) => {
    const { creator, projectId } = world;
    await buyInDemo(creator);
    const made = await creator.post(`/api/projects/${projectId}/chatbots`, oneOff);
    const id: string = made.body._id;
    const silent = await startPerson(world, id);
    const { pool } = world.app.db;
    const long = "started_at = now() - interval '31 minutes'";
    await pool.query(`update session_charges set ${long} where session_id = $1`, [silent.sessionId]);
    await (await startPerson(world, id)).say(0, answer(1), "first-0000")({});
    return {
      calls: [silent.say(1, answer(2), "back-0000"), ...at.map((one) => start(world, one, id))],
      check: async (replies) => {
        expect([count(replies, 200), count(replies, 403)]).toEqual([1, at.length]);
        const charged = await pool.query(
          `select session_id from session_charges where interview_id = $1
           and (first_message_at is not null or started_at > now() - interval '30 minutes')`,
          [id],
        );
        expect(charged.rows).toHaveLength(placesOfSingle);
      },
    };
  },
};

interface Slots {
  slots: number;
  at: (0 | 1)[];
  /** Another one is paid for meanwhile. */
  buys: boolean;
}

const slots: Section<Slots> = {
  name: "bought interviews are used once each",
  situations: fc.record({
    slots: fc.integer({ min: 1, max: 2 }),
    at: fc.array(server, { minLength: 2, maxLength: 3 }),
    buys: fc.boolean(),
  }),
  prepare: async (world, { slots, at, buys }) => {
    const { creator, projectId } = world;
    for (let bought = 0; bought < slots; bought++) await buyInDemo(creator);
    const path = `/api/projects/${projectId}/chatbots`;
    const calls = at.map((one) => callAs(world, creator, { at: one, method: "POST", path, body: oneOff }));
    if (buys) {
      const opened = await creator.post("/api/create-one-off-session");
      const pay = `/api/billing/demo/${opened.body.sessionId}`;
      calls.push(callAs(world, creator, { at: 1, method: "POST", path: pay, body: { action: "pay" } }));
    }
    return {
      calls,
      check: async (all) => {
        const replies = all.slice(0, at.length);
        if (buys) expect(all.at(-1)?.body.status).toBe("done");
        const made = count(replies, 201);
        expect(made + count(replies, 403)).toBe(at.length);
        expect(made).toBeGreaterThanOrEqual(Math.min(slots, at.length));
        expect(made).toBeLessThanOrEqual(Math.min(slots + (buys ? 1 : 0), at.length));
        const { body } = await creator.get("/api/current_user");
        const left = slots + (buys ? 1 : 0) - made;
        expect(body.availableOneOffInterviews).toBe(left);
        // So that the next ones begin with none.
        for (let used = 0; used < left; used++) expect((await creator.post(path, oneOff)).status).toBe(201);
      },
    };
  },
};

interface Quotas extends Starts {
  /** A second quota that all starts match too. */
  both: boolean;
  /** Who holds a place gives it up meanwhile. */
  leaves: boolean;
}

const quotas: Section<Quotas> = {
  name: "a quota's last places go to as many as there are",
  situations: fc.record({
    limit: fc.integer({ min: 1, max: 2 }),
    at: fc.array(server, { minLength: 2, maxLength: 3 }),
    both: fc.boolean(),
    leaves: fc.boolean(),
  }),
  prepare: async (world, { limit, at, both, leaves }) => {
    const quota = (id: string, attribute: string, value: string) => ({
      ...{ id, name: `Quota ${id}`, limit },
      conditions: [{ by: { kind: "aboutYou", attribute }, values: [value] }],
    });
    const second = both ? [quota("land", "country", "Ireland")] : [];
    const id = await makeStudy(world, { quotas: [quota("young", "ageRange", "25-34"), ...second] });
    const holder = leaves ? await startPerson(world, id) : undefined;
    return {
      calls: [...at.map((one) => start(world, one, id)), ...(holder ? [holder.withdraw(1)] : [])],
      check: async (all) => {
        const replies = all.slice(0, at.length);
        const begun = count(replies, 200);
        if (holder) expect(all.at(-1)?.status).toBe(200);
        expect(begun).toBeGreaterThanOrEqual(Math.min(at.length, limit - (leaves ? 1 : 0)));
        expect(begun).toBeLessThanOrEqual(Math.min(at.length, limit));
        expect(replies.filter(({ body }) => body.code === "quota_full")).toHaveLength(at.length - begun);
        const { rows } = await world.app.db.pool.query(
          "select taken from quota_counts where interview_id = $1",
          [id],
        );
        expect(rows.map(({ taken }) => taken)).toEqual(both ? [begun, begun] : [begun]);
      },
    };
  },
};

export const placeSections = [section(ownLimit), section(placesOfPlan), section(slots), section(quotas)];
