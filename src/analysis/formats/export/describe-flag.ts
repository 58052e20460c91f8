import type { ExportFlag, ExportSession } from "../export-project.ts";

/** One flag in a cell: its name, why, and the words that prove it, of its own session only where they are not beside it. */
function describeFlag(
  { name, why, turnId, proof }: ExportFlag,
  { id }: ExportSession,
  isBeside: boolean,
): string {
  const shown = isBeside ? proof.filter((words) => words.sessionId !== id || words.turnId !== turnId) : proof;
  const words = shown.map(({ session, text }) => (text === "" ? session : `${session}: ${text}`));
  return [`${name}. ${why}`, ...words].join("\n");
}

/** The flags of a session, or those on one of its turns. */
export function describeFlags(session: ExportSession, turnId?: string): string {
  const flags = session.flags?.filter((flag) => turnId === undefined || flag.turnId === turnId) ?? [];
  return flags.map((flag) => describeFlag(flag, session, turnId !== undefined)).join("\n\n");
}
