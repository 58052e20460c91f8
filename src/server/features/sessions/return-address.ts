import { exportSessionId } from "../exports/export-sessions.ts";

/**
 * Where a participant goes back to. `{session}` stands for the session's reference, which is in the exports too and
 * opens nothing; `{name}` for the link's parameter of that name, empty where the link had none. Values are encoded,
 * and none of them leads to another host.
 */
export function toReturnAddress(
  template: string,
  session: { id: string; hiddenFields: Record<string, string> | null },
): string | null {
  if (!/^https:\/\//i.test(template) || !URL.canParse(template)) return null;
  const fields = new Map(Object.entries(session.hiddenFields ?? {}));
  const filled = template.replace(/\{([\w-]{1,64})\}/g, (_, name: string) => {
    const value = name === "session" ? exportSessionId(session.id) : (fields.get(name) ?? "");
    return encodeURIComponent(value.toWellFormed());
  });
  const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : null);
  return hostOf(filled) === hostOf(template) ? filled : null;
}
