import { type Client, openClient, type Reply } from "#server/testing/client.ts";

/** Where the ids of a world stand in the addresses of its screens. */
export interface World {
  cookies: Map<string, string>;
  projectId: string;
  interviewId: string;
  sessionId: string;
  personaId: string;
  transcriptId: string;
  threadId: string;
  formId: string;
  practiceId: string;
  practiceRunningId: string;
  checkoutId: string;
  reportToken: string;
  /** Of a participant in the middle of the interview, and of one at its end: session id and resume token. */
  running: Participant;
  finished: Participant;
}

interface Participant {
  interviewId: string;
  sessionId: string;
  resumeToken: string;
}

/** An id that nothing has. */
export const nowhere = "A".repeat(22);
const password = "correct horse battery";

export async function must(reply: Promise<Reply>): Promise<Reply["body"]> {
  const { status, text, body } = await reply;
  if (status >= 300) throw new Error(`The world could not be made: ${status} ${text.slice(0, 300)}`);
  return body;
}

export async function register(url: string, name: string): Promise<Client> {
  const client = openClient(url);
  const email = `${name.toLowerCase().replace(/\W+/g, ".")}@example.org`;
  await must(client.post("/api/auth/register", { name, email, password }));
  await must(
    client.post("/api/user/onboarding", { userRole: "Researcher", userGoals: "Run research projects" }),
  );
  return client;
}

export const script = {
  name: "How families plan the week's meals",
  introduction:
    "Thank you for taking part. We would like to hear how you decide what to cook during the week.",
  objective: "Understand how people plan meals for the week and what gets in the way.",
  topics: ["Planning", "Shopping", "What gets in the way"],
  questions: [
    "How did you decide what to cook last week?",
    "What happened the last time your plan did not work out?",
    "What would make planning meals easier for you?",
  ],
};

const answers = [
  "Last Sunday I sat down with my wife and we wrote five dinners on the fridge, because otherwise we order pizza by Wednesday.",
  "On Tuesday my shift ran late, the chicken stayed in the fridge, and in the end we threw it away, which annoyed me a lot.",
  "I wish one list knew what is still in the fridge, so that I stop buying things twice every week.",
];

type UserInfo = Record<"ageRange" | "occupation" | "location" | "townCity", string>;
const nurse: UserInfo = { ageRange: "35-50", occupation: "Nurse", location: "Ireland", townCity: "Galway" };

interface Talk {
  /** At most; fewer where the interview ends before. */
  turns: number;
  said?: readonly string[];
  userInfo?: UserInfo;
}

export async function talk(
  url: string,
  interviewId: string,
  { turns, said = answers, userInfo = nurse }: Talk,
): Promise<Participant> {
  const client = openClient(url);
  const start = { consentGiven: true, userInfo };
  const { sessionId, resumeToken } = await must(client.post(`/api/sessions/${interviewId}`, start));
  const path = `/api/sessions/${interviewId}/${sessionId}`;
  for (let turn = 0; turn < turns; turn++) {
    const reply = await must(client.post(`${path}/send`, { message: said[turn % said.length] }));
    if (reply.isComplete) {
      await must(client.post(`${path}/complete`, { lastFourMessages: [] }));
      break;
    }
  }
  return { interviewId, sessionId, resumeToken };
}

/** An account that has used everything, with the sample's sessions analysed. For servers with the test checkout. */
export async function seedFullWorld(url: string): Promise<World> {
  const client = await register(url, "Ada Okafor");
  const [sample] = await must(client.get("/api/projects"));
  const [card] = await must(client.get(`/api/projects/${sample._id}/chatbots`));
  const interviewId: string = card._id;
  const subscription = { priceID: "premium", productID: "product-premium" };
  const bought = await must(client.post("/api/create-subscription", subscription));
  await must(client.post(`/api/billing/demo/${bought.sessionId}`, { action: "pay" }));
  const single = await must(client.post("/api/create-one-off-session"));
  await must(client.post(`/api/billing/demo/${single.sessionId}`, { action: "pay" }));
  const project = { name: "Weekly meals", organization: "Harbour Foods" };
  const { _id: projectId } = await must(client.post("/api/projects", project));
  const own = await must(client.post(`/api/projects/${projectId}/chatbots`, script));
  const running = await talk(url, own._id, { turns: 2 });
  const finished = await talk(url, own._id, { turns: 40 });
  await must(client.post(`/api/generate-insights/${interviewId}`));
  const sessions = await must(client.get(`/api/interviews/${interviewId}/sessions`));
  const made = await seedAround(client, { projectId, interviewId });
  const open = await must(client.post("/api/create-one-off-session"));
  return {
    cookies: client.cookies,
    projectId,
    interviewId,
    sessionId: sessions[0].id,
    ...made,
    checkoutId: open.sessionId,
    running,
    finished,
  };
}

export type Around = Pick<
  World,
  "personaId" | "transcriptId" | "threadId" | "formId" | "practiceId" | "practiceRunningId" | "reportToken"
>;

export async function seedAround(
  client: Client,
  of: { projectId: string; interviewId: string },
): Promise<Around> {
  const { projectId, interviewId } = of;
  const persona = await must(client.post("/api/generate-framework", { interviewId }));
  const saved = await must(client.post("/api/save-persona", { ...persona, interviewId, transcriptIds: [] }));
  const transcripts = await must(client.post("/api/upload-transcript", transcriptFile(projectId)));
  const thread = await must(client.post(`/api/reddit/interview/${interviewId}`, threadFile()));
  const form = await must(client.post("/api/forms", screener));
  const link = await must(client.post(`/api/interviews/${interviewId}/report-links`, {}));
  return {
    personaId: saved._id,
    transcriptId: firstId(transcripts),
    threadId: firstId(thread.data ?? thread),
    formId: form._id,
    practiceId: await practise(client, "meal-kit", true),
    practiceRunningId: await practise(client, "bus-cut", false),
    reportToken: link.token,
  };
}

function firstId(answer: { _id?: string; transcripts?: { _id: string }[] } | { _id: string }[]): string {
  const list = Array.isArray(answer) ? answer : "transcripts" in answer ? answer.transcripts : [answer];
  return list?.[0]?._id ?? nowhere;
}

export function transcriptFile(projectId: string, name = "Maren, kitchen visit.txt"): FormData {
  const form = new FormData();
  form.append("projectId", projectId);
  const text = `Interviewer: How do you decide what to cook?
Maren: I look into the fridge first, because I hate throwing food away, and then I search for a recipe.
Interviewer: What was hard about it last week?
Maren: On Thursday nothing fitted together. I went to the shop twice and still forgot the onions.
Interviewer: What would help?
Maren: I need one list that my husband sees as well, so that only one of us buys the milk.
`;
  form.append("transcripts", new Blob([text]), name);
  return form;
}

function threadFile(): FormData {
  const post = {
    ...{ id: "abc12", title: "How do you plan dinners for the week?", subreddit: "Cooking", author: "asker" },
    ...{
      selftext: "",
      permalink: "/r/Cooking/comments/abc12/how/",
      created_utc: 1_762_000_000,
      num_comments: 2,
    },
  };
  const said = [
    "I plan three dinners and leave the rest to leftovers, otherwise I waste half of the vegetables.",
    "A whiteboard on the fridge works for us, apps never did.",
  ];
  const comments = said.map((body, at) => ({
    kind: "t1",
    data: {
      ...{
        id: `c${at}`,
        parent_id: "t3_abc12",
        author: `someone${at}`,
        score: 12 - at,
        created_utc: 1_762_000_100,
      },
      ...{ body, replies: "", depth: 0 },
    },
  }));
  const listings = [[{ kind: "t3", data: post }], comments];
  const json = JSON.stringify(listings.map((children) => ({ kind: "Listing", data: { children } })));
  const form = new FormData();
  form.append("file", new Blob([json], { type: "application/json" }), "thread.json");
  return form;
}

const field = { required: true, options: [], screensOut: [] };
const screener = {
  name: "Who cooks at home",
  formType: "pre",
  fields: [
    {
      ...{ ...field, id: "f1", kind: "single_choice", label: "How often do you cook at home?" },
      ...{ options: ["Most days", "Once or twice a week", "Never"], screensOut: ["Never"] },
    },
    { ...field, id: "f2", kind: "number", label: "For how many people?", min: 1, max: 20 },
  ],
};

export async function practise(client: Client, person: string, toTheEnd: boolean): Promise<string> {
  const { sessionId } = await must(client.post("/api/simulated-interviews/start", { person }));
  const path = `/api/simulated-interviews/${sessionId}`;
  const questions = ["How do you usually do that?", "Tell me about the last time.", "What made that hard?"];
  for (const text of questions) await must(client.post(`${path}/message`, { text }));
  if (toTheEnd) await must(client.post(`${path}/end`));
  return sessionId;
}

/** An account without a project, not even the sample. */
export async function seedBareWorld(url: string): Promise<World> {
  const client = await registerWithoutSample(url, "Mei Tanaka");
  return makeWorld(client, { projectId: nowhere, interviewId: nowhere });
}

/** An account with one project and an interview of nobody; all else leads to what is not there. */
export async function seedEmptyWorld(url: string): Promise<World> {
  const client = await registerWithoutSample(url, "Grace Lindqvist");
  const project = { name: "Nothing yet", organization: "" };
  const { _id: projectId } = await must(client.post("/api/projects", project));
  const { _id: interviewId } = await must(client.post(`/api/projects/${projectId}/chatbots`, script));
  return makeWorld(client, { projectId, interviewId });
}

async function registerWithoutSample(url: string, name: string): Promise<Client> {
  const client = await register(url, name);
  const [sample] = await must(client.get("/api/projects"));
  await must(client.send("DELETE", `/api/projects/${sample._id}`));
  return client;
}

function makeWorld(
  client: Client,
  { projectId, interviewId }: Record<"projectId" | "interviewId", string>,
): World {
  const nobody = { interviewId, sessionId: nowhere, resumeToken: nowhere };
  return {
    cookies: client.cookies,
    projectId,
    interviewId,
    ...{ sessionId: nowhere, personaId: nowhere, transcriptId: nowhere, threadId: nowhere, formId: nowhere },
    ...{ practiceId: nowhere, practiceRunningId: nowhere, checkoutId: nowhere, reportToken: nowhere },
    running: nobody,
    finished: nobody,
  };
}
