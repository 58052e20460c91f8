import { afterAll, beforeAll, expect, test } from "vitest";
import { findReading } from "../../testing/loopback-analyst-words.ts";
import { type LoopbackModel, startLoopbackModel } from "../../testing/loopback-model.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let model: LoopbackModel;
let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  model = await startLoopbackModel();
  app = await startTestApp({
    ...{ MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "loop", MODEL_BASE_URL: model.url },
  });
  creator = await makeCreator(app);
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const activities = [
  ...[
    "planning the week",
    "writing down decisions",
    "calling the office",
    "reading old threads",
    "sharing a screen",
  ],
  ...["booking a room", "waiting for replies", "naming files", "moving tickets", "asking the lawyers"],
  ...[
    "finding the last version",
    "joining late",
    "switching time zones",
    "training new people",
    "closing the books",
  ],
];

/** Ten sentences of about twenty words each, of which every person says some as others do. */
const tell = (person: number, turn: number) =>
  Array.from({ length: 10 }, (_, at) => {
    const activity = activities[(person + turn * 5 + at) % activities.length];
    return `When it comes to ${activity} I usually lose most of an hour before anybody notices that something went wrong`;
  }).join(". ");

/** As thorough as a good model: up to 18 statements an interview, in the codebook's words where it has them. */
function codeEverySentence(user: string) {
  const known = new Map(
    [...user.matchAll(/^(c\d+) \| \w+ \| (.+?) \|/gmu)].map(([, id, label]) => [label, id]),
  );
  const newCodes = new Map<string, { id: string; label: string; kind: string }>();
  const statements = [...user.matchAll(/^\[(\d+)\] P: (.*)$/gmu)].flatMap(([, segment, text = ""]) =>
    text.split(". ").map((quote) => {
      const label = quote.slice(0, 60).replace(/ \S*$/u, "");
      const made = newCodes.get(label) ?? { id: `n${newCodes.size + 1}`, label, kind: "struggles" };
      if (!known.has(label)) newCodes.set(label, made);
      const judged = { kind: "struggles", polarity: "affirms", mode: "plain", because: null, leadsTo: null };
      return { code: known.get(label) ?? made.id, segment: Number(segment), quote, ...judged };
    }),
  );
  return { newCodes: [...newCodes.values()], statements: statements.slice(0, 18), unclear: [] };
}

test("the tokens of an analysis stay within five times what was said", {
  timeout: 300_000,
}, async () => {
  const people = 10;
  const study = await makeInterview(creator, await makeProject(creator));
  for (let person = 0; person < people; person++) {
    const said = Array.from({ length: 6 }, (_, turn) => tell(person, turn));
    await makeFinishedSession(app, study, { answers: said });
  }
  model.requests.length = 0;
  model.behave({
    says: (asked) => (findReading(asked) === "code" ? JSON.stringify(codeEverySentence(asked.user)) : null),
  });
  const { status, body } = await creator.post(`/api/generate-insights/${study}`);
  // A slow machine answers with the job first. Asking for another analysis would spend more tokens.
  const readStatus = async () => (await creator.get(`/api/jobs/${body.job._id}`)).body.status;
  if (status === 202) await expect.poll(readStatus, { timeout: 240_000 }).toBe("done");
  const { insights } = (await creator.get(`/api/interviews/${study}/details`)).body;
  expect(insights).toMatchObject({ codedBy: "model", sources: { interviews: people } });
  const sessions = (await creator.get(`/api/interviews/${study}/sessions/processed`)).body;
  const texts: string[] = sessions.flatMap(({ messages }: { messages: { text: string }[] }) =>
    messages.map(({ text }) => text),
  );
  const corpus = texts.join("\n").length / 4;
  const spent = model.requests.reduce((sum, one) => sum + one.inputTokens + one.outputTokens, 0);
  expect(spent / corpus).toBeLessThan(5);
});
