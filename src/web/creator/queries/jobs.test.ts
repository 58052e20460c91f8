import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Job } from "#contract/jobs.ts";
import { followJob } from "./jobs.ts";

const begun: Job = {
  _id: "a".repeat(22),
  kind: "insights",
  status: "running",
  stage: "Reading",
  percent: 10,
  error: null,
  createdAt: "2026-11-21T08:00:00.000Z",
};
const at = (percent: number, change: Partial<Job> = {}): Job => ({ ...begun, percent, ...change });

function streamOf(...jobs: Job[]): Response {
  const text = jobs.map((job) => `event: job\ndata: ${JSON.stringify(job)}\n\n`).join("");
  return new Response(text, { headers: { "content-type": "text/event-stream" } });
}

function answers(...responses: (Response | Error)[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const next = responses.shift();
    if (next instanceof Response) return next;
    throw next ?? new Error("nothing more was to be asked");
  });
  return asked;
}

/** Follows a job without waiting for its pauses. */
async function follow(): Promise<{ last: Job; seen: number[] }> {
  const seen: number[] = [];
  const following = followJob(begun, ({ percent }) => seen.push(percent));
  await vi.runAllTimersAsync();
  return { last: await following, seen };
}

describe("a job that is followed", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("tells each step of its stream, to the end", async () => {
    answers(streamOf(at(40), at(100, { status: "done" })));
    const { last, seen } = await follow();
    expect(last.status).toBe("done");
    expect(seen).toEqual([10, 40, 100]);
  });

  it("is looked at, and its stream opened anew, when the connection breaks", async () => {
    const asked = answers(
      streamOf(at(40)),
      new Error("the network is gone"),
      streamOf(at(70)),
      Response.json(at(100, { status: "failed", error: "Failed to generate insights" })),
    );
    const { last, seen } = await follow();
    expect(last).toMatchObject({ status: "failed", error: "Failed to generate insights" });
    expect(seen).toEqual([10, 40, 40, 70, 100]);
    expect(asked.filter((path) => path.endsWith("/events"))).toHaveLength(2);
  });

  it("is given up when it is not there any more", async () => {
    const gone = Response.json({ error: "Job not found", code: "job_not_found" }, { status: 404 });
    answers(gone.clone(), gone);
    const following = followJob(begun, () => undefined);
    const outcome = expect(following).rejects.toMatchObject({ code: "job_not_found" });
    await vi.runAllTimersAsync();
    await outcome;
  });
});
