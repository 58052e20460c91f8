import { z } from "zod";
import { oneOffPurchase, subscription } from "./billing.ts";
import { companySizes, userGoals, userRoles } from "./choices.ts";
import { emailAddress, id, optionalText, requiredText } from "./fields.ts";
import { maxChars, maxLineChars } from "./limits.ts";
import { operation } from "./operation.ts";
import { newPassword } from "./passwords.ts";

/** The logged-in creator. Limits are null where nothing is limited on this server. */
export const user = z.object({
  _id: id,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profilePic: z.string().nullable(),
  credits: z.number(),
  currentInterviews: z.number(),
  currentSessions: z.number(),
  interviewLimits: z.number().nullable(),
  sessionLimits: z.number().nullable(),
  availableOneOffInterviews: z.number(),
  currentSubscriptionInterviews: z.number(),
  currentSubscriptionSessions: z.number(),
  subscriptionInterviewLimit: z.number().nullable(),
  subscriptionSessionLimit: z.number().nullable(),
  oneOffPurchases: z.array(oneOffPurchase),
  subscription: subscription.nullable(),
  /** For API clients: a bearer token, good for an hour, ended by logout. */
  token: z.string(),
  userRole: z.string().nullable(),
  companyName: z.string().nullable(),
  companySize: z.string().nullable(),
  userGoals: z.array(z.string()),
  onboarded: z.boolean(),
  emailVerified: z.boolean().default(false),
  weeklyDigest: z.boolean().default(false),
  language: z.string().default("en"),
  /** The owner of this installation, who sees its outbox. */
  instanceOwner: z.boolean().default(false),
  /**
   * Whom to ask about this installation; null for its owner, and where there is none. The address is left out where
   * anybody from outside may make an account.
   */
  serverOwner: z.object({ name: z.string(), email: z.string().nullable() }).nullable().default(null),
  /** Mails in the outbox that the owner has to pass on by hand, since they last looked. */
  outboxWaiting: z.number().int().default(0),
  twoStepLogin: z.boolean().default(false),
  /** Recovery codes of two-step login that weren't used yet; 0 where it is off. */
  recoveryCodesLeft: z.number().int().default(0),
  /** Providers that can log in to this account, and whether it has a password. */
  identities: z.array(z.object({ provider: z.string(), email: z.string().nullable() })).default([]),
  hasPassword: z.boolean().default(true),
  projectLimit: z.number().nullable().default(null),
  currentProjects: z.number().default(0),
  planName: z.string().default(""),
});
export type User = z.input<typeof user>;

export const getCurrentUser = operation("GET /api/current_user", "creator", {
  summary: "Get the logged-in creator",
  answers: { 200: user },
});

export const register = operation("POST /api/auth/register", "public", {
  summary: "Create an account with e-mail and password, and log in",
  body: z.object({
    name: requiredText("Name", maxChars.name),
    email: emailAddress,
    password: newPassword,
    /** From the link that the server prints at its start, for the first account. */
    setup: z.string().max(200).optional(),
    /** From the link of an invitation, where only the invited may register. */
    invitation: z.string().max(200).optional(),
  }),
  answers: { 201: z.object({ user, token: z.string() }) },
});

export const login = operation("POST /api/auth/login", "public", {
  summary: "Log in with e-mail and password",
  body: z.object({
    email: emailAddress,
    password: z.string({ error: "Password is required" }).min(1, { error: "Password is required" }).max(1000),
    /** Of the authenticator app, or a recovery code, where two-step login is on. */
    code: z.string().max(maxLineChars.loginCode).optional(),
  }),
  answers: { 200: z.object({ user, token: z.string() }) },
});

export const logout = operation("POST /api/auth/logout", "public", {
  summary: "Log out: this login's cookie and token stop working",
  answers: { 200: z.object({ success: z.literal(true) }) },
});

const goal = z.enum(userGoals, { error: "Please choose a goal" });

export const saveOnboarding = operation("POST /api/user/onboarding", "creator", {
  summary: "Complete your profile; `later: true` skips it",
  body: z.union([
    z.object({ later: z.literal(true) }),
    z.object({
      userRole: z.enum(userRoles, { error: "Please choose a role" }),
      companyName: optionalText("Company name", maxChars.organization).nullish(),
      companySize: z
        .union([z.enum(companySizes), z.literal("")], { error: "Please choose a company size" })
        .nullish(),
      userGoals: z.union([goal, z.array(goal).min(1, { error: "Please choose a goal" })], {
        error: "Please choose a goal",
      }),
    }),
  ]),
  answers: { 200: z.object({ success: z.literal(true), user }) },
});
