import { z } from "zod";
import { user } from "./accounts.ts";
import { keyScopes, mailLanguages } from "./choices.ts";
import { done, download, emailAddress, id, optionalText, requiredText, timestamp } from "./fields.ts";
import { maxChars, maxEmailChars, maxLineChars } from "./limits.ts";
import { operation } from "./operation.ts";
import { newPassword } from "./passwords.ts";

/** Ways into an account, and what its owner may do with it. */

const token = z.string({ error: "This link is no longer valid." }).max(200);

export const forgotPassword = operation("POST /api/auth/forgot", "public", {
  summary: "Send a link to set a new password; the answer is the same whether or not there's an account",
  body: z.object({ email: emailAddress }),
  answers: { 200: done },
});

export const resetPassword = operation("POST /api/auth/reset", "public", {
  summary: "Set a new password with the link from the e-mail; logs out everywhere",
  body: z.object({ token, password: newPassword }),
  answers: { 200: done },
});

export const verifyEmail = operation("POST /api/auth/verify", "public", {
  summary: "Confirm an address with the link from the e-mail, while logged in or with the account's password",
  body: z.object({ token, password: z.string().max(1000).optional() }),
  answers: { 200: done },
});

export const connectProvider = operation("POST /api/auth/connect", "public", {
  summary: "Connect a login provider to the account with the link from the e-mail",
  body: z.object({ token }),
  answers: { 200: done },
});

export const disconnectProvider = operation("DELETE /api/user/identities/:provider", "creator", {
  summary: "Disconnect a login provider; refused if it's the only way to log in",
  params: z.object({ provider: z.string().max(60) }),
  wordParams: ["provider"],
  answers: { 200: done },
});

export const changeEmail = operation("POST /api/user/email", "creator", {
  summary:
    "Change the account's e-mail address: by a link sent to the new one, or immediately if the server can't send mail",
  body: z.object({
    email: emailAddress,
    /** Where the login is older than ten minutes. */
    password: z.string().max(1000).optional(),
  }),
  answers: { 200: z.object({ success: z.literal(true), message: z.string(), user }) },
});

export const confirmNewEmail = operation("POST /api/auth/change-email", "public", {
  summary: "Confirm the account's new address with the link from the e-mail",
  body: z.object({ token }),
  answers: { 200: done },
});

export const sendVerification = operation("POST /api/auth/verify/send", "creator", {
  summary: "Resend the link that confirms your address",
  answers: { 200: done },
});

export const updateUser = operation("PATCH /api/user", "creator", {
  summary: "Change your name, company, e-mail language, weekly digest or password",
  body: z.object({
    name: requiredText("Name", maxChars.name).optional(),
    email: z.never({ error: "Change the e-mail address with POST /api/user/email." }).optional(),
    companyName: optionalText("Company name", maxChars.organization).nullable().optional(),
    language: z.enum(mailLanguages).optional(),
    weeklyDigest: z.boolean().optional(),
    password: z.object({ current: z.string().max(1000), next: newPassword }).optional(),
  }),
  answers: { 200: user },
});

export const beginSecondFactor = operation("POST /api/user/second-factor", "creator", {
  summary: "Start setting up two-step login; answers with the secret for an authenticator app",
  body: z.object({ password: z.string().max(1000).optional() }),
  answers: { 200: z.object({ secret: z.string(), uri: z.string() }) },
});

const code = z
  .string({ error: "Please enter the code." })
  .min(1, { error: "Please enter the code." })
  .max(maxLineChars.loginCode);

export const confirmSecondFactor = operation("POST /api/user/second-factor/confirm", "creator", {
  summary: "Turn on two-step login with a code from the app; the recovery codes are shown only once",
  body: z.object({ code }),
  answers: { 200: z.object({ recoveryCodes: z.array(z.string()) }) },
});

export const turnOffSecondFactor = operation("DELETE /api/user/second-factor", "creator", {
  summary: "Turn off two-step login with a code from the app or a recovery code",
  body: z.object({ code }),
  answers: { 200: done },
});

export const exportAccount = operation("GET /api/user/export", "creator", {
  summary: "Download everything in the account as a zip",
  answers: { 200: download },
});

export const deleteAccount = operation("DELETE /api/delete-account", "creator", {
  summary: "Delete the account with all its projects, sessions and personas, and cancel the subscription",
  body: z.object({
    /** The account's address, typed as a confirmation. */
    email: z.string({ error: "Please type your e-mail address to confirm." }).max(maxEmailChars),
    /** The address of the account that takes the installation over, where its owner leaves. */
    successor: z.string().max(maxEmailChars).optional(),
    /** Where the login is older than ten minutes. */
    password: z.string().max(1000).optional(),
  }),
  answers: { 200: done },
});

const openLogin = z.object({
  id,
  createdAt: timestamp,
  expiresAt: timestamp,
  /** The login that this call came with. */
  current: z.boolean(),
});

export const listLogins = operation("GET /api/user/sessions", "creator", {
  summary: "List where the account is logged in",
  answers: { 200: z.array(openLogin) },
});

export const endLogins = operation("DELETE /api/user/sessions", "creator", {
  summary: "Log out everywhere else",
  answers: { 200: done },
});

export const apiKey = z.object({
  _id: id,
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  lastUsedAt: timestamp.nullable(),
  createdAt: timestamp,
});
export type ApiKey = z.infer<typeof apiKey>;

export const listApiKeys = operation("GET /api/user/keys", "creator", {
  summary: "List your API keys, without the keys themselves",
  answers: { 200: z.array(apiKey) },
});

export const createApiKey = operation("POST /api/user/keys", "creator", {
  summary:
    "Create an API key; it's shown only once. `personal` adds conversations and participants' details to `read`, and personal data to `export`",
  body: z.object({
    name: requiredText("Name", maxLineChars.keyName),
    scopes: z
      .array(z.enum(keyScopes, { error: "Choose from read, write, personal and export." }))
      .min(1, { error: "Choose what this key can do." })
      .max(keyScopes.length)
      .default(["read"]),
  }),
  answers: { 201: apiKey.extend({ key: z.string() }) },
});

export const deleteApiKey = operation("DELETE /api/user/keys/:id", "creator", {
  summary: "Delete an API key; it stops working immediately",
  params: z.object({ id }),
  answers: { 200: done },
});
