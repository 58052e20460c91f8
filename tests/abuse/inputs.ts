import { beforeAll, describe, expect, test } from "vitest";
import { maxChars, maxCount } from "#contract/limits.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  script,
  startParticipant,
  userInfo,
} from "#server/testing/makers.ts";
import type { TestApp } from "#server/testing/test-app.ts";

const emoji = "😀";
const payloads = [
  `<script>window.__xss=1</script>`,
  `"><img src=x onerror=alert(1)>`,
  `<svg/onload=alert(1)>`,
  `</title></script><script>alert(1)</script>`,
  `[a](javascript:alert(1))`,
  `{{constructor.constructor('alert(1)')()}}`,
];

/** T-XSS, T-UNI and T-BIG over HTTP; what a browser makes of it is held in the journeys. */
export function testInputs(app: () => TestApp): void {
  describe("texts that are not harmless", () => {
    let creator: Awaited<ReturnType<typeof makeCreator>>;
    let project: string;

    beforeAll(async () => {
      creator = await makeCreator(app());
      project = await makeProject(creator);
    });

    test("T-XSS-1 markup stays text: no answer that holds it is one that a browser would run", async () => {
      const evil = payloads.join(" ");
      const own = await makeProject(creator, evil, evil.slice(0, 190));
      const id = await makeInterview(creator, own, { name: evil, introduction: evil, objective: evil });
      const info = { ...userInfo, townCity: evil.slice(0, 190), occupation: payloads[0] };
      const done = await makeFinishedSession(app(), id, { info, answers: [`${evil} because of Monday.`] });
      await creator.post(`/api/generate-insights/${id}`, {});
      const reads = [
        "details",
        "report",
        "sessions",
        "sessions/processed",
        "sessions/demographics",
        "sessions/export",
        "search?q=script",
      ]
        .map((last) => `/api/interviews/${id}/${last}`)
        .concat(
          ["json", "md", "csv-wide", "csv-long"].map(
            (format) => `/api/interviews/${id}/export?format=${format}`,
          ),
        )
        .concat([
          `/api/interviews/${id}`,
          `/api/projects/${own}`,
          `/api/sessions/${done.sessionId}/transcript`,
        ]);
      for (const path of reads) {
        const { status, headers } = await creator.get(path);
        const type = headers.get("content-type") ?? "";
        expect([path, status, /html|svg|xml|javascript/.test(type)]).toEqual([path, 200, false]);
        expect([path, headers.get("x-content-type-options")]).toEqual([path, "nosniff"]);
        if (!type.includes("json")) expect(headers.get("content-disposition"), path).toMatch(/^attachment/);
      }
      const page = await creator.get(`/chat/${id}`, { accept: "text/html" });
      for (const payload of payloads) expect(page.text).not.toContain(payload);
    });

    test("T-XSS-5 labels like __proto__ and constructor are counted like any other", async () => {
      const id = await makeInterview(creator, project);
      const labels = ["__proto__", "constructor", "toString"];
      for (const label of labels)
        await makeFinishedSession(app(), id, { info: { ...userInfo, townCity: label, occupation: label } });
      const { text } = await creator.get(`/api/interviews/${id}/sessions/demographics`);
      for (const label of labels) expect(text).toContain(label);
      expect(Object.keys(Object.prototype)).toEqual([]);
    });

    test("T-UNI-1 a message that nobody can see is refused; towers, joined emoji and line feeds come back as typed", async () => {
      const participant = await startParticipant(app(), await makeInterview(creator, project));
      for (const blank of ["", " ", "\u200b", "\u2060\ufeff \n", "\u0000", "\u202e"])
        expect([blank, (await participant.say(blank)).status]).toEqual([blank, 400]);
      const odd = `Zo\u0301\u0327\u0301 👩‍👩‍👧‍👦 שלום ${"\n".repeat(50)}${"w".repeat(3_000)} end`;
      expect((await participant.say(odd)).status).toBe(200);
      const path = `/api/sessions/${participant.interviewId}/${participant.sessionId}/messages`;
      const texts = (await participant.get(path)).body.messages.map(({ text }: { text: string }) => text);
      expect(texts).toContain(odd);
    });

    test("T-UNI-1 what is only blank is missing in what a participant tells of themselves, and edges are cut", async () => {
      const id = await makeInterview(creator, project);
      const start = (townCity: string) =>
        creator.post(`/api/sessions/${id}`, { consentGiven: true, userInfo: { ...userInfo, townCity } });
      for (const blank of [" ", "\t\n", "\u200b"]) expect((await start(blank)).status).toBe(400);
      const info = { ...userInfo, townCity: "  Galway  " };
      await makeFinishedSession(app(), id, { info });
      const { text } = await creator.get(`/api/interviews/${id}/sessions/demographics`);
      expect(text).toContain('"Galway"');
      expect(text).not.toContain("Galway ");
    });

    test.each([
      ["name", maxChars.name],
      ["objective", maxChars.longText],
      ["introduction", maxChars.longText],
    ])("T-BIG-1 %s may have %i characters and not one more, an emoji being one", async (field, most) => {
      for (const [letter, more, status] of [
        ["x", -1, 201],
        ["x", 0, 201],
        ["x", 1, 400],
        [emoji, 0, 201],
        [emoji, 1, 400],
      ] as const) {
        const body = { ...script, [field]: letter.repeat(most + more) };
        const reply = await creator.post(`/api/projects/${project}/chatbots`, body);
        expect([field, letter, more, reply.status]).toEqual([field, letter, more, status]);
      }
    });

    test("T-BIG-1 a hundred questions are the most, each of 2,000 characters", async () => {
      const create = (questions: string[]) =>
        creator.post(`/api/projects/${project}/chatbots`, { ...script, questions });
      const many = (count: number) =>
        Array.from({ length: count }, (_, index) => `Question ${index}, how was it?`);
      expect((await create(many(maxCount.questions))).status).toBe(201);
      expect((await create(many(maxCount.questions + 1))).status).toBe(400);
      expect((await create(["q".repeat(maxChars.question)])).status).toBe(201);
      expect((await create(["q".repeat(maxChars.question + 1)])).status).toBe(400);
    });
  });
}
