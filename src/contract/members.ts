import { z } from "zod";
import { done, emailAddress, id, projectParams, timestamp } from "./fields.ts";
import { operation } from "./operation.ts";
import { project } from "./projects.ts";

/** Colleagues in a project: viewers read, editors change; only the owner deletes it, pays, and invites. */

export const member = z.object({
  _id: id,
  email: z.string(),
  /** Null while the invitation is not accepted. */
  name: z.string().nullable(),
  role: z.enum(["owner", "editor", "viewer"]),
  status: z.enum(["invited", "active"]),
  /** For the owner, when the project was made. */
  invitedAt: timestamp,
  /** To pass on by hand, in the answer to inviting, where this server sends no mail. */
  link: z.string().nullable().default(null),
});
export type Member = z.infer<typeof member>;

export const listMembers = operation("GET /api/projects/:projectId/members", "creator", {
  summary: "List a project's members, its owner first",
  params: projectParams,
  answers: { 200: z.array(member) },
});

export const inviteMember = operation("POST /api/projects/:projectId/members", "creator", {
  summary: "Invite someone by e-mail, or change a member's role",
  params: projectParams,
  body: z.object({ email: emailAddress, role: z.enum(["viewer", "editor"]) }),
  answers: { 201: member },
});

export const removeMember = operation("DELETE /api/projects/:projectId/members/:memberId", "creator", {
  summary: "Remove a member from a project, or leave it",
  params: projectParams.extend({ memberId: id }),
  answers: { 200: done },
});

export const handOverProject = operation("POST /api/projects/:projectId/owner", "creator", {
  summary: "Make a member the owner of a project; the previous owner becomes an editor",
  params: projectParams,
  body: z.object({ memberId: id }),
  answers: { 200: project },
});

export const noticeTime = z.enum(["at_once", "daily", "never"]);
export type NoticeTime = z.infer<typeof noticeTime>;

/** When a member gets mail about a project. */
export const projectNotices = z.object({
  /** Somebody in distress, whose session waits for a decision. */
  distress: noticeTime,
  /** A participant who finished an interview. */
  finished: noticeTime,
});
export type ProjectNotices = z.infer<typeof projectNotices>;

export const getNotices = operation("GET /api/projects/:projectId/notices", "creator", {
  summary: "Get when you receive e-mail about a project",
  params: projectParams,
  answers: { 200: projectNotices },
});

export const setNotices = operation("PUT /api/projects/:projectId/notices", "creator", {
  summary: "Choose when you receive e-mail about a project; each member chooses for themselves",
  params: projectParams,
  body: projectNotices,
  answers: { 200: projectNotices },
});

const invitationToken = z.string({ error: "This link is no longer valid." }).max(200);

/** A POST, so that the token stays out of addresses that are logged. */
export const readInvitation = operation("POST /api/invitations/read", "public", {
  summary: "Look up an invitation by the link from the e-mail",
  body: z.object({ token: invitationToken }),
  answers: {
    200: z.object({
      inviter: z.string(),
      project: z.string(),
      role: z.enum(["viewer", "editor"]),
      /** Where the visitor is in the project already. */
      joined: z.object({ projectId: id }).nullable(),
    }),
  },
});

export const acceptInvitation = operation("POST /api/invitations/accept", "creator", {
  summary: "Join a project with the link from the e-mail; repeating it gives the same answer",
  body: z.object({ token: invitationToken }),
  answers: { 200: z.object({ projectId: id }) },
});
