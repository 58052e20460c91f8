/** The server that sends mail. */
export interface MailSettings {
  url: string;
  from: string;
}

type Environment = Record<string, string | undefined>;

/** SMTP_URL (smtp:// or smtps://, with user and password) and MAIL_FROM; null keeps mails in the outbox. */
export function readMailSettings(env: Environment, problems: string[]): MailSettings | null {
  const url = env.SMTP_URL?.trim() ?? "";
  const from = env.MAIL_FROM?.trim() ?? "";
  if (url === "" && from === "") return null;
  if (url === "" || from === "") {
    problems.push(
      `Mail is only partly set up: ${url === "" ? "SMTP_URL is missing alongside MAIL_FROM" : "MAIL_FROM is missing alongside SMTP_URL"}.`,
    );
    return null;
  }
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url))
    problems.push("SMTP_URL must be an address that starts with smtp:// or smtps://.");
  if (!/^[^\s@<>]+@[^\s@<>]+$|^[^<>\p{Cc}]*<[^\s@<>]+@[^\s@<>]+>$/u.test(from))
    problems.push('MAIL_FROM must be an address, as in "Askwell <interviews@example.org>".');
  return { url, from };
}
