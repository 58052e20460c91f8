import { expect, test } from "vitest";
import { listBriefEvidence } from "#analysis/formats/export/map-brief.ts";
import { listEvidence } from "#analysis/formats/export/map-findings.ts";
import type { QuoteSound } from "#contract/heard.ts";
import { openVisitor, type Visitor } from "#server/testing/browser.ts";
import { inventedSentence } from "#server/testing/loopback-recogniser.ts";
import { agree, begin, say, waitForMessages } from "../../tests/journeys/participant-steps.ts";
import { findParts } from "./recognisers.ts";
import { describeMissing } from "./run-program.ts";
import { decode, locateSound, toMs, trimSilence } from "./samples.ts";
import { type Manner, type SpokenAnswer, speakParts } from "./speak-parts.ts";
import { openStage, type RecogniserKind, recordAnswer, type Stage } from "./stage.ts";
import { watchPlaying } from "./watch-sound.ts";

/**
 * Spoken answers from a voice into a microphone to the seconds that a creator hears: what a recogniser makes of them is
 * its own, and what counts is what was sent.
 */
const missing = describeMissing("espeak-ng", "ffmpeg", "pocketsphinx_continuous");
if (missing !== "") process.stdout.write(`spoken answers: ${missing}\n`);

/** Each part is spoken on its own, so that where it lies is known. */
const talks = [
  ["We plan the week", "on Sunday evening", "with paper lists", "on the kitchen table"],
  ["The last time", "the train was late", "I waited for an hour", "and then took the bus"],
  ["My sister calls me", "every other morning", "and we talk about", "the people we know"],
  ["When the power went out", "I had to go home", "and work by a candle", "until ten at night"],
];
const manners: Manner[] = [
  { voice: "en-us+f3", noise: 0 },
  { voice: "en-gb", noise: 0.03 },
  { voice: "en-us", noise: 0.1 },
];
const inventsEvery = 10;
const maxOffsetMs = 250;

/** A spoken answer, as it was sent. */
interface Sent {
  answer: SpokenAnswer;
  sessionId: string;
  messageId: string;
}

interface Quote {
  one: Sent;
  text: string;
  place: { sourceId: string; messageId: string; start: number; end: number };
  found: QuoteSound;
  /** Where it truly lies in the recording, and how much later that is than in what was spoken. */
  truth: { startMs: number; endMs: number };
  shiftMs: number;
}

const tell = (stage: Stage, line: string) => process.stdout.write(`${stage.kind}: ${line}\n`);

test.skipIf(missing !== "").each<RecogniserKind>(["exact times", "pocketsphinx"])(
  "with %s, people speak, correct and send, and the creator hears their words",
  async (kind) => {
    const stage = await openStage({ kind });
    try {
      const quotes = await locateQuotes(stage, await speakAnswers(stage));
      const exact = quotes.filter(({ found }) => found.match === "exact");
      tell(stage, `${exact.length} of ${quotes.length} quotes were heard as they were sent`);
      tell(
        stage,
        `${quotes.filter(isWhole).length} of ${quotes.length} quotes are in their seconds from first word to last`,
      );
      expect(exact.filter((quote) => offsetOf(quote.found, quote.truth) > maxOffsetMs)).toEqual([]);
      expect(exact.length).toBeGreaterThan(kind === "pocketsphinx" ? 0 : quotes.length - 1);
      const played = quotes.filter((_, at) => at % 4 === 1);
      await checkFindings(stage, played);
      await listenToQuotes(stage, played);
    } finally {
      await stage.close();
    }
  },
);

async function speakAnswers(stage: Stage): Promise<Sent[]> {
  const spoken: SpokenAnswer[] = [];
  for (const manner of manners) {
    const visitor = await openVisitor(stage.browser, { baseUrl: stage.app.url, device: "phone" });
    spoken.push(...(await talkThrough(stage, visitor, manner)));
    await visitor.leave();
  }
  const { rows } = await stage.app.db.pool.query(
    `select a.session_id as "sessionId", t.id as "messageId", t.text from answer_sounds a
      join turns t on t.session_id = a.session_id and t.client_message_id = a.id order by a.created_at`,
  );
  expect(rows.map(({ text }) => text)).toEqual(spoken.map(({ text }) => text));
  return spoken.map((answer, at) => ({ answer, ...rows[at] }));
}

async function talkThrough(stage: Stage, visitor: Visitor, manner: Manner): Promise<SpokenAnswer[]> {
  const { page } = visitor;
  const box = page.getByLabel("Your message");
  const spoken: SpokenAnswer[] = [];
  await page.goto(`/chat/${stage.interviewId}`);
  await agree(visitor);
  await begin(visitor);
  await page.getByRole("button", { name: "Speak" }).tap();
  for (const parts of talks) {
    const before = await page.getByRole("log").locator(".message-text").count();
    const invents = stage.recogniser.requests.length % inventsEvery === inventsEvery - 1;
    stage.recogniser.fail(invents ? "invent" : null);
    const answer = await speakParts(parts, manner);
    const heard = await recordAnswer(stage, page, answer);
    expect(heard.includes(inventedSentence)).toBe(invents);
    tell(stage, `“${answer.text}” was heard as “${heard}”`);
    await box.fill(answer.text);
    await page.getByRole("button", { name: "Send", exact: true }).tap();
    await waitForMessages(page, before + 2);
    spoken.push(answer);
  }
  while (await box.isEnabled()) await say(visitor, "Nothing more to add.");
  return spoken;
}

async function locateQuotes({ app, creator }: Stage, sent: Sent[]): Promise<Quote[]> {
  const quotes: Quote[] = [];
  for (const one of sent) {
    const { answer, sessionId: sourceId, messageId } = one;
    const address = `/api/sounds/${sourceId}/${messageId}`;
    const headers = { authorization: `Bearer ${creator.token}` };
    const sound = await (await fetch(`${app.url}${address}`, { headers })).arrayBuffer();
    const truths = findParts(await decode(new Uint8Array(sound)), answer);
    for (const [at, truth] of truths.entries()) {
      const start = answer.text.indexOf(truth.text);
      const place = { sourceId, messageId, start, end: start + truth.text.length };
      const found = (await creator.get(`${address}/quote?start=${place.start}&end=${place.end}`)).body;
      const shiftMs = truth.endMs - (answer.parts[at]?.endMs ?? 0);
      quotes.push({ one, text: truth.text, place, found, truth, shiftMs });
    }
  }
  return quotes;
}

function offsetOf(
  found: Pick<QuoteSound, "startMs" | "endMs">,
  truth: { startMs: number; endMs: number },
): number {
  const ends = Math.abs((found.endMs ?? Number.POSITIVE_INFINITY) - truth.endMs);
  return Math.max(Math.abs(found.startMs - truth.startMs), ends);
}

function isWhole({ found, truth }: Quote): boolean {
  const { startMs, endMs } = found;
  return startMs - maxOffsetMs <= truth.startMs && (endMs ?? truth.endMs) + maxOffsetMs >= truth.endMs;
}

const nameOf = (at: number) => `Quote ${String(at + 1).padStart(2, "0")}`;

/** Makes a finding of each quote; whatever is shown as anybody's words was sent by them, character for character. */
async function checkFindings(stage: Stage, quotes: Quote[]): Promise<void> {
  const { creator, interviewId } = stage;
  expect((await creator.post(`/api/generate-insights/${interviewId}`, {})).status).toBe(200);
  for (const [at, { place, text }] of quotes.entries()) {
    const quoted = [{ ...place, sourceKind: "interview", quote: text }];
    const made = await creator.post(`/api/interviews/${interviewId}/themes`, {
      text: nameOf(at),
      quotes: quoted,
    });
    expect(made.status, made.text).toBe(201);
  }
  const { insights } = (await creator.get(`/api/interviews/${interviewId}/details`)).body;
  const evidence = [...listEvidence(insights.findings), ...listBriefEvidence(insights.brief)];
  const turns = await stage.app.db.pool.query("select id, text from turns");
  const sent = new Map(turns.rows.map(({ id, text }) => [id, text]));
  const strange = evidence.filter(
    ({ messageId, quote, start, end }) => sent.get(messageId)?.slice(start, end) !== quote,
  );
  tell(stage, `${strange.length} of ${evidence.length} quotes aren't in what was sent`);
  expect(strange).toEqual([]);
  expect(JSON.stringify(insights)).not.toContain(inventedSentence);
}

/** The silence before the first word and after the last can't be told from what follows a player's stop. */
function withinSpeech(
  { startMs, endMs }: { startMs: number; endMs: number | null },
  { answer }: Sent,
  shiftMs: number,
): { startMs: number; endMs: number } {
  const first = (answer.parts[0]?.startMs ?? 0) + shiftMs;
  const last = (answer.parts.at(-1)?.endMs ?? 0) + shiftMs;
  return { startMs: Math.max(first, startMs), endMs: Math.min(last, endMs ?? last) };
}

/** What comes out of the player, compared with what was spoken into the microphone. */
async function listenToQuotes(stage: Stage, quotes: Quote[]): Promise<void> {
  const { app, browser, creator, interviewId } = stage;
  const visitor = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
  const { page } = visitor;
  const readPlayed = await watchPlaying(page);
  await page.goto(`/interviews/${interviewId}?tab=insights`);
  await page.getByRole("button", { name: /^Show all \d+ findings/ }).click();
  for (const [at, { one, found, shiftMs, text }] of quotes.entries()) {
    const card = page.getByRole("article").filter({ hasText: nameOf(at) });
    await card.getByRole("button", { name: "Play these words" }).click();
    const played = trimSilence(await decode(await readPlayed()));
    const { atMs, likeness } = locateSound(played, one.answer.samples);
    expect(likeness, text).toBeGreaterThan(0.3);
    const startMs = atMs + shiftMs;
    const span = { startMs, endMs: startMs + toMs(played.length) };
    const off = offsetOf(withinSpeech(found, one, shiftMs), withinSpeech(span, one, shiftMs));
    tell(stage, `“${text}” (${found.match}) was played ${off} ms off`);
    expect(off, text).toBeLessThanOrEqual(maxOffsetMs);
  }
  await visitor.leave();
}
