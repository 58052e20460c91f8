import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ScriptDraft } from "#contract/scripts.ts";
import {
  makeDraftQuestion,
  soundDraft,
  studyOfDraft,
} from "#server/features/guides/sound-draft-for-tests.ts";
import { type LoopbackModel, startLoopbackModel } from "#server/testing/loopback-model.ts";
import { makeCreator } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** Drafts by a model that is slow, that nobody waits for any longer, or that fails halfway. */
let model: LoopbackModel;
let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  model = await startLoopbackModel();
  app = await startTestApp(model.settings, { timing: { restSeconds: 0 } });
  creator = await makeCreator(app);
});
afterAll(async () => {
  await app?.close();
  await model?.close();
});
beforeEach(async () => {
  model.requests.length = 0;
  model.behave({ mode: "cooperative", says: null, pieceDelayMs: 0 });
  await app.db.pool.query("delete from model_health");
  await app.db.pool.query("delete from rate_limits");
});

const path = "/api/interviews/generate-interview";

interface DraftEvent {
  name: string;
  draft: ScriptDraft;
  at: number;
}

/** Asks for a streamed draft and reads its events as they come, until `signal` closes the connection. */
async function* watchDraft(signal?: AbortSignal): AsyncGenerator<DraftEvent> {
  const cookie = [...creator.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await fetch(`${app.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream", cookie },
    body: JSON.stringify(studyOfDraft),
    ...(signal && { signal }),
  });
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, name, data] = /^event: (.*)\ndata: (.*)$/u.exec(block) ?? [];
      if (name && data) yield { name, draft: JSON.parse(data), at: performance.now() };
    }
  }
}

async function countTokens(): Promise<number> {
  const { rows } = await app.db.pool.query(
    "select coalesce(sum(tokens), 0)::int as tokens from model_spending",
  );
  return rows[0].tokens;
}

async function countInterviews(): Promise<number> {
  const { rows } = await app.db.pool.query("select count(*)::int as interviews from interviews");
  return rows[0].interviews;
}

test("a slow draft is shown question by question while the model writes, and is saved nowhere", async () => {
  model.behave({ says: JSON.stringify(soundDraft), pieceDelayMs: 10 });
  const saved = await countInterviews();
  const events: DraftEvent[] = [];
  for await (const event of watchDraft()) events.push(event);
  const counts = events.map(({ draft }) => draft.questions.length);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  expect(new Set(counts).size).toBeGreaterThan(4);
  const lastPiece = model.requests[0]?.stamps.at(-1)?.at ?? 0;
  const shownEarly = events.filter(({ at, draft }) => at < lastPiece && draft.questions.length > 0);
  expect(shownEarly.length).toBeGreaterThan(3);
  for (const { draft } of events) expect(draft.objective).toBe(studyOfDraft.objective);
  expect(events.at(-1)).toMatchObject({ name: "reply", draft: { madeBy: "model", notice: null } });
  expect(await countInterviews()).toBe(saved);
});

test("a draft that is cancelled ends the model's work, books only what was used, and leaves nothing behind", async () => {
  model.behave({ says: JSON.stringify(soundDraft), pieceDelayMs: 30 });
  const [tokens, saved] = [await countTokens(), await countInterviews()];
  const leaving = new AbortController();
  const watched: DraftEvent[] = [];
  const watch = async () => {
    for await (const event of watchDraft(leaving.signal)) {
      watched.push(event);
      if (event.draft.questions.length > 0) leaving.abort();
    }
  };
  await expect(watch()).rejects.toThrow(/abort/i);
  expect(watched.every(({ name }) => name === "draft")).toBe(true);
  const [asked] = model.requests;
  const pieces = JSON.stringify(soundDraft).split(" ").length;
  // A piece or two may be under way while the connection closes.
  await sleep(300);
  const written = asked?.stamps.length ?? 0;
  expect(written).toBeLessThan(pieces / 2);
  await sleep(300);
  expect(asked?.stamps.length).toBe(written);
  expect(model.requests).toHaveLength(1);
  // What the model had read and written by then is paid for, and nothing of what was to come.
  const booked = (await countTokens()) - tokens;
  const wholeDraft = (asked?.inputTokens ?? 0) + (asked?.outputTokens ?? 0);
  expect(booked).toBeGreaterThan(0);
  expect(booked).toBeLessThan(wholeDraft - (asked?.outputTokens ?? 0) / 3);
  expect(await countInterviews()).toBe(saved);

  model.behave({ pieceDelayMs: 0 });
  const { status, body } = await creator.post(path, studyOfDraft);
  expect([status, body.madeBy, body.questions.length]).toEqual([200, "model", soundDraft.questions.length]);
});

test.each([
  ["no JSON", { says: "I am sorry, I cannot do that." }],
  ["an error of the provider", { mode: "status-500" }],
  ["a connection that breaks", { mode: "cut" }],
] as const)(
  "when the second request ends in %s, the first draft is kept without its bad question",
  async (_, second) => {
    const faulty = {
      ...soundDraft,
      questions: soundDraft.questions.map((one, at) =>
        at === 3 ? makeDraftQuestion("Don't you think that it was too expensive?", [1]) : one,
      ),
    };
    model.behave({
      says: () => {
        model.behave({ says: JSON.stringify(soundDraft), ...second });
        return JSON.stringify(faulty);
      },
    });
    const { status, body } = await creator.post(path, studyOfDraft);
    expect([status, body.madeBy]).toEqual([200, "model"]);
    expect(body.questions).toEqual(
      soundDraft.questions.filter((_one, at) => at !== 3).map(({ text }) => text),
    );
    expect(body.notice).toBe("No question covers “what would have kept them” yet. Add one.");
    // The provider's own faults are tried once more.
    expect(model.requests.length).toBeGreaterThan(1);
    expect(model.requests[1]?.asked.user).toContain("WHAT A CHECKER FOUND WRONG WITH IT");
  },
);
