import { describe, expect, test } from "vitest";
import type { TestApp } from "#server/testing/test-app.ts";
import { readWholeDatabase, type Tenant } from "../tenant-for-tests.ts";

/** T-TEN-3: an id of somebody else's in a body, below an address of one's own. Forms are held in tenants.test.ts. */
export function testForeignIds(current: () => { app: TestApp; ada: Tenant; ben: Tenant }): void {
  describe("an id in a body", () => {
    const strange = (foreign: string) => [foreign, "A".repeat(22), "nope", "__proto__", "%00"];
    const wrong = [7, true, {}, { $ne: null }, [["x"]]];

    /** Every call that takes ids in its body, with the body that holds this one. */
    const calls: [what: string, path: (own: Tenant) => string, kind: keyof Tenant["ids"], body: BodyMaker][] =
      [
        [
          "transcripts of a persona",
          () => "/api/generate-framework",
          "transcript",
          (id) => ({ transcriptIds: [id] }),
        ],
        [
          "interview of a persona",
          () => "/api/generate-framework",
          "interview",
          (id) => ({ interviewId: id }),
        ],
        ["transcripts of a kept persona", () => "/api/save-persona", "transcript", keptWith("transcriptIds")],
        ["interview of a kept persona", () => "/api/save-persona", "interview", keptWith("interviewId")],
        [
          "interview of a practice",
          () => "/api/simulated-interviews/start",
          "interview",
          (id) => ({ topic: "Planning", interviewId: id }),
        ],
      ];

    test.each(calls)("T-TEN-3 %s opens nothing of somebody else's", async (_, path, kind, body) => {
      const { app, ada, ben } = current();
      const before = await readWholeDatabase(app);
      const answers = new Set<string>();
      for (const id of strange(ada.ids[kind])) {
        const reply = await ben.client.post(path(ben), body(id, ben));
        expect([id, reply.status, reply.text.includes("canaryada")]).toEqual([id, 404, false]);
        answers.add(reply.text);
      }
      expect([...answers]).toHaveLength(1);
      for (const value of wrong) {
        const reply = await ben.client.post(path(ben), body(value, ben));
        expect(reply.status, JSON.stringify(value)).toBe(400);
      }
      expect(await readWholeDatabase(app)).toBe(before);
    });

    test("T-TEN-3 a transcript moves into no project of somebody else's, and a list of sessions deletes or leaves out none", async () => {
      const { app, ada, ben } = current();
      const before = await readWholeDatabase(app);
      for (const projectId of strange(ada.ids.project)) {
        const moved = await ben.client.send("PATCH", `/api/transcripts/${ben.ids.transcript}`, { projectId });
        expect([projectId, moved.status]).toEqual([projectId, 404]);
      }
      const path = `/api/interviews/${ben.ids.interview}/sessions/delete`;
      const deleted = await ben.client.post(path, { ids: [ada.ids.session, "A".repeat(22)] });
      expect(deleted.text).not.toContain("canaryada");
      expect(deleted.body.deleted ?? 0).toBe(0);
      const leaveOut = `/api/interviews/${ben.ids.interview}/left-out`;
      const sourceIds = [ada.ids.session, ada.ids.transcript, "A".repeat(22)];
      const leftOut = await ben.client.post(leaveOut, { leftOut: true, sourceIds });
      expect([leftOut.status, leftOut.body.changed]).toEqual([200, 0]);
      expect(await readWholeDatabase(app)).toBe(before);
    });
  });
}

type BodyMaker = (id: unknown, own: Tenant) => Record<string, unknown>;

/** The persona as its maker would keep it, with one id of another's. */
function keptWith(field: "transcriptIds" | "interviewId"): BodyMaker {
  return (id, own) => ({ ...own.persona, [field]: field === "transcriptIds" ? [id] : id });
}
