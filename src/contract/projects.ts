import { z } from "zod";
import { arrayPage, done, id, optionalText, projectParams, requiredText, timestamp } from "./fields.ts";
import { maxChars, restoreDays } from "./limits.ts";
import { operation } from "./operation.ts";

export const project = z.object({
  _id: id,
  name: z.string(),
  organization: z.string(),
  createdAt: timestamp,
  /** Made by us to look around in; counts in no limit. */
  sample: z.boolean(),
  /** What the caller is in it: viewers read, editors change, only the owner deletes it, pays and invites. */
  role: z.enum(["owner", "editor", "viewer"]),
});
export type Project = z.infer<typeof project>;

/** A project as a list shows it. */
export const listedProject = project.extend({
  /** Those that are not deleted. */
  interviews: z.int().nonnegative(),
  /** When the newest session in it began; null where there is none. */
  lastSessionAt: timestamp.nullable(),
  ownerName: z.string(),
});
export type ListedProject = z.infer<typeof listedProject>;

export const listProjects = operation("GET /api/projects", "creator", {
  summary: "List your projects, newest first; in pages if a limit is given",
  query: z.object(arrayPage),
  answers: { 200: z.array(listedProject) },
});

export const createProject = operation("POST /api/projects", "creator", {
  summary: "Create a project",
  body: z.object({
    name: requiredText("Project name", maxChars.name),
    organization: optionalText("Organization", maxChars.organization).nullish(),
  }),
  answers: { 201: project },
});

export const getProject = operation("GET /api/projects/:projectId", "creator", {
  summary: "Get one project",
  params: projectParams,
  answers: { 200: project },
});

export const updateProject = operation("PATCH /api/projects/:projectId", "creator", {
  summary: "Rename a project or change its organization",
  params: projectParams,
  body: z.object({
    name: requiredText("Project name", maxChars.name).optional(),
    organization: optionalText("Organization", maxChars.organization).optional(),
  }),
  answers: { 200: project },
});

export const deleteProject = operation("DELETE /api/projects/:projectId", "creator", {
  summary: `Delete a project and everything in it; can be undone for ${restoreDays} days`,
  params: projectParams,
  answers: { 200: done },
});

export const restoreProject = operation("POST /api/projects/:projectId/restore", "creator", {
  summary: `Restore a deleted project within ${restoreDays} days`,
  params: projectParams,
  answers: { 200: project },
});

/** Something deleted that the caller can still bring back, by the restore call of its kind. */
export const deletedThing = z.object({
  kind: z.enum(["project", "interview", "persona", "session", "transcript", "thread", "form", "practice"]),
  _id: id,
  name: z.string(),
  deletedAt: timestamp,
  /** The interview that a persona, session or thread belongs to; null for the others. */
  interviewId: id.nullable(),
});
export type DeletedThing = z.infer<typeof deletedThing>;

export const listDeleted = operation("GET /api/deleted", "creator", {
  summary: "List what you deleted and can still restore, latest first",
  answers: { 200: z.array(deletedThing) },
});
