import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, openClient } from "../../testing/client.ts";
import {
  finishInterview,
  makeCreator,
  makeInterview,
  makeProject,
  type Participant,
  startParticipant,
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

const secret =
  "My cousin signs the wombat sheet for the whole team every Friday and nobody has found out so far.";
const plea = "Please don't use that.";

interface OwnMessage {
  id: string;
  text: string;
  sender: string;
  leftOut?: boolean;
}

const choose = (who: Client, sessionId: string, messageId: string, leftOut: unknown) =>
  who.post(`/api/sessions/${interviewId}/${sessionId}/left-out`, { messageId, leftOut });
const listOwn = async (who: Participant): Promise<OwnMessage[]> => {
  const { body } = await who.get(`/api/sessions/${interviewId}/${who.sessionId}/messages`);
  return body.messages.filter(({ sender }: OwnMessage) => sender === "user");
};
const listShown = async (who: Participant) =>
  (await listOwn(who)).flatMap(({ text, leftOut }) => (leftOut === undefined ? [] : [[text, leftOut]]));
const listWishes = async ({ sessionId }: Participant) => {
  const { body } = await creator.get(`/api/sessions/${sessionId}/transcript`);
  return body.messages.flatMap(({ text, wish }: { text: string; wish?: string }) =>
    wish ? [[text, wish]] : [],
  );
};
const readExport = async () => (await creator.get(`/api/interviews/${interviewId}/export?format=json`)).text;
const include = ({ sessionId }: Participant, { id, text }: OwnMessage) =>
  creator.post(`/api/interviews/${interviewId}/left-out`, {
    leftOut: false,
    quotes: [{ sourceId: sessionId, messageId: id, start: 0, end: text.length }],
  });

async function plead(): Promise<{ who: Participant; told: OwnMessage }> {
  const who = await startParticipant(app, interviewId);
  await who.say(secret);
  expect((await who.say(plea)).body.leavesOut).toBe(true);
  const [told] = await listOwn(who);
  if (!told) throw new Error("nothing was said");
  return { who, told };
}

test("a wish is taken back and made again, and everybody reads what holds", async () => {
  const { who, told } = await plead();
  expect(await listShown(who)).toEqual([[secret, true]]);
  await finishInterview(who);
  expect(await readExport()).not.toContain("wombat");
  expect((await choose(who, who.sessionId, told.id, false)).body).toEqual({ leftOut: false });
  expect((await choose(who, who.sessionId, told.id, false)).body).toEqual({ leftOut: false });
  expect(await listShown(who)).toEqual([[secret, false]]);
  expect(await listWishes(who)).toEqual([
    [secret, "taken_back"],
    [plea, "heard"],
  ]);
  expect(await readExport()).toContain("wombat");
  const found = await creator.get(`/api/interviews/${interviewId}/search?q=wombat`);
  expect(found.text).toContain("cousin");
  expect((await choose(who, who.sessionId, told.id, true)).body).toEqual({ leftOut: true });
  expect(await listWishes(who)).toEqual([
    [secret, "chosen"],
    [plea, "heard"],
  ]);
  expect(await readExport()).not.toContain("wombat");
  const copy = (await who.get(`/api/sessions/${who.sessionId}/export`)).body;
  const leftOut = copy.messages.filter((message: OwnMessage) => message.leftOut);
  expect(leftOut.map(({ text }: OwnMessage) => text)).toEqual([secret, plea]);
});

test("a team includes what was misheard, and the participant reads so; what they chose themselves stays out", async () => {
  const { who, told } = await plead();
  expect((await include(who, told)).body.changed).toBe(1);
  expect((await listWishes(who))[0]).toEqual([secret, "included"]);
  expect((await listShown(who))[0]).toEqual([secret, false]);
  await choose(who, who.sessionId, told.id, true);
  expect((await include(who, told)).body.changed).toBe(0);
  expect((await listWishes(who))[0]).toEqual([secret, "chosen"]);
});

test("a choice holds where the team had left the same message out, too", async () => {
  const who = await startParticipant(app, interviewId);
  await who.say(secret);
  const [told] = await listOwn(who);
  if (!told) throw new Error("nothing was said");
  const quotes = [{ sourceId: who.sessionId, messageId: told.id, start: 0, end: secret.length }];
  await creator.post(`/api/interviews/${interviewId}/left-out`, { leftOut: true, quotes });
  expect(await listShown(who)).toEqual([]);
  await who.say(plea);
  expect((await listWishes(who))[0]).toEqual([secret, "heard"]);
});

test("asking again in words replaces the choice to let it be used", async () => {
  const { who, told } = await plead();
  await choose(who, who.sessionId, told.id, false);
  const [, pleaded] = await listOwn(who);
  if (!pleaded) throw new Error("nothing was asked");
  await choose(who, who.sessionId, pleaded.id, false);
  expect(await listShown(who)).toEqual([
    [secret, false],
    [plea, false],
  ]);
  await who.say("Please leave that out.");
  expect(await listShown(who)).toEqual([[secret, false]]);
  expect(await listWishes(who)).toContainEqual([plea, "heard"]);
});

test("a request that tells something itself is shown as left out, one that only asks isn't", async () => {
  const who = await startParticipant(app, interviewId);
  const both = "My boss sleeps in the store room every other night shift. Please don't use that.";
  await who.say(both);
  expect(await listShown(who)).toEqual([[both, true]]);
});

test("only the session's own participant chooses, and only about what they said", async () => {
  const { who, told } = await plead();
  const { who: other } = await plead();
  for (const client of [openClient(app.url), creator, other])
    expect((await choose(client, who.sessionId, told.id, false)).status).toBe(404);
  expect((await choose(other, other.sessionId, told.id, false)).status).toBe(404);
  const { body } = await who.get(`/api/sessions/${interviewId}/${who.sessionId}/messages`);
  expect((await choose(who, who.sessionId, body.messages[0].id, true)).status).toBe(404);
  expect((await choose(who, who.sessionId, told.id, "yes")).status).toBe(400);
  expect(await listShown(who)).toEqual([[secret, true]]);
  await who.post(`/api/sessions/${who.sessionId}/withdraw`);
  expect((await choose(who, who.sessionId, told.id, false)).status).toBe(404);
});
