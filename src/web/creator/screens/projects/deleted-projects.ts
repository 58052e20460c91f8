/** A project deleted in this browser, while it can still be restored. */
export interface DeletedProject {
  id: string;
  name: string;
  /** Milliseconds since 1970. */
  deletedAt: number;
}

const restorableMs = 7 * 24 * 60 * 60 * 1000;

export function deletedProjectsKey(userId: string): string {
  return `askwell.deleted-projects.${userId}`;
}

/** The list read back from storage; what is no entry of it is dropped. */
export function readDeletedProjects(value: unknown): DeletedProject[] {
  return Array.isArray(value) ? value.filter(isDeletedProject) : [];
}

export function listRestorable(projects: DeletedProject[], now: number): DeletedProject[] {
  return projects.filter((project) => now - project.deletedAt < restorableMs);
}

export function withDeleted(projects: DeletedProject[], added: DeletedProject): DeletedProject[] {
  return [added, ...withoutDeleted(projects, added.id)];
}

export function withoutDeleted(projects: DeletedProject[], id: string): DeletedProject[] {
  return projects.filter((project) => project.id !== id);
}

function isDeletedProject(value: unknown): value is DeletedProject {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, deletedAt } = value as Record<string, unknown>;
  return typeof id === "string" && typeof name === "string" && typeof deletedAt === "number";
}
