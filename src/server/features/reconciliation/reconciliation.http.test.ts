import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PanelPreset, panelPresets } from "#contract/panel-presets.ts";
import { type ReconciledPerson, reconcilePanel } from "#contract/reconciliation.ts";
import { endings } from "#contract/return-links.ts";
import { type Client, openClient } from "../../testing/client.ts";
import { type LoopbackPanel, startLoopbackPanel } from "../../testing/loopback-panel.ts";
import {
  finishInterview,
  makeCreator,
  makeInterview,
  makeProject,
  startParticipant,
  userInfo,
} from "../../testing/makers.ts";
import { writePanelExport } from "../../testing/panel-export.ts";
import { makePanelStudy, reachEnding } from "../../testing/panel-people.ts";
import { caseCount } from "../../testing/some-cases.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let panel: LoopbackPanel;
let ada: Client;
let projectId: string;

beforeAll(async () => {
  [app, panel] = await Promise.all([startTestApp(), startLoopbackPanel()]);
  ada = await makeCreator(app);
  projectId = await makeProject(ada);
});
afterAll(async () => {
  await app.close();
  await panel.close();
});

const pathOf = (id: string) => `/api/interviews/${id}/panel/reconcile`;
const compare = (id: string, list: string, more: Record<string, unknown> = {}) =>
  ada.post(pathOf(id), { list, ...more });

async function study(settings: Record<string, unknown> = {}): Promise<string> {
  const id = await makeInterview(ada, projectId);
  const change = { settings: { hiddenFields: ["pid", "wave"], panelIdField: "pid", ...settings } };
  expect((await ada.send("PATCH", `/api/interviews/${id}`, change)).status).toBe(200);
  return id;
}
const come = (id: string, pid: string, info: Record<string, unknown> = userInfo) =>
  startParticipant(app, id, info, { hiddenFields: { pid } });

const panels = panelPresets.slice(0, 5);

test.each(panels)("both sides agree on all five endings once $name exports its list", async (preset) => {
  const made = await makePanelStudy(ada, projectId, {
    ...{ preset, panel, settings: { panelIdField: preset.panelIdField } },
  });
  const sent: string[] = [];
  for (const ending of endings) {
    const person = `${preset.panelIdField}-x-${ending}`;
    sent.push(person);
    const one = await reachEnding(app, made, { ending, person });
    const back =
      ending === "withdrawn"
        ? (await one.post(`/api/sessions/${one.sessionId}/withdraw`)).body
        : one.answered;
    await fetch(back.returnUrl ?? "", { headers: panel.loginOf(person) });
  }
  const { status, body } = await compare(made.interviewId, writePanelExport(preset.name, panel, sent));
  expect(status).toBe(200);
  expect(reconcilePanel.answers[200].parse(body)).toEqual(body);
  const ended = Object.fromEntries(
    body.people.map((one: ReconciledPerson) => [one.id, [one.agrees, one.ending]]),
  );
  expect(ended).toEqual(Object.fromEntries(endings.map((ending, at) => [sent[at], [true, ending]])));
  expect(body.people.filter(({ action }: ReconciledPerson) => action === "approve")).toMatchObject([
    { ending: "complete", advice: "Approve and pay." },
  ]);
  expect(body.totals).toMatchObject({ agree: 5, disputed: 0, owed: 1, paid: 0, matched: 4 });
  expect(body.uncompared).toEqual({ emptied: 1, deleted: 0, turnedAway: 0, withoutId: 0 });
  expect(body.field).toBe(preset.panelIdField);
});

test("who never came back, never came, or is missing there is told apart", async () => {
  const [preset] = panelPresets as [PanelPreset];
  const made = await makePanelStudy(ada, projectId, { preset, panel });
  const lost = await reachEnding(app, made, { ending: "complete", person: "forgot-the-link" });
  expect(lost.answered.returnUrl).toContain("cc=C-complete");
  await reachEnding(app, made, { ending: "complete", person: "not-in-the-list" });
  const list = writePanelExport("Prolific", panel, ["forgot-the-link", "never-came"]);
  const { body } = await compare(
    made.interviewId,
    `${list}9,claims-it,AWAITING REVIEW,,,,,,1,MADE-UP,1,1\r\n`,
  );
  const said = Object.fromEntries(body.people.map((one: ReconciledPerson) => [one.id, one.advice]));
  expect(said).toEqual({
    "forgot-the-link": "Finished here but timed out there: pay by bonus.",
    "never-came": "Nothing to do: they never came, and it's closed there.",
    "not-in-the-list": "Finished here but not listed there: pay by bonus.",
    "claims-it": "Listed as complete there, but we have no session: ask for proof.",
  });
});

describe("what is told of people", () => {
  test("is their panel id and how they ended: no session, label, code, address or word, linked or not", async () => {
    for (const linkEmailToSession of [true, false]) {
      const id = await study({ linkEmailToSession });
      const person = await come(id, "ann");
      await finishInterview(person);
      const path = `/api/sessions/${id}/${person.sessionId}/complete`;
      const { incentiveCode } = (await person.post(path)).body;
      await person.post(`/api/complete/${person.sessionId}/claim`, {
        ...{ email: "ann@example.org", incentiveCode },
      });
      const json = await compare(id, "pid\nann");
      const csv = await ada.post(`${pathOf(id)}?csv=1`, { list: "pid\nann" });
      expect(Object.keys(json.body.people[0]).sort()).toEqual([
        ...["action", "advice", "agrees", "ending", "id", "listed", "listedAs", "sessions", "status"],
      ]);
      for (const text of [json.text, csv.text])
        for (const secret of [person.sessionId, incentiveCode, "ann@example.org", "P-01", "Nurse"])
          expect([secret, text.includes(secret)]).toEqual([secret, false]);
      expect(json.body.people).toMatchObject([{ id: "ann", ending: "complete", action: "approve" }]);
    }
  });

  test("is counted alone where nothing leads to them: withdrawn, deleted, turned away, without an id", async () => {
    const ages = { by: { kind: "aboutYou", attribute: "ageRange" }, values: ["18-24"] };
    const quotas = [{ id: "y", name: "Young", conditions: [ages], limit: 0 }];
    const id = await study({ quotas, panelIdField: "" });
    const gone = await come(id, "gone");
    await gone.post(`/api/sessions/${gone.sessionId}/withdraw`);
    const deleted = await come(id, "deleted");
    expect((await ada.send("DELETE", `/api/interviews/${id}/sessions/${deleted.sessionId}`)).status).toBe(
      200,
    );
    await expect(come(id, "young", { ...userInfo, ageRange: "18-24" })).rejects.toThrow("quota_full");
    await startParticipant(app, id, userInfo);
    await come(id, "here");
    const { body } = await compare(id, "pid\ngone\ndeleted\nyoung\nhere");
    expect(body.uncompared).toEqual({ emptied: 1, deleted: 1, turnedAway: 1, withoutId: 1 });
    expect(body.people.map((one: ReconciledPerson) => [one.id, one.ending])).toEqual([
      ["gone", "none"],
      ["deleted", "none"],
      ["young", "none"],
      ["here", "unfinished"],
    ]);
  });

  test("goes to who may change the interview, and nothing of the list stays", async () => {
    const id = await study();
    for (const stranger of [openClient(app.url), await makeCreator(app)]) {
      const reply = await stranger.post(pathOf(id), { list: "pid\ncanary-of-the-list" });
      expect([401, 404]).toContain(reply.status);
    }
    expect((await compare(id, "pid\ncanary-of-the-list")).status).toBe(200);
    const { rows } = await app.db.pool.query(
      "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { table_name: table } of rows) {
      const found = await app.db.pool.query(
        `select 1 from "${table}" t where t::text like '%canary-of-the-list%'`,
      );
      expect([table, found.rowCount]).toEqual([table, 0]);
    }
    const { body } = await ada.get("/api/audit");
    expect(JSON.stringify(body)).toContain(id);
  });
});

test("the parameter with the ids is the one that is asked for, else the one that tells people apart", async () => {
  const id = await study({ panelIdField: "" });
  await startParticipant(app, id, userInfo, { hiddenFields: { pid: "p1", wave: "w1" } });
  const matched = async (more: Record<string, unknown>) => {
    const { body } = await compare(id, "list\np1\nw1", more);
    return [body.field, body.people.filter((one: ReconciledPerson) => one.sessions > 0)[0]?.id];
  };
  expect(await matched({})).toEqual(["pid", "p1"]);
  expect(await matched({ field: "wave" })).toEqual(["wave", "w1"]);
  const wrong = await compare(id, "pid\np1", { field: "other" });
  expect([wrong.status, wrong.body.fields]).toEqual([
    400,
    { field: 'There\'s no parameter called "other".' },
  ]);
  const bare = await compare(await makeInterview(ada, projectId), "pid\np1");
  expect([bare.status, bare.body.error]).toEqual([
    ...[400, "This interview saves no panel IDs. Set up a panel first."],
  ]);
});

describe("bad input", () => {
  test("is answered with a sentence, and a list without a column of IDs with its columns", async () => {
    const id = await study();
    for (const [list, sentence] of [
      ["", "The list is empty."],
      ["PK\u0003\u0004\u0000", "This is a spreadsheet file. Save it as CSV there, then upload that."],
      ["%PDF-1.7", "This isn't a CSV file. Download the list from your panel as CSV."],
      ["Participant id,Status", "The list has column names, but nobody in it."],
    ]) {
      const reply = await compare(id, list ?? "");
      expect([reply.status, reply.body.fields]).toEqual([400, { list: sentence }]);
    }
    const { status, body } = await compare(id, "Name,Town\nAna,Cork\nBo,Lima");
    expect([status, body.columns, body.people]).toEqual([
      200,
      { names: ["Name", "Town"], id: null, status: null, code: null },
      [],
    ]);
    const chosen = await compare(id, "Name,Town\nAna,Cork\nBo,Lima", { columns: { id: 0, status: null } });
    expect(chosen.body.people.map((one: ReconciledPerson) => one.id)).toEqual(["Ana", "Bo"]);
    const unknown = await compare(id, "pid\np1", { columns: { name: "pid" } });
    expect(unknown.status).toBe(400);
  });

  const rowCount = caseCount(5_000, 50_000);

  test(`${rowCount} rows of 18 columns are compared, and none is lost`, async () => {
    const id = await study();
    await come(id, `id-${String(rowCount - 1).padStart(23, "0")}`);
    const rows = Array.from({ length: rowCount }, (_, n) => {
      const pid = `id-${String(n).padStart(23, "0")}`;
      return `s${n}; ${pid.toUpperCase()} ;"APPROVED";C${";not asked".repeat(15)}`;
    });
    const list = `\ufeffSubmission id;Participant id;Status;Completion code${";More".repeat(15)}\r\n${rows.join("\r\n")}`;
    const { status, text } = await compare(id, list);
    expect(status).toBe(200);
    const body = JSON.parse(text);
    expect([body.people.length, body.totals.paid, body.totals.matched]).toEqual([rowCount, rowCount, 1]);
    const tooLarge = await compare(id, "x".repeat(25 * 1024 * 1024));
    expect([tooLarge.status, tooLarge.body.code]).toEqual([413, "too_large"]);
  });

  test("an account compares twenty lists a minute", async () => {
    const limited = await startTestApp({ RATE_LIMITS: "on" });
    try {
      const one = await makeCreator(limited);
      const id = await makeInterview(one, await makeProject(one));
      const statuses: number[] = [];
      for (let use = 0; use < 21; use++)
        statuses.push((await one.post(pathOf(id), { list: "pid\np1" })).status);
      expect(statuses).toEqual([...Array(20).fill(400), 429]);
    } finally {
      await limited.close();
    }
  });
});

test("the file has every row, runs in no spreadsheet and is named", async () => {
  const id = await study();
  await come(id, "=1+1");
  const reply = await ada.post(`${pathOf(id)}?csv=1`, { list: "pid,status\n@sum,Pending" });
  expect(reply.headers.get("content-disposition")).toContain("panel-reconciliation.csv");
  expect(reply.headers.get("content-type")).toContain("text/csv");
  expect(reply.text.replace(/^\ufeff/, "").split("\r\n")).toEqual([
    "Panel ID,Panel's status,Ending here,Agrees,What to do,Rows in the list,Sessions here",
    `'@sum,Pending,No session,No,"Listed as complete there, but we have no session: ask for proof.",1,0`,
    `'=1+1,Not listed,Unfinished,Yes,"Nothing to do: not finished here, and not waiting to be paid there.",0,1`,
    "",
  ]);
});
