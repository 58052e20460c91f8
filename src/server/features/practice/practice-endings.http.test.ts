import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { practiceComparison, practiceDebrief } from "#contract/practice-debrief.ts";
import { makeCreator, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { download } from "../exports/exports-for-tests.ts";
import { finishIdle } from "./practice-endings.service.ts";
import {
  beginPractice,
  holdPractice,
  letRest,
  practicePath,
  questions,
  readPerson,
} from "./testing/hold-practice.ts";

let app: TestApp;
let ada: Awaited<ReturnType<typeof makeCreator>>;
beforeAll(async () => {
  app = await startTestApp();
  ada = await makeCreator(app);
});
afterAll(() => app.close());

describe("ending", () => {
  test("gives the figures, and repeated the same ones", async () => {
    const { path } = await holdPractice(ada);
    const first = (await ada.post(`${path}/end`)).body;
    expect(first).toMatchObject({
      success: true,
      figures: { questions: questions.length, insightsPlanted: 6 },
    });
    expect((await ada.post(`${path}/end`)).body).toEqual(first);
    const { status, endedAt } = (await ada.get(`${path}/details`)).body;
    expect(status).toBe("completed");
    expect(Date.parse(endedAt)).toBeLessThanOrEqual(Date.now());
  });

  test("needs something to have been said", async () => {
    const { path } = await beginPractice(ada);
    const reply = await ada.post(`${path}/end`);
    expect([reply.status, reply.body.code]).toEqual([400, "practice_empty"]);
    expect((await ada.get(path)).body.status).toBe("in_progress");
  });

  test("an ended session takes no further message", async () => {
    const { path, say } = await holdPractice(ada);
    await ada.post(`${path}/end`);
    const reply = await say("One more thing?");
    expect([reply.status, reply.body.code]).toEqual([409, "practice_ended"]);
    expect((await ada.get(path)).body.messages).toHaveLength(2 * questions.length);
  });

  test("five times at once is one end", async () => {
    const { path } = await holdPractice(ada);
    const replies = await Promise.all(Array.from({ length: 5 }, () => ada.post(`${path}/end`)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
  });

  test("debrief, export and comparison need an end", async () => {
    const { path } = await holdPractice(ada);
    for (const last of ["debrief", "export", "compare"]) {
      const reply = await ada.send(last === "compare" ? "POST" : "GET", `${path}/${last}`);
      expect([last, reply.status, reply.body.code]).toEqual([last, 409, "practice_not_ended"]);
    }
  });
});

describe("after half an hour without a word", () => {
  test("a session is completed when it is listed", async () => {
    const practice = await holdPractice(ada);
    await letRest(app, practice, 31);
    const list = (await ada.get(practicePath)).body;
    const listed = list.find(({ _id }: { _id: string }) => _id === practice.id);
    expect(listed).toMatchObject({ status: "completed", figures: { questions: questions.length } });
  });

  test("a session is completed when it is opened, and takes no message", async () => {
    const practice = await holdPractice(ada);
    await letRest(app, practice, 31);
    expect((await practice.say("Are you there?")).body.code).toBe("practice_ended");
    const { status, endedAt } = (await ada.get(`${practice.path}/details`)).body;
    expect(status).toBe("completed");
    expect(Date.now() - Date.parse(endedAt)).toBeLessThan(2 * 60_000);
    // The half hour of silence is no part of the talk.
    expect((await ada.get(`${practice.path}/debrief`)).body.minutes).toBeLessThan(2);
  });

  test("a session is completed without anybody looking", async () => {
    const practice = await holdPractice(ada);
    await letRest(app, practice, 40);
    expect(await finishIdle(app.deps, null)).toBeGreaterThanOrEqual(1);
    const { rows } = await app.db.pool.query(
      "select ended_at, debrief from practice_sessions where id = $1",
      [practice.id],
    );
    expect(rows[0].ended_at).not.toBeNull();
    expect(rows[0].debrief.questions).toHaveLength(questions.length);
    expect(await finishIdle(app.deps, null)).toBe(0);
  });

  test.each([29])("but not after %i minutes", async (minutes) => {
    const practice = await holdPractice(ada);
    await letRest(app, practice, minutes);
    expect((await ada.get(practice.path)).body.status).toBe("in_progress");
    expect((await practice.say("Are you there?")).status).toBe(200);
  });

  test("a session in which nothing was said waits", async () => {
    const practice = await beginPractice(ada);
    await letRest(app, practice, 600);
    expect((await ada.get(practice.path)).body.status).toBe("in_progress");
    expect((await practice.say("Good morning. How do you book?")).status).toBe(200);
  });
});

describe("the debrief", () => {
  test("labels every question, and names every insight with where it was or would have been", async () => {
    const { id, path } = await holdPractice(ada);
    await ada.post(`${path}/end`);
    const { body } = await ada.get(`${path}/debrief`);
    expect(practiceDebrief.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({
      _id: id,
      voice: "scripted",
      topic: "Switching banks and using a banking app",
    });
    expect(body.questions.map(({ text }: { text: string }) => text)).toEqual(questions);
    expect(body.questions.map(({ label }: { label: string }) => label).slice(3)).toEqual([
      "closed",
      "leading",
    ]);
    expect(body.insights).toHaveLength(6);
    expect(body.moments.length).toBeGreaterThan(0);
    const { messages } = (await ada.get(path)).body;
    const textOf = (wanted: string) => messages.find(({ _id }: { _id: string }) => _id === wanted)?.text;
    for (const insight of body.insights)
      if (insight.found) expect(textOf(insight.messageId)).toContain(insight.said);
    for (const { hint } of body.moments) if (hint) expect(textOf(hint.messageId)).toContain(hint.quote);
  });

  test("is made once: it stays as it was", async () => {
    const { id, path } = await holdPractice(ada);
    await ada.post(`${path}/end`);
    const first = (await ada.get(`${path}/debrief`)).text;
    await app.db.pool.query("update practice_messages set text = 'changed' where session_id = $1", [id]);
    expect((await ada.get(`${path}/debrief`)).text).toBe(first);
  });

  test("of a script covers its questions", async () => {
    const interviewId = await makeInterview(ada, await makeProject(ada));
    const { path } = await holdPractice(ada, { interviewId });
    await ada.post(`${path}/end`);
    expect((await ada.get(`${path}/debrief`)).body.reportCard.questions).toHaveLength(3);
  });
});

describe("letting the interviewer do it", () => {
  test("shows both with the same person, and the same again when asked again", async () => {
    const practice = await holdPractice(ada);
    const { path } = practice;
    await ada.post(`${path}/end`);
    const { body, text } = await ada.post(`${path}/compare`);
    expect(practiceComparison.safeParse(body).success).toBe(true);
    expect(body.insights).toHaveLength(6);
    expect(body.interviewer.messages.length).toBeGreaterThan(10);
    expect(body.interviewer.figures).toMatchObject({ insightsPlanted: 6 });
    expect(body.interviewer.found).toHaveLength(body.interviewer.figures.insightsFound);
    expect(body.own.figures).toEqual((await ada.get(`${path}/debrief`)).body.figures);
    const told = body.interviewer.messages.map((message: { text: string }) => message.text).join("\n");
    for (const { id, said } of (await readPerson(app, practice)).practiceCase.insights)
      if (body.interviewer.found.includes(id)) expect(told).toContain(said);
    expect((await ada.post(`${path}/compare`)).text).toBe(text);
  });

  test("follows the script that was practised", async () => {
    const interviewId = await makeInterview(ada, await makeProject(ada));
    const { path } = await holdPractice(ada, { interviewId });
    await ada.post(`${path}/end`);
    const { interviewer } = (await ada.post(`${path}/compare`)).body;
    expect(interviewer.reportCard.questions).toHaveLength(3);
    expect(interviewer.reportCard.asked).toBe(3);
  });
});

describe("the file", () => {
  let ended: string;
  beforeAll(async () => {
    const { path } = await holdPractice(ada);
    await ada.post(`${path}/end`);
    ended = path;
  });
  const exportAs = (format: string) => download(`${app.url}${ended}/export?format=${format}`, ada.token);

  test("in Markdown holds debrief and transcript", async () => {
    const file = await exportAs("md");
    expect(file.headers.get("content-type")).toMatch(/markdown/);
    expect(file.headers.get("content-disposition")).toMatch(
      /^attachment; filename="Practice - Switching banks/,
    );
    expect(file.text).toMatch(/^# Practice: Switching banks/);
    for (const part of [
      "simulated person",
      "Insights",
      "Own questions",
      "Report card",
      "Moments to look at again",
    ])
      expect(file.text).toContain(part);
    for (const question of questions) expect(file.text).toContain(`You: ${question}`);
    expect(file.text).not.toContain("<b>");
  });

  test("in JSON is the debrief with its messages", async () => {
    const file = JSON.parse((await exportAs("json")).text);
    expect(practiceDebrief.safeParse(file.debrief).success).toBe(true);
    expect(file.messages).toHaveLength(2 * questions.length);
  });

  test("in DOCX is a document of Word", async () => {
    const file = await exportAs("docx");
    expect(file.headers.get("content-type")).toMatch(/wordprocessingml/);
    const document = file.unzip().get("word/document.xml") ?? "";
    expect(document).toContain("Moments to look at again");
    expect(document).toContain(questions[0]);
  });

  test("in another format is refused", async () => {
    expect((await exportAs("pdf")).status).toBe(400);
  });
});
