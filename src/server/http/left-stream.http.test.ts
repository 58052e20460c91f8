import { connect } from "node:net";
import pino from "pino";
import { expect, test } from "vitest";
import { makeCreator, makeInterview, makeProject } from "../testing/makers.ts";
import { startTestApp } from "../testing/test-app.ts";

/** Asks for a stream over a bare socket and cuts it as soon as the stream has begun. */
function cutStream(url: string, token: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept: text/event-stream\r\n` +
          `authorization: Bearer ${token}\r\n\r\n`,
      );
    });
    socket.on("data", (data) => {
      if (!data.includes("event: live")) return;
      socket.destroy();
      resolve();
    });
    socket.once("error", reject);
  });
}

test("who leaves in the middle of a stream leaves no error behind, and no address in the log", async () => {
  const app = await startTestApp();
  const lines: string[] = [];
  Object.assign(app.deps.log, { [pino.symbols.streamSym]: { write: (line: string) => lines.push(line) } });
  app.deps.log.level = "info";
  const creator = await makeCreator(app);
  const interviewId = await makeInterview(creator, await makeProject(creator));
  await cutStream(`${app.url}/api/interviews/${interviewId}/live`, creator.token);
  const countStreams = async () =>
    /^askwell_event_streams (\d+)$/m.exec((await creator.get("/metrics")).text)?.[1];
  await expect.poll(countStreams).toBe("0");
  await app.close();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => JSON.parse(line).level > 30)).toEqual([]);
  expect(lines.join("")).not.toContain(interviewId);
});
