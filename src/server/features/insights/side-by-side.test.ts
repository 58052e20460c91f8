import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { workSideBySide } from "./code-by-model.ts";

test("items are worked on in their order, as many at once as there is room for", async () => {
  const begun: number[] = [];
  let running = 0;
  const widths: number[] = [];
  await workSideBySide([1, 2, 3, 4, 5, 6, 7], {
    width: (settled) => Math.min(3, Math.max(1, settled * 2)),
    canContinue: () => true,
    work: async (item) => {
      begun.push(item);
      widths.push(++running);
      await sleep(5);
      running--;
    },
  });
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(widths[0]).toBe(1);
  expect(Math.max(...widths)).toBe(3);
});

test("nothing more is begun once it cannot continue, and a fault is thrown when all has ended", async () => {
  const done: number[] = [];
  await workSideBySide([1, 2, 3], {
    width: () => 1,
    canContinue: () => done.length < 2,
    work: async (item) => void done.push(item),
  });
  expect(done).toEqual([1, 2]);
  const ended: number[] = [];
  const failing = workSideBySide([1, 2, 3, 4], {
    width: () => 2,
    canContinue: () => true,
    work: async (item) => {
      await sleep(item * 5);
      ended.push(item);
      if (item === 1) throw new Error("first");
    },
  });
  await expect(failing).rejects.toThrow("first");
  expect(ended).toEqual([1, 2]);
});
