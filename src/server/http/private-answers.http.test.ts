import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listOperations } from "#contract/operations.ts";
import { type Client, openClient, type Reply } from "../testing/client.ts";
import {
  finishInterview,
  makeCreator,
  makeInterview,
  makeProject,
  type Participant,
  startParticipant,
} from "../testing/makers.ts";
import { someOf } from "../testing/some-cases.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let creator: Client;
let interviewId: string;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator));
});
afterAll(() => app.close());

/** The description of the API, which is everybody's, is asked for again and kept meanwhile. */
const isOfEverybody = new Set(["/api/openapi.json", "/api/docs"]);

const cachingOf = ({ headers }: Reply) => headers.get("cache-control")?.split(",")[0];

/** The outcome and what every answer carries; the policy itself is held with the pages. */
const protectionOf = ({ headers }: Reply) => [
  headers.get("x-content-type-options"),
  headers.get("referrer-policy"),
  headers.get("x-frame-options"),
  headers.get("content-security-policy")?.includes("default-src 'self'"),
];

describe("T-HDR-1 is protected, and kept by no cache unless it is everybody's", () => {
  test.each(someOf(listOperations(), 3, 0).map(({ method, path }) => [method, path] as const))(
    "what %s %s answers, whoever asks",
    async (method, path) => {
      const address = path.replace(/:\w+/g, "A".repeat(22));
      for (const client of [openClient(app.url), creator]) {
        const reply = await client.send(method, address, method === "GET" ? undefined : {});
        expect([reply.status, cachingOf(reply)]).toEqual([
          reply.status,
          isOfEverybody.has(path) ? "no-cache" : "no-store",
        ]);
        expect(protectionOf(reply)).toEqual(["nosniff", "no-referrer", "DENY", true]);
      }
    },
  );
});

test("T-HDR-1 no cache keeps anything that a participant is answered, from the link to the withdrawal", async () => {
  const participant = await startParticipant(app, interviewId);
  const { sessionId } = participant;
  const replies: [string, Reply][] = [];
  const keep = async (name: string, asked: Promise<Reply>) => {
    const reply = await asked;
    replies.push([name, reply]);
    return reply;
  };
  const path = `/api/sessions/${interviewId}/${sessionId}`;
  await keep("interview", participant.get(`/api/interviews/${interviewId}`));
  await keep("start", startAnother(participant));
  await keep("send", participant.say("I write a list on Sunday, since Monday is full."));
  await keep("streamed", participant.post(`${path}/send`, { message: "By hand." }, events));
  await finishInterview(participant);
  await keep("status", participant.get(`/api/sessions/${sessionId}/status`));
  await keep("messages", participant.get(`${path}/messages`));
  const { incentiveCode } = (await keep("complete", participant.post(`${path}/complete`, {}))).body;
  const claim = { email: "p@example.org", incentiveCode };
  await keep("claim", participant.post(`/api/complete/${sessionId}/claim`, claim));
  await keep("export", participant.get(`/api/sessions/${sessionId}/export`));
  await keep("withdraw", participant.post(`/api/sessions/${sessionId}/withdraw`, {}));
  expect(replies.map(([name, reply]) => [name, reply.status, cachingOf(reply)])).toEqual(
    replies.map(([name]) => [name, 200, "no-store"]),
  );
});

const events = { accept: "text/event-stream" };

const startAnother = ({ post }: Participant) =>
  post(`/api/sessions/${interviewId}`, {
    consentGiven: true,
    userInfo: { ageRange: "25-34", occupation: "Nurse", location: "Ireland", townCity: "Galway" },
  });
