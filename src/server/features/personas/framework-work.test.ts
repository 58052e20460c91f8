import { expect, test } from "vitest";
import type { Source } from "#analysis/sources.ts";
import { withChecker, withMaker } from "./framework-work.ts";

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

test("a maker makes what was asked of it", async () => {
  const made = await withMaker(order, never(), async (maker) => {
    await maker.add({ sources: [talk(["I always lose the key, which is annoying."])], occupations: {} });
    return maker.make();
  });
  expect(made.people).toBe(1);
});

test("work that takes too long is ended, and others have their turn", async () => {
  const long = talk(
    Array.from({ length: 4_000 }, (_, at) =>
      `I always lose the key number ${at}, which is annoying. `.repeat(8),
    ),
  );
  const late = withMaker(order, AbortSignal.timeout(1_500), (maker) =>
    maker.add({ sources: [long], occupations: {} }),
  );
  await expect(late).rejects.toThrow();
  const turns = [1, 2, 3, 4, 5].map(() => withChecker(never(), (maker) => maker.add([talk(["I like it."])])));
  expect(await Promise.all(turns)).toEqual([1, 1, 1, 1, 1]);
});

test("whoever gives up waiting takes no turn from others", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const holders = [1, 2].map(() => withChecker(never(), () => promise));
  const gone = withChecker(AbortSignal.timeout(50), () => Promise.resolve("had a turn"));
  await expect(gone).rejects.toThrow();
  const next = withChecker(never(), () => Promise.resolve("had a turn"));
  resolve();
  await Promise.all(holders);
  expect(await next).toBe("had a turn");
});

test("work that throws ends its maker and passes the turn on", async () => {
  const broken = [1, 2, 3].map(() => withChecker(never(), () => Promise.reject(new Error("broken"))));
  const outcomes = await Promise.allSettled(broken);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(await withChecker(never(), (maker) => maker.add([]))).toBe(0);
});
