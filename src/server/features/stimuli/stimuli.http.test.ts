import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeJpeg } from "../../files/metadata/files-for-tests.ts";
import type { Client } from "../../testing/client.ts";
import { makeCreator, makeInterview, makeProject, startParticipant } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { download } from "../exports/exports-for-tests.ts";
import { makeMp4, makePng, makeWav } from "./files-for-tests.ts";
import { deleteLooseFiles } from "./stimuli.service.ts";

let app: TestApp;
let ada: Awaited<ReturnType<typeof makeCreator>>;
let bob: typeof ada;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp({ BILLING: "off" });
  [ada, bob] = [await makeCreator(app, "Ada"), await makeCreator(app, "Bob")];
  projectId = await makeProject(ada);
});
afterAll(() => app.close());

function toForm(content: Buffer | string, name: string, fields: Record<string, number | string> = {}) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, String(value));
  form.append("file", new Blob([typeof content === "string" ? content : new Uint8Array(content)]), name);
  return form;
}

const upload = (content: Buffer | string, name = "board.png", fields = {}, by: Client = ada) =>
  by.post(`/api/projects/${projectId}/stimuli`, toForm(content, name, fields));

async function uploadPng(): Promise<string> {
  const reply = await upload(makePng());
  expect(reply.status, reply.text).toBe(201);
  return reply.body.fileId;
}

const image = (fileId: string, alt = "A timetable on a pier") => ({ kind: "image", fileId, alt });
const showing = (stimulus: unknown) => ({
  questions: [
    { text: "What do you see here?", depth: "light", stimulus },
    { text: "What would you do next?", depth: "light" },
  ],
});

async function readBytes(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}${path}`, { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const cookieOf = ({ cookies }: Client) => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
});

describe("an upload", () => {
  test("is one of three kinds by its bytes, whatever it's called", async () => {
    expect((await upload(makePng(), "notes.txt")).body).toMatchObject({
      kind: "image",
      contentType: "image/png",
    });
    expect((await upload(makeWav(), "a.png")).body).toMatchObject({
      kind: "sound",
      contentType: "audio/wav",
    });
    const video = await upload(makeMp4(3_000_000), "a.svg");
    expect(video.body).toMatchObject({ kind: "video", bytes: 3_000_000, received: 3_000_000 });
  });

  test.each([
    ["a text named .mp4", "This is a text.", "film.mp4", 415, /^This isn't a file we can show\. Use a PNG/],
    [
      "an SVG",
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      "a.png",
      415,
      /a file we can show/,
    ],
    ["HTML", "<!doctype html><script>1</script>", "a.jpg", 415, /a file we can show/],
    ["an empty file", "", "empty.mp4", 400, /^empty\.mp4 is empty\.$/],
    [
      "an image of 6 MB",
      Buffer.concat([makePng(), Buffer.alloc(6 * 1024 * 1024)]),
      "big.png",
      413,
      /^big\.png is too large\. An image can be up to 5 MB\.$/,
    ],
  ])("%s is refused with a sentence", async (...[, content, name, status, sentence]) => {
    const reply = await upload(content, name);
    expect(reply.status).toBe(status);
    expect(reply.body.error).toMatch(sentence);
  });

  test("of 500 MB is refused before it's read", async () => {
    const { hostname, port } = new URL(app.url);
    const sent = { bytes: 0 };
    const status = await new Promise<number>((resolve, reject) => {
      const call = request({
        ...{ hostname, port, method: "POST", path: `/api/projects/${projectId}/stimuli` },
        headers: {
          ...cookieOf(ada),
          "content-type": "multipart/form-data; boundary=x",
          "content-length": 500 * 1024 * 1024,
        },
      });
      call.on("response", (response) => {
        resolve(response.statusCode ?? 0);
        call.destroy();
      });
      call.on("error", reject);
      const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n';
      const first = Buffer.concat([Buffer.from(head), makeMp4(64 * 1024)]);
      sent.bytes += first.length;
      call.write(first);
    });
    expect(status).toBe(413);
    expect(sent.bytes).toBeLessThan(100_000);
    const declared = await upload(makeMp4(1_000), "a.mp4", { bytes: 500 * 1024 * 1024 });
    expect(declared.status).toBe(413);
    expect(declared.body.error).toBe("a.mp4 is too large. A video can be up to 50 MB.");
  });

  test("comes in pieces, in their order, and one that is repeated counts once", async () => {
    const video = makeMp4(2_500_000);
    const first = await upload(video.subarray(0, 1_000_000), "a.mp4", { bytes: video.length });
    expect(first.body).toMatchObject({ bytes: 2_500_000, received: 1_000_000 });
    const { fileId } = first.body;
    const send = (from: number, to: number, by = ada) =>
      by.post(`/api/stimuli/${fileId}/pieces`, toForm(video.subarray(from, to), "a.mp4", { from }));
    expect((await ada.get(`/api/stimuli/${fileId}`)).status).toBe(404);
    expect((await send(2_000_000, 2_500_000)).status).toBe(400);
    expect((await send(1_000_000, 2_000_000, bob)).status).toBe(404);
    const [one, two] = await Promise.all([send(1_000_000, 2_000_000), send(1_000_000, 2_000_000)]);
    expect([one.status, two.status].toSorted().at(0)).toBe(200);
    expect((await send(1_000_000, 2_000_000)).body).toMatchObject({ received: 2_000_000 });
    expect((await send(2_000_000, 2_500_000)).body).toMatchObject({ received: 2_500_000 });
    const { bytes } = await readBytes(`/api/stimuli/${fileId}`, cookieOf(ada));
    expect(bytes.equals(video)).toBe(true);
  });

  test("of a photo in pieces is without the place as soon as it can be read", async () => {
    const photo = makeJpeg(6, "51.5007 N, 0.1246 W", 1_200_000);
    const places = { first: photo.subarray(0, 70), rest: photo.subarray(70) };
    const { fileId } = (await upload(places.first, "a.jpg", { bytes: photo.length })).body;
    const sent = await ada.post(
      `/api/stimuli/${fileId}/pieces`,
      toForm(places.rest, "a.jpg", { from: places.first.length }),
    );
    expect(sent.body).toMatchObject({ bytes: photo.length, received: photo.length });
    const { bytes } = await readBytes(`/api/stimuli/${fileId}`, cookieOf(ada));
    const picture = photo.indexOf(Buffer.from([0xff, 0xda]));
    expect(bytes).toHaveLength(photo.length);
    expect(bytes.includes("51.5007")).toBe(false);
    expect(bytes.subarray(picture, -30).equals(photo.subarray(picture, -30))).toBe(true);
    // How it is turned.
    expect(bytes.includes(Buffer.from("MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06", "latin1"))).toBe(
      true,
    );
  });

  test("belongs to a project that the account may edit", async () => {
    expect((await upload(makePng(), "a.png", {}, bob)).status).toBe(404);
    const fileId = await uploadPng();
    expect((await bob.get(`/api/stimuli/${fileId}`)).status).toBe(404);
    const foreign = await makeProject(bob);
    const reply = await bob.post(`/api/projects/${foreign}/chatbots`, {
      ...{ name: "Mine", introduction: "Hello.", objective: "Learn." },
      ...showing(image(fileId)),
    });
    expect(reply.status).toBe(400);
    expect(reply.body.fields).toEqual({
      "questions.0.stimulus": "This file is no longer here. Upload it again, or remove it.",
    });
  });
});

test.each([
  ["no words", { kind: "image", fileId: "x", alt: " " }, /^Describe what's shown/],
  ["a script as its link", { kind: "link", url: "javascript:alert(1)", alt: "A page" }, /https:\/\//],
  ["a plain link", { kind: "link", url: "http://example.org", alt: "A page" }, /https:\/\//],
  [
    "a link that hides its host",
    { kind: "link", url: "https://bank.example@evil.example/", alt: "A" },
    /https:\/\//,
  ],
  ["a link without a text", { kind: "link", url: "https://example.org", alt: "" }, /^Give the link a text/],
  [
    "a kind that we don't have",
    { kind: "page", url: "https://example.org", alt: "A" },
    /^Choose what the question shows/,
  ],
])("a question that shows something with %s isn't saved", async (_, stimulus, sentence) => {
  const reply = await ada.post(`/api/projects/${projectId}/chatbots`, {
    ...{ name: "Wrong", introduction: "Hello.", objective: "Learn." },
    ...showing(stimulus),
  });
  expect(reply.status).toBe(400);
  expect(Object.values(reply.body.fields).join()).toMatch(sentence);
});

describe("a participant", () => {
  test("is shown the file by its turn, again after a reload, and never by another session's key", async () => {
    const fileId = await uploadPng();
    const interviewId = await makeInterview(ada, projectId, showing(image(fileId)));
    const participant = await startParticipant(app, interviewId);
    const path = `/api/sessions/${interviewId}/${participant.sessionId}/messages`;
    const { stimulus } = (await participant.get(path)).body.messages[0];
    expect(stimulus).toMatchObject({ kind: "image", alt: "A timetable on a pier" });
    expect(stimulus.url).toContain(`/api/sessions/${participant.sessionId}/stimuli/${fileId}?key=`);

    // Neither a cookie nor a header: within another site's frame there is none.
    const { response, bytes } = await readBytes(stimulus.url);
    expect(response.status).toBe(200);
    expect(bytes.equals(makePng())).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": String(makePng().length),
      "content-security-policy": "sandbox",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });

    const other = await startParticipant(app, interviewId);
    const key = stimulus.url.split("key=")[1];
    const forged = `/api/sessions/${other.sessionId}/stimuli/${fileId}?key=${key}`;
    expect((await readBytes(forged)).response.status).toBe(404);
    expect((await readBytes(stimulus.url.replace(/key=.*/, "key=x"))).response.status).toBe(404);

    const again = await participant.say("Can you repeat the question?");
    expect(again.body.stimulus).toEqual(stimulus);
    const next = await participant.say("A timetable with too many small numbers on it.");
    expect(next.body.stimulus).toBeUndefined();
    expect((await participant.get(path)).body.messages[0].stimulus).toEqual(stimulus);

    const transcript = (await ada.get(`/api/sessions/${participant.sessionId}/transcript`)).body;
    expect(transcript.messages[0].stimulus).toEqual({
      ...{ kind: "image", alt: "A timetable on a pier" },
      url: `/api/stimuli/${fileId}`,
    });

    await participant.post(`/api/sessions/${participant.sessionId}/withdraw`);
    expect((await readBytes(stimulus.url)).response.status).toBe(404);
  });

  test("leaves a transcript that names what was shown to them, also once the question shows something else", async () => {
    const interviewId = await makeInterview(ada, projectId, showing(image(await uploadPng())));
    const participant = await startParticipant(app, interviewId);
    await participant.say("A timetable with too many small numbers on it.");
    const later = showing(image(await uploadPng(), "An empty pier"));
    expect((await ada.send("PATCH", `/api/interviews/${interviewId}`, later)).status).toBe(200);
    const get = (format: string) =>
      download(`${app.url}/api/interviews/${interviewId}/export?format=${format}`, ada.token);
    const shown = "[shown: A timetable on a pier]";
    for (const format of ["txt", "vtt", "qdpx"]) {
      const texts = [...(await get(format)).unzip()].filter(([path]) => /\.(txt|vtt)$/.test(path));
      expect(texts.map(([, text]) => text.split(shown).length)).toEqual([2]);
    }
    const { text } = await get("csv-long");
    expect(text.split("\r\n")[1]).toMatch(/,A timetable on a pier,,en,,$/);
  });

  test("gets a part of a video by Range, and is told where there is none", async () => {
    const video = makeMp4(1_300_000);
    const { fileId } = (await upload(video, "a.mp4")).body;
    const interviewId = await makeInterview(
      ada,
      projectId,
      showing({ kind: "video", fileId, alt: "A ferry comes in" }),
    );
    const started = await startParticipant(app, interviewId);
    const [message] = (await started.get(`/api/sessions/${interviewId}/${started.sessionId}/messages`)).body
      .messages;
    const part = await readBytes(message.stimulus.url, { range: "bytes=524000-1100000" });
    expect(part.response.status).toBe(206);
    expect(part.response.headers.get("content-range")).toBe("bytes 524000-1100000/1300000");
    expect(part.bytes.equals(video.subarray(524_000, 1_100_001))).toBe(true);
    const last = await readBytes(message.stimulus.url, { range: "bytes=-4" });
    expect(last.bytes.equals(video.subarray(-4))).toBe(true);
    const beyond = await readBytes(message.stimulus.url, { range: "bytes=1300000-" });
    expect(beyond.response.status).toBe(416);
    const head = await fetch(`${app.url}${message.stimulus.url}`, { method: "HEAD" });
    expect(head.headers.get("content-length")).toBe("1300000");
  });

  test("sees nothing of a deleted interview, and all of one that is restored", async () => {
    const fileId = await uploadPng();
    const interviewId = await makeInterview(ada, projectId, showing(image(fileId)));
    const { sessionId, get } = await startParticipant(app, interviewId);
    const [message] = (await get(`/api/sessions/${interviewId}/${sessionId}/messages`)).body.messages;
    await ada.send("DELETE", `/api/interviews/${interviewId}`);
    expect((await readBytes(message.stimulus.url)).response.status).toBe(404);
    await ada.post(`/api/interviews/${interviewId}/restore`);
    expect((await readBytes(message.stimulus.url)).response.status).toBe(200);
    await app.db.pool.query("delete from interviews where id = $1", [interviewId]);
    const { rows } = await app.db.pool.query("select 1 from stimuli where id = $1", [fileId]);
    expect(rows).toEqual([]);
  });
});

describe("an interview that changes", () => {
  test("keeps a file that a running session shows, lets go of one that nobody saw, and keeps one interview's from another", async () => {
    const [seen, unseen, last] = [await uploadPng(), await uploadPng(), await uploadPng()];
    const interviewId = await makeInterview(ada, projectId, showing(image(seen)));
    const { sessionId, get } = await startParticipant(app, interviewId);
    const change = (fileId: string) =>
      ada.send("PATCH", `/api/interviews/${interviewId}`, showing(image(fileId)));
    expect((await change(unseen)).status).toBe(200);
    expect((await change(last)).status).toBe(200);
    const [message] = (await get(`/api/sessions/${interviewId}/${sessionId}/messages`)).body.messages;
    expect((await readBytes(message.stimulus.url)).response.status).toBe(200);

    const stolen = await ada.post(`/api/projects/${projectId}/chatbots`, {
      ...{ name: "Other", introduction: "Hello.", objective: "Learn." },
      ...showing(image(last)),
    });
    expect(stolen.status).toBe(400);

    await app.db.pool.query(
      "update stimuli set loose_since = now() - interval '8 days' where interview_id is null",
    );
    await deleteLooseFiles({ db: app.db });
    const { rows } = await app.db.pool.query("select id from stimuli where id = any($1) order by id", [
      [seen, unseen, last],
    ]);
    expect(rows.map(({ id }) => id)).toEqual([seen, last].toSorted());

    // One that is gone is said so, and nothing that was there is lost.
    const gone = await change(unseen);
    expect(gone.body.fields["questions.0.stimulus"]).toMatch(/^This file is no longer here/);
    const details = (await ada.get(`/api/interviews/${interviewId}/details`)).body;
    expect(details.questionSettings[0].stimulus.fileId).toBe(last);
    const none = await ada.send("PATCH", `/api/interviews/${interviewId}`, {
      questions: [{ ...details.questionSettings[0], stimulus: null }],
    });
    expect(none.body.questionSettings[0].stimulus).toBeUndefined();
  });

  test("is copied with its files, which then belong to the copy", async () => {
    const fileId = await uploadPng();
    const id = await makeInterview(ada, projectId, showing(image(fileId)));
    const copy = (await ada.post(`/api/interviews/${id}/duplicate`)).body._id;
    const { stimulus } = (await ada.get(`/api/interviews/${copy}/details`)).body.questionSettings[0];
    expect(stimulus.fileId).not.toBe(fileId);
    await app.db.pool.query("delete from interviews where id = $1", [id]);
    const { bytes } = await readBytes(`/api/stimuli/${stimulus.fileId}`, cookieOf(ada));
    expect(bytes.equals(makePng())).toBe(true);
  });

  test("travels as a study with what fits, and says what it left out", async () => {
    const fileId = await uploadPng();
    const large = (await upload(makeMp4(9 * 1024 * 1024), "a.mp4")).body.fileId;
    const id = await makeInterview(ada, projectId, {
      questions: [
        { text: "What do you see?", stimulus: image(fileId) },
        { text: "And here?", stimulus: { kind: "video", fileId: large, alt: "A ferry comes in" } },
        {
          text: "And there?",
          stimulus: { kind: "link", url: "https://ferry.example/#top", alt: "The timetable" },
        },
      ],
    });
    const study = (await ada.get(`/api/interviews/${id}/study`)).body;
    expect(study.questions[0].stimulus).toEqual({
      ...{ kind: "image", alt: "A timetable on a pier" },
      content: makePng().toString("base64"),
    });
    expect(study.questions[1].stimulus.leftOut).toMatch(/too large to include in a study/);

    const theirs = await makeProject(bob);
    const made = await bob.post(`/api/projects/${theirs}/studies`, study);
    expect(made.status, made.text).toBe(201);
    expect(made.body.notices).toEqual([
      "Question 2 shows a file that isn't in this study. Upload it again: A ferry comes in",
    ]);
    const { questionSettings } = (await bob.get(`/api/interviews/${made.body._id}/details`)).body;
    const path = `/api/stimuli/${questionSettings[0].stimulus.fileId}`;
    expect((await readBytes(path, cookieOf(bob))).bytes.equals(makePng())).toBe(true);
    expect(questionSettings[1].stimulus).toBeUndefined();
    expect(questionSettings[2].stimulus).toMatchObject({ kind: "link", alt: "The timetable" });

    study.questions[0].stimulus.content = Buffer.from("<svg onload=1>").toString("base64");
    const forged = await bob.post(`/api/projects/${theirs}/studies`, study);
    expect(forged.status).toBe(415);
  });

  test("is previewed with what it shows", async () => {
    const fileId = await uploadPng();
    const reply = await ada.post("/api/interviews/preview", {
      ...{ introduction: "Hello.", objective: "Learn.", projectId },
      ...showing(image(fileId)),
    });
    expect(reply.body.stimulus).toEqual({
      ...{ kind: "image", alt: "A timetable on a pier" },
      url: `/api/stimuli/${fileId}`,
    });
  });
});
