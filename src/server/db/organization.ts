import { type SQL, sql } from "drizzle-orm";
import { projects, users } from "./study-schema.ts";

/**
 * The name that participants read as the one who asks: the project's organization, else its owner's company, else its
 * owner's name. Nobody is turned away because a creator left a field empty.
 */
export function organizationSql(): SQL<string> {
  return sql<string>`coalesce(
    nullif(trim(${projects.organization}), ''), nullif(trim(${users.companyName}), ''), ${users.name})`;
}
