import type { ScryptOptions } from "node:crypto";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { type BillingSettings, readBillingSettings } from "./billing-settings.ts";
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

export type Environment = Record<string, string | undefined>;

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
  const port = readPort(env.PORT, problems);
  const host = text(env.HOST) ?? "127.0.0.1";
  const publicUrl = readUrl("PUBLIC_URL", env.PUBLIC_URL, problems) ?? `http://localhost:${port}`;
  const rateLimits = readSwitch("RATE_LIMITS", env.RATE_LIMITS, problems);
  if (!rateLimits && !isLoopback(publicUrl)) {
    problems.push(
      "RATE_LIMITS=off is for benchmarks on this machine only: PUBLIC_URL must then be a loopback address.",
    );
  }
  const trustProxy = readTrustProxy(env.TRUST_PROXY);
  const config: Config = {
    host,
    port,
    publicUrl: publicUrl.replace(/\/+$/, ""),
    dataDir: resolve(text(env.DATA_DIR) ?? "./data"),
    databaseUrl: readDatabaseUrl(env.DATABASE_URL, problems),
    pgBin: text(env.PG_BIN),
    trustProxy,
    drainSeconds: readDrain(env.DRAIN_SECONDS, problems) ?? (trustProxy === false ? 0 : drainBehindProxy),
    logLevel: readLogLevel(env.LOG_LEVEL, problems),
    rateLimits,
    passwordCost: defaultPasswordCost,
    production: env.NODE_ENV === "production",
    waitlistUrl: readUrl("WAITLIST_URL", env.WAITLIST_URL, problems),
    countriesUrl: readUrl("COUNTRIES_URL", env.COUNTRIES_URL, problems),
    avatarUrl: readUrl("AVATAR_URL", env.AVATAR_URL, problems),
    model: readModelSettings(env, problems, isLoopback),
    speech: readSpeechSettings(env, problems),
    translate: readTranslateSettings(env, problems),
    reddit: readForumSettings(env, problems, isLoopback),
    billing: readBillingSettings(env, problems, { publicUrl, isLoopback }),
    loginProviders: readLoginSettings(env, problems, isLoopback),
    mail: readMailSettings(env, problems),
    secretReplaced: text(env.SECRET_REPLACED)?.toLowerCase() === "on",
    registration:
      readRegistration(env.REGISTRATION, problems) ?? (isLoopback(publicUrl) ? "open" : "invited"),
    setupLink: !isLoopback(publicUrl),
    ownerEmail: text(env.OWNER_EMAIL),
    metricsToken: text(env.METRICS_TOKEN),
    tracing: readTracingSettings(env, problems),
  };
  if (problems.length > 0) throw new ConfigError(problems, findUnnamedOllama(env));
  return config;
}

function text(value: string | undefined): string | null {
  return value === undefined || value.trim() === "" ? null : value.trim();
}

function readPort(value: string | undefined, problems: string[]): number {
  const given = text(value);
  if (given === null) return 3000;
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65_535)
    problems.push(`PORT must be a number from 0 to 65535, not "${given}".`);
  return port;
}

function readUrl(name: string, value: string | undefined, problems: string[]): string | null {
  const given = text(value);
  if (given === null) return null;
  if (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)) return given;
  problems.push(`${name} must be an address that starts with http:// or https://, not "${given}".`);
  return null;
}

function readDatabaseUrl(value: string | undefined, problems: string[]): string | null {
  const given = text(value);
  if (given === null || /^postgres(ql)?:\/\//.test(given)) return given;
  problems.push("DATABASE_URL must be an address that starts with postgres:// or postgresql://.");
  return null;
}

function readSwitch(name: string, value: string | undefined, problems: string[]): boolean {
  const given = text(value)?.toLowerCase() ?? "on";
  if (given !== "on" && given !== "off") problems.push(`${name} must be "on" or "off", not "${given}".`);
  return given !== "off";
}

function readRegistration(value: string | undefined, problems: string[]): Config["registration"] | null {
  const given = text(value)?.toLowerCase() ?? null;
  if (given === null || given === "open" || given === "invited" || given === "off") return given;
  problems.push(`REGISTRATION must be "open", "invited" or "off", not "${given}".`);
  return null;
}

function readTrustProxy(value: string | undefined): boolean | string {
  const given = text(value);
  if (given === null || given === "off" || given === "false" || given === "0") return false;
  return given === "on" || given === "true" || given === "1" ? true : given;
}

function readDrain(value: string | undefined, problems: string[]): number | null {
  const given = text(value);
  if (given === null) return null;
  if (/^\d+$/.test(given) && Number(given) <= maxDrainSeconds) return Number(given);
  problems.push(`DRAIN_SECONDS must be a number from 0 to ${maxDrainSeconds}, not "${given}".`);
  return null;
}

function readLogLevel(value: string | undefined, problems: string[]): LogLevel {
  const given = text(value) ?? "warn";
  const level = logLevels.find((known) => known === given);
  if (!level) problems.push(`LOG_LEVEL must be one of ${logLevels.join(", ")}, not "${given}".`);
  return level ?? "warn";
}

/** Whether an address can only be reached from this machine. False for what is no address. */
export function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  if (host === "localhost" || host === "::1") return true;
  return isIP(host) === 4 && host.startsWith("127.");
}
