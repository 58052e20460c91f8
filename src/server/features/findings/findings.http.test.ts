import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Finding, StoredInsights } from "#contract/insights.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { renewStoredEdits } from "./stored-edits.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
});
afterAll(() => app.close());

const answers = [
  [
    "Honestly notifications are frustrating, they interrupt me all day and I hate that.",
    "I wish there was a daily digest. Searching for old decisions is slow and annoying.",
  ],
  [
    "I wish there was a daily digest, the notifications are frustrating and interrupt my work.",
    "We used Slack and then switched from Slack to Zulip because threads got lost.",
  ],
  [
    "Searching old decisions is annoying. I need a better search for decisions that we made.",
    "The calls are great and the video quality is really good, I love that.",
  ],
];

async function newInterview(sessions = answers.length): Promise<string> {
  const interviewId = await makeInterview(creator, await makeProject(creator));
  for (const said of answers.slice(0, sessions)) {
    await makeFinishedSession(app, interviewId, { answers: said });
  }
  return interviewId;
}

async function generate(interviewId: string): Promise<Finding[]> {
  const reply = await creator.post(`/api/generate-insights/${interviewId}`, {});
  expect(reply.status).toBe(200);
  return reply.body.insights.findings;
}

const edit = (interviewId: string, findingId: string, change: unknown) =>
  creator.send("PATCH", `/api/interviews/${interviewId}/themes/${encodeURIComponent(findingId)}`, change);

/** Script topics are the creator's own, and what a theme or a single voice says is in other lists again. */
const apart = new Set<Finding["kind"]>(["topics", "themes", "singleVoices"]);

/** Two findings of one kind, as a creator would pick them to merge. */
function pickPair(findings: Finding[]): [Finding, Finding] {
  for (const group of Map.groupBy(findings, ({ kind }) => kind).values()) {
    const [first, second] = group;
    if (first && second && !apart.has(first.kind)) return [first, second];
  }
  throw new Error("no two findings of one kind");
}

const find = (findings: Finding[], id: string) => findings.find((finding) => finding.id === id);

describe("editing findings", () => {
  test("a name, a pin and a hidden mark are kept when the insights are generated again", async () => {
    const interviewId = await newInterview(2);
    const [first, second] = pickPair(await generate(interviewId));
    const renamed = await edit(interviewId, first.id, { name: "Noise all day", pinned: true });
    expect(renamed.status).toBe(200);
    expect(renamed.body.findings[0]).toMatchObject({
      ...{ id: first.id, text: "Noise all day" },
      edited: { pinned: true, hidden: false, foundAs: first.text, merged: [] },
    });
    await edit(interviewId, second.id, { hidden: true });
    await makeFinishedSession(app, interviewId, { answers: answers[2] ?? [] });
    await generate(interviewId);
    const shown = (await creator.get(`/api/interviews/${interviewId}/details`)).body
      .insights as StoredInsights;
    expect(shown.findings.find(({ text }) => text === "Noise all day")?.edited?.pinned).toBe(true);
    const hidden = shown.findings.filter((finding) => finding.edited?.hidden);
    expect(hidden).toHaveLength(1);
    expect(JSON.stringify({ ...shown, findings: [] })).not.toContain(`"${hidden[0]?.text}"`);
  });

  test("edits that are brought up to date with a result are stored under its ids", async () => {
    const interviewId = await newInterview(1);
    const [first] = await generate(interviewId);
    if (!first) throw new Error("no finding");
    await edit(interviewId, first.id, { name: "Mine" });
    const reworded = { ...first, id: `${first.kind}-later`, text: "Said otherwise" };
    await app.db.orm.transaction((tx) => renewStoredEdits(tx, interviewId, [reworded]));
    const select = "select finding_id, name from finding_edits where interview_id = $1";
    const { rows } = await app.db.pool.query(select, [interviewId]);
    expect(rows).toEqual([{ finding_id: reworded.id, name: "Mine" }]);
  });

  test("an edit that is undone leaves nothing behind", async () => {
    const interviewId = await newInterview(2);
    const [first] = pickPair(await generate(interviewId));
    await edit(interviewId, first.id, { name: "Other", pinned: true, hidden: true });
    const undone = await edit(interviewId, first.id, { name: null, pinned: false, hidden: false });
    expect(find(undone.body.findings, first.id)).toEqual(first);
    const { rows } = await app.db.pool.query("select 1 from finding_edits where interview_id = $1", [
      interviewId,
    ]);
    expect(rows).toEqual([]);
  });

  test("a merged finding becomes a part of the other one, and null takes it out again", async () => {
    const interviewId = await newInterview();
    const [target, part] = pickPair(await generate(interviewId));
    const merged = await edit(interviewId, part.id, { mergedInto: target.id });
    expect(find(merged.body.findings, part.id)).toBeUndefined();
    const joined = find(merged.body.findings, target.id);
    expect(joined?.edited?.merged).toEqual([{ id: part.id, text: part.text }]);
    const quotes = joined?.evidence.map(({ quote }) => quote) ?? [];
    for (const { quote } of [...target.evidence, ...part.evidence]) expect(quotes).toContain(quote);
    expect(joined?.strength.people).toBeGreaterThanOrEqual(target.strength.people);
    expect(joined?.strength.people).toBeLessThanOrEqual(3);
    const circle = await edit(interviewId, target.id, { mergedInto: part.id });
    expect([circle.status, circle.body.fields]).toEqual([
      400,
      { mergedInto: "That finding is already merged into this one." },
    ]);
    const undone = await edit(interviewId, part.id, { mergedInto: null });
    expect(undone.body.findings).toHaveLength(merged.body.findings.length + 1);
    expect(find(undone.body.findings, target.id)).toEqual(target);
  });

  test("a finding cannot be merged into itself or one that is not there", async () => {
    const interviewId = await newInterview(2);
    const [first] = pickPair(await generate(interviewId));
    for (const target of [first.id, "needs-nothing"]) {
      const reply = await edit(interviewId, first.id, { mergedInto: target });
      expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ["mergedInto"]]);
    }
  });

  test("what is not there cannot be edited, and a blank or endless name is refused", async () => {
    const interviewId = await newInterview(1);
    expect((await edit(interviewId, "needs-1", { pinned: true })).body.code).toBe("insights_missing");
    const [first] = await generate(interviewId);
    const missing = await edit(interviewId, "needs-1", { pinned: true });
    expect([missing.status, missing.body.code]).toEqual([404, "finding_not_found"]);
    expect((await edit(interviewId, first?.id ?? "", { name: "  " })).status).toBe(400);
    expect((await edit(interviewId, first?.id ?? "", { name: "x".repeat(501) })).status).toBe(400);
  });

  test("what two windows edit at the same moment is kept of both", async () => {
    const interviewId = await newInterview();
    const findings = (await generate(interviewId)).slice(0, 5);
    await Promise.all(findings.map(({ id }, at) => edit(interviewId, id, { name: `Name ${at}` })));
    const reply = await edit(interviewId, findings[0]?.id ?? "", {});
    const names = reply.body.findings.map((finding: Finding) => finding.text);
    expect(names).toEqual(expect.arrayContaining(findings.map((_, at) => `Name ${at}`)));
  });
});

describe("competitors", () => {
  const list = (interviewId: string) => creator.get(`/api/interviews/${interviewId}/competitors`);
  const save = (interviewId: string, body: unknown) =>
    creator.send("PUT", `/api/interviews/${interviewId}/competitors`, body);

  test("found names are suggested until they are in a list, and the list counts from the next generation on", async () => {
    const interviewId = await newInterview(2);
    expect((await list(interviewId)).body).toEqual({
      ...{ competitors: [], notCompetitors: [], ownProduct: null, suggested: [], outdated: false },
    });
    await generate(interviewId);
    const found = (await list(interviewId)).body;
    expect(found.suggested.map(({ name }: { name: string }) => name)).toContain("Slack");
    expect(found.outdated).toBe(false);
    const saved = await save(interviewId, {
      competitors: [
        { name: " Slack ", aliases: ["slack", "Slak", "Slak"] },
        { name: "SLACK", aliases: [] },
      ],
      notCompetitors: ["Zulip", "slack"],
      ownProduct: "",
    });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      competitors: [{ name: "Slack", aliases: ["Slak"] }],
      ...{ notCompetitors: ["Zulip"], ownProduct: null, outdated: true },
    });
    const suggested = saved.body.suggested.map(({ name }: { name: string }) => name);
    expect(suggested).not.toContain("Slack");
    expect(suggested).not.toContain("Zulip");
    expect((await list(interviewId)).body).toEqual(saved.body);
    await generate(interviewId);
    expect((await list(interviewId)).body.outdated).toBe(false);
    const { suggested: _, outdated: __, ...same } = saved.body;
    expect((await save(interviewId, same)).body.outdated).toBe(false);
  });

  test("too many or nameless competitors are refused", async () => {
    const interviewId = await newInterview(0);
    const name = { name: "", aliases: [] };
    const nothing = { notCompetitors: [], ownProduct: null };
    expect((await save(interviewId, { ...nothing, competitors: [name] })).status).toBe(400);
    const many = Array.from({ length: 101 }, (_, at) => ({ name: `Name ${at}`, aliases: [] }));
    expect((await save(interviewId, { ...nothing, competitors: many })).status).toBe(400);
  });
});

describe("saturation", () => {
  test("is told once there are insights, source by source", async () => {
    const interviewId = await newInterview(2);
    const read = () => creator.get(`/api/interviews/${interviewId}/saturation`);
    expect([(await read()).status, (await read()).body]).toEqual([200, null]);
    await generate(interviewId);
    const { body } = await read();
    expect(body).toMatchObject({ kind: "interview", verdict: "too_few", newShare: null, baseSize: 4 });
    expect(body.points.map(({ label }: { label: string }) => label)).toEqual(["P-01", "P-02"]);
    expect(body.points[0].newCodes).toBeGreaterThan(0);
  });
});

test("nobody else reaches the findings, groups, competitors or sample of an interview", async () => {
  const interviewId = await newInterview(1);
  const [first] = await generate(interviewId);
  const stranger = await makeCreator(app, "Eve");
  const path = `/api/interviews/${interviewId}`;
  const list = { competitors: [], notCompetitors: [], ownProduct: null };
  const replies = await Promise.all([
    stranger.send("PATCH", `${path}/themes/${first?.id}`, { hidden: true }),
    stranger.get(`${path}/competitors`),
    stranger.send("PUT", `${path}/competitors`, list),
    stranger.get(`${path}/segments`),
    stranger.get(`${path}/saturation`),
    stranger.get(`${path}/validation`),
    stranger.post(`${path}/validation`, { draw: 10 }),
    stranger.post(`${path}/validation`, { own: [] }),
  ]);
  expect(replies.map((reply) => [reply.status, reply.body.error])).toEqual(
    replies.map(() => [404, "Interview not found"]),
  );
});
