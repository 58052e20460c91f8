import type { Member } from "#contract/members.ts";
import type { MemberRole } from "../../queries/members.ts";

const roleNames = { owner: "Owner", editor: "Editor", viewer: "Viewer" };

export const roleChoices = [
  { value: "viewer", label: roleNames.viewer },
  { value: "editor", label: roleNames.editor },
];

export function describeRole(role: Member["role"]): string {
  return roleNames[role];
}

export function isRole(value: string | null): value is MemberRole {
  return value === "viewer" || value === "editor";
}

/** What stands under a member's name; `invitedOn` is the day in words. */
export function describeMember({ name, email, status }: Member, invitedOn: string): string {
  if (status === "invited") return `Invited ${invitedOn}, not accepted yet`;
  return name === null ? `Member, invited ${invitedOn}` : email;
}
