export const parts = [
  { id: "account", label: "Account", path: "/profile" },
  { id: "billing", label: "Billing", path: "/profile/billing" },
  { id: "team", label: "Team", path: "/profile/team" },
  { id: "developers", label: "Developers", path: "/profile/developers" },
] as const;
export type Part = (typeof parts)[number];

/** The part that an address names: the account where it names none, nothing where there is no such part. */
export function findPart(name: string | undefined): Part | undefined {
  return name === undefined ? parts[0] : parts.find(({ id }) => id === name);
}
