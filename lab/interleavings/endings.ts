import fc from "fast-check";
import { expect } from "vitest";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import {
  answer,
  callAs,
  count,
  makeStudy,
  type Section,
  section,
  server,
  shortScript,
  start,
  startNearEnd,
  startPerson,
} from "./world.ts";

interface Claims {
  claims: { at: 0 | 1; email: string; isRight: boolean }[];
  linked: boolean;
}

const claims: Section<Claims> = {
  name: "claims of one session at once are one claim",
  situations: fc.record({
    claims: fc.array(
      fc.record({
        at: server,
        email: fc.constantFrom("one@example.org", "two@example.org"),
        isRight: fc.constantFrom(true, true, true, false),
      }),
      { minLength: 2, maxLength: 4 },
    ),
    linked: fc.boolean(),
  }),
  prepare: async (world, { claims, linked }) => {
    const id = await makeStudy(world, { linkEmailToSession: linked }, shortScript);
    const person = await startNearEnd(world, id, 0);
    const code = (await person.complete(0)({})).body.incentiveCode;
    const path = `/api/complete/${person.sessionId}/claim`;
    return {
      calls: claims.map(({ at, email, isRight }) =>
        person.post(at, path, { email, incentiveCode: isRight ? code : "BBBB-BBBB-BBBB" }),
      ),
      check: async (replies) => {
        const right = claims.flatMap(({ email, isRight }, at) =>
          isRight ? [{ email, status: replies[at]?.status }] : [],
        );
        expect(count(replies, 404)).toBe(claims.length - right.length);
        const winners = new Set(right.filter(({ status }) => status === 200).map(({ email }) => email));
        // Where no address is linked, a repeat tells nothing of whose the claim is.
        if (linked) expect(winners.size).toBe(Math.min(1, right.length));
        for (const { email, status } of right) expect(status).toBe(!linked || winners.has(email) ? 200 : 409);
        const { rows } = await world.app.db.pool.query("select id from claims where interview_id = $1", [id]);
        expect(rows).toHaveLength(Math.min(1, right.length));
        const mails = await world.app.db.pool.query(
          "select id from outbox where dedupe_key like 'claim:%' and interview_id = $1",
          [id],
        );
        expect(mails.rows).toHaveLength(linked ? rows.length : 0);
        const attempts = await world.app.db.pool.query(
          "select claim_attempts as n from sessions where id = $1",
          [person.sessionId],
        );
        expect(attempts.rows).toEqual([{ n: claims.length - right.length }]);
      },
    };
  },
};

interface Codes {
  codes: number;
  /** Of which of two interviews that list the same codes each person is, and where they complete. */
  people: { at: 0 | 1; interview: 0 | 1 }[];
  /** A budget of so many made codes, in place of the list. */
  isBudget: boolean;
}

const codes: Section<Codes> = {
  name: "a list's codes, and a budget's, are given once each",
  situations: fc.record({
    codes: fc.integer({ min: 1, max: 2 }),
    people: fc.array(
      fc.record({ at: server, interview: fc.constantFrom(0 as const, 0 as const, 1 as const) }),
      {
        minLength: 2,
        maxLength: 3,
      },
    ),
    isBudget: fc.boolean(),
  }),
  prepare: async (world, { codes, people: given, isBudget }) => {
    const people = isBudget ? given.map(({ at }) => ({ at, interview: 0 as const })) : given;
    const settings = isBudget ? { incentiveBudget: codes } : { incentiveKind: "list" };
    const studies = [
      await makeStudy(world, settings, shortScript),
      await makeStudy(world, settings, shortScript),
    ];
    const listed = Array.from({ length: codes }, (_, at) => `${studies[0]?.slice(0, 8)}-${at}`);
    if (!isBudget) {
      for (const id of studies)
        await world.creator.post(`/api/interviews/${id}/incentives`, { codes: listed });
    }
    const finished = [];
    for (const { interview } of people) finished.push(await startNearEnd(world, studies[interview] ?? "", 0));
    return {
      calls: finished.map((person, at) => person.complete(people[at]?.at ?? 0)),
      check: async (replies) => {
        expect(count(replies, 200)).toBe(people.length);
        const got = replies.flatMap(({ body }) => (body.incentiveCode === null ? [] : [body.incentiveCode]));
        expect(got).toHaveLength(Math.min(codes, people.length));
        expect(new Set(got).size).toBe(got.length);
        if (!isBudget) expect(listed).toEqual(expect.arrayContaining(got));
      },
    };
  },
};

interface Deletion {
  what: "project" | "interview" | "account";
  at: (0 | 1)[];
  sends: (0 | 1)[];
  starts: (0 | 1)[];
}

const deletion: Section<Deletion> = {
  name: "what is deleted while people begin and write is gone for all of them",
  situations: fc.record({
    what: fc.constantFrom("project", "interview", "account"),
    at: fc.array(server, { minLength: 1, maxLength: 2 }),
    sends: fc.array(server, { minLength: 1, maxLength: 2 }),
    starts: fc.array(server, { minLength: 1, maxLength: 2 }),
  }),
  prepare: async (world, { what, at, sends, starts }) => {
    const creator = what === "account" ? await makeCreator(world.app) : world.creator;
    const projectId = await makeProject(creator);
    const id = await makeInterview(creator, projectId, shortScript);
    const person = await startPerson(world, id);
    const paths = {
      project: `/api/projects/${projectId}`,
      interview: `/api/interviews/${id}`,
      account: "/api/delete-account",
    };
    const body = what === "account" ? { email: creator.email } : undefined;
    const remove = { method: "DELETE", path: paths[what], body };
    return {
      calls: [
        ...at.map((one) => callAs(world, creator, { at: one, ...remove })),
        ...sends.map((one, which) => person.say(one, answer(which), `sent-${which}-0000`)),
        ...starts.map((one) => start(world, one, id)),
      ],
      check: async (all) => {
        const removed = all.slice(0, at.length);
        expect(count(removed, 200)).toBeGreaterThanOrEqual(1);
        const others = all.slice(at.length);
        expect(others.filter(({ status }) => ![200, 403, 404, 409, 410].includes(status))).toEqual([]);
        expect((await start(world, 1, id)({})).status).toBe(404);
        expect([404, 410]).toContain((await person.say(1, answer(9), "after-0000")({})).status);
        const { rows } = await world.app.db.pool.query("select id from sessions where interview_id = $1", [
          id,
        ]);
        const begun = count(all.slice(at.length + sends.length), 200);
        expect(rows).toHaveLength(what === "account" ? 0 : 1 + begun);
      },
    };
  },
};

export const endingSections = [section(claims), section(codes), section(deletion)];
