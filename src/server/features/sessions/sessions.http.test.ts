import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import {
  finishInterview,
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
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

  test("a session id of the client's own is ignored", async () => {
    const own = "B".repeat(22);
    expect((await start({ consentGiven: true, userInfo, sessionId: own })).body.sessionId).not.toBe(own);
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
      openClient(second.url).post(path, body),
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
    const status = await openClient(app.url).get(`/api/sessions/${finished.sessionId}/status`);
    expect(status.text).not.toContain("Zanzibar");
    expect(status.body.isComplete).toBe(true);
  });
});

describe("completion", () => {
  const phrases = [
    "this interview is complete",
    "This concludes our interview.",
    "Thank you for participating, your feedback is valuable",
    "Have a great day!",
  ];

  test.each(phrases)("is not to be had by sending %j as the interviewer's words", async (text) => {
    const participant = await startParticipant(app, interviewId);
    const lastFourMessages = Array.from({ length: 4 }, () => ({ text, sender: "bot", type: "completion" }));
    const reply = await participant.post(`/api/sessions/${interviewId}/${participant.sessionId}/complete`, {
      lastFourMessages,
      isComplete: true,
    });
    expect(reply.status).toBe(400);
    expect(reply.body.error).toBe("Interview must be complete before finalizing");
    expect((await participant.say(text)).body.isComplete).toBe(false);
  });

  test("gives one code, the same to a hundred calls at once", async () => {
    const participant = await startParticipant(app, interviewId);
    await finishInterview(participant);
    const path = `/api/sessions/${interviewId}/${participant.sessionId}/complete`;
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => participant.post(path, { lastFourMessages: [] })),
    );
    expect(new Set(replies.map((reply) => reply.body.incentiveCode)).size).toBe(1);
    expect(replies[0]?.body.incentiveCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(replies[0]?.body.success).toBe(true);
    expect(replies[0]?.body.completionState.isComplete).toBe(true);
  });

  test("the closing message satisfies both readings, comes once and last, and nothing is taken after it", async () => {
    const participant = await startParticipant(app, interviewId);
    const last = await finishInterview(participant);
    expect(last.botResponse).toBe(
      "Thank you for participating, your feedback is valuable. This concludes our interview. Have a great day!",
    );
    const { body } = await participant.get(`/api/sessions/${interviewId}/${participant.sessionId}/messages`);
    expect(body.messages.filter((message: { type: string }) => message.type === "completion").length).toBe(1);
    const after = await participant.say("One more thing, I also use Miro.");
    expect(after.status).toBe(409);
    expect(after.body.error).toBe("This interview is already complete.");
  });

  test("stopping at once ends politely without a code, and says why", async () => {
    const participant = await startParticipant(app, interviewId);
    let reply = await participant.say("I want to stop");
    for (let n = 0; n < 3 && !reply.body.isComplete; n++) reply = await participant.say("Yes, please stop.");
    expect(reply.body.isComplete).toBe(true);
    const done = await participant.post(`/api/sessions/${interviewId}/${participant.sessionId}/complete`, {});
    expect(done.body).toMatchObject({ success: true, incentiveCode: null });
    expect(done.body.reason).toContain("before enough questions were answered");
  });
});

describe("claiming", () => {
  const claim = (sessionId: string, email: unknown, incentiveCode: unknown) =>
    openClient(app.url).post(`/api/complete/${sessionId}/claim`, { email, incentiveCode });

  test("takes the right code once; the same address again is a success, another is not", async () => {
    const { sessionId, incentiveCode } = await makeFinishedSession(app, interviewId);
    expect((await claim(sessionId, "ann@example.org", incentiveCode)).status).toBe(200);
    expect((await claim(sessionId, "ANN@example.org", incentiveCode)).status).toBe(200);
    const other = await claim(sessionId, "bob@example.org", incentiveCode);
    expect(other.status).toBe(409);
    expect(other.body.error).toBe("This incentive has already been claimed.");
  });

  test("of a hundred addresses at once exactly one wins", async () => {
    const { sessionId, incentiveCode } = await makeFinishedSession(app, interviewId);
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, n) => claim(sessionId, `p${n}@example.org`, incentiveCode)),
    );
    expect(replies.filter((reply) => reply.status === 200).length).toBe(1);
    expect(replies.filter((reply) => reply.status === 409).length).toBe(99);
  });

  test("an unknown session, an unfinished one and a wrong code are one answer", async () => {
    const unfinished = await startParticipant(app, interviewId);
    const finished = await makeFinishedSession(app, interviewId);
    const other = await makeFinishedSession(app, interviewId);
    const replies = [
      await claim("E".repeat(22), "ann@example.org", "AAAA-AAAA-AAAA"),
      await claim(unfinished.sessionId, "ann@example.org", ""),
      await claim(finished.sessionId, "ann@example.org", other.incentiveCode),
    ];
    for (const reply of replies) {
      expect(reply.status).toBe(404);
      expect(reply.body.error).toBe("Invalid incentive code");
    }
  });

  test("five wrong guesses lock it, for everybody, for a while and not for good", async () => {
    const { sessionId, incentiveCode } = await makeFinishedSession(app, interviewId);
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => claim(sessionId, "eve@example.org", `AAAA-AAAA-${1000 + n}`)),
    );
    expect(guesses.filter((reply) => reply.status === 404).length).toBe(5);
    expect(guesses.filter((reply) => reply.status === 429).length).toBe(15);
    expect((await claim(sessionId, "ann@example.org", incentiveCode)).status).toBe(429);
    await app.db.pool.query(
      "update sessions set claim_window_at = now() - interval '16 minutes' where id = $1",
      [sessionId],
    );
    expect((await claim(sessionId, "ann@example.org", incentiveCode)).status).toBe(200);
  });

  test.each([
    "",
    "no-at-sign",
    "@",
    "a@",
    "@b",
    "a@b\r\nBcc: c@d",
    `${"x".repeat(300)}@example.org`,
    null,
    ["a@b.c"],
  ])("refuses %j as an address", async (email) => {
    const { sessionId, incentiveCode } = await makeFinishedSession(app, interviewId, {
      answers: ["Nothing."],
    });
    const reply = await claim(sessionId, email, incentiveCode);
    expect(reply.status).toBe(400);
    expect(reply.body.error).toBe("Please enter a valid email address.");
  });
});

describe("withdrawing", () => {
  test("deletes every word and address, keeps a count, and the session is not found from then on", async () => {
    const finished = await makeFinishedSession(app, interviewId, {
      answers: ["My secret word is Ouagadougou, since I lived there for two years."],
    });
    await finished.post(`/api/complete/${finished.sessionId}/claim`, {
      email: "canary@example.org",
      incentiveCode: finished.incentiveCode,
    });
    const path = `/api/sessions/${finished.sessionId}/withdraw`;
    expect((await openClient(app.url).post(path, {})).status).toBe(404);
    expect((await openClient(app.url).post(path, { resumeToken: finished.resumeToken })).status).toBe(200);
    expect((await finished.say("Hello again")).status).toBe(404);
    expect((await finished.get(`/api/sessions/${interviewId}/${finished.sessionId}/messages`)).status).toBe(
      404,
    );
    const left = await app.db.pool.query(
      "select (select count(*)::int from turns where session_id = $1) as turns, s.occupation, s.withdrawn_at, c.email from sessions s left join claims c on c.session_id = s.id where s.id = $1",
      [finished.sessionId],
    );
    expect(left.rows[0]).toMatchObject({ turns: 0, occupation: null, email: "" });
    expect(left.rows[0].withdrawn_at).not.toBeNull();
    const sessions = await creator.get(`/api/interviews/${interviewId}/sessions`);
    expect(sessions.text).not.toContain("Ouagadougou");
    expect(sessions.text).not.toContain(finished.sessionId);
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

describe("forms", () => {
  const byType = async (name: RegExp) =>
    (await creator.get("/api/forms")).body.find((form: { name: string }) => name.test(form.name));

  test("a screener's answer ends the interview politely, and it is not a completed one", async () => {
    const screener = await byType(/^Screener/);
    const id = await makeInterview(creator, await makeProject(creator), { preInterviewFormId: screener._id });
    const field = screener.fields.find((one: { screensOut: string[] }) => one.screensOut.length > 0);
    const fill = (pick: (one: { id: string; options: string[] }) => string) =>
      Object.fromEntries(
        screener.fields.map((one: { id: string; options: string[] }) => [one.id, pick(one)]),
      );
    const out = await startParticipant(app, id);
    const path = (session: string) => `/api/sessions/${id}/${session}/forms/${screener._id}`;
    const reply = await out.post(path(out.sessionId), {
      answers: fill((one) => (one.id === field.id ? field.screensOut[0] : (one.options[0] ?? ""))),
    });
    expect(reply.body).toEqual({ success: true, screenedOut: true });
    expect((await out.say("May I still take part?")).status).toBe(409);
    expect((await out.post(`/api/sessions/${id}/${out.sessionId}/complete`, {})).status).toBe(400);
    const through = await startParticipant(app, id);
    const answers = fill((one) => one.options.find((option) => !field.screensOut.includes(option)) ?? "");
    expect((await through.post(path(through.sessionId), { answers })).body).toEqual({
      success: true,
      screenedOut: false,
    });
    expect(
      (await through.get(`/api/sessions/${id}/${through.sessionId}/messages`)).body.answeredForms,
    ).toEqual([screener._id]);
    expect((await through.say("I use it every day.")).status).toBe(200);
  });

  test("says which answers are missing, and takes no form that is not the interview's", async () => {
    const nps = await byType(/NPS/);
    const id = await makeInterview(creator, await makeProject(creator), { postInterviewFormId: nps._id });
    const participant = await startParticipant(app, id);
    const missing = await participant.post(`/api/sessions/${id}/${participant.sessionId}/forms/${nps._id}`, {
      answers: {},
    });
    expect(missing.status).toBe(400);
    expect(Object.values(missing.body.fields)[0]).toMatch(/^Please answer "/);
    const wrong = await participant.post(`/api/sessions/${id}/${participant.sessionId}/forms/${nps._id}`, {
      answers: { [nps.fields[0].id]: 99 },
    });
    expect(wrong.status).toBe(400);
    const other = await byType(/SUS/);
    expect(
      (
        await participant.post(`/api/sessions/${id}/${participant.sessionId}/forms/${other._id}`, {
          answers: {},
        })
      ).status,
    ).toBe(404);
  });
});
