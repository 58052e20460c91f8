import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Evidence, StoredInsights } from "#contract/insights.ts";
import { findReading, type Reading } from "../../testing/loopback-analyst-words.ts";
import { type LoopbackModel, startLoopbackModel } from "../../testing/loopback-model.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { someOf } from "../../testing/some-cases.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let model: LoopbackModel;
let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;

const answers = [
  "Every Monday I lose the sync folder and that is really frustrating for the whole team.",
  "I wish Slack had a digest of all old decisions that we made. I need a better search in the archive.",
];

beforeAll(async () => {
  model = await startLoopbackModel();
  app = await startTestApp({
    ...{ MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "loop", MODEL_BASE_URL: model.url },
  });
  creator = await makeCreator(app);
  interviewId = await makeStudy();
});
afterAll(async () => {
  await app.close();
  await model.close();
});
beforeEach(async () => {
  model.behave({ mode: "cooperative", says: null, delayMs: 0 });
  model.requests.length = 0;
  // Each analysis is the first one of the same three sessions.
  for (const table of ["insights", "coded_sources", "model_health"])
    await app.db.pool.query(`delete from ${table}`);
});

/** An interview with three finished sessions. */
async function makeStudy(): Promise<string> {
  const id = await makeInterview(creator, await makeProject(creator));
  for (let person = 0; person < 3; person++) await makeFinishedSession(app, id, { answers });
  return id;
}

const listRequests = (reading: Reading) =>
  model.requests.filter(({ asked }) => findReading(asked) === reading);

async function generate(id = interviewId): Promise<StoredInsights> {
  const reply = await creator.post(`/api/generate-insights/${id}`);
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.insights;
}

async function readWords(): Promise<Map<string, string>> {
  const sessions = (await creator.get(`/api/interviews/${interviewId}/sessions/processed`)).body;
  return new Map(
    sessions.flatMap((session: { messages: { _id: string; text: string }[] }) =>
      session.messages.map((message) => [message._id, message.text]),
    ),
  );
}

async function expectVerbatim(insights: StoredInsights): Promise<Evidence[]> {
  const words = await readWords();
  const { tensions = [], answers = [] } = insights.brief ?? {};
  const evidence = [
    ...insights.findings.flatMap((finding) => [
      ...[...finding.evidence, ...finding.challenging],
      ...[...(finding.about?.because ?? []), ...(finding.about?.leadsTo ?? [])],
    ]),
    ...tensions.flatMap(({ a, b }) => [...a.evidence, ...b.evidence]),
    ...answers.flatMap((answer) => answer.evidence),
  ];
  for (const { quote, messageId, start, end } of evidence) {
    expect(
      Array.from(words.get(messageId) ?? "")
        .slice(start, end)
        .join(""),
    ).toBe(quote);
  }
  return evidence;
}

test("a model's five readings make themes, lists and a brief, every quote of them verbatim", async () => {
  const insights = await generate();
  expect(insights).toMatchObject({ codedBy: "model", readAnew: 3 });
  expect(insights.coder).toMatch(/^loop, built-in/);
  expect(listRequests("code")).toHaveLength(3);
  expect([listRequests("themes").length, listRequests("check").length]).toEqual([1, 1]);
  const theme = insights.findings.find(({ kind }) => kind === "themes");
  expect(theme).toMatchObject({ strength: { people: 3, asked: 3 }, about: { isTopic: false } });
  expect(insights.brief?.inShort[0]).toEqual({ text: theme?.text, findings: [theme?.id] });
  expect(insights.brief?.answers).toHaveLength(3);
  expect(insights.brief?.answers[0]).toMatchObject({ asked: 3, answered: 3, isThin: false });
  expect(insights.brief?.answers[0]?.text).toMatch(/^P-\d+ says: /);
  const painPoint = insights.findings.find(({ kind }) => kind === "painPoints");
  expect(painPoint).toMatchObject({ strength: { people: 3, asked: 3 } });
  expect(insights.aiAnalysis.painPoints).toContain(painPoint?.text);
  expect(insights.aiAnalysis.recommendations).toEqual([]);
  expect((await expectVerbatim(insights)).length).toBeGreaterThan(3);
  expect(insights.verification.dropped).toBe(0);
});

test("neither addresses, codes, towns, labels nor ids of sessions are in what a model is sent", async () => {
  await generate();
  const sessions = (await creator.get(`/api/interviews/${interviewId}/sessions`)).body;
  const sent = model.requests.map(({ body }) => body).join("\n");
  for (const { id, incentiveCode } of sessions) {
    expect(sent).not.toContain(id);
    expect(sent).not.toContain(incentiveCode);
  }
  expect(sent).not.toContain("Galway");
  expect(sent).not.toContain("P-0");
  expect(sent).not.toContain(creator.email);
});

test("a second generation asks the model of new sessions only, with the codebook so far", async () => {
  const study = await makeStudy();
  await generate(study);
  await makeFinishedSession(app, study, { answers });
  model.requests.length = 0;
  const insights = await generate(study);
  expect(listRequests("code")).toHaveLength(1);
  expect(listRequests("code")[0]?.asked.user).toContain("c1 | struggles | Every Monday I lose the sync |");
  expect(insights).toMatchObject({ readAnew: 1, sources: { interviews: 4 } });
  const theme = insights.findings.find(({ kind }) => kind === "themes");
  expect(theme?.strength.people).toBe(4);
});

test("quotes that were not found are asked for once more, and found then", async () => {
  model.behave({ mode: "misquotes" });
  const insights = await generate();
  expect([listRequests("code").length, listRequests("mend").length]).toEqual([3, 3]);
  expect(listRequests("mend")[0]?.asked.user).toContain("not in these words");
  expect(insights.findings.some(({ kind }) => kind === "painPoints")).toBe(true);
  await expectVerbatim(insights);
});

test("what a model invents is dropped, and the built-in analysis is shown and says so", async () => {
  model.behave({ mode: "invents" });
  const insights = await generate();
  expect(insights.codedBy).toBe("built-in");
  expect(insights.notes[0]).toContain("this is the built-in analysis");
  expect(JSON.stringify(insights)).not.toContain("boss shouted");
});

test("a sentence that says what nobody said is shown nowhere, though the model bears itself out", async () => {
  model.behave({ mode: "obedient" });
  const insights = await generate();
  expect(insights.codedBy).toBe("model");
  expect(JSON.stringify(insights)).not.toContain("100 % positive");
  expect(JSON.stringify(insights)).not.toContain("ACME");
  expect(insights.notes.join(" ")).toContain("weakened or left out after a check against the quotes");
  await expectVerbatim(insights);
});

const faults = ["garbage", "prose", "empty", "status-500", "status-401", "cut", "reset"] as const;

test.each(someOf(faults, 4, 0))(
  "with a model that answers in mode %s the built-in coder does the whole job and says so",
  async (mode) => {
    model.behave({ mode });
    const insights = await generate();
    expect(insights.codedBy).toBe("built-in");
    expect(insights.notes.join(" ")).toContain("The language model did not answer");
    expect(insights.findings.length).toBeGreaterThan(0);
    model.behave({ mode: "cooperative" });
    await app.db.pool.query("delete from model_health");
    expect(await generate()).toMatchObject({ codedBy: "model", readAnew: 3 });
  },
);

test.each(["thinks", "fenced"] as const)("an answer in mode %s is read all the same", async (mode) => {
  model.behave({ mode });
  expect((await generate()).codedBy).toBe("model");
});

/** Answers one of the readings by hand; the others as the mode does. */
const sayIn = (reading: Reading, say: (user: string, count: number) => unknown) => {
  let count = 0;
  model.behave({
    says: (asked) => {
      if (findReading(asked) !== reading) return null;
      count += 1;
      return JSON.stringify(say(asked.user, count));
    },
  });
};

/** An item of a request for a check by its sentence: its id, and its statements by person. */
function findItem(user: string, sentence: string) {
  const items = user.split(/^(?=\w+ \| (?:theme|tensionSide|answer|voice) \|)/mu);
  const item = items.find((one) => one.includes(`| theme | ${sentence}`)) ?? "";
  const lines = [...item.matchAll(/^ {2}(s\d+) \| (I\d+) \| supports/gmu)];
  const sids = lines.map(([, sid = ""]) => sid);
  return { id: /^\w+/u.exec(item)?.[0] ?? "", sids, people: lines.map(([, , person = ""]) => person) };
}

test("a theme that the check weakens is shown in its new words, once they were checked too", async () => {
  sayIn("check", (user, count) => {
    const { id, sids, people } = findItem(user, count === 1 ? "Every Monday I lose" : "Some lose");
    const item = { id, whole: people, parts: [{ words: "", by: sids }] };
    const rewrite = { verdict: "rewrite", sentence: "Some lose the sync folder.", cut: ["Every Monday"] };
    return { items: [count === 1 ? { ...item, ...rewrite } : { ...item, verdict: "keep" }] };
  });
  const insights = await generate();
  expect(listRequests("check")).toHaveLength(2);
  const themes = insights.findings.filter(({ kind }) => kind === "themes");
  expect(themes.map(({ text }) => text)).toEqual(["Some lose the sync folder."]);
  expect(insights.checkedSentences?.join(" ")).toContain("is now “Some lose the sync folder.”");
  expect(insights.notes.join(" ")).toContain("the language model did not check");
});

test("a theme that one person alone bears out in full is left out, and the notes say so", async () => {
  sayIn("check", (user) => {
    const { id, sids, people } = findItem(user, "Every Monday I lose");
    const ofFirst = sids.filter((_, at) => people[at] === people[0]);
    const parts = [
      { words: "lose", by: sids },
      { words: "every Monday", by: ofFirst },
    ];
    const [, sid] = /^Aq1 .*\n {2}(s\d+)/mu.exec(user) ?? [];
    const answer = { id: "Aq1", verdict: "keep", parts: [{ words: "", by: [sid] }] };
    return { items: [{ id, verdict: "keep", whole: people, parts }, answer] };
  });
  const insights = await generate();
  expect(insights.findings.filter(({ kind }) => kind === "themes")).toEqual([]);
  expect(insights.checkedSentences?.join(" ")).toContain("Fewer than two people said all of it.");
  expect(insights.notes.join(" ")).toContain("No theme was fully backed by two people");
});

test("themes that could not be checked are not shown; what was coded is", async () => {
  sayIn("check", () => "half an ans");
  const insights = await generate();
  expect(insights.codedBy).toBe("model");
  expect(insights.notes[0]).toContain("couldn't be checked against their quotes and aren't shown");
  expect(insights.aiAnalysis.painPoints).toContain("Every Monday I lose the sync");
});

test("themes with invented sids, one person or none are read as what is left of them", async () => {
  sayIn("themes", () => ({
    themes: [
      { claim: "Half of it.", supports: ["s1", "s999"] },
      { claim: "No support at all.", supports: [] },
      { claim: 7, supports: "s1" },
    ],
    singleVoices: [{ text: "Nobody said this.", statements: ["s4711"] }],
    answers: [{ question: "q99", text: "Not asked.", statements: ["s1"] }],
  }));
  const insights = await generate();
  expect(JSON.stringify(insights)).not.toMatch(/Half of it|No support|Nobody said this|Not asked/);
  expect(insights.notes.join(" ")).toMatch(/themes? (?:was|were|from it|are)/);
  expect(insights.findings.length).toBeGreaterThan(0);
});

test("codes that got two names side by side are one in the end, and the report says which were joined", async () => {
  const study = await makeInterview(creator, await makeProject(creator));
  for (const said of ["I lock the shed twice every night.", "I go back and check that the shed is shut."])
    await makeFinishedSession(app, study, { answers: [said] });
  model.requests.length = 0;
  sayIn("merge", (user) => {
    const [lead = "", other = ""] = [...user.matchAll(/^(c\d+) \|/gmu)].map(([, id]) => id);
    return { groups: [{ lead, same: [other], opposite: [] }] };
  });
  const insights = await generate(study);
  expect(listRequests("merge")).toHaveLength(1);
  const joined = insights.findings.find(({ kind, strength }) => kind === "themes" && strength.people === 2);
  expect(new Set(joined?.evidence.map(({ quote }) => quote))).toEqual(
    new Set(["I go back and check that the shed is shut.", "I lock the shed twice every night."]),
  );
  expect(insights.checkedSentences?.join(" ")).toMatch(/Also coded under “I .*”: “I .*”\./);
});

test('a quote cut before its "not" is asked about again, and dropped where it stays so', async () => {
  const said = "I cannot, disregard the rights of three people who live next door to us.";
  const study = await makeInterview(creator, await makeProject(creator));
  for (let person = 0; person < 2; person++) await makeFinishedSession(app, study, { answers: [said] });
  model.requests.length = 0;
  const cut = "disregard the rights of three people";
  sayIn("code", (user) => {
    const segment = Number(/^\[(\d+)\] P: I cannot/mu.exec(user)?.[1] ?? 0);
    const place = { segment, kind: "values", polarity: "affirms", mode: "plain" };
    return {
      newCodes: [{ id: "n1", label: "Rights of few may be disregarded", kind: "values" }],
      statements: [{ code: "n1", quote: cut, ...place }],
    };
  });
  const insights = await generate(study);
  expect(listRequests("mend")[0]?.asked.user).toContain('reads otherwise with "I cannot,"');
  expect(JSON.stringify(insights.findings)).not.toContain(`"quote":"${cut}"`);
});
