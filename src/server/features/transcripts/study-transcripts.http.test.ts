import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Speaker, Transcript } from "#contract/transcripts.ts";
import { readBytes } from "../../../../tests/read-study-data.ts";
import { facts } from "../../../../tests/study-data.ts";
import { makeCreator } from "../../testing/makers.ts";
import { someOf } from "../../testing/some-cases.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { type Content, makeForm } from "./upload-for-tests.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
});
afterAll(() => app.close());

const upload = (files: [string, Content][], fields?: Record<string, string>) =>
  creator.post("/api/upload-transcript", makeForm(files, fields));

/** "Name role turns" for each speaker. */
async function describeSpeakers(id: string): Promise<string[]> {
  const { body } = await creator.get(`/api/transcripts/${id}`);
  const turns: { speakerId: string }[] = body.turns;
  return body.speakers.map(
    ({ id: speakerId, name, role }: Speaker) =>
      `${name} ${role} ${turns.filter((turn) => turn.speakerId === speakerId).length}`,
  );
}

describe("transcripts of studies", () => {
  test("each talk comes in with its speakers and turns", async () => {
    // src/analysis/formats/transcripts/study-transcripts.test.ts reads each of them.
    for (const [name, speakers] of someOf(Object.entries(facts.talks), 3, 0)) {
      const reply = await upload([[name, readBytes(name)]]);
      const read = await Promise.all(reply.body.map(({ _id }: Transcript) => describeSpeakers(_id)));
      expect(read, name).toEqual([speakers]);
      expect(reply.body[0].language, name).toBe("en");
    }
  });

  test("a table of interviews and a script without speakers come in together", async () => {
    const { turns } = facts.aiLed;
    const names = [facts.aiLed.file, facts.script.file];
    const reply = await upload(names.map((name) => [name, readBytes(name)]));
    const read = reply.body.map((transcript: Transcript) => transcript.turnCount);
    expect(read.slice(0, turns.length)).toEqual(turns);
    expect(read).toHaveLength(turns.length + 1);
    expect(reply.body.at(-1).notices.join(" ")).toContain("No speakers were found");
  });
});
