import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Speaker, Transcript } from "#contract/sources.ts";
import { makeCreator } from "../../testing/makers.ts";
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

const folder = fileURLToPath(new URL("../../../../../shared/data/transcripts", import.meta.url));
const dan = (asked: number, answered: number) => [
  `Dan interviewer ${asked}`,
  `Participant participant ${answered}`,
];
const expected: Record<string, string[][]> = {
  "changelog_founders_talk_53.md": [["Adam Stacoviak interviewer 48", "Danielle Morrill participant 47"]],
  "metamuse_47.txt": [
    ["David Hoang participant 45", "Adam Wiggins interviewer 43", "Mark McGranahan interviewer 17"],
  ],
  "democracy_human_i1.csv": [["Interviewer interviewer 22", "Respondent participant 21"]],
  "democracy_human_i2.csv": [["Interviewer interviewer 28", "Respondent participant 28"]],
  "democracy_human_i3.csv": [["Interviewer interviewer 19", "Respondent participant 18"]],
  "talkpython_071_dev_career.vtt": [["Speaker participant 869"]],
  "pdpilot_P1.pdf": [dan(47, 47)],
  "pdpilot_P2.pdf": [dan(81, 84)],
  "pdpilot_P3.pdf": [dan(61, 61)],
};

describe.skipIf(!existsSync(folder))("real transcripts", () => {
  const names = existsSync(folder) ? readdirSync(folder) : [];

  test.each(names.filter((name) => name in expected))(
    "%s comes in with its speakers and turns",
    async (name) => {
      const reply = await upload([[name, readFileSync(`${folder}/${name}`)]]);
      const speakers = await Promise.all(reply.body.map(({ _id }: Transcript) => describeSpeakers(_id)));
      expect(speakers).toEqual(expected[name]);
      expect(reply.body[0].language).toBe("en");
    },
  );

  test("the others come in too: nine interviews of one table, and a script without speakers", async () => {
    const others = names.filter((name) => !(name in expected));
    expect(others.sort()).toEqual(["democracy_ai_human.csv", "democracy_script.md"]);
    const reply = await upload(others.map((name) => [name, readFileSync(`${folder}/${name}`)]));
    const turns = reply.body.map((transcript: Transcript) => transcript.turnCount);
    expect(turns.slice(0, 9)).toEqual([33, 31, 31, 33, 33, 31, 3, 38, 31]);
    expect(reply.body[9].notices.join(" ")).toContain("No speakers were found");
  });
});
