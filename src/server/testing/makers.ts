import type { Form, FormField } from "#contract/forms.ts";
import { type Client, openClient } from "./client.ts";
import type { TestApp } from "./test-app.ts";

let made = 0;

export const password = "correct horse battery";

/** A new account, logged in. */
export async function makeCreator(
  app: Pick<TestApp, "url">,
  name = "Ada Researcher",
): Promise<Client & { email: string; token: string }> {
  const client = openClient(app.url);
  made += 1;
  const email = `creator-${made}-${Date.now()}@example.org`;
  const reply = await client.post("/api/auth/register", { name, email, password });
  if (reply.status !== 201) throw new Error(`registering failed: ${reply.text}`);
  return { ...client, email, token: reply.body.token };
}

export async function makeProject(
  creator: Client,
  name = "Remote work",
  organization = "Acme Research",
): Promise<string> {
  const reply = await creator.post("/api/projects", { name, organization });
  if (reply.status !== 201) throw new Error(`making a project failed: ${reply.text}`);
  return reply.body._id;
}

export const script = {
  name: "Tools for remote work",
  introduction: "Thank you for taking part. We would like to hear how you work with others from afar.",
  objective: "Understand how people choose and use tools for remote work.",
  topics: ["Tools", "Problems"],
  questions: [
    "How do you work together with people who are somewhere else?",
    "What happened the last time that working together was hard?",
    "What would you change about the tools that you use?",
  ],
};

export async function makeInterview(
  creator: Client,
  projectId: string,
  change: Record<string, unknown> = {},
): Promise<string> {
  const reply = await creator.post(`/api/projects/${projectId}/chatbots`, { ...script, ...change });
  if (reply.status !== 201) throw new Error(`making an interview failed: ${reply.text}`);
  return reply.body._id;
}

export const userInfo = { ageRange: "25-34", occupation: "Nurse", location: "Ireland", townCity: "Galway" };

export interface Participant extends Client {
  sessionId: string;
  interviewId: string;
  resumeToken: string;
  firstMessage: string;
  say: (message: string, clientMessageId?: string) => ReturnType<Client["post"]>;
}

/** The participant's token as a header, for a client that has no cookie of theirs. */
export function ownHeader({ resumeToken }: { resumeToken: string }): Record<string, string> {
  return { "x-resume-token": resumeToken };
}

export async function startParticipant(
  app: Pick<TestApp, "url">,
  interviewId: string,
  info: Record<string, unknown> = userInfo,
  more: Record<string, unknown> = {},
): Promise<Participant> {
  const client = openClient(app.url);
  const body = { consentGiven: true, userInfo: info, ...more };
  const reply = await client.post(`/api/sessions/${interviewId}`, body);
  if (reply.status !== 200) throw new Error(`starting failed: ${reply.text}`);
  const { sessionId, resumeToken, message } = reply.body;
  return {
    ...client,
    sessionId,
    interviewId,
    resumeToken,
    firstMessage: message,
    say: (text, clientMessageId) =>
      client.post(`/api/sessions/${interviewId}/${sessionId}/send`, { message: text, clientMessageId }),
  };
}

const defaultAnswers = [
  "Last week I used Slack and Zoom because my team is spread over three time zones, and notifications piled up so I missed a deadline on Tuesday.",
  "Honestly I wish Slack had a digest, since searching for old decisions takes me 20 minutes every morning and that is frustrating.",
];

/** Fills in a form of the interview: its first choices, its lowest numbers, a word where words are asked for. */
async function answerForm(
  participant: Participant,
  which: "preInterviewForm" | "postInterviewForm",
): Promise<void> {
  const { interviewId, sessionId } = participant;
  const found = await participant.get(`/api/interviews/${interviewId}`);
  const form: Form | undefined = found.body?.[which];
  if (!form) throw new Error(`reading a form failed: ${found.status} ${found.text.slice(0, 300)}`);
  const answers = Object.fromEntries(form.fields.map((field) => [field.id, anyAnswer(field)]));
  const reply = await participant.post(`/api/sessions/${interviewId}/${sessionId}/forms/${form._id}`, {
    answers,
  });
  if (reply.status !== 200) throw new Error(`answering a form failed: ${reply.text}`);
}

function anyAnswer({ kind, options, min }: FormField): string | number | string[] {
  const [option = ""] = options;
  if (kind === "single_choice") return option;
  if (kind === "multiple_choice") return [option];
  if (kind === "scale" || kind === "number") return min ?? 1;
  return kind === "email" ? "someone@example.org" : "Words";
}

/** Talks until the interview is complete; answers are taken in turn. Returns the last reply's body. */
export async function finishInterview(
  participant: Participant,
  answers: string[] = defaultAnswers,
): Promise<{ isComplete: boolean; botResponse: string }> {
  for (let turn = 0; turn < 60; turn++) {
    const text = answers[turn % answers.length] ?? "Nothing more to add.";
    let reply = await participant.say(text);
    if (reply.body?.code === "form_required") {
      await answerForm(participant, "preInterviewForm");
      reply = await participant.say(text);
    }
    if (reply.status !== 200) throw new Error(`sending failed: ${reply.text}`);
    if (reply.body.isComplete) return reply.body;
  }
  throw new Error("the interview did not end within 60 messages");
}

/** A finished session, finalised, with its incentive code. */
export async function makeFinishedSession(
  app: Pick<TestApp, "url">,
  interviewId: string,
  options: {
    info?: Record<string, unknown>;
    /** That the participant reads. */
    language?: string;
    answers?: string[];
    /** What is answered before the first word, by the form's id. */
    forms?: Record<string, Record<string, unknown>>;
  } = {},
): Promise<Participant & { incentiveCode: string | null }> {
  const participant = await startParticipant(app, interviewId, options.info ?? userInfo, {
    language: options.language,
  });
  for (const [formId, answers] of Object.entries(options.forms ?? {})) {
    const path = `/api/sessions/${interviewId}/${participant.sessionId}/forms/${formId}`;
    await participant.post(path, { answers });
  }
  await finishInterview(participant, options.answers);
  const complete = () =>
    participant.post(`/api/sessions/${interviewId}/${participant.sessionId}/complete`, {
      lastFourMessages: [],
    });
  let reply = await complete();
  if (reply.body?.code === "form_required") {
    await answerForm(participant, "postInterviewForm");
    reply = await complete();
  }
  if (reply.status !== 200) throw new Error(`finalising failed: ${reply.text}`);
  return { ...participant, incentiveCode: reply.body.incentiveCode };
}
