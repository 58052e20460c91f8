import { z } from "zod";
import { exportFormats } from "./choices.ts";
import { closedCount } from "./closed-counts.ts";
import { done, download, id, interviewParams, projectParams, timestamp } from "./fields.ts";
import { storedInsights } from "./insights.ts";
import { maxReportLinkDays } from "./limits.ts";
import { operation } from "./operation.ts";

/** Results that leave: files for other tools, and a read-only page for people without an account. */

const query = z.object({
  format: z.enum(exportFormats, { error: "This format is not known." }).default("json"),
  /** "1" includes e-mail addresses, codes, towns and names. */
  personal: z.enum(["0", "1"]).default("0"),
  /** "1" includes what is worth a second look in the answers, with its proof: in tables and JSON. */
  flags: z.enum(["0", "1"]).default("0"),
});

export const exportInterview = operation("GET /api/interviews/:id/export", "creator", {
  summary: "Export an interview as a file; personal data only with personal=1",
  params: interviewParams,
  query,
  answers: { 200: download },
});

export const exportProject = operation("GET /api/projects/:projectId/export", "creator", {
  summary: "Export a project as a file; personal data only with personal=1",
  params: projectParams,
  query,
  answers: { 200: download },
});

export const reportLink = z.object({
  _id: id,
  /** Gives read access to the report while the link holds. */
  token: z.string(),
  url: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
  /** When it was opened last; null before. */
  openedAt: timestamp.nullable(),
});
export type ReportLink = z.infer<typeof reportLink>;

export const listReportLinks = operation("GET /api/interviews/:id/report-links", "creator", {
  summary: "List the report links that still work",
  params: interviewParams,
  answers: { 200: z.array(reportLink) },
});

export const createReportLink = operation("POST /api/interviews/:id/report-links", "creator", {
  summary: "Create a link to the report; it expires and can be revoked",
  params: interviewParams,
  body: z.object({ days: z.number().int().min(1).max(maxReportLinkDays).default(30) }),
  answers: { 201: reportLink },
});

export const revokeReportLink = operation("DELETE /api/interviews/:id/report-links/:token", "creator", {
  summary: "Revoke a report link; it stops working immediately",
  params: interviewParams.extend({ token: z.string() }),
  wordParams: ["token"],
  answers: { 200: done },
});

/** What a reader of the report sees: findings and quotes without personal data. */
export const publicReport = z.object({
  name: z.string(),
  organization: z.string(),
  objective: z.string(),
  questions: z.array(z.string()),
  participants: z.number().int(),
  /** Groups of fewer than three people are told together. */
  demographics: z.object({
    ageRanges: z.array(z.object({ label: z.string(), people: z.number().int() })),
    countries: z.array(z.object({ label: z.string(), people: z.number().int() })),
    occupations: z.array(z.object({ label: z.string(), people: z.number().int() })),
  }),
  /** The closed questions, named by their number in the script. */
  closed: z.array(closedCount).optional(),
  insights: storedInsights,
  expiresAt: timestamp.nullable(),
});
export type PublicReport = z.infer<typeof publicReport>;

export const getReport = operation("GET /api/reports/:token", "public", {
  summary: "Get the report behind a link",
  params: z.object({ token: z.string() }),
  wordParams: ["token"],
  answers: { 200: publicReport },
});

export const getOwnReport = operation("GET /api/interviews/:id/report", "creator", {
  summary: "Preview the report as its readers will see it",
  params: interviewParams,
  answers: { 200: publicReport },
});
