/** The database cannot be used; the message is a plain sentence for the person who starts Askwell. */
export class DatabaseStartError extends Error {
  override name = "DatabaseStartError";
}

/** Whether an error is the operating system's of that code, such as "EEXIST". */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
