import fc from "fast-check";
import { expect } from "vitest";
import type { Reply } from "#server/testing/client.ts";
import {
  answer,
  count,
  makeStudy,
  type Person,
  type Section,
  section,
  server,
  shortScript,
  startNearEnd,
  startPerson,
  type World,
} from "./world.ts";

interface StoredTurn {
  speaker: "participant" | "interviewer";
  text: string;
  client_message_id: string | null;
}

async function readTurns({ app }: World, sessionId: string): Promise<StoredTurn[]> {
  const text = "select speaker, text, client_message_id from turns where session_id = $1 order by seq";
  return (await app.db.pool.query<StoredTurn>(text, [sessionId])).rows;
}

/** I1: who was answered is stored once, with that answer after it; who was refused is not stored. */
async function expectStored(world: World, person: Person, sent: { id: string; reply: Reply | undefined }[]) {
  const turns = await readTurns(world, person.sessionId);
  for (const { id, reply } of sent) {
    const places = turns.flatMap((turn, at) => (turn.client_message_id === id ? [at] : []));
    expect([id, places.length]).toEqual([id, reply?.status === 200 ? 1 : 0]);
    if (reply?.status === 200) expect(turns[(places[0] ?? 0) + 1]?.text).toBe(reply.body.botResponse);
  }
}

interface Sends {
  /** Whether it is about the first message, which also keeps the session's place. */
  first: boolean;
  sends: { at: 0 | 1; message: number }[];
  withIds: boolean;
}

const sends: Section<Sends> = {
  name: "messages sent at once in one session are each stored once and answered",
  situations: fc.record({
    first: fc.boolean(),
    sends: fc.array(fc.record({ at: server, message: fc.constantFrom(1, 1, 2) }), {
      minLength: 2,
      maxLength: 3,
    }),
    withIds: fc.constantFrom(true, true, false),
  }),
  prepare: async (world, { first, sends, withIds }) => {
    const person = await startPerson(world, await makeStudy(world));
    if (!first) await person.say(0, answer(0), "earlier-0000")({});
    const idOf = (message: number) => `message-${message}-0000`;
    return {
      calls: sends.map(({ at, message }) =>
        person.say(at, answer(message), withIds ? idOf(message) : undefined),
      ),
      check: async (replies) => {
        expect(count(replies, 200)).toBe(sends.length);
        const turns = await readTurns(world, person.sessionId);
        const said = turns.filter(({ speaker, text }) => speaker === "participant" && text !== answer(0));
        if (!withIds) {
          // Without an id it is a repeat while the first waits, and a message of its own after that.
          expect(new Set(replies.map(({ body }) => body.messageId)).size).toBe(said.length);
          return;
        }
        expect(said).toHaveLength(new Set(sends.map(({ message }) => message)).size);
        await expectStored(
          world,
          person,
          sends.map(({ message }, at) => ({ id: idOf(message), reply: replies[at] })),
        );
      },
    };
  },
};

interface End {
  sends: (0 | 1)[];
  completes: (0 | 1)[];
  /** How many answers there are to the end. */
  left: 0 | 1;
}

const end: Section<End> = {
  name: "a session that ends while it is completed ends once, with one code",
  situations: fc.record({
    sends: fc.array(server, { minLength: 1, maxLength: 2 }),
    completes: fc.array(server, { minLength: 1, maxLength: 3 }),
    left: fc.constantFrom(0, 1),
  }),
  prepare: async (world, { sends, completes, left }) => {
    const person = await startNearEnd(world, await makeStudy(world, {}, shortScript), left);
    return {
      calls: [
        ...sends.map((at, which) => person.say(at, answer(50 + which), `last-${which}-0000`)),
        ...completes.map((at) => person.complete(at)),
      ],
      check: async (all) => {
        const said = all.slice(0, sends.length);
        expect([count(said, 200), count(said, 409)]).toEqual([left, sends.length - left]);
        const ends = all.slice(sends.length);
        expect(count(ends, 200) + (left === 0 ? 0 : count(ends, 400))).toBe(ends.length);
        const again = await person.complete(0)({});
        const codes = [...ends, again].flatMap(({ status, body }) =>
          status === 200 ? [body.incentiveCode] : [],
        );
        expect(new Set(codes).size).toBe(1);
        expect(codes[0]).toMatch(/^\w{4}-\w{4}-\w{4}$/);
        await expectStored(
          world,
          person,
          said.map((reply, which) => ({ id: `last-${which}-0000`, reply })),
        );
      },
    };
  },
};

interface Withdrawal {
  sends: (0 | 1)[];
  completes: (0 | 1)[];
  withdraws: (0 | 1)[];
  near: boolean;
}

const withdrawal: Section<Withdrawal> = {
  name: "nothing is left of who withdraws while they write, end or complete",
  situations: fc.record({
    sends: fc.array(server, { minLength: 1, maxLength: 2 }),
    completes: fc.array(server, { maxLength: 1 }),
    withdraws: fc.array(server, { minLength: 1, maxLength: 2 }),
    near: fc.boolean(),
  }),
  prepare: async (world, { sends, completes, withdraws, near }) => {
    const id = await makeStudy(world, {}, shortScript);
    const person = near ? await startNearEnd(world, id, 1) : await startPerson(world, id);
    return {
      calls: [
        ...withdraws.map((at) => person.withdraw(at)),
        ...sends.map((at, which) => person.say(at, answer(50 + which), `last-${which}-0000`)),
        ...completes.map((at) => person.complete(at)),
      ],
      check: async (all) => {
        const gone = all.slice(0, withdraws.length);
        expect(count(gone, 200)).toBeGreaterThanOrEqual(1);
        expect(count(gone, 200) + count(gone, 404)).toBe(gone.length);
        const said = all.slice(withdraws.length, withdraws.length + sends.length);
        expect(said.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([]);
        expect(await readTurns(world, person.sessionId)).toEqual([]);
        expect((await person.messages()).status).toBe(404);
        expect((await person.say(0, answer(60), "after-0000")({})).status).toBe(404);
        const { rows } = await world.app.db.pool.query(
          `select withdrawn_at is not null as withdrawn, age_range, occupation, country, town, lease_holder
           from sessions where id = $1`,
          [person.sessionId],
        );
        const nothing = { age_range: null, occupation: null, country: null, town: null, lease_holder: null };
        expect(rows).toEqual([{ withdrawn: true, ...nothing }]);
      },
    };
  },
};

export const conversationSections = [section(sends), section(end), section(withdrawal)];
