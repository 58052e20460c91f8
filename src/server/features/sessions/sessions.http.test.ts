import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import {
  finishInterview,
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  ownHeader,
  script,
  startParticipant,
  userInfo,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator));
});
afterAll(() => app.close());

const start = (body: unknown, id = interviewId) => openClient(app.url).post(`/api/sessions/${id}`, body);

describe("starting", () => {
  test("needs consent, in the spec's words, before anything is stored", async () => {
    for (const consentGiven of [false, undefined, "true", 1, null]) {
      const reply = await start({ consentGiven, userInfo });
      expect(reply.status).toBe(400);
      expect(reply.body.error).toBe("Please check the consent box to continue");
    }
  });

  test.each([
    ["missing", undefined],
    ["blank", "  \t "],
    ["invisible", "\u200b"],
    ["null", null],
    ["a number", 7],
    ["a list", ["Nurse"]],
    ["far too long", "x".repeat(10_001)],
  ])("refuses an occupation that is %s", async (_, occupation) => {
    const reply = await start({ consentGiven: true, userInfo: { ...userInfo, occupation } });
    expect(reply.status).toBe(400);
    expect(reply.body.error).toMatch(/^Missing required user information$|too long/);
  });

  test("refuses an age range that is not offered, and takes 'Prefer not to say'", async () => {
    expect(
      (await start({ consentGiven: true, userInfo: { ...userInfo, ageRange: "12-17" } })).body.error,
    ).toBe("Missing required user information");
    expect(
      (await start({ consentGiven: true, userInfo: { ...userInfo, ageRange: "Prefer not to say" } })).status,
    ).toBe(200);
  });

  test("begins with the introduction and the first question, in phase introduction", async () => {
    const participant = await startParticipant(app, interviewId);
    expect(participant.firstMessage).toContain(script.introduction);
    expect(participant.firstMessage.trim().endsWith(script.questions[0] ?? "")).toBe(true);
    const status = await participant.get(`/api/sessions/${participant.sessionId}/status`);
    expect(status.body).toEqual({
      isComplete: false,
      completionMarkers: {
        lastFourMessagesPattern: { hasCompletionPhrase: false },
        allQuestionsAsked: false,
        finalResponseReceived: false,
        completionMessageSent: false,
      },
      currentPhase: "introduction",
    });
  });

  test("an unknown, a malformed and a deleted interview are one answer", async () => {
    const gone = await makeInterview(creator, await makeProject(creator));
    await creator.send("DELETE", `/api/interviews/${gone}`);
    const replies = await Promise.all(
      ["A".repeat(22), "nope", "%00", gone].map((id) => start({ consentGiven: true, userInfo }, id)),
    );
    for (const reply of replies) {
      expect(reply.status).toBe(404);
      expect(reply.text).toBe(replies[0]?.text);
    }
  });

  test("a paused interview takes nobody new, and those who are in it go on", async () => {
    const id = await makeInterview(creator, await makeProject(creator));
    const inside = await startParticipant(app, id);
    await creator.send("PATCH", `/api/interviews/${id}`, { settings: { status: "paused" } });
    const refused = await start({ consentGiven: true, userInfo }, id);
    expect(refused.status).toBe(403);
    expect(refused.body.error).toBe("This interview is not taking more participants right now.");
    expect((await finishInterview(inside)).isComplete).toBe(true);
  });

  test("a session id of the client's own is refused", async () => {
    const reply = await start({ consentGiven: true, userInfo, sessionId: "B".repeat(22) });
    expect([reply.status, reply.body.error]).toEqual([400, "There is no field “sessionId” here."]);
  });
});

describe("sending", () => {
  test.each([
    ["missing", {}],
    ["blank", { message: " \n\t " }],
    ["invisible", { message: "\u200b\u200d" }],
    ["not text", { message: { text: "hello" } }],
  ])("a message that is %s is not taken", async (_, body) => {
    const participant = await startParticipant(app, interviewId);
    const reply = await participant.post(`/api/sessions/${interviewId}/${participant.sessionId}/send`, body);
    expect(reply.status).toBe(400);
    expect(reply.body.error).toBe("Message is required");
  });

  test("10,000 characters are the most, emoji counted as one", async () => {
    const participant = await startParticipant(app, interviewId);
    expect((await participant.say("😀".repeat(10_001))).body.error).toBe(
      "Message is too long (maximum 10000 characters)",
    );
    expect((await participant.say("😀".repeat(10_000))).status).toBe(200);
  });

  test("NUL, lone surrogates and control characters are cleaned, the rest kept as typed", async () => {
    const participant = await startParticipant(app, interviewId);
    expect((await participant.say("I use\u0000 a \ud800 tool\u0007\nand é, 👩‍👩‍👧, \u202eabc")).status).toBe(
      200,
    );
    const messages = await participant.get(`/api/sessions/${interviewId}/${participant.sessionId}/messages`);
    expect(messages.body.messages[1].text).toBe("I use a \ufffd tool\nand é, 👩‍👩‍👧, \u202eabc");
  });

  test("the same message id ten times at once is stored once and answered alike", async () => {
    const participant = await startParticipant(app, interviewId);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        participant.say("I mostly use Slack and a shared calendar.", "message-0001"),
      ),
    );
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    const { body } = await participant.get(`/api/sessions/${interviewId}/${participant.sessionId}/messages`);
    expect(body.messages.length).toBe(3);
    expect((await participant.say("I mostly use Slack and a shared calendar.", "message-0001")).text).toBe(
      replies[0]?.text,
    );
  });

  test("two different messages at once are both stored and answered, one after the other", async () => {
    const participant = await startParticipant(app, interviewId);
    const replies = await Promise.all([
      participant.say("I use Slack.", "message-000a"),
      participant.say("And Zoom.", "message-000b"),
    ]);
    expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
    const { body } = await participant.get(`/api/sessions/${interviewId}/${participant.sessionId}/messages`);
    expect(body.messages.map((message: { sender: string }) => message.sender)).toEqual([
      "bot",
      "user",
      "bot",
      "user",
      "bot",
    ]);
  });

  test("two instances on one database ask the interviewer once", async () => {
    const second = await app.openSecond();
    const participant = await startParticipant(app, interviewId);
    const path = `/api/sessions/${interviewId}/${participant.sessionId}/send`;
    const body = { message: "I call people instead of writing.", clientMessageId: "message-0002" };
    const replies = await Promise.all([
      participant.post(path, body),
      openClient(second.url).post(path, body, ownHeader(participant)),
    ]);
    expect(replies[0]?.text).toBe(replies[1]?.text);
    const { body: kept } = await participant.get(
      `/api/sessions/${interviewId}/${participant.sessionId}/messages`,
    );
    expect(kept.messages.length).toBe(3);
  });

  test("a message whose reply was never made, because its process died, is answered on the retry", async () => {
    const participant = await startParticipant(app, interviewId);
    await app.db.pool.query(
      `insert into turns (session_id, seq, id, project_id, speaker, type, text, client_message_id)
       select id, 2, 'crashed', project_id, 'participant', 'core', 'I use Trello for everything.', 'message-0003' from sessions where id = $1`,
      [participant.sessionId],
    );
    await app.db.pool.query(
      "update sessions set turn_count = 2, lease_holder = 'dead', lease_until = now() - interval '1 second' where id = $1",
      [participant.sessionId],
    );
    const { body } = await participant.get(`/api/sessions/${interviewId}/${participant.sessionId}/messages`);
    expect(body.pendingClientMessageId).toBe("message-0003");
    const reply = await participant.say("I use Trello for everything.", "message-0003");
    expect(reply.status).toBe(200);
    const after = await participant.get(`/api/sessions/${interviewId}/${participant.sessionId}/messages`);
    expect(after.body.messages.length).toBe(3);
    expect(after.body.pendingClientMessageId).toBeNull();
  });

  test("a session under another interview, or none, is not found", async () => {
    const other = await makeInterview(creator, await makeProject(creator));
    const participant = await startParticipant(app, interviewId);
    for (const path of [
      `/api/sessions/${other}/${participant.sessionId}/send`,
      `/api/sessions/${interviewId}/${"C".repeat(22)}/send`,
    ]) {
      const reply = await participant.post(path, { message: "Hello there" });
      expect(reply.status).toBe(404);
      expect(reply.body.error).toBe("Session not found");
    }
  });

  test("past twenty messages a minute the sender is asked to wait, and nothing is lost", async () => {
    const limited = await startTestApp({ RATE_LIMITS: "on" });
    const owner = await makeCreator(limited);
    const id = await makeInterview(owner, await makeProject(owner), {
      questions: Array.from({ length: 30 }, (_, n) => `What did you do in week ${n + 1}?`),
    });
    const participant = await startParticipant(limited, id);
    const statuses: number[] = [];
    for (let n = 0; n < 22; n++)
      statuses.push(
        (await participant.say(`In that week I wrote report number ${n} with my team because it was due.`))
          .status,
      );
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(20)).toEqual([429, 429]);
    await limited.close();
  });
});

describe("reading back", () => {
  test("needs the session's own cookie or its private link", async () => {
    const participant = await startParticipant(app, interviewId);
    const stranger = openClient(app.url);
    const path = `/api/sessions/${interviewId}/${participant.sessionId}/messages`;
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.get(path, { "x-resume-token": "D".repeat(22) })).status).toBe(404);
    expect((await stranger.get(path, { "x-resume-token": participant.resumeToken })).status).toBe(200);
    expect((await participant.get(path)).body.resumeToken).toBe(participant.resumeToken);
    const other = await startParticipant(app, interviewId);
    expect((await other.get(path)).status).toBe(404);
  });

  test("status and completion say no word of the conversation", async () => {
    const finished = await makeFinishedSession(app, interviewId, {
      answers: ["My canary is Zanzibar, because I went there last year with four people."],
    });
    const status = await finished.get(`/api/sessions/${finished.sessionId}/status`);
    expect(status.text).not.toContain("Zanzibar");
    expect(status.body.isComplete).toBe(true);
  });
});

describe("when an interview is deleted", () => {
  test("who is in it learns that it is gone; anybody else finds nothing", async () => {
    const id = await makeInterview(creator, await makeProject(creator));
    const participant = await startParticipant(app, id);
    await creator.send("DELETE", `/api/interviews/${id}`);
    expect((await participant.get(`/api/sessions/${id}/${participant.sessionId}/messages`)).status).toBe(410);
    expect(
      (await openClient(app.url).get(`/api/sessions/${id}/${participant.sessionId}/messages`)).status,
    ).toBe(404);
    await creator.post(`/api/interviews/${id}/restore`);
    expect((await participant.say("I am still here and I use Slack.")).status).toBe(200);
  });
});
