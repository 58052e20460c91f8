import type { Member, ProjectNotices } from "#contract/members.ts";
import { call } from "#web/api/call.ts";
import { everything, useChange, useRead, useReplace } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

/** What an owner may make of somebody by inviting them. */
export type MemberRole = Exclude<Member["role"], "owner">;

function membersKey(projectId: string) {
  return ["members", projectId] as const;
}

export function useMembers(projectId: string) {
  return useRead("GET /api/projects/:projectId/members", membersKey(projectId), { params: { projectId } });
}

/** Invites somebody; for who is there already it changes the role. */
export function useInviteMember(projectId: string) {
  return useChange(
    (body: { email: string; role: MemberRole }) =>
      call("POST /api/projects/:projectId/members", { params: { projectId }, body }),
    membersKey(projectId),
  );
}

export function useRemoveMember(projectId: string) {
  return useChange(
    (memberId: string) =>
      call("DELETE /api/projects/:projectId/members/:memberId", { params: { projectId, memberId } }),
    membersKey(projectId),
  );
}

export function useHandOver(projectId: string) {
  return useChange(
    (memberId: string) =>
      call("POST /api/projects/:projectId/owner", { params: { projectId }, body: { memberId } }),
    // What the caller may do has changed everywhere in the project.
    everything,
  );
}

/** As this visitor may see it: somebody who has joined already learns that. */
export function useInvitation(token: string, userId: string | null) {
  return useRead("POST /api/invitations/read", ["invitation", token, userId], { body: { token } });
}

export function useAcceptInvitation() {
  return useChange(
    (token: string) => call("POST /api/invitations/accept", { body: { token } }),
    keys.projects,
  );
}

function noticesKey(projectId: string) {
  return ["notices", projectId] as const;
}

/** When the caller gets mail about a project. */
export function useNotices(projectId: string) {
  return useRead("GET /api/projects/:projectId/notices", noticesKey(projectId), { params: { projectId } });
}

export function useSetNotices(projectId: string) {
  return useReplace(
    (body: ProjectNotices) => call("PUT /api/projects/:projectId/notices", { params: { projectId }, body }),
    noticesKey(projectId),
  );
}
