import { connect, type Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { openClient } from "#server/testing/client.ts";
import { makeCreator, makeInterview, makeProject, startParticipant } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** T-RL and T-SLOW: many at once, and those who never finish what they say. */
export function testFloods(app: () => TestApp): void {
  describe("floods", () => {
    test("T-RL-1 T-RL-2 T-RL-3 forty wrong logins at once are as many as are allowed, over two servers and under made-up addresses", async () => {
      const limited = await startTestApp({ RATE_LIMITS: "on" });
      const second = await limited.openSecond();
      const { email } = await makeCreator(limited);
      const replies = await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          openClient(n % 2 === 0 ? limited.url : second.url).post(
            "/api/auth/login",
            { email, password: "not the password" },
            { "x-forwarded-for": `203.0.113.${n}`, "x-real-ip": `203.0.113.${n}` },
          ),
        ),
      );
      const count = (status: number) => replies.filter((reply) => reply.status === status).length;
      expect([count(401), count(429)]).toEqual([10, 30]);
      expect(replies.find(({ status }) => status === 429)?.headers.get("retry-after")).toMatch(/^\d+$/);
      await limited.close();
    }, 120_000);

    test("T-SLOW-1 three hundred who say a letter and no more keep nobody from being served", async () => {
      const creator = await makeCreator(app());
      const interview = await makeInterview(creator, await makeProject(creator));
      const { port } = new URL(app().url);
      const sockets: Socket[] = [];
      for (let n = 0; n < 300; n++) {
        const socket = connect(Number(port), "127.0.0.1").on("error", () => undefined);
        const slow = [
          "G",
          "POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
          "GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n",
        ][n % 3];
        // The third kind asks for much and never reads it.
        if (n % 3 === 2) socket.pause();
        socket.write(slow ?? "");
        sockets.push(socket);
      }
      const participants = await Promise.all(
        Array.from({ length: 5 }, () => startParticipant(app(), interview)),
      );
      const replies = await Promise.all(participants.map(({ say }) => say("I write a list on Sunday.")));
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      for (const socket of sockets) socket.destroy();
      expect((await openClient(app().url).get("/readyz")).status).toBe(200);
    });
  });
}
