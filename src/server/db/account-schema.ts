import { sql } from "drizzle-orm";
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { KeyScope } from "#contract/choices.ts";
import type { NoticeTime } from "#contract/members.ts";
import { at, belongsTo, createdAtColumn } from "./columns.ts";
import { projects, users } from "./study-schema.ts";

/** Who may come in and by which door, and with whom they work. */

/** A provider's account that opens one of ours: by issuer and subject, never by e-mail address. */
export const identities = pgTable(
  "identities",
  {
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    userId: belongsTo("user_id", () => users.id),
    provider: text("provider").notNull(),
    email: text("email"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index("identities_user").on(table.userId),
  ],
);

/** A login at a provider that was begun and not finished; used once, for ten minutes. */
export const loginStates = pgTable("login_states", {
  stateHash: text("state_hash").primaryKey(),
  provider: text("provider").notNull(),
  nonce: text("nonce").notNull(),
  codeVerifier: text("code_verifier").notNull(),
  returnTo: text("return_to").notNull(),
  /** Binds the state to the browser that began it. */
  browserHash: text("browser_hash").notNull(),
  expiresAt: at("expires_at").notNull(),
});

/** One row: whose this installation is, stored once, and by what another server's secret is told apart. */
export const installation = pgTable("installation", {
  id: smallint("id").primaryKey().default(1),
  ownerId: text("owner_id").references(() => users.id, { onDelete: "set null" }),
  /** Counts owners, so that the set-up link of an earlier one opens nothing. */
  setupRound: integer("setup_round").notNull().default(0),
  /** Of secret.key; null until a server has started. */
  secretCheck: text("secret_check"),
  /** When the owner last looked into the outbox. */
  outboxSeenAt: at("outbox_seen_at"),
});

/** The second step of a login: a shared secret, sealed, and the codes that serve once in its place, as hashes. */
export const secondFactors = pgTable("second_factors", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  secret: text("secret").notNull(),
  /** Null while it is being set up. */
  confirmedAt: at("confirmed_at"),
  /** The time step of the last code that was taken, so that none is taken twice. */
  lastStep: integer("last_step").notNull().default(0),
  recoveryHashes: text("recovery_hashes").array().notNull().default(sql`'{}'::text[]`),
  createdAt: createdAtColumn(),
});

/** Links that are sent by mail and work once; kept as hashes. */
export const mailTokens = pgTable(
  "mail_tokens",
  {
    hash: text("hash").primaryKey(),
    purpose: text("purpose").$type<"verify" | "reset" | "link_identity" | "change_email">().notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
    expiresAt: at("expires_at").notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index("mail_tokens_user").on(table.userId)],
);

export const apiKeys = pgTable(
  "api_keys",
  {
    id: text("id").primaryKey(),
    userId: belongsTo("user_id", () => users.id),
    name: text("name").notNull(),
    hash: text("hash").notNull().unique(),
    /** The first characters, to tell keys apart by. */
    prefix: text("prefix").notNull(),
    /** Keys that are older than scopes keep all four. */
    scopes: text("scopes")
      .array()
      .$type<KeyScope[]>()
      .notNull()
      .default(sql`'{read,write,personal,export}'::text[]`),
    lastUsedAt: at("last_used_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [index("api_keys_user").on(table.userId)],
);

/** Colleagues of a project. The owner stands with the project itself. */
export const members = pgTable(
  "members",
  {
    id: text("id").primaryKey(),
    projectId: belongsTo("project_id", () => projects.id),
    /** Null while the invitation is not accepted. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    role: text("role").$type<"viewer" | "editor">().notNull(),
    tokenHash: text("token_hash").unique(),
    invitedAt: createdAtColumn(),
    acceptedAt: at("accepted_at"),
  },
  (table) => [
    uniqueIndex("members_email").on(table.projectId, sql`lower(${table.email})`),
    index("members_user").on(table.userId),
  ],
);

/** When somebody gets mail about a project; a row once they chose something else than what applies by their role. */
export const projectNotices = pgTable(
  "project_notices",
  {
    projectId: belongsTo("project_id", () => projects.id),
    userId: belongsTo("user_id", () => users.id),
    /** Null: as their role has it. */
    distress: text("distress").$type<NoticeTime>(),
    finished: text("finished").$type<NoticeTime>().notNull(),
    /** Interviews that were finished before this choice make no mail. */
    finishedSince: at("finished_since").notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index("project_notices_user").on(table.userId),
  ],
);

/** Who viewed, exported or deleted what; never what it said. */
export const audit = pgTable(
  "audit",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: createdAtColumn(),
    /** Whose data it is about. Kept after the account is gone, without anything that names it. */
    ownerId: text("owner_id").notNull(),
    actorId: text("actor_id"),
    action: text("action").notNull(),
    targetKind: text("target_kind").notNull(),
    targetId: text("target_id"),
    projectId: text("project_id"),
  },
  (table) => [index("audit_owner").on(table.ownerId, table.id)],
);
