import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GivenQuote } from "#contract/given-quotes.ts";
import type { Evidence, Finding, StoredInsights } from "#contract/insights.ts";
import type { Client } from "../../testing/client.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { purgeSession, purgeSource } from "../../testing/purge-deleted.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { download } from "../exports/exports-for-tests.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
let interviewId: string;
const sessionIds: string[] = [];

const answers = [
  "Honestly notifications are frustrating, they interrupt me all day and I hate that.",
  "I wish there was a daily digest, the notifications are frustrating and interrupt my work.",
  "Searching old decisions is annoying. I need a better search for decisions that we made.",
];
const talk = "Interviewer: How do you plan?\nAna: I write a list on Sunday, and it annoys me on Monday.\n";

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
  interviewId = await makeInterview(creator, projectId);
  for (const said of answers) {
    sessionIds.push((await makeFinishedSession(app, interviewId, { answers: [said] })).sessionId);
  }
});
afterAll(() => app.close());

const generate = () => creator.post(`/api/generate-insights/${interviewId}`, {});
const add = (body: unknown, client: Client = creator) =>
  client.post(`/api/interviews/${interviewId}/themes`, body);
const edit = (id: string, change: unknown, client: Client = creator) =>
  client.send("PATCH", `/api/interviews/${interviewId}/themes/${id}`, change);
const remove = (id: string, client: Client = creator) =>
  client.send("DELETE", `/api/interviews/${interviewId}/themes/${id}`);
const readDetails = async () => (await creator.get(`/api/interviews/${interviewId}/details`)).body;
const readInsights = async (): Promise<StoredInsights> => (await readDetails()).insights;
const find = (findings: Finding[] | undefined, id: string) => findings?.find((finding) => finding.id === id);

/** Words of a session's participant, from the first message that has them. */
async function quoteOf(sessionId: string, words: string): Promise<GivenQuote> {
  const { messages } = (await creator.get(`/api/sessions/${sessionId}/transcript`)).body;
  const said = messages.find(
    (message: { sender: string; text: string }) => message.sender === "user" && message.text.includes(words),
  );
  const start = said.text.indexOf(words);
  const place = { messageId: said._id, start, end: start + words.length };
  return { sourceKind: "interview", sourceId: sessionId, ...place, quote: words };
}

const say = (at: number, words: string) => quoteOf(sessionIds[at] ?? "", words);
const toPlace = ({ sourceKind, sourceId, messageId, start, end }: Evidence | GivenQuote) => ({
  ...{ sourceKind, sourceId, messageId, start, end },
});

async function uploadTalk(client: Client, project: string): Promise<GivenQuote> {
  const form = new FormData();
  form.set("projectId", project);
  form.append("transcripts", new Blob([talk]), "Talk.txt");
  const [uploaded] = (await client.post("/api/upload-transcript", form)).body;
  const { turns } = (await client.get(`/api/transcripts/${uploaded._id}`)).body;
  const said = turns.find((turn: { text: string }) => turn.text.includes("annoys"));
  const place = { sourceId: uploaded._id, messageId: said._id, start: 0, end: 16 };
  return { sourceKind: "transcript", ...place, quote: "I write a list o" };
}

async function makeTheme(text: string, quotes: GivenQuote[], kind = "themes"): Promise<string> {
  const reply = await add({ text, kind, quotes });
  expect([reply.status, reply.text.slice(0, 200)]).toEqual([201, expect.anything()]);
  return reply.body.id;
}

test("before there are insights no finding can be made", async () => {
  const reply = await add({ text: "Too early", quotes: [await say(0, "interrupt me all day")] });
  expect([reply.status, reply.body.code]).toEqual([400, "insights_missing"]);
});

describe("a finding that the creator makes", () => {
  beforeAll(async () => {
    expect((await generate()).status).toBe(200);
  });

  test("is a finding among the others, counted by people, and kept when the insights are generated again", async () => {
    const quotes = [await say(0, "interrupt me all day"), await say(1, "interrupt my work")];
    const id = await makeTheme("People lose their day to interruptions", quotes);
    const made = find((await readInsights()).findings, id);
    expect(made).toMatchObject({
      kind: "themes",
      text: "People lose their day to interruptions",
      edited: { own: true, hidden: false, foundAs: null },
      about: { label: "People lose their day to interruptions" },
      strength: { people: 2, asked: 3, volunteered: 0 },
    });
    expect(made?.evidence.map(({ quote, sourceLabel }) => [sourceLabel, quote])).toEqual([
      ["P-01", "interrupt me all day"],
      ["P-02", "interrupt my work"],
    ]);
    expect((await generate()).status).toBe(200);
    expect(find((await readInsights()).findings, id)).toEqual(made);
    await remove(id);
  });

  test("is in the list of its kind, the report, and every export", async () => {
    const id = await makeTheme("Frost on the lens", [await say(0, "interrupt me all day")], "painPoints");
    expect((await readInsights()).aiAnalysis.painPoints).toContain("Frost on the lens");
    const link = (await creator.post(`/api/interviews/${interviewId}/report-links`, { days: 7 })).body;
    const shared = (await creator.get(`/api/reports/${link.token}`)).body.insights as StoredInsights;
    expect(shared.findings.find(({ text }) => text === "Frost on the lens")?.evidence[0]?.quote).toBe(
      "interrupt me all day",
    );
    for (const format of ["md", "json", "codebook"]) {
      const path = `${app.url}/api/interviews/${interviewId}/export?format=${format}`;
      expect([format, (await download(path, creator.token)).text]).toEqual([
        format,
        expect.stringContaining("Frost on the lens"),
      ]);
    }
    expect((await remove(id)).status).toBe(200);
    expect((await readInsights()).aiAnalysis.painPoints).not.toContain("Frost on the lens");
  });

  test("may rest on an uploaded transcript of the project, and counts no interview with it", async () => {
    const quote = await uploadTalk(creator, projectId);
    const id = await makeTheme("Lists annoy", [quote]);
    const made = find((await readInsights()).findings, id);
    expect(made?.strength).toMatchObject({ people: 0, asked: 0, volunteered: 1 });
    const mixed = await edit(id, { addQuotes: [await say(0, "interrupt me all day")] });
    expect(mixed.body.fields).toEqual({
      "addQuotes.0":
        "This finding counts people of uploaded transcripts. Make another one for words from elsewhere.",
    });
    // With the transcript go its words, and the finding that rested on nothing else.
    expect((await creator.send("DELETE", `/api/transcripts/${quote.sourceId}`)).status).toBe(200);
    expect(find((await readInsights()).findings, id)).toBeUndefined();
    await creator.post(`/api/transcripts/${quote.sourceId}/restore`);
    expect(find((await readInsights()).findings, id)).toEqual(made);
    await creator.send("DELETE", `/api/transcripts/${quote.sourceId}`);
    await purgeSource(app, quote.sourceId);
    expect(find((await readInsights()).findings, id)).toBeUndefined();
    const { rows } = await app.db.pool.query("select 1 from finding_edits where finding_id = $1", [id]);
    expect(rows).toEqual([]);
  });

  test("is refused with a sentence when its words are not there, or not this interview's", async () => {
    const right = await say(0, "interrupt me all day");
    const other = await makeProject(creator, "Another");
    const elsewhere = await uploadTalk(creator, other);
    const { messages } = (await creator.get(`/api/sessions/${sessionIds[0]}/transcript`)).body;
    const asked = messages[0];
    const interviewers = { messageId: asked._id, start: 0, end: 9, quote: asked.text.slice(0, 9) };
    const notVerbatim = "This quote isn't in the transcript word for word. Please select the words again.";
    const notHere =
      "These words are from a source that isn't part of this interview, or from an unfinished session.";
    const cases: [unknown, Record<string, string>][] = [
      [{ quotes: [{ ...right, quote: "interrupt me all DAY" }] }, { "quotes.0": notVerbatim }],
      [{ quotes: [right, { ...right, start: right.start + 1 }] }, { "quotes.1": notVerbatim }],
      [{ quotes: [{ ...right, messageId: "nowhere" }] }, { "quotes.0": notVerbatim }],
      [
        { quotes: [{ ...right, ...interviewers }] },
        { "quotes.0": "Only what participants said can be a quote." },
      ],
      [{ quotes: [elsewhere] }, { "quotes.0": notHere }],
      [{ quotes: [{ ...right, sourceId: "nobody" }] }, { "quotes.0": notHere }],
      [{ quotes: [] }, { quotes: "Choose at least one quote." }],
      [{ quotes: [right], text: "  " }, { text: "Please say what you found." }],
      [{ quotes: Array(10_000).fill(right) }, { quotes: "Choose at most 100 quotes at once." }],
    ];
    for (const [body, fields] of cases) {
      const reply = await add({ text: "Something", ...(body as object) });
      expect([reply.status, reply.body.fields]).toEqual([400, fields]);
    }
    expect((await readInsights()).findings.some(({ text }) => text === "Something")).toBe(false);
  });

  test("can be deleted by hand, the coder's cannot", async () => {
    const id = await makeTheme("Short-lived", [await say(0, "interrupt me all day")]);
    const [coders] = (await readInsights()).findings.filter(({ edited }) => !edited?.own);
    const refused = await remove(coders?.id ?? "");
    expect([refused.status, refused.body.error]).toEqual([
      400,
      "Only findings that you made can be deleted. Hide this one instead.",
    ]);
    const merged = await edit(coders?.id ?? "", { mergedInto: id });
    expect(find(merged.body.findings, coders?.id ?? "")).toBeUndefined();
    const left = await remove(id);
    expect(find(left.body.findings, id)).toBeUndefined();
    expect(find(left.body.findings, coders?.id ?? "")).toEqual(coders);
    expect((await remove(id)).body.code).toBe("finding_not_found");
  });

  test("goes with the session whose words it repeats", async () => {
    const gone = await makeFinishedSession(app, interviewId, {
      answers: ["My dentist makes me wait an hour in the cold hall each time."],
    });
    const words = await quoteOf(gone.sessionId, "makes me wait an hour in the cold hall");
    const id = await makeTheme("She makes me wait an hour in the cold", [
      words,
      await say(0, "interrupt me all day"),
    ]);
    await creator.send("DELETE", `/api/interviews/${interviewId}/sessions/${gone.sessionId}`);
    expect(find((await readInsights()).findings, id)).toBeUndefined();
    const restored = { ids: [gone.sessionId] };
    await creator.post(`/api/interviews/${interviewId}/sessions/restore`, restored);
    expect(find((await readInsights()).findings, id)).toBeDefined();
    await creator.send("DELETE", `/api/interviews/${interviewId}/sessions/${gone.sessionId}`);
    await purgeSession(app, gone.sessionId);
    expect(find((await readInsights()).findings, id)).toBeUndefined();
    const { rows } = await app.db.pool.query("select name from finding_edits where finding_id = $1", [id]);
    expect(rows).toEqual([]);
  });
});

describe("any finding", () => {
  const pick = async (kind: Finding["kind"]) => {
    const found = (await readInsights()).findings.find(
      (finding) => finding.kind === kind && finding.edited === null,
    );
    if (!found) throw new Error(`no finding of the kind ${kind}`);
    return found;
  };

  test("gains and loses quotes, and its people are counted again", async () => {
    const pain = await pick("painPoints");
    const ids = new Set(pain.evidence.map(({ sourceId }) => sourceId));
    const other = sessionIds.findIndex((id) => !ids.has(id));
    const quote = await say(other, other === 2 ? "Searching old decisions" : "interrupt");
    const before = pain.strength.people + pain.strength.volunteered;
    const more = find((await edit(pain.id, { addQuotes: [quote] })).body.findings, pain.id);
    expect(more?.evidence.map((one) => one.quote)).toContain(quote.quote);
    expect((more?.strength.people ?? 0) + (more?.strength.volunteered ?? 0)).toBe(before + 1);
    const less = find((await edit(pain.id, { removeQuotes: [toPlace(quote)] })).body.findings, pain.id);
    expect(less).toEqual(pain);
    const last = await edit(pain.id, { removeQuotes: pain.evidence.map(toPlace) });
    expect(last.body.fields).toEqual({
      removeQuotes: "A finding needs at least one quote. To get rid of it, hide or delete it.",
    });
    const swapped = await edit(pain.id, { addQuotes: [quote], removeQuotes: pain.evidence.map(toPlace) });
    expect(find(swapped.body.findings, pain.id)?.evidence.map((one) => one.quote)).toEqual([quote.quote]);
    const back = await edit(pain.id, {
      removeQuotes: [toPlace(quote)],
      addQuotes: pain.evidence.map((one) => ({ ...toPlace(one), quote: one.quote })),
    });
    expect(find(back.body.findings, pain.id)).toEqual(pain);
  });

  test("changes its kind, and every list follows", async () => {
    const pain = await pick("painPoints");
    await edit(pain.id, { kind: "suggestions" });
    const moved = await readInsights();
    expect(moved.aiAnalysis.painPoints).not.toContain(pain.text);
    expect(moved.suggestions).toContain(pain.text);
    expect(find(moved.findings, pain.id)?.edited?.foundKind).toBe("painPoints");
    await edit(pain.id, { kind: null });
    expect((await readInsights()).aiAnalysis.painPoints).toContain(pain.text);
  });

  test("is merged into one of another kind", async () => {
    const [pain, need] = [await pick("painPoints"), await pick("needs")];
    const merged = await edit(pain.id, { mergedInto: need.id });
    expect(find(merged.body.findings, need.id)?.edited?.merged).toEqual([{ id: pain.id, text: pain.text }]);
    expect((await readInsights()).aiAnalysis.painPoints).not.toContain(pain.text);
    await edit(pain.id, { mergedInto: null });
  });

  test("stands at the place among its kind that it was given", async () => {
    const quote = await say(0, "interrupt me all day");
    const ids = [];
    for (const name of ["One", "Two", "Three"]) ids.push(await makeTheme(name, [quote], "successStories"));
    const order = async () => (await readInsights()).aiAnalysis.successStories;
    const start = await order();
    const last = start.length - 1;
    await edit(ids[2] ?? "", { position: 0 });
    expect((await order())[0]).toBe("Three");
    await edit(ids[1] ?? "", { position: 0 });
    expect((await order()).slice(0, 2)).toEqual(["Two", "Three"]);
    expect((await generate()).status).toBe(200);
    expect((await order()).slice(0, 2)).toEqual(["Two", "Three"]);
    await edit(ids[1] ?? "", { position: null });
    await edit(ids[2] ?? "", { position: last });
    expect((await order()).at(-1)).toBe("Three");
    for (const id of ids) await remove(id);
  });

  test("that is hidden is in no recommendation any more, and comes back there when it is shown again", async () => {
    const insights = await readInsights();
    const isOn = (finding: Finding, words: Finding) =>
      finding.evidence.every((one) => words.evidence.some((other) => one.messageId === other.messageId));
    const pairs = insights.findings
      .filter(({ kind }) => kind === "recommendations")
      .flatMap((step) => {
        const first = insights.findings.find(
          (one) =>
            one.kind !== "recommendations" && one.kind !== "topics" && isOn(step, one) && isOn(one, step),
        );
        return first ? [{ step, first }] : [];
      });
    for (const { step, first } of pairs.slice(0, 2)) {
      await edit(first.id, { hidden: true });
      expect((await readInsights()).aiAnalysis.recommendations).not.toContain(step.text);
      await edit(first.id, { hidden: false });
      expect((await readInsights()).aiAnalysis.recommendations).toContain(step.text);
    }
  });

  test("that two people change at once is not overwritten unseen", async () => {
    const id = await makeTheme("First wording", [await say(0, "interrupt me all day")]);
    const version = find((await readInsights()).findings, id)?.edited?.version;
    expect((await edit(id, { name: "Hers", version })).status).toBe(200);
    const stale = await edit(id, { name: "His", version });
    expect([stale.status, stale.body]).toEqual([
      409,
      expect.objectContaining({
        code: "changed_meanwhile",
        error: "Ada Researcher has changed this finding. Look at their version, then save again.",
        theirs: expect.objectContaining({ text: "Hers" }),
        yours: { text: "His", kind: null },
      }),
    ]);
    const { version: now } = stale.body.theirs;
    expect((await edit(id, { name: "His", version: now })).status).toBe(200);
    await Promise.all([
      edit(id, { addQuotes: [await say(1, "interrupt my work")] }),
      edit(id, { addQuotes: [await say(2, "Searching old decisions")] }),
    ]);
    expect(find((await readInsights()).findings, id)?.evidence).toHaveLength(3);
    await remove(id);
  });
});

describe("an insight of the creator's own", () => {
  const path = () => `/api/interviews/${interviewId}/insights`;

  test("carries quotes, is changed and deleted, and leaves with its quotes in the exports", async () => {
    const quotes = [await say(0, "interrupt me all day")];
    const [made] = (
      await creator.post(path(), {
        notes: "Calm",
        keyFindings: [{ description: "Noise", tags: ["t"], quotes }],
      })
    ).body.insights;
    expect(made.quotes.map((one: Evidence) => one.quote)).toEqual(["interrupt me all day"]);
    const one = `${path()}/${made._id}`;
    const changed = await creator.send("PATCH", one, { notes: "Calmer", version: made.version });
    expect(changed.body.insight).toMatchObject({ notes: "Calmer", description: "Noise", tags: ["t"] });
    expect(changed.body.insight.quotes).toEqual(made.quotes);
    const stale = await creator.send("PATCH", one, { notes: "Other", version: made.version });
    expect([stale.status, stale.body.theirs.notes]).toEqual([409, "Calmer"]);
    const wrong = await creator.send("PATCH", one, { quotes: [{ ...quotes[0], quote: "another thing" }] });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ["quotes.0"]]);
    const blank = await creator.send("PATCH", one, { notes: "", description: "", tags: [], quotes: [] });
    expect([blank.status, blank.body.error]).toEqual([400, "Failed to save insight."]);
    const file = await download(`${app.url}/api/interviews/${interviewId}/export?format=md`, creator.token);
    expect(file.text).toContain("Calmer");
    const json = await download(`${app.url}/api/interviews/${interviewId}/export?format=json`, creator.token);
    const [own] = JSON.parse(json.text).interviews[0].ownInsights;
    expect(own.quotes[0].quote).toBe("interrupt me all day");
    expect(json.text).not.toContain(sessionIds[0]);
    expect((await creator.send("DELETE", one)).status).toBe(200);
    expect((await readDetails()).customInsights).toEqual([]);
    expect((await creator.send("DELETE", one)).body.code).toBe("insight_not_found");
  });
});

test("nobody else reaches them, by cookie or by key", async () => {
  const id = await makeTheme("Mine", [await say(0, "interrupt me all day")]);
  const noted = await creator.post(`/api/interviews/${interviewId}/insights`, { notes: "Mine" });
  const insight = `/api/interviews/${interviewId}/insights/${noted.body.insights[0]._id}`;
  const stranger = await makeCreator(app, "Eve");
  const key = (await stranger.post("/api/user/keys", { name: "A program", scopes: ["read", "write"] })).body;
  const bearer = { authorization: `Bearer ${key.key ?? key.token}` };
  const quotes = [await say(0, "interrupt me all day")];
  const themes = `/api/interviews/${interviewId}/themes`;
  for (const headers of [{}, bearer]) {
    const replies = await Promise.all([
      stranger.send("POST", themes, { text: "Hers", quotes }, headers),
      stranger.send("PATCH", `${themes}/${id}`, { hidden: true }, headers),
      stranger.send("DELETE", `${themes}/${id}`, undefined, headers),
      stranger.send("PATCH", insight, { notes: "Hers" }, headers),
      stranger.send("DELETE", insight, undefined, headers),
    ]);
    expect(replies.map((reply) => [reply.status, reply.body.error])).toEqual(
      replies.map(() => [404, "Interview not found"]),
    );
  }
  expect(find((await readInsights()).findings, id)?.text).toBe("Mine");
});
