import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { Competitors } from "#contract/findings.ts";
import type { FormField } from "#contract/forms.ts";
import type { InterviewSettings } from "#contract/interview-settings.ts";
import type { Wordings } from "#contract/wordings.ts";
import { at, belongsTo, createdAtColumn } from "./columns.ts";
import { guideColumn, questionsColumn } from "./stored-questions.ts";

/** Who makes interviews, and what they make: accounts, projects, forms, interviews and their frozen scripts. */

export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    /** As typed; unique by its lower-case form. */
    email: text("email").notNull(),
    passwordHash: text("password_hash"),
    profilePic: text("profile_pic"),
    userRole: text("user_role"),
    companyName: text("company_name"),
    companySize: text("company_size"),
    userGoals: text("user_goals").array().notNull().default(sql`'{}'::text[]`),
    onboardedAt: at("onboarded_at"),
    /** When the address was shown to be theirs. */
    emailVerifiedAt: at("email_verified_at"),
    stripeCustomerId: text("stripe_customer_id").unique(),
    weeklyDigest: boolean("weekly_digest").notNull().default(false),
    language: text("language").notNull().default("en"),
    createdAt: createdAtColumn(),
  },
  (table) => [uniqueIndex("users_email").on(sql`lower(${table.email})`)],
);

/** One row a login. The cookie's token is kept as a hash only. */
export const logins = pgTable(
  "logins",
  {
    id: text("id").primaryKey(),
    userId: belongsTo("user_id", () => users.id),
    tokenHash: text("token_hash").notNull().unique(),
    expiresAt: at("expires_at").notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index("logins_user").on(table.userId)],
);

export const projects = pgTable(
  "projects",
  {
    id: text("id").primaryKey(),
    ownerId: belongsTo("owner_id", () => users.id),
    name: text("name").notNull(),
    organization: text("organization").notNull().default(""),
    sample: boolean("sample").notNull().default(false),
    createdAt: createdAtColumn(),
    deletedAt: at("deleted_at"),
  },
  (table) => [index("projects_owner").on(table.ownerId, table.createdAt)],
);

export const forms = pgTable("forms", {
  id: text("id").primaryKey(),
  /** Null for the forms that come with the product. */
  ownerId: text("owner_id").references(() => users.id, { onDelete: "cascade" }),
  name: text("name").notNull(),
  formType: text("form_type").$type<"pre" | "post">().notNull(),
  fields: jsonb("fields").$type<FormField[]>().notNull(),
  createdAt: createdAtColumn(),
  deletedAt: at("deleted_at"),
});

export const interviews = pgTable(
  "interviews",
  {
    id: text("id").primaryKey(),
    projectId: belongsTo("project_id", () => projects.id),
    name: text("name").notNull(),
    introduction: text("introduction").notNull(),
    objective: text("objective").notNull(),
    topics: text("topics").array().notNull(),
    questions: questionsColumn("questions").notNull(),
    interviewType: text("interview_type")
      .$type<"subscription" | "oneOff">()
      .notNull()
      .default("subscription"),
    prototypeUrl: text("prototype_url"),
    prototypeType: text("prototype_type").$type<"figma" | "website" | "image" | "video">(),
    preFormId: text("pre_form_id").references(() => forms.id, { onDelete: "set null" }),
    postFormId: text("post_form_id").references(() => forms.id, { onDelete: "set null" }),
    settings: jsonb("settings").$type<InterviewSettings>().notNull(),
    /** What participants read in other languages. */
    wordings: jsonb("wordings").$type<Wordings>().notNull().default({}),
    /** The creator's own list; null until there is one. */
    competitors: jsonb("competitors").$type<Competitors>(),
    /** Counted by the statements that start and finish sessions; numbers the participants. */
    sessionsStarted: integer("sessions_started").notNull().default(0),
    sessionsCompleted: integer("sessions_completed").notNull().default(0),
    /** Counts the changes of script and settings; `interview_edits` has which of them changed what. */
    version: integer("version").notNull().default(0),
    createdAt: createdAtColumn(),
    /** Takes nobody new and is left out of lists; everything stays readable. */
    archivedAt: at("archived_at"),
    deletedAt: at("deleted_at"),
  },
  (table) => [index("interviews_project").on(table.projectId, table.createdAt)],
);

/** Which version of an interview changed a field of it last, and who did, so that two editors do not overwrite each other. */
export const interviewEdits = pgTable(
  "interview_edits",
  {
    interviewId: belongsTo("interview_id", () => interviews.id),
    /** As a change names it: "questions", "settings.minutes". */
    field: text("field").notNull(),
    version: integer("version").notNull(),
    changedBy: text("changed_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [primaryKey({ columns: [table.interviewId, table.field] })],
);

/** A script as it stood when a session began; never changed, shared by the sessions that began with it. */
export const guides = pgTable(
  "guides",
  {
    id: text("id").primaryKey(),
    interviewId: belongsTo("interview_id", () => interviews.id),
    projectId: text("project_id").notNull(),
    hash: text("hash").notNull(),
    guide: guideColumn("guide").notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [uniqueIndex("guides_interview_hash").on(table.interviewId, table.hash)],
);

/** The exact texts that people consented to, by hash; a changed text is a new row. */
export const consentTexts = pgTable("consent_texts", {
  hash: text("hash").primaryKey(),
  body: text("body").notNull(),
  createdAt: createdAtColumn(),
});
