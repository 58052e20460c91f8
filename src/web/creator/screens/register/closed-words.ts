import type { InstanceConfig } from "#contract/instance.ts";

/** Without mail nobody can show that an address is theirs, so the link alone lets them in. */
export function describeClosed({
  registration,
  sendsMail,
}: Pick<InstanceConfig, "registration" | "sendsMail">): string {
  if (registration === "off") return "This server isn't accepting new accounts.";
  const open = "New accounts are by invitation only. Open the link in your invitation";
  return sendsMail ? `${open}, or use the address you were invited with.` : `${open}.`;
}
