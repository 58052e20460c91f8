import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PanelPreset, panelPresets } from "#contract/panel-presets.ts";
import { type Ending, endings } from "#contract/return-links.ts";
import { type Client, openClient } from "../../testing/client.ts";
import { type LoopbackPanel, startLoopbackPanel } from "../../testing/loopback-panel.ts";
import { makeCreator, makeInterview, makeProject, ownHeader, userInfo } from "../../testing/makers.ts";
import { crossingQuotas, crowdLimits, readFigures, sendCrowd } from "../../testing/panel-crowd.ts";
import { makePanelStudy, reachEnding } from "../../testing/panel-people.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let panel: LoopbackPanel;
let ada: Client;
let projectId: string;

const [prolific, ...others] = panelPresets as [PanelPreset, ...PanelPreset[]];
const panels = [prolific, ...others].slice(0, 5);

beforeAll(async () => {
  [app, panel] = await Promise.all([startTestApp(), startLoopbackPanel()]);
  ada = await makeCreator(app);
  projectId = await makeProject(ada);
});
afterAll(async () => {
  await app.close();
  await panel.close();
});

async function wayBack(of: Awaited<ReturnType<typeof reachEnding>>, ending: Ending) {
  if (ending !== "withdrawn") return of.answered;
  return (await of.post(`/api/sessions/${of.sessionId}/withdraw`)).body;
}

test.each(panels)("each of the five endings leads back to $name by its own link", async (preset) => {
  const study = await makePanelStudy(ada, projectId, { preset, panel });
  for (const ending of endings) {
    const person = `p-${preset.panelIdField}-${ending}`;
    const participant = await reachEnding(app, study, { ending, person });
    const { returnUrl, returnAfterSeconds } = await wayBack(participant, ending);
    expect(returnAfterSeconds).toBeNull();
    const before = panel.arrivals.length;
    await fetch(returnUrl ?? "", { headers: panel.loginOf(person) });
    const arrival = panel.arrivals[before];
    expect([ending, arrival?.person]).toEqual([ending, person]);
    const told = JSON.stringify([arrival?.path, arrival?.query]);
    expect(told).toContain(ending);
    expect(returnUrl).not.toMatch(/[{}]|%7B/);
    expect(told).not.toContain(participant.sessionId);
  }
  const paid = [...panel.paid()].filter(([person]) => person.includes(preset.panelIdField));
  expect(paid).toEqual([[`p-${preset.panelIdField}-complete`, 1]]);
});

test("a link goes to the session's own participant alone, again as often as they ask", async () => {
  const study = await makePanelStudy(ada, projectId, { preset: prolific, panel });
  for (const ending of ["screenedOut", "quotaFull"] as const) {
    const { interviewId, sessionId, ...own } = await reachEnding(app, study, { ending, person: ending });
    const path = `/api/sessions/${interviewId}/${sessionId}/messages`;
    expect((await own.get(path)).body).toMatchObject({ returnUrl: own.answered.returnUrl });
    for (const stranger of [openClient(app.url), ada]) expect((await stranger.get(path)).status).toBe(404);
    const byLink = await openClient(app.url).get(path, ownHeader(own));
    expect(byLink.body.returnUrl).toBe(own.answered.returnUrl);
  }
  const going = await reachEnding(app, study, { ending: "withdrawn", person: "still here" });
  const { interviewId, sessionId } = going;
  const messages = await going.get(`/api/sessions/${interviewId}/${sessionId}/messages`);
  expect(messages.text).not.toContain("submissions/complete");
  expect((await openClient(app.url).post(`/api/sessions/${sessionId}/withdraw`)).status).toBe(404);
  const first = await going.post(`/api/sessions/${sessionId}/withdraw`);
  expect(first.body.returnUrl).toContain("C-withdrawn");
  const again = await going.post(`/api/sessions/${sessionId}/withdraw`, { resumeToken: going.resumeToken });
  expect([again.status, again.body.returnUrl]).toEqual([404, undefined]);
  expect((await openClient(app.url).get(`/api/interviews/${interviewId}`)).text).not.toContain("submissions");
});

test("who comes too late for a quota learns where to go with the refusal, and nothing of them is kept", async () => {
  const conditions = [{ by: { kind: "aboutYou", attribute: "ageRange" }, values: ["25-34"] }];
  const quotas = [{ id: "y", name: "Young", conditions, limit: 0 }];
  const settings = { quotas, returnsByItself: true };
  const { interviewId } = await makePanelStudy(ada, projectId, { preset: prolific, panel, settings });
  const start = { consentGiven: true, userInfo, hiddenFields: { PROLIFIC_PID: "late one" } };
  const late = await openClient(app.url).post(`/api/sessions/${interviewId}`, start);
  expect([late.status, late.body.code]).toEqual([403, "quota_full"]);
  expect(late.body).toMatchObject({
    returnUrl: `${panel.url}/submissions/complete?cc=C-quotaFull`,
    returnAfterSeconds: 10,
  });
  const { rows } = await app.db.pool.query("select hidden_fields from sessions where interview_id = $1", [
    interviewId,
  ]);
  expect(rows).toEqual([{ hidden_fields: null }]);
});

describe("one session per panel id", () => {
  const study = async (settings: Record<string, unknown> = { panelIdField: "pid" }) => {
    const id = await makeInterview(ada, projectId);
    const change = { settings: { hiddenFields: ["pid"], ...settings } };
    expect((await ada.send("PATCH", `/api/interviews/${id}`, change)).status).toBe(200);
    return id;
  };
  const start = (id: string, hiddenFields: Record<string, string>, client = openClient(app.url)) =>
    client.post(`/api/sessions/${id}`, { consentGiven: true, userInfo, hiddenFields });
  const countOf = async (id: string) =>
    (await app.db.pool.query("select count(*)::int as n from sessions where interview_id = $1", [id])).rows[0]
      .n;

  test("of 30 who start at once with one id, on two servers, one takes part and nothing else is taken", async () => {
    const conditions = [{ by: { kind: "aboutYou", attribute: "ageRange" }, values: ["25-34"] }];
    const young = { id: "y", name: "Y", conditions };
    const id = await study({ panelIdField: "pid", quotas: [{ ...young, limit: 50 }] });
    const second = await app.openSecond();
    const clients = Array.from({ length: 30 }, (_, n) => openClient(n % 2 === 0 ? app.url : second.url));
    const replies = await Promise.all(clients.map((client) => start(id, { pid: " one " }, client)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = replies.filter(({ status }) => status !== 200);
    expect(new Set(others.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(["409 panel_id_used"]),
    );
    expect(others.every(({ body }) => body.sessionId === undefined)).toBe(true);
    const { body } = await ada.get(`/api/interviews/${id}/quotas`);
    expect([body.quotas[0].taken, await countOf(id)]).toEqual([1, 1]);
  });

  test("the own browser gets its session, a stranger only hears that the id is taken, and no id is refused", async () => {
    const id = await study();
    const own = openClient(app.url);
    const { sessionId } = (await start(id, { pid: "ann" }, own)).body;
    const again = await start(id, { pid: "ann" }, own);
    expect([again.status, again.body.code, again.body.sessionId]).toEqual([409, "panel_id_used", sessionId]);
    const stranger = await start(id, { pid: "ann" });
    expect([stranger.body.error, stranger.body.sessionId]).toEqual([
      "Someone with this panel ID has already taken part. Each person can take part once.",
      undefined,
    ]);
    expect((await start(id, { pid: "ben" }, own)).status).toBe(200);
    for (const none of [{}, { pid: "  " }] as Record<string, string>[]) {
      const reply = await start(id, none);
      expect([reply.status, reply.body.code]).toEqual([403, "panel_id_missing"]);
    }
    await own.post(`/api/sessions/${sessionId}/withdraw`);
    const { rows } = await app.db.pool.query("select panel_id from sessions where id = $1", [sessionId]);
    expect(rows).toEqual([{ panel_id: null }]);
    expect((await start(id, { pid: "ann" })).status).toBe(200);
  });

  test("who took part before it was switched on is known, and other interviews are other matters", async () => {
    const id = await study({});
    expect((await start(id, { pid: "early" })).status).toBe(200);
    expect((await start(id, { pid: "early" })).status).toBe(200);
    await ada.send("PATCH", `/api/interviews/${id}`, { settings: { panelIdField: "pid" } });
    expect((await start(id, { pid: "early" })).body.code).toBe("panel_id_used");
    expect((await start(await study(), { pid: "early" })).status).toBe(200);
    const wrong = await ada.send("PATCH", `/api/interviews/${id}`, { settings: { panelIdField: "PID" } });
    expect([wrong.status, wrong.body.fields]).toEqual([
      400,
      { "settings.panelIdField": 'There\'s no parameter called "PID".' },
    ]);
  });

  test("people agree to it in their words: the default text and a creator's own name the parameter", async () => {
    for (const language of ["en", "de", "es", "fr", "pt", "ar"]) {
      const id = await study({ panelIdField: "pid", language });
      const seen = async () => (await openClient(app.url).get(`/api/interviews/${id}`)).body.consentText;
      expect(await seen()).toMatch(/[“„«] ?pid ?[“”»]/);
      await ada.send("PATCH", `/api/interviews/${id}`, { settings: { consentText: "My own words." } });
      expect(await seen()).toMatch(/^My own words\.[\s\S]*[“„«] ?pid ?[“”»]/);
    }
  });
});

test("40 who come at once fill the quotas and no more, and who completes is paid, once", async () => {
  const people = 40;
  const [crowdPanel, second] = [await startLoopbackPanel(), await app.openSecond()];
  const study = await makePanelStudy(ada, projectId, {
    ...{ preset: prolific, panel: crowdPanel, settings: { panelIdField: "PROLIFIC_PID" } },
    ...{ quotas: crossingQuotas(people), teachers: crowdLimits(people).teachers },
  });
  const ends = await sendCrowd([app, second], study, { panel: crowdPanel, people });
  for (const end of ["complete", "quota_full", "screenedOut", "stoppedEarly"])
    expect([end, (ends[end] ?? 0) > 0]).toEqual([end, true]);
  expect(await readFigures(app, study, { panel: crowdPanel, people })).toEqual({
    ...{ overQuota: 0, completeButUnpaid: 0, paidButNotComplete: 0, paidTwice: 0 },
  });
  await crowdPanel.close();
});

test("links that would not work are refused by their ending, and nothing is changed", async () => {
  const id = await makeInterview(ada, projectId);
  const save = (settings: Record<string, unknown>) =>
    ada.send("PATCH", `/api/interviews/${id}`, { settings });
  const good = { hiddenFields: ["pid"], returnLinks: { complete: "https://a.example/{pid}?c={code}" } };
  expect((await save(good)).status).toBe(200);
  const field = (ending: string, words: unknown) => ({ [`settings.returnLinks.${ending}`]: words });
  const wrong: [Record<string, unknown>, Record<string, unknown>][] = [
    [
      { returnLinks: { withdrawn: "javascript:alert(1)" } },
      field("withdrawn", expect.stringContaining("https")),
    ],
    [
      { returnLinks: { screenedOut: "https://a.example/{PID}" } },
      field("screenedOut", 'There\'s no parameter called "PID".'),
    ],
    [
      { returnLinks: { quotaFull: "https://a.example/{code}" } },
      field("quotaFull", expect.stringContaining("{code}")),
    ],
    [{ hiddenFields: [] }, field("complete", 'There\'s no parameter called "pid".')],
    [{ linkEmailToSession: false }, field("complete", expect.stringContaining("doesn't link"))],
    [
      { returnLinks: { complete: `https://a.example/${"x".repeat(2_000)}` } },
      field("complete", expect.stringContaining("too long")),
    ],
  ];
  for (const [settings, fields] of wrong) {
    const reply = await save(settings);
    expect([reply.status, reply.body.fields]).toEqual([400, fields]);
  }
  const { settings } = (await ada.get(`/api/interviews/${id}/details`)).body;
  expect(settings).toMatchObject(good);
});
