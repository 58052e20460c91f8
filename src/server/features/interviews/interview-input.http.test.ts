import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import { makeCreator, makeInterview, makeProject, script } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { makeDocx } from "./upload/files-for-tests.ts";

let app: TestApp;
let ada: Awaited<ReturnType<typeof makeCreator>>;
let eve: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
let doors: string[];

beforeAll(async () => {
  app = await startTestApp();
  ada = await makeCreator(app, "Ada");
  eve = await makeCreator(app, "Eve");
  projectId = await makeProject(ada);
  doors = [`/api/projects/${projectId}/chatbots`, `/api/interviews/projects/${projectId}/interviews`];
});
afterAll(() => app.close());

test("everything that is missing is said at once, by field, at both doors", async () => {
  for (const door of doors) {
    for (const body of [{}, { introduction: " ", objective: "\u200b", questions: ["", " "] }]) {
      const reply = await ada.post(door, body);
      expect(reply.status).toBe(400);
      expect(reply.body.fields).toEqual({
        introduction: "Introduction is required",
        objective: "Objective is required",
        questions: "At least one question is required",
      });
    }
  }
  const { body } = await ada.get(`/api/projects/${projectId}/chatbots`);
  expect(body).toEqual([]);
});

test("an interview without a name is called by today's date", async () => {
  app.setClock(() => new Date("2026-03-04T10:00:00Z"));
  const reply = await ada.post(doors[0] ?? "", { ...script, name: "  " });
  app.setClock(() => new Date());
  expect(reply.body.name).toBe("Interview - 2026-03-04");
});

test.each([
  ["introduction", { introduction: 7 }, "Introduction is required"],
  [
    "introduction",
    { introduction: "a".repeat(20_001) },
    "Introduction is too long (maximum 20000 characters)",
  ],
  ["name", { name: "a".repeat(201) }, "Interview name is too long (maximum 200 characters)"],
  ["questions", { questions: "How?" }, "At least one question is required"],
  ["questions", { questions: Array(101).fill("How?") }, "An interview can have at most 100 questions"],
  [
    "questions.1",
    { questions: ["How?", "a".repeat(2001)] },
    "Question 2 is too long (maximum 2000 characters)",
  ],
  ["topics", { topics: Array(51).fill("a") }, "An interview can have at most 50 topics"],
  ["prototypeUrl", { prototypeUrl: "javascript:alert(1)" }, "Prototype link must start with https://"],
  ["prototypeUrl", { prototypeUrl: "http://a.example" }, "Prototype link must start with https://"],
  ["prototypeUrl", { prototypeUrl: "https://[" }, "Prototype link must start with https://"],
])("a wrong %s is named in words", async (field, change, sentence) => {
  const reply = await ada.post(doors[0] ?? "", { ...script, ...change });
  expect(reply.status).toBe(400);
  expect(reply.body.fields).toEqual({ [field]: sentence });
  expect(reply.body.error).toBe(sentence);
});

test("questions of wrong types are refused in words, never with an internal error", async () => {
  for (const questions of [
    [null],
    [7],
    [{}],
    [{ text: 7 }],
    [{ text: "How?", depth: "bottomless" }],
    [{ text: "How?", aim: 9 }],
    {},
  ]) {
    const reply = await ada.post(doors[0] ?? "", { ...script, questions });
    expect(reply.status).toBe(400);
    expect(reply.body.code).toBe("invalid_input");
    expect(reply.body.error).not.toMatch(/undefined|Zod|expected/i);
  }
});

test("null and half characters are cleaned from a script", async () => {
  const body = JSON.stringify({ ...script, questions: ["x"] }).replace(
    '"x"',
    String.raw`"How\u0000 are \ud800you?"`,
  );
  const reply = await ada.send("POST", doors[0] ?? "", body);
  expect(reply.body.questions).toEqual(["How are \ufffdyou?"]);
});

test("only a built-in form of the right kind can be chosen; an empty choice is none", async () => {
  const forms: { _id: string; formType: string; name: string }[] = (await ada.get("/api/forms")).body;
  const pre = forms.find((form) => form.formType === "pre")?._id;
  const post = forms.find((form) => form.formType === "post")?._id;
  const good = await ada.post(doors[0] ?? "", {
    ...script,
    preInterviewFormId: pre,
    postInterviewFormId: post,
  });
  const open = await openClient(app.url).get(`/api/interviews/${good.body._id}`);
  expect(open.body.preInterviewForm._id).toBe(pre);
  expect(open.body.postInterviewForm.fields.length).toBeGreaterThan(0);

  const none = await ada.send("PATCH", `/api/interviews/${good.body._id}`, { preInterviewFormId: "" });
  expect(none.body).toMatchObject({ preInterviewFormId: null, postInterviewFormId: post });
  for (const wrong of [post, "A".repeat(22), "x"]) {
    const reply = await ada.post(doors[0] ?? "", { ...script, preInterviewFormId: wrong });
    expect([reply.status, reply.body.error]).toEqual([404, "Form not found"]);
  }
  const empty = await ada.post(doors[0] ?? "", {
    ...script,
    preInterviewFormId: "",
    prototypeUrl: "",
    prototypeType: "",
  });
  expect(empty.status).toBe(201);
});

test("a change with wrong values changes nothing", async () => {
  const id = await makeInterview(ada, projectId);
  const before = (await ada.get(`/api/interviews/${id}/details`)).text;
  for (const change of [
    { questions: [" "] },
    { introduction: "" },
    { settings: { minutes: 2 } },
    { settings: { status: "gone" } },
    { settings: { earlyCodeShare: 2 } },
    { settings: { returnLinks: { complete: "javascript:alert(1)" } } },
    { settings: { retentionDays: 0 } },
    { name: "New", questions: ["a".repeat(2001)] },
  ]) {
    expect((await ada.send("PATCH", `/api/interviews/${id}`, change)).status).toBe(400);
  }
  expect((await ada.get(`/api/interviews/${id}/details`)).text).toBe(before);
  expect((await ada.send("PATCH", `/api/interviews/${id}`, {})).text).toBe(before);
});

test("a return link that is no link is named as what it is", async () => {
  const id = await makeInterview(ada, projectId);
  const change = { settings: { returnLinks: { withdrawn: "javascript:alert(1)" } } };
  const reply = await ada.send("PATCH", `/api/interviews/${id}`, change);
  expect(reply.body.fields).toEqual({
    "settings.returnLinks.withdrawn": "Return link must start with https://",
  });
});

test("the eleventh proposal in a minute is asked to wait", async () => {
  const limited = await startTestApp({ RATE_LIMITS: "on" });
  const creator = await makeCreator(limited);
  const body = { objective: "Understand shopping", targetAudience: "shoppers" };
  const replies = await Promise.all(
    Array.from({ length: 11 }, () => creator.post("/api/interviews/generate-interview", body)),
  );
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(10);
  const refused = replies.find((reply) => reply.status === 429);
  expect(refused?.body.error).toBe("Too many requests. Please try again in a moment.");
  expect(refused?.headers.get("retry-after")).toBeTruthy();
  await limited.close();
});

test("a proposed script is made from the objective, and says how", async () => {
  const reply = await ada.post("/api/interviews/generate-interview", {
    objective: "Understand how nurses plan their shifts",
    targetAudience: "nurses in hospitals",
  });
  expect(reply.status).toBe(200);
  expect(reply.body.madeBy).toBe("guide");
  expect(reply.body.questions.length).toBeGreaterThanOrEqual(5);
  const missing = await ada.post("/api/interviews/generate-interview", {
    objective: "Shopping",
    targetAudience: " ",
  });
  expect([missing.status, missing.body.error]).toEqual([400, "Objective and target audience are required"]);
});

test("the script checker warns with the question's place and a rewrite", async () => {
  const reply = await ada.post("/api/interviews/check-script", {
    questions: ["How do you shop?", "Don't you love our shop?"],
  });
  expect(reply.body.warnings).toMatchObject([{ questionIndex: 1, kind: "leading" }]);
});

test("the script checker draws the map, with the form that the interview has", async () => {
  const fields = [{ id: "boats", label: "Boats?", kind: "single_choice", options: ["Yes", "No"] }];
  const { body: pre } = await ada.post("/api/forms", { name: "Before", formType: "pre", fields });
  const [way, boat, sea] = ["way", "boat", "sea"].map((id) => ({ id, priority: "normal", depth: "light" }));
  const on = (by: object, value: string) => [{ by, values: [value] }];
  const script = {
    questions: ["How do you cross?", "What is your boat called?", "How is the sea?"],
    questionSettings: [
      { ...way, item: { kind: "choice", options: ["Ferry", "Bridge"] } },
      { ...boat, askIf: on({ kind: "form", fieldId: "boats" }, "Yes") },
      { ...sea, askIf: on({ kind: "answer", questionId: "way" }, "Ferry") },
    ],
    minutes: 10,
  };
  const check = async (change: object, who = ada) =>
    (await who.post("/api/interviews/check-script", { ...script, ...change })).body;
  const { warnings, map } = await check({ preInterviewFormId: pre._id });
  expect(warnings).toEqual([]);
  expect(map.questions.map(({ asked }: { asked: string }) => asked)).toEqual(["everyone", "some", "some"]);
  expect(map.paths.longest).toEqual({ questions: [0, 1, 2], minMinutes: 4, maxMinutes: 7 });
  expect(map.paths.shortest.questions).toEqual([0]);
  expect((await check({ preInterviewFormId: null })).warnings).toMatchObject([
    { questionIndex: 1, kind: "never_asked" },
  ]);
  expect((await check({ preInterviewFormId: pre._id }, eve)).warnings).toEqual([]);
  expect((await check({ questionSettings: [] })).map).toBeNull();
});

test("a question that no answers lead to is not saved", async () => {
  const on = (by: object, ...values: string[]) => [{ by, values }];
  const way = { kind: "answer", questionId: "way" };
  const questions = [
    { id: "way", text: "How do you cross?", item: { kind: "choice", options: ["Ferry", "Bridge"] } },
    { id: "boat", text: "How is the boat?", askIf: on(way, "Ferry") },
    {
      ...{ id: "lost", text: "How is it there?" },
      askIf: [...on({ kind: "outcome", questionId: "boat" }, "answered"), ...on(way, "Bridge")],
    },
  ];
  const made = await ada.post(`/api/projects/${projectId}/chatbots`, {
    ...{ introduction: "Hello", objective: "Learn", questions },
  });
  expect(made.status).toBe(400);
  expect(JSON.stringify(made.body)).toContain("Question 3 can never be asked: no answers lead to it");
});

function form(bytes: Buffer | string, name: string, field = "script"): FormData {
  const data = new FormData();
  data.append("note", "before");
  data.append(field, new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  return data;
}

const upload = (data: unknown, who = ada) => who.post(`/api/projects/${projectId}/interviews`, data);

test("an uploaded script becomes a draft and is not saved", async () => {
  const project = await makeProject(ada, "For a file");
  const file = makeDocx(["Questions", "1. How do you shop?", "2. What went wrong the last time?"]);
  const reply = await ada.post(`/api/projects/${project}/interviews`, form(file, "script.docx"));
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({
    questions: ["How do you shop?", "What went wrong the last time?"],
    madeBy: "file",
  });
  expect((await ada.get(`/api/projects/${project}/chatbots`)).body).toEqual([]);
});

test("what is no script is refused in words that name the file", async () => {
  const refused = async (data: unknown) => {
    const { status, body } = await upload(data);
    return `${status} ${body.error}`;
  };
  expect(await refused(form(Buffer.from([0x4d, 0x5a, 0, 1, 2, 0]), "x.exe"))).toBe(
    "415 Unsupported file type: x.exe",
  );
  const dressedUp = form(Buffer.from([0, 1, 2, 0]), "../../etc/\u202etxt.exe");
  expect(await refused(dressedUp)).toBe("415 Unsupported file type: txt.exe");
  expect(await refused(form("", "a.txt"))).toBe("400 The script could not be read: a.txt holds no text.");
  expect(await refused(form(Buffer.alloc(10 * 1024 * 1024 + 1, "a"), "a.txt"))).toBe(
    "413 a.txt is too large. A script can be up to 10 MB.",
  );
  expect(await refused(form("How?", "a.txt", "other"))).toBe("400 Please choose a file.");
  expect(await refused({})).toBe("400 Please choose a file.");
});

test("a cut off upload is refused in words, and the next one is read", async () => {
  const reply = await ada.send(
    "POST",
    `/api/projects/${projectId}/interviews`,
    '--b\r\nContent-Disposition: form-data; name="script"; filename="a.txt"\r\n\r\nHow',
    {
      "content-type": "multipart/form-data; boundary=b",
    },
  );
  expect(reply.status).toBe(400);
  expect(reply.body.code).toBe("invalid_input");
  expect((await upload(form("How do you shop?", "a.txt"))).status).toBe(200);
});

test("a file for another's project is not read at all", async () => {
  expect((await upload(form("How?", "a.txt"), eve)).body.error).toBe("Project not found");
});
