/** Drivers wrap: the code of PostgreSQL or of the socket is on the error or on its cause. */
export function findDatabaseErrorCode(error: object): string | null {
  for (
    let at: unknown = error;
    typeof at === "object" && at !== null;
    at = (at as { cause?: unknown }).cause
  ) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === "string" && (/^[0-9A-Z]{5}$/.test(code) || /^E[A-Z]+$/.test(code))) return code;
    if (
      at instanceof Error &&
      /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(at.message)
    )
      return "08006";
  }
  return null;
}

/** Another row has the value that may be there once. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && findDatabaseErrorCode(error) === "23505";
}

const unreachable = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOENT", "ETIMEDOUT"],
  ...["EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND"],
]);

/** PostgreSQL's code for a disk without room. */
export const diskFull = "53100";

/** Whether the database could not be reached, or went away in the middle: to be tried again when it is back. */
export function isConnectionTrouble(code: string): boolean {
  return /^(08|57P)/.test(code) || code === "53300" || unreachable.has(code);
}

/**
 * What failed and where, without values: a failed query's message holds its parameters, and PostgreSQL's own
 * holds the row, so that of database errors only the code reaches a log.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = findDatabaseErrorCode(error);
  const what = code !== null || "query" in error ? `database error ${code ?? ""}` : error.message;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [`${error.name}: ${what}`, ...frames].join("\n").slice(0, 4_000);
}

/** All that a log may have of an error whose message could hold somebody's words. */
export function nameError(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
