import { describe, expect, test } from "vitest";
import { ConfigError, loadConfig } from "./config.ts";
import { type Environment, isLoopback } from "./env-values.ts";

function problemsOf(env: Environment): string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe("the settings", () => {
  test("with nothing set, everything has a working choice", () => {
    const config = loadConfig({});
    expect(config).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      publicUrl: "http://localhost:3000",
      databaseUrl: null,
      pgBin: null,
      trustProxy: false,
      drainSeconds: 0,
      logLevel: "warn",
      rateLimits: true,
      production: false,
      waitlistUrl: null,
      countriesUrl: null,
      avatarUrl: null,
    });
    expect(config.dataDir).toMatch(/^\/.*data$|^[A-Z]:.*data$/);
  });

  test("L-13: plans are sold for nothing on this machine only, unless it is said so", () => {
    const modeAt = (env: Environment) => loadConfig(env).billing.mode;
    const elsewhere = { PUBLIC_URL: "https://ask.example.org" };
    expect([modeAt({}), modeAt(elsewhere)]).toEqual(["demo", "off"]);
    expect(modeAt({ ...elsewhere, BILLING: "demo" })).toBe("demo");
  });

  test("blank is the same as absent", () => {
    expect(loadConfig({ PORT: " ", HOST: "", DATABASE_URL: "  ", PUBLIC_URL: "", RATE_LIMITS: "" })).toEqual(
      loadConfig({}),
    );
  });

  test("are read as they are given", () => {
    expect(
      loadConfig({
        HOST: " 0.0.0.0 ",
        PORT: "8080",
        PUBLIC_URL: "https://ask.example.org/",
        DATABASE_URL: "postgresql://me@db/askwell",
        TRUST_PROXY: "on",
        LOG_LEVEL: "info",
        NODE_ENV: "production",
        WAITLIST_URL: "https://wait.example/list",
      }),
    ).toMatchObject({
      host: "0.0.0.0",
      port: 8080,
      publicUrl: "https://ask.example.org",
      databaseUrl: "postgresql://me@db/askwell",
      trustProxy: true,
      drainSeconds: 5,
      logLevel: "info",
      production: true,
      waitlistUrl: "https://wait.example/list",
    });
  });

  test("the public address follows the port where it is not given", () => {
    expect(loadConfig({ PORT: "4123" }).publicUrl).toBe("http://localhost:4123");
  });

  test.each([
    ["off", false],
    ["false", false],
    ["0", false],
    ["1", true],
    ["10.0.0.0/8", "10.0.0.0/8"],
  ])("TRUST_PROXY=%s", (given, meant) => {
    expect(loadConfig({ TRUST_PROXY: given }).trustProxy).toBe(meant);
  });

  test.each([
    ["PORT", "abc", /^PORT must be a number/],
    ["PORT", "65536", /^PORT must be a number/],
    ["PORT", "-1", /^PORT must be a number/],
    ["PORT", "3000.5", /^PORT must be a number/],
    ["PUBLIC_URL", "ask.example.org", /^PUBLIC_URL must be an address that starts with http/],
    ["PUBLIC_URL", "ftp://ask.example.org", /^PUBLIC_URL must be an address/],
    ["DATABASE_URL", "mysql://x", /^DATABASE_URL must be an address that starts with postgres/],
    ["RATE_LIMITS", "maybe", /^RATE_LIMITS must be one of on, off/],
    ["LOG_LEVEL", "loud", /^LOG_LEVEL must be one of/],
    ["DRAIN_SECONDS", "long", /^DRAIN_SECONDS must be a number from 0 to 60/],
    ["WAITLIST_URL", "javascript:alert(1)", /^WAITLIST_URL must be an address/],
  ])("%s=%s is refused in a sentence", (name, value, sentence) => {
    const problems = problemsOf({ [name]: value });
    expect(problems.length).toBe(1);
    expect(problems[0]).toMatch(sentence);
  });

  test("all problems are told at once", () => {
    expect(problemsOf({ PORT: "x", PUBLIC_URL: "y", LOG_LEVEL: "z", DATABASE_URL: "w" }).length).toBe(4);
  });

  test("the database's password is in no sentence", () => {
    expect(problemsOf({ DATABASE_URL: "mysql://me:hunter2@db" }).join()).not.toContain("hunter2");
  });

  test("limits can be off only on an address that nobody else can reach", () => {
    expect(problemsOf({ RATE_LIMITS: "off" })).toEqual([]);
    expect(problemsOf({ RATE_LIMITS: "off", PUBLIC_URL: "https://ask.example.org" })).toEqual([
      "RATE_LIMITS=off is for benchmarks on this machine only: PUBLIC_URL must then be a loopback address.",
    ]);
  });
});

describe("an address of this machine", () => {
  test.each(["http://localhost:3000", "http://127.0.0.1", "http://127.8.8.8:1", "http://[::1]:3000"])(
    "%s is one",
    (url) => expect(isLoopback(url)).toBe(true),
  );
  test.each([
    "http://127.0.0.1.evil.example",
    "http://localhost.example",
    "http://10.0.0.1",
    "http://0.0.0.0",
    "https://ask.example.org",
  ])("%s is none", (url) => expect(isLoopback(url)).toBe(false));
});
