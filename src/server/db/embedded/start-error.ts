/** The database cannot be used; the message is a plain sentence for the person who starts Askwell. */
export class DatabaseStartError extends Error {
  override name = "DatabaseStartError";
}
