import type { KeptMail } from "#contract/mail.ts";
import { countNoun } from "#web/format/count-noun.ts";

const words: Record<KeptMail["status"], string> = {
  queued: "Waiting",
  sent: "Sent",
  failed: "Failed",
  kept: "Not sent",
};

/** How a mail stands; after failed attempts also how many there were. */
export function describeStatus({ status, attempts }: Pick<KeptMail, "status" | "attempts">): string {
  const tried = status === "queued" && attempts > 0;
  if (tried) return `Waiting after ${countNoun(attempts, "attempt")}`;
  return words[status];
}

/** The links of a mail's text, each once, in their order. */
export function linksOf(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])];
}
