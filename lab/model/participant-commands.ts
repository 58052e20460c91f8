import fc from "fast-check";
import { expect } from "vitest";
import { openClient, type Reply } from "#server/testing/client.ts";
import { type Participant, userInfo } from "#server/testing/makers.ts";
import { type Command, command } from "./command.ts";
import { countTaken, limits, type Model, type ModelSession, type Real } from "./world.ts";

const server = fc.nat({ max: 1 });
const person = fc.nat({ max: 1 });

interface Seat {
  session: ModelSession;
  participant: Participant;
  path: string;
}

/** Where a participant sits, as the model and as the server know it. */
function findSeat(model: Readonly<Model>, real: Real, who: number): Seat {
  const index = model.current[who] ?? -1;
  const [session, participant] = [model.sessions[index], real.participants[index]];
  if (!session || !participant) throw new Error("Nobody sits there.");
  return { session, participant, path: `/api/sessions/${participant.interviewId}/${participant.sessionId}` };
}

const isSeated = (who: number) => (model: Readonly<Model>) => model.current[who] !== null;

function start(real: Real, at: number, interviewId: string): Promise<Reply & { client: Participant }> {
  const client = openClient(real.urls[at] ?? "");
  const body = { consentGiven: true, userInfo };
  return client.post(`/api/sessions/${interviewId}`, body).then((reply) => {
    const { sessionId, resumeToken, message } = reply.body ?? {};
    const path = `/api/sessions/${interviewId}/${sessionId}/send`;
    const say: Participant["say"] = (text, clientMessageId) =>
      client.post(path, { message: text, clientMessageId });
    return {
      ...reply,
      client: { ...client, sessionId, resumeToken, interviewId, firstMessage: message, say },
    };
  });
}

function seat(model: Model, real: Real, of: { who: number; interview: number; client: Participant }): void {
  const { who, interview, client } = of;
  const nothing = { said: [], code: null, claimedBy: null, wrongGuesses: 0 };
  model.sessions.push({ ...nothing, interview, isAbandoned: false, isComplete: false, isWithdrawn: false });
  real.participants.push(client);
  model.current[who] = model.sessions.length - 1;
}

const begin = (who: number, at: number, interview: number): Command =>
  command(
    `person ${who} begins interview ${interview} at ${at}`,
    ({ interviews }) => interview < interviews.length,
    async (model, real) => {
      const reply = await start(real, at, real.interviewIds[interview] ?? "");
      const isFree = countTaken(model, interview) < limits.sessions;
      const status = isFree ? 200 : 403;
      expect(reply.status).toBe(model.interviews[interview]?.deleted ? 404 : status);
      if (reply.status === 200) seat(model, real, { who, interview, client: reply.client });
    },
  );

/** Both, and three strangers, in one moment over both servers: as many as there are places. */
const beginAtOnce = (interview: number): Command =>
  command(
    `five begin interview ${interview} at once`,
    ({ interviews }) => interviews[interview]?.deleted === false,
    async (model, real) => {
      const id = real.interviewIds[interview] ?? "";
      const replies = await Promise.all([0, 1, 0, 1, 0].map((at) => start(real, at, id)));
      const begun = replies.filter(({ status }) => status === 200);
      const free = Math.max(0, limits.sessions - countTaken(model, interview));
      expect(begun.length).toBe(Math.min(5, free));
      for (const [index, { client }] of begun.entries())
        seat(model, real, { who: index % 2, interview, client });
    },
  );

/** What a message is answered with, by what there ought to be. */
function statusOfSaying(model: Readonly<Model>, session: ModelSession): number {
  if (session.isWithdrawn) return 404;
  if (model.interviews[session.interview]?.deleted) return 410;
  if (session.isComplete) return 409;
  const hasNoPlace = session.said.length === 0 && session.isAbandoned;
  return hasNoPlace && countTaken(model, session.interview) >= limits.sessions ? 403 : 200;
}

/** `times` calls with one message at once; it is stored once, and all hear the same. */
const say = (who: number, times: number): Command =>
  command(
    `person ${who} says something${times > 1 ? `, ${times} times at once` : ""}`,
    isSeated(who),
    async (model, real) => {
      const { session, participant } = findSeat(model, real, who);
      real.messages += 1;
      const text = `On Monday I wrote list ${real.messages}, since my team forgets what was agreed.`;
      const id = `message-${real.messages}-0000`;
      const replies = await Promise.all(Array.from({ length: times }, () => participant.say(text, id)));
      const status = statusOfSaying(model, session);
      expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => status));
      if (status !== 200) return;
      expect(new Set(replies.map(({ body }) => body.botResponse)).size).toBe(1);
      expect((await participant.say(text, id)).body).toEqual(replies[0]?.body);
      session.said.push(text);
      session.isComplete = replies[0]?.body.isComplete;
    },
  );

const talkToTheEnd = (who: number): Command =>
  command(
    `person ${who} talks to the end`,
    (model) => isSeated(who)(model),
    async (model, real) => {
      const { session } = findSeat(model, real, who);
      for (let turn = 0; turn < 30 && statusOfSaying(model, session) === 200; turn++)
        await say(who, 1).run(model, real);
      expect(statusOfSaying(model, session)).not.toBe(200);
    },
  );

/** I1 and I2: what was acknowledged is there, once and in order, and no answer too many. */
const readBack = (who: number): Command =>
  command(`person ${who} reads back`, isSeated(who), async (model, real) => {
    const { session, participant, path } = findSeat(model, real, who);
    const { status, body } = await participant.get(`${path}/messages`);
    const isGone = session.isWithdrawn || model.interviews[session.interview]?.deleted;
    expect(status === 200).toBe(!isGone);
    if (isGone) return;
    const by = (sender: string) =>
      body.messages.filter((message: { sender: string }) => message.sender === sender);
    expect(by("user").map(({ text }: { text: string }) => text)).toEqual(session.said);
    expect(by("bot").length).toBeLessThanOrEqual(session.said.length + 1);
    expect([body.isComplete, body.claimed]).toEqual([session.isComplete, session.claimedBy !== null]);
  });

/** I3: a code for who is through, always the same, and for nobody else. */
const finalise = (who: number): Command =>
  command(
    `person ${who} asks for the code`,
    (model) =>
      isSeated(who)(model) &&
      model.interviews[model.sessions[model.current[who] ?? -1]?.interview ?? -1]?.deleted === false,
    async (model, real) => {
      const { session, participant, path } = findSeat(model, real, who);
      const ask = () => participant.post(`${path}/complete`, { lastFourMessages: [] });
      const replies = await Promise.all([ask(), ask()]);
      const status = session.isWithdrawn ? 404 : session.isComplete ? 200 : 400;
      expect(replies.map((reply) => reply.status)).toEqual([status, status]);
      if (status !== 200) return;
      const codes = new Set(replies.map(({ body }) => body.incentiveCode));
      expect([...codes]).toEqual([session.code ?? replies[0]?.body.incentiveCode]);
      expect(replies[0]?.body.incentiveCode).toMatch(/\w{4}-\w{4}-\w{4}/);
      session.code = replies[0]?.body.incentiveCode;
    },
  );

/** I4: one claim a session, whoever asks and however often. */
const claim = (who: number, email: string, isRight: boolean): Command =>
  command(
    `person ${who} claims for ${email} with ${isRight ? "the" : "another"} code`,
    (model) => {
      const session = model.sessions[model.current[who] ?? -1];
      const isLive = session !== undefined && model.interviews[session.interview]?.deleted === false;
      return isLive && !session.isWithdrawn && session.wrongGuesses < 3;
    },
    async (model, real) => {
      const { session, participant } = findSeat(model, real, who);
      const incentiveCode = isRight ? (session.code ?? "AAAA-AAAA-AAAA") : "BBBB-BBBB-BBBB";
      const ask = () =>
        participant.post(`/api/complete/${participant.sessionId}/claim`, { email, incentiveCode });
      const replies = await Promise.all([ask(), ask()]);
      const isTaken = session.claimedBy !== null && session.claimedBy !== email;
      const isKnown = isRight && session.code !== null;
      const status = !isKnown ? 404 : isTaken ? 409 : 200;
      expect(replies.map((reply) => reply.status)).toEqual([status, status]);
      if (status === 404) session.wrongGuesses += replies.length;
      if (status === 200) session.claimedBy = email;
    },
  );

/** Also from an interview that is deleted: it may be restored. */
const withdraw = (who: number): Command =>
  command(`person ${who} withdraws`, isSeated(who), async (model, real) => {
    const { session, participant } = findSeat(model, real, who);
    const reply = await participant.post(`/api/sessions/${participant.sessionId}/withdraw`);
    expect(reply.status).toBe(session.isWithdrawn ? 404 : 200);
    if (reply.status === 200) session.isWithdrawn = true;
  });

/** The places of those who said nothing are free then. */
const letHalfAnHourPass = (): Command =>
  command(
    "half an hour passes",
    ({ sessions }) => sessions.length > 0,
    async (model, real) => {
      await real.app.db.pool.query(
        "update session_charges set started_at = started_at - interval '31 minutes' where owner_id = $1",
        [real.accountId],
      );
      for (const session of model.sessions) session.isAbandoned = true;
    },
  );

const addresses = fc.constantFrom("one@example.org", "two@example.org");

export const participantCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(person, server, fc.nat({ max: 3 })).map((args) => begin(...args)),
  fc.nat({ max: 3 }).map(beginAtOnce),
  fc.tuple(person, fc.constantFrom(1, 1, 3)).map((args) => say(...args)),
  person.map(talkToTheEnd),
  person.map(readBack),
  person.map(finalise),
  fc.tuple(person, addresses, fc.boolean()).map((args) => claim(...args)),
  person.map(withdraw),
  fc.constant(letHalfAnHourPass()),
];
