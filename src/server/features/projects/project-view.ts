import type { Project } from "#contract/projects.ts";
import { roles } from "../../auth/rights.ts";
import type { SeenProject } from "./projects.service.ts";

export function toProject(row: SeenProject): Project {
  return {
    _id: row.id,
    name: row.name,
    organization: row.organization,
    createdAt: row.createdAt.toISOString(),
    sample: row.sample,
    role: roles[row.right],
  };
}
