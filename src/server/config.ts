import type { ScryptOptions } from "node:crypto";
import { resolve } from "node:path";
import { type BillingSettings, readBillingSettings } from "./billing-settings.ts";
import { type Environment, EnvValues, isLoopback } from "./env-values.ts";
import { type ForumSettings, readForumSettings } from "./forum-settings.ts";
import { type LoginProviderSettings, readLoginSettings } from "./login-settings.ts";
import { type MailSettings, readMailSettings } from "./mail-settings.ts";
import { findUnnamedOllama, type ModelSettings, readModelSettings } from "./model-settings.ts";
import { readSpeechSettings, type SpeechSettings } from "./speech-settings.ts";
import { readTracingSettings, type TracingSettings } from "./tracing-settings.ts";
import { readTranslateSettings, type TranslateSettings } from "./translate-settings.ts";

/** What a hash costs whoever makes it, and whoever tries passwords against a stolen one. */
export type PasswordCost = Required<Pick<ScryptOptions, "N" | "r" | "p">>;

/** OWASP's password storage cheat sheet: scrypt with N=2^17, r=8, p=1. */
export const defaultPasswordCost: PasswordCost = { N: 2 ** 17, r: 8, p: 1 };

/** The server's settings, typed and grouped. A group that is absent chooses the built-in. */
export interface Config {
  host: string;
  port: number;
  /** Where people reach this server: in share links, mails and return addresses. Never the request's Host. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  /** A folder with PostgreSQL's programs, in place of the bundled ones. */
  pgBin: string | null;
  trustProxy: boolean | string;
  /** How long a server that is told to stop goes on answering, so that a load balancer learns of it. */
  drainSeconds: number;
  logLevel: LogLevel;
  rateLimits: boolean;
  /** No setting: what a server hashes passwords with. */
  passwordCost: PasswordCost;
  production: boolean;
  waitlistUrl: string | null;
  countriesUrl: string | null;
  avatarUrl: string | null;
  /** The language model that listens and speaks; null for the built-in interviewer alone. */
  model: ModelSettings | null;
  /** The server that turns speech into text; null where speech is not recognised. */
  speech: SpeechSettings | null;
  /** The server that translates quotes; null where none is set up. */
  translate: TranslateSettings | null;
  /** How threads of the public forum are read. */
  reddit: ForumSettings;
  billing: BillingSettings;
  /** Providers that people may log in with, besides e-mail and password. */
  loginProviders: LoginProviderSettings[];
  /** The mail server; null keeps mails in the outbox. */
  mail: MailSettings | null;
  /** Takes a new secret.key for the installation's own, once, where the former one is lost. */
  secretReplaced: boolean;
  /** Who may make an account, after the first one. */
  registration: "open" | "invited" | "off";
  /** Whether the first account needs the link that the start prints: where the server can be reached from outside. */
  setupLink: boolean;
  /** Who owns this installation; null makes it the first account. */
  ownerEmail: string | null;
  /** Who shows it may read /metrics from anywhere; null leaves them to this machine. */
  metricsToken: string | null;
  /** Where traces are sent; null sends none. */
  tracing: TracingSettings | null;
}

/** A second longer than deploy/nginx.conf keeps a connection that nobody uses. */
const drainBehindProxy = 5;
const maxDrainSeconds = 60;

const logLevels = ["silent", "error", "warn", "info", "debug"] as const;
type LogLevel = (typeof logLevels)[number];

/** Every problem of the settings at once, each a sentence. */
export class ConfigError extends Error {
  readonly problems: string[];
  /** Where to ask which models there are, when Ollama is chosen and no model is. */
  readonly unnamedOllama: string | null;
  constructor(problems: string[], unnamedOllama: string | null = null) {
    super(problems.join("\n"));
    this.problems = problems;
    this.unnamedOllama = unnamedOllama;
  }
}

/** Reads the settings, by default from this process's environment. Throws a ConfigError with all problems. */
export function loadConfig(env: Environment = process.env): Config {
  const problems: string[] = [];
  const values = new EnvValues(env, problems);
  const port = readPort(values);
  const publicUrl = values.webAddress("PUBLIC_URL") ?? `http://localhost:${port}`;
  const rateLimits = values.choice("RATE_LIMITS", ["on", "off"]) !== "off";
  if (!rateLimits && !isLoopback(publicUrl)) {
    problems.push(
      "RATE_LIMITS=off is for benchmarks on this machine only: PUBLIC_URL must then be a loopback address.",
    );
  }
  const trustProxy = readTrustProxy(values.text("TRUST_PROXY"));
  const config: Config = {
    host: values.text("HOST") ?? "127.0.0.1",
    port,
    publicUrl,
    dataDir: resolve(values.text("DATA_DIR") ?? "./data"),
    databaseUrl: readDatabaseUrl(values),
    pgBin: values.text("PG_BIN"),
    trustProxy,
    drainSeconds: readDrain(values) ?? (trustProxy === false ? 0 : drainBehindProxy),
    logLevel: values.choice("LOG_LEVEL", logLevels) ?? "warn",
    rateLimits,
    passwordCost: defaultPasswordCost,
    production: env.NODE_ENV === "production",
    waitlistUrl: readUrl(values, "WAITLIST_URL"),
    countriesUrl: readUrl(values, "COUNTRIES_URL"),
    avatarUrl: readUrl(values, "AVATAR_URL"),
    model: readModelSettings(values),
    speech: readSpeechSettings(values),
    translate: readTranslateSettings(values),
    reddit: readForumSettings(values),
    billing: readBillingSettings(values, publicUrl),
    loginProviders: readLoginSettings(values),
    mail: readMailSettings(values),
    secretReplaced: values.text("SECRET_REPLACED")?.toLowerCase() === "on",
    registration:
      values.choice("REGISTRATION", ["open", "invited", "off"]) ??
      (isLoopback(publicUrl) ? "open" : "invited"),
    setupLink: !isLoopback(publicUrl),
    ownerEmail: values.text("OWNER_EMAIL"),
    metricsToken: values.text("METRICS_TOKEN"),
    tracing: readTracingSettings(values),
  };
  if (problems.length > 0) throw new ConfigError(problems, findUnnamedOllama(env));
  return config;
}

function readPort(values: EnvValues): number {
  const given = values.text("PORT");
  if (given === null) return 3000;
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65_535)
    values.problems.push(`PORT must be a number from 0 to 65535, not "${given}".`);
  return port;
}

/** As it was given: what is asked of other services goes to this very address. */
function readUrl(values: EnvValues, name: string): string | null {
  return values.webAddress(name) === null ? null : values.text(name);
}

function readDatabaseUrl(values: EnvValues): string | null {
  const given = values.text("DATABASE_URL");
  if (given === null || /^postgres(ql)?:\/\//.test(given)) return given;
  values.problems.push("DATABASE_URL must be an address that starts with postgres:// or postgresql://.");
  return null;
}

function readTrustProxy(given: string | null): boolean | string {
  if (given === null || given === "off" || given === "false" || given === "0") return false;
  return given === "on" || given === "true" || given === "1" ? true : given;
}

function readDrain(values: EnvValues): number | null {
  const given = values.text("DRAIN_SECONDS");
  if (given === null) return null;
  if (/^\d+$/.test(given) && Number(given) <= maxDrainSeconds) return Number(given);
  values.problems.push(`DRAIN_SECONDS must be a number from 0 to ${maxDrainSeconds}, not "${given}".`);
  return null;
}
