import { isLoopback } from "../../env-values.ts";

export interface SmtpTiming {
  connectMs: number;
  /** Without a word from the server. */
  silenceMs: number;
  totalMs: number;
}

export const defaultTiming: SmtpTiming = { connectMs: 10_000, silenceMs: 30_000, totalMs: 90_000 };

/**
 * smtps:// is encrypted from the first byte. smtp:// changes to encryption when the server offers it, and must
 * where a password is sent to another machine. Certificates are checked in both.
 */
export function smtpOptions(url: string, timing: SmtpTiming) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const hasLogin = username !== "";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && hasLogin && !isLoopback(url),
    ...(hasLogin ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: timing.connectMs,
    greetingTimeout: timing.connectMs,
    dnsTimeout: timing.connectMs,
    socketTimeout: timing.silenceMs,
  };
}

/** "Askwell <interviews@example.org>" or the bare address, in parts. */
export function readSender(from: string): { name: string; address: string } {
  const named = /^(.*)<([^<>]+)>$/u.exec(from);
  if (!named) return { name: "", address: from };
  const [, name = "", address = ""] = named;
  return { name: name.trim().replace(/^"(.*)"$/u, "$1"), address };
}
