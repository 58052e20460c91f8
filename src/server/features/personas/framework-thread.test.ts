import { expect, test } from "vitest";
import type { Source } from "#analysis/sources.ts";
import { withCheckingThread, withMakingThread } from "./framework-thread.ts";

const study = { questions: [], objective: "", topics: [], competitors: [], ownProduct: null };
const order = { kind: "persona" as const, context: { study, healthStudy: false } };

function talk(texts: string[]): Source {
  const segments = texts.map((text, at) => ({
    id: `m${at}`,
    speaker: "participant" as const,
    text,
    questionId: null,
    move: null,
  }));
  const facts = { ageRange: null, location: null, language: "en" };
  return { id: "t", kind: "transcript", label: "Ana", segments, ...facts };
}

const never = () => new AbortController().signal;

test("a thread makes what was asked of it", async () => {
  const made = await withMakingThread(order, never(), async (thread) => {
    await thread.add({ sources: [talk(["I always lose the key, which is annoying."])], occupations: {} });
    return thread.make();
  });
  expect(made.people).toBe(1);
});

test("work that takes too long is ended, and others have their turn", async () => {
  const long = talk(
    Array.from({ length: 4_000 }, (_, at) =>
      `I always lose the key number ${at}, which is annoying. `.repeat(8),
    ),
  );
  const late = withMakingThread(order, AbortSignal.timeout(1_500), (thread) =>
    thread.add({ sources: [long], occupations: {} }),
  );
  await expect(late).rejects.toThrow();
  const turns = [1, 2, 3, 4, 5].map(() =>
    withCheckingThread(never(), (thread) => thread.add([talk(["I like it."])])),
  );
  expect(await Promise.all(turns)).toEqual([1, 1, 1, 1, 1]);
});

test("whoever gives up waiting takes no turn from others", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const holders = [1, 2].map(() => withCheckingThread(never(), () => promise));
  const gone = withCheckingThread(AbortSignal.timeout(50), () => Promise.resolve("had a turn"));
  await expect(gone).rejects.toThrow();
  const next = withCheckingThread(never(), () => Promise.resolve("had a turn"));
  resolve();
  await Promise.all(holders);
  expect(await next).toBe("had a turn");
});

test("work that throws ends its thread and passes the turn on", async () => {
  const broken = [1, 2, 3].map(() => withCheckingThread(never(), () => Promise.reject(new Error("broken"))));
  const outcomes = await Promise.allSettled(broken);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(await withCheckingThread(never(), (thread) => thread.add([]))).toBe(0);
});
