import { expect, test } from "vitest";
import { EnvValues } from "./env-values.ts";
import { readForumSettings } from "./forum-settings.ts";

function read(env: Record<string, string>) {
  const problems: string[] = [];
  return { settings: readForumSettings(new EnvValues(env, problems)), problems };
}

test("with nothing set, threads are read from the public JSON", () => {
  expect(read({ REDDIT_CLIENT_ID: " ", REDDIT_BASE_URL: "" })).toEqual({
    settings: { credentials: null, baseUrl: null },
    problems: [],
  });
});

test("id and secret together open the API", () => {
  expect(read({ REDDIT_CLIENT_ID: " an-id ", REDDIT_CLIENT_SECRET: "a:secret" })).toEqual({
    settings: { credentials: { clientId: "an-id", clientSecret: "a:secret" }, baseUrl: null },
    problems: [],
  });
});

test("one without the other is named", () => {
  expect(read({ REDDIT_CLIENT_ID: "an-id" }).problems).toEqual([
    "Reddit's API is only partly set up: REDDIT_CLIENT_SECRET is missing alongside REDDIT_CLIENT_ID.",
  ]);
  expect(read({ REDDIT_CLIENT_SECRET: "secret" }).problems).toEqual([
    "Reddit's API is only partly set up: REDDIT_CLIENT_ID is missing alongside REDDIT_CLIENT_SECRET.",
  ]);
});

test("a pasted line break or colon in the id is refused", () => {
  expect(read({ REDDIT_CLIENT_ID: "an:id", REDDIT_CLIENT_SECRET: "s" }).problems).toHaveLength(1);
  expect(read({ REDDIT_CLIENT_ID: "id", REDDIT_CLIENT_SECRET: "s\r\nx: y" }).problems).toHaveLength(1);
});

test.each(["http://127.0.0.1:4020/", "http://localhost:4020", "http://[::1]:4020"])(
  "%s may stand in for Reddit",
  (url) => {
    expect(read({ REDDIT_BASE_URL: url }).problems).toEqual([]);
  },
);

test.each(["http://10.0.0.1/", "http://169.254.169.254/", "https://127.0.0.1/", "reddit", "file:///etc"])(
  "%s may not stand in for Reddit",
  (url) => {
    expect(read({ REDDIT_BASE_URL: url })).toEqual({
      settings: { credentials: null, baseUrl: null },
      problems: ["REDDIT_BASE_URL is for tests: it must be an http:// address of this machine."],
    });
  },
);
