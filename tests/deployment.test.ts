import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listOperations } from "#contract/operations.ts";
import { loadConfig } from "#server/config.ts";

/** What must fit together in deploy/: no engine is needed to see that. */

const root = join(import.meta.dirname, "..");
const read = (name: string) => readFileSync(join(root, "deploy", name), "utf8");
const [dockerfile, ignored, compose, nginx] = [
  read("Dockerfile"),
  read("Dockerfile.dockerignore"),
  read("compose.yaml"),
  read("nginx.conf"),
];

const secondsIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);
const drainSeconds = loadConfig({ TRUST_PROXY: "on" }).drainSeconds;

test("everything the image is built from exists, and isn't excluded from the build context", () => {
  const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
  const sent = ignored.split("\n").filter((line) => line.startsWith("!"));
  expect(sources.filter((source) => !sent.includes(`!${source.split("/")[0]}`))).toEqual([]);
});

test("the image runs as an ordinary user, on the major version of Node that the tests run on", () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
  expect(last.lastIndexOf("\nUSER node")).toBeGreaterThan(-1);
  expect(last.indexOf("\nUSER node")).toBeLessThan(last.indexOf("\nCMD "));
  const images = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => major);
  expect(new Set(images)).toEqual(new Set([process.versions.node.split(".")[0]]));
});

test("a server that stops is left alone by nginx before it listens no more, and is not killed while it ends", () => {
  expect(secondsIn(nginx, /upstream askwell \{[\s\S]*?keepalive_timeout (\d+)s;/)).toBeLessThan(drainSeconds);
  expect(secondsIn(compose, /stop_grace_period: (\d+)s/)).toBeGreaterThan(drainSeconds + 30);
});

test("M-2 no container takes all of the machine's memory or processes", () => {
  const limited = (setting: string) => [...compose.matchAll(new RegExp(`^ +${setting}: \\d+`, "gm"))].length;
  // The servers share their settings; the database has its own.
  expect([limited("mem_limit"), limited("pids_limit")]).toEqual([2, 2]);
});

test("nginx looks for the servers where the compose file has them", () => {
  const published = [...compose.matchAll(/"(127\.0\.0\.1:\d+):3000"/g)].map(([, place]) => place);
  const proxied = [...nginx.matchAll(/^ +server (127\.0\.0\.1:\d+) /gm)].map(([, place]) => place);
  expect(published.length).toBe(2);
  expect(proxied).toEqual(published);
});

test("L-13: nginx lets through whatever the API takes, so that the server itself says what is too large", () => {
  const megabytes = (text: string) => secondsIn(text, /^ +client_max_body_size (\d+)m;/m) * 1024 * 1024;
  const uploads = /location ~ (\^\/api\/\(upload-transcript\S+) \{([\s\S]*?)\}/.exec(nginx);
  const isUpload = new RegExp(uploads?.[1] ?? "");
  const operations = listOperations();
  for (const { path, bodyLimit, files } of operations) {
    const limit = isUpload.test(path)
      ? megabytes(uploads?.[2] ?? "")
      : megabytes(nginx.split("location ")[0] ?? "");
    expect([path, limit]).toEqual([path, expect.any(Number)]);
    expect(limit).toBeGreaterThan(bodyLimit ?? 0);
    if (files !== undefined) expect([path, isUpload.test(path)]).toEqual([path, true]);
  }
  expect(operations.filter(({ path }) => isUpload.test(path)).length).toBeGreaterThan(3);
});
