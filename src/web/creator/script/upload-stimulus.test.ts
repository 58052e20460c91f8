import { afterEach, expect, test, vi } from "vitest";
import { maxMegabytes, toBytes } from "#contract/limits.ts";
import { ApiError } from "#web/api/api-error.ts";
import { uploadStimulus } from "./upload-stimulus.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const size = toBytes(maxMegabytes.stimulusPiece) + 10;
const whole = { fileId: "f", kind: "video", contentType: "video/mp4", bytes: size };

/** Answers one request after another; `offline` is none. */
function answer(...answers: ("offline" | [status: number, received?: number])[]): string[] {
  const paths: string[] = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (path: string) => {
    const next = answers[paths.push(path) - 1];
    if (next === undefined || next === "offline") throw new TypeError("offline");
    const [status, received] = next;
    return Response.json(received === undefined ? { error: "No" } : { ...whole, received }, { status });
  });
  return paths;
}

async function upload(controller = new AbortController()) {
  const file = new File([new Uint8Array(size)], "film.mp4");
  const { signal } = controller;
  const ending = uploadStimulus({ projectId: "p", file, signal, onProgress: () => undefined }).then(
    ({ received }) => received,
    (error: unknown) => (error instanceof ApiError ? error.status : error),
  );
  await vi.runAllTimersAsync();
  return ending;
}

const first = "/api/projects/p/stimuli";
const piece = "/api/stimuli/f/pieces";

test("a piece that was lost or failed is sent once more, and not a third time", async () => {
  let paths = answer([201, size - 10], "offline", [200, size]);
  expect(await upload()).toBe(size);
  expect(paths).toEqual([first, piece, piece]);
  paths = answer([503], [201, size - 10], [500], [200, size]);
  expect(await upload()).toBe(size);
  expect(paths).toEqual([first, first, piece, piece]);
  paths = answer([201, size - 10], "offline", "offline", [200, size]);
  expect(await upload()).toBe(0);
  expect(paths).toEqual([first, piece, piece]);
});

test("what is refused isn't sent again, nor is a beginning that may be stored, nor what was cancelled", async () => {
  let paths = answer([415], [201, size]);
  expect(await upload()).toBe(415);
  expect(paths).toEqual([first]);
  paths = answer("offline", [201, size]);
  expect(await upload()).toBe(0);
  expect(paths).toEqual([first]);
  const controller = new AbortController();
  controller.abort();
  paths = answer([503], [201, size]);
  expect(await upload(controller)).toBe(503);
  expect(paths).toEqual([first]);
});
