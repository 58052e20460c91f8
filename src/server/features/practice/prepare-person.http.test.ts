import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { nodesOf } from "#interviewer/practice/case-nodes.ts";
import { type PracticeCase, practiceCase } from "#interviewer/practice/practice-case.ts";
import { type LoopbackModel, startLoopbackModel } from "../../testing/loopback-model.ts";
import { makeCreator, makeInterview, makeProject, script } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { practicePath, readPerson } from "./testing/hold-practice.ts";

let model: LoopbackModel;
let app: TestApp;
let ada: Awaited<ReturnType<typeof makeCreator>>;
beforeAll(async () => {
  model = await startLoopbackModel();
  app = await startTestApp(model.settings, { timing: { restSeconds: 0 } });
  ada = await makeCreator(app);
});
afterAll(async () => {
  await app.close();
  await model.close();
});
beforeEach(async () => {
  model.requests.length = 0;
  model.behave({ mode: "cooperative", says: null });
  await app.db.pool.query("delete from model_health");
});

/** Of a draft; a case written by hand may have more. */
const maxAsks = 12;
/** A draft as a model might write it: sound, with a name and capitals of its own. */
const written = practiceCase.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, "../../../../assets/cases/food-bank.json"), "utf8")),
);
const sound = { ...makeDraft(written), id: "Choir 1", topic: "Singing in a choir" };
const faulty = { ...sound, insights: sound.insights.slice(1) };

const start = (body: object, headers = {}) => ada.post(`${practicePath}/start`, body, headers);

describe("with a model, somebody is prepared for any topic", () => {
  test("who is met under that topic, and is on offer to nobody else", async () => {
    model.behave({ says: JSON.stringify(sound) });
    const reply = await start({ topic: "singing in a choir", difficulty: "easy" });
    expect([reply.status, reply.body.topic]).toEqual([201, "Singing in a choir"]);
    const { body } = await ada.get(`${practicePath}/${reply.body.sessionId}`);
    expect(body).toMatchObject({ topic: "Singing in a choir", difficulty: "easy", person: null });
    const suggestions = (await ada.get(`${practicePath}/suggestions`)).body;
    expect([suggestions.anyTopic, suggestions.people.length]).toEqual([true, 12]);
    expect(JSON.stringify(suggestions)).not.toContain("Singing in a choir");
  });

  test("what is wrong goes back once, by name", async () => {
    const answers = [faulty, sound];
    model.behave({ says: () => JSON.stringify(answers.shift()) });
    expect((await start({ topic: "singing in a choir" })).status).toBe(201);
    expect(model.requests).toHaveLength(2);
    expect(model.requests[1]?.asked?.user).toContain("WHAT IS WRONG WITH IT:\n- insights");
  });

  test("half a question too many is dropped, and nothing is written again for it", async () => {
    const [first, ...others] = sound.insights;
    const double = { ...first, question: "What happens on Fridays, and how do you feel about it?" };
    model.behave({ says: JSON.stringify({ ...sound, insights: [double, ...others] }) });
    const { status, body } = await start({ topic: "singing in a choir" });
    expect([status, model.requests.length]).toEqual([201, 1]);
    const person = await readPerson(app, { id: body.sessionId });
    expect(person.practiceCase.insights[0]?.question).toBe("What happens on Fridays?");
  });

  test.each([
    ["still faulty", JSON.stringify(faulty)],
    ["no person", '{"topic": "Choirs"}'],
    ["no JSON", "Sure! Here is somebody."],
  ])("an answer that is %s is not used, and says so", async (_, says) => {
    model.behave({ says });
    const before = (await ada.get(practicePath)).body.length;
    const reply = await start({ topic: "singing in a choir" });
    expect([reply.status, reply.body.code]).toEqual([503, "practice_not_prepared"]);
    expect(reply.body.error).toMatch(/Choose one of the people below, or try again\.$/);
    expect((await ada.get(practicePath)).body).toHaveLength(before);
    expect((await start({ person: "food-bank" })).status).toBe(201);
  });

  test("a stream keeps the connection open, and its last event is the answer", async () => {
    model.behave({ says: JSON.stringify(sound) });
    const reply = await start({ topic: "singing in a choir" }, { accept: "text/event-stream" });
    expect(reply.headers.get("content-type")).toMatch(/event-stream/);
    expect(reply.text).toMatch(/^event: reply\ndata: \{"sessionId":/mu);
  });

  test("a script's questions go along, and a person on offer costs the model nothing", async () => {
    const interviewId = await makeInterview(ada, await makeProject(ada));
    model.behave({ says: JSON.stringify(sound) });
    expect((await start({ interviewId })).status).toBe(201);
    expect(model.requests[0]?.asked?.user).toContain(`- ${script.questions[0]}`);
    model.requests.length = 0;
    await start({ interviewId, person: "meal-kit" });
    expect(model.requests).toEqual([]);
  });
});

/** What a model would have written of a person: a few stories of each area, and what is kept back. */
function makeDraft(practiceCase: PracticeCase) {
  const { areas, facts, insights, keywords, topic, brief, voice, hello, person, talk } = practiceCase;
  const nodes = [...nodesOf(practiceCase).byKey.values()].filter(({ after, tells }) => !after && !tells);
  const sayOf = (id: string) => facts.find((one) => one.id === id)?.say ?? "";
  return {
    ...{ topic, brief, voice, hello, person, talk, job: sayOf("job"), home: sayOf("home") },
    keywords: keywords.map((word) => word.toUpperCase()),
    facts: facts
      .filter(({ id }) => id === undefined)
      .map(({ asks, say }) => ({ asks: asks.slice(0, maxAsks), say })),
    areas: areas.map(({ id, name }) => {
      const hints = insights.filter(({ area }) => area === id).map(({ hint }) => hint.words);
      const own = nodes.filter(({ area, key }) => area === id && !key.endsWith(".unasked"));
      const hinting = own.filter(({ text }) => hints.some((words) => text.includes(words)));
      const rest = own.filter((node) => node.parent === null && !hinting.includes(node));
      const stories = [...rest.slice(0, 2), ...hinting].map(({ text, asks }) => ({
        asks:
          asks.length > 0
            ? asks.slice(0, maxAsks).map((ask) => ask.text)
            : [`how was it with ${name.toLowerCase()}`],
        say: text,
      }));
      return { id, name, stories };
    }),
    insights: insights.map(({ hint, next: _, asks, ...one }) => ({
      ...{ ...one, asks: asks.slice(0, maxAsks), hint: hint.words },
      ...{ more: `And ${one.id} goes on.`, feeling: `It hurt, ${one.id}.`, why: `Because of ${one.id}.` },
    })),
  };
}
