import type { EnvValues } from "./env-values.ts";

/** The server that sends mail. */
export interface MailSettings {
  url: string;
  from: string;
}

/** SMTP_URL (smtp:// or smtps://, with user and password) and MAIL_FROM; null keeps mails in the outbox. */
export function readMailSettings(values: EnvValues): MailSettings | null {
  const group = ["SMTP_URL", "MAIL_FROM"];
  if (values.group("Mail", group).length < group.length) return null;
  const url = values.text("SMTP_URL") ?? "";
  const from = values.text("MAIL_FROM") ?? "";
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url))
    values.problems.push("SMTP_URL must be an address that starts with smtp:// or smtps://.");
  if (!/^[^\s@<>]+@[^\s@<>]+$|^[^<>\p{Cc}]*<[^\s@<>]+@[^\s@<>]+>$/u.test(from))
    values.problems.push('MAIL_FROM must be an address, as in "Askwell <interviews@example.org>".');
  return { url, from };
}
