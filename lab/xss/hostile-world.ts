import type { Client, Reply } from "#server/testing/client.ts";
import {
  finishInterview,
  makeCreator,
  makeInterview,
  makeProject,
  type Participant,
  startParticipant,
} from "#server/testing/makers.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import type { World } from "../a11y/seed-world.ts";
import type { Payload } from "./payloads.ts";
import { sinkText } from "./sinks.ts";

/** What the screens of an account show in which a payload stands wherever anybody can write. */
export interface HostileWorld extends World {
  payload: Payload;
  url: string;
  client: Client;
  /** A participant who is still at the form. */
  atForm: World["running"];
}

type Texts = (id: string) => string;
const nowhere = "A".repeat(22);

async function must(reply: Promise<Reply>): Promise<Reply["body"]> {
  const { status, text, body } = await reply;
  if (status >= 300) throw new Error(`The world could not be made: ${status} ${text.slice(0, 300)}`);
  return body;
}

/** An account of its own, filled through the API by its creator and by participants. */
export async function makeHostileWorld(app: TestApp, payload: Payload): Promise<HostileWorld> {
  const texts: Texts = (id) => sinkText(id, payload);
  const client = await makeCreator(app, texts("Q25"));
  await must(
    client.post("/api/user/onboarding", { userRole: "Researcher", userGoals: "Run research projects" }),
  );
  // A login's provider tells it; here there is none.
  await app.db.pool.query("update users set profile_pic = $1 where email = $2", [
    texts("Q26"),
    (client as Client & { email: string }).email,
  ]);
  const projectId = await makeProject(client, texts("Q01"), texts("Q02"));
  const gone = await makeProject(client, texts("Q01"), texts("Q02"));
  await must(client.send("DELETE", `/api/projects/${gone}`));
  const { interviewId, formId } = await makeHostileInterview(client, projectId, texts);
  const people = await talkHostile(app, { interviewId, formId }, texts);
  await must(client.post("/api/user/keys", { name: texts("Q38") }));
  const found = await analyse(client, { interviewId, sessionId: people.finished.sessionId }, texts);
  const around = await addAround(client, { interviewId, projectId }, texts);
  return {
    ...{
      payload,
      url: app.url,
      client,
      cookies: client.cookies,
      projectId,
      interviewId,
      formId,
      checkoutId: nowhere,
    },
    ...{ ...people, ...found, ...around, sessionId: people.finished.sessionId },
  };
}

async function makeHostileInterview(client: Client, projectId: string, texts: Texts) {
  const label = texts("Q31");
  const form = await must(
    client.post("/api/forms", {
      name: label,
      formType: "pre",
      fields: [
        { id: "f1", label, kind: "single_choice", options: [label, "Another"] },
        { id: "f2", label: `${label} too`, kind: "short_text" },
      ],
    }),
  );
  const interviewId = await makeInterview(client, projectId, {
    ...{ name: texts("Q03"), introduction: texts("Q04"), objective: texts("Q05"), topics: [texts("Q06")] },
    questions: [`${texts("Q07")} – how was that?`, "What would you change?"],
    preInterviewFormId: form._id,
  });
  const settings = {
    consentText: texts("Q34"),
    contact: texts("Q30"),
    hiddenFields: ["pid"],
    participantTitle: texts("Q39"),
  };
  await must(client.send("PATCH", `/api/interviews/${interviewId}`, { settings }));
  await must(client.post(`/api/interviews/${interviewId}/links`, { labels: [texts("Q35")] }));
  return { interviewId, formId: String(form._id) };
}

async function talkHostile(
  app: TestApp,
  { interviewId, formId }: { interviewId: string; formId: string },
  texts: Texts,
) {
  const start = async (): Promise<Participant> => {
    const guest = await startParticipant(app, interviewId);
    await guest.post(`/api/sessions/${interviewId}/${guest.sessionId}/withdraw`);
    const body = {
      consentGiven: true,
      userInfo: { ageRange: "25-34", occupation: texts("Q10"), location: "Ireland", townCity: texts("Q11") },
      source: texts("Q36"),
      hiddenFields: { pid: texts("Q37") },
    };
    const { sessionId, resumeToken } = await must(guest.post(`/api/sessions/${interviewId}`, body));
    const path = `/api/sessions/${interviewId}/${sessionId}`;
    const say: Participant["say"] = (message) => guest.post(`${path}/send`, { message });
    return { ...guest, sessionId, resumeToken, say };
  };
  const answer = async (person: Participant) => {
    const answers = { f1: texts("Q31"), f2: texts("Q31") };
    await must(person.post(`/api/sessions/${interviewId}/${person.sessionId}/forms/${formId}`, { answers }));
  };
  const answers = [
    `${texts("Q09")} because the constructor of lists, Zorbly, was slow on Monday and I lost two hours.`,
    "I switched from Zorbly to paper, since the constructor never knew what the constructor had done.",
  ];
  let finished: Participant | undefined;
  for (let count = 0; count < 2; count++) {
    const person = await start();
    await answer(person);
    await finishInterview(person, answers);
    await must(
      person.post(`/api/sessions/${interviewId}/${person.sessionId}/complete`, { lastFourMessages: [] }),
    );
    finished = person;
  }
  const running = await start();
  await answer(running);
  await must(running.say(answers[0] ?? ""));
  if (!finished) throw new Error("Nobody finished.");
  return { running, finished, atForm: await start() };
}

async function analyse(client: Client, of: { interviewId: string; sessionId: string }, texts: Texts) {
  const { interviewId, sessionId } = of;
  const listed = {
    competitors: [{ name: texts("Q20"), aliases: ["Zorbly"] }],
    notCompetitors: [],
    ownProduct: null,
  };
  await must(client.send("PUT", `/api/interviews/${interviewId}/competitors`, listed));
  await must(client.post(`/api/generate-insights/${interviewId}`));
  const finding = { title: texts("Q14"), description: texts("Q14"), tags: [texts("Q16")] };
  const own = { notes: texts("Q15"), keyFindings: [finding] };
  await must(client.post(`/api/interviews/${interviewId}/insights`, own));
  const { messages } = await must(client.get(`/api/sessions/${sessionId}/transcript`));
  const messageId = messages.find((message: { sender: string }) => message.sender === "user")._id;
  const mark = { messageId, passage: null, createdAt: "2026-05-05T10:00:00.000Z" };
  const annotations = [
    { ...mark, id: "t1", kind: "tag", text: texts("Q17") },
    { ...mark, id: "n1", kind: "note", text: texts("Q18") },
  ];
  await must(client.send("PUT", `/api/sessions/${sessionId}/annotations`, { annotations }));
  const made = await must(client.post("/api/generate-framework", { interviewId }));
  const line = texts("Q13");
  for (const [key, word] of Object.entries({
    choices: "choice",
    conflict: "conflict",
    obstacles: "obstacle",
    ideas: "idea",
  }))
    for (const leaf of made[key] ?? []) leaf[word] = line;
  const persona = { ...made, name: texts("Q12"), description: line, notes: [line] };
  const saved = await must(client.post("/api/save-persona", { ...persona, interviewId, transcriptIds: [] }));
  const link = await must(client.post(`/api/interviews/${interviewId}/report-links`, {}));
  return { personaId: String(saved._id), reportToken: String(link.token) };
}

async function addAround(client: Client, of: { interviewId: string; projectId: string }, texts: Texts) {
  const form = new FormData();
  form.append("projectId", of.projectId);
  const talk = `Interviewer: How do you plan?\nAna: ${texts("Q24")} and it annoys me on Monday.\n`;
  form.append("transcripts", new Blob([talk]), `${texts("Q23")}.txt`);
  const uploaded = await must(client.post("/api/upload-transcript", form));
  const [transcript] = Array.isArray(uploaded) ? uploaded : uploaded.transcripts;
  const thread = await must(client.post(`/api/reddit/interview/${of.interviewId}`, threadFile(texts)));
  return {
    transcriptId: String(transcript?._id),
    threadId: String((thread.data ?? thread)._id),
    practiceId: await practise(client, texts, true),
    practiceRunningId: await practise(client, texts, false),
  };
}

function threadFile(texts: Texts): FormData {
  const post = {
    id: "abc12",
    title: texts("Q21"),
    selftext: texts("Q22"),
    author: "asks",
    num_comments: 1,
    created_utc: 1,
  };
  const comment = {
    id: "c1",
    parent_id: "t3_abc12",
    author: "says",
    body: texts("Q22"),
    created_utc: 1,
    replies: "",
  };
  const listings = [
    { kind: "t3", data: post },
    { kind: "t1", data: comment },
  ];
  const json = JSON.stringify(listings.map((child) => ({ kind: "Listing", data: { children: [child] } })));
  const form = new FormData();
  form.append("file", new Blob([json], { type: "application/json" }), "thread.json");
  return form;
}

async function practise(client: Client, texts: Texts, toTheEnd: boolean): Promise<string> {
  const { sessionId } = await must(client.post("/api/simulated-interviews/start", { topic: texts("Q32") }));
  const path = `/api/simulated-interviews/${sessionId}`;
  await must(client.post(`${path}/message`, { text: `${texts("Q32")} – how was that?` }));
  if (toTheEnd) await must(client.post(`${path}/end`));
  return sessionId;
}
