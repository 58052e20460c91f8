import { expect, test } from "vitest";
import { makeFairQueue } from "./fair-queue.ts";

function makeTasks() {
  const order: string[] = [];
  const task = (name: string) => async () => {
    order.push(name);
    await new Promise((resolve) => setTimeout(resolve, 1));
  };
  return { order, task };
}

test("an account with much waiting lets another go in between", async () => {
  const queue = makeFairQueue();
  const { order, task } = makeTasks();
  await Promise.all([
    ...["a1", "a2", "a3", "a4"].map((name) => queue.run("a", task(name))),
    queue.run("b", task("b1")),
    queue.run("c", task("c1")),
    queue.run("b", task("b2")),
  ]);
  expect(order).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
});

test("work that fails lets the next one begin", async () => {
  const queue = makeFairQueue();
  const failed = queue.run("a", async () => {
    throw new Error("no");
  });
  const next = queue.run("a", async () => 2);
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe(2);
});

test("whoever gives up while waiting is left out", async () => {
  const queue = makeFairQueue();
  const { order, task } = makeTasks();
  const left = new AbortController();
  const first = queue.run("a", task("a1"));
  const second = queue.run("a", task("a2"), left.signal);
  const third = queue.run("b", task("b1"));
  left.abort(new Error("left"));
  await expect(second).rejects.toThrow("left");
  await Promise.all([first, third]);
  expect(order).toEqual(["a1", "b1"]);
  await expect(queue.run("a", task("a3"), left.signal)).rejects.toThrow("left");
});

test("no more runs at once than may", async () => {
  const queue = makeFairQueue(2);
  let running = 0;
  let highest = 0;
  const task = async () => {
    running += 1;
    highest = Math.max(highest, running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
  };
  await Promise.all(Array.from({ length: 9 }, (_, index) => queue.run(String(index % 4), task)));
  expect(highest).toBe(2);
});
