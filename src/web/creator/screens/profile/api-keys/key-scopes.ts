import type { KeyScope } from "#contract/choices.ts";

interface ScopeText {
  label: string;
  description: string;
  /** In the list of keys. */
  can: string;
}

export const scopeTexts: Record<KeyScope, ScopeText> = {
  read: {
    label: "Read",
    description: "Projects, scripts, forms, findings with their quotes, counts",
    can: "read",
  },
  write: {
    label: "Write",
    description: "Create, change and delete projects, interviews, sessions and transcripts",
    can: "write",
  },
  personal: {
    label: "Personal data",
    description:
      "With Read: whole conversations and who took part. With Export: names and addresses in files",
    can: "see personal data",
  },
  export: { label: "Export", description: "Download files with the data of a project", can: "export" },
};

/** "Can read and export". */
export function describeScopes(scopes: readonly KeyScope[]): string {
  const parts = scopes.map((scope) => scopeTexts[scope].can);
  const last = parts.pop() ?? "do nothing";
  return `Can ${parts.length > 0 ? `${parts.join(", ")} and ` : ""}${last}`;
}
