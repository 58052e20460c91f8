import type { Member } from "#contract/members.ts";

export const roleChoices = [
  { value: "viewer", label: "Viewer" },
  { value: "editor", label: "Editor" },
];

export function describeRole(role: Member["role"]): string {
  return role === "editor" ? "Editor" : "Viewer";
}

export function isRole(value: string | null): value is Member["role"] {
  return value === "viewer" || value === "editor";
}

/** What stands under a member's name; `invitedOn` is the day in words. */
export function describeMember({ name, email, status }: Member, invitedOn: string): string {
  if (status === "invited") return `Invited ${invitedOn}, not accepted yet`;
  return name === null ? `Member since the invitation of ${invitedOn}` : email;
}
