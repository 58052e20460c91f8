import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** Ways in which a mail server fails. */
const smtpFaults = [
  "refuses-sender",
  "refuses-address",
  "refuses-mail",
  "busy",
  "hangs",
  "hangs-at-greeting",
] as const;
export type SmtpFault = (typeof smtpFaults)[number];

interface ReceivedMail {
  from: string;
  to: string[];
  /** Head and body as they came. */
  raw: string;
  head: string;
  text: string;
  html: string;
  user: string | null;
}

export interface LoopbackSmtp {
  url: string;
  mails: ReceivedMail[];
  fail: (fault: SmtpFault | null) => void;
  close: () => Promise<void>;
}

export interface LoopbackSmtpOptions {
  /** Encrypted from the first byte, with a certificate that nobody vouches for. */
  secure?: boolean;
  login?: { user: string; password: string };
}

function refusal(code: number): Error {
  return Object.assign(new Error("refused for a test"), { responseCode: code });
}

/** A real mail server on this machine that keeps what it gets, and fails when it is told to. */
export async function startLoopbackSmtp(options: LoopbackSmtpOptions = {}): Promise<LoopbackSmtp> {
  const { login, secure = false } = options;
  const mails: ReceivedMail[] = [];
  let fault: SmtpFault | null = null;
  const fails = (named: SmtpFault) => fault === named;
  const server = new SMTPServer({
    secure,
    hideSTARTTLS: true,
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_, done) => {
      if (!fails("hangs-at-greeting")) done();
    },
    onAuth: (auth, _, done) => {
      const isRight = auth.username === login?.user && auth.password === login?.password;
      done(isRight ? null : refusal(535), isRight ? { user: auth.username } : undefined);
    },
    onMailFrom: (_, __, done) => done(fails("refuses-sender") ? refusal(550) : null),
    onRcptTo: (_, __, done) => done(fails("refuses-address") ? refusal(550) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (fails("hangs")) return;
        if (fails("refuses-mail")) return done(refusal(554));
        if (fails("busy")) return done(refusal(451));
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? "" : mailFrom.address;
        const to = rcptTo.map(({ address }) => address);
        mails.push({ from, to, user: session.user ?? null, ...readMail(Buffer.concat(chunks).toString()) });
        done();
      });
    },
  });
  // A client that goes away in the middle is an event here, and nothing to end the tests for.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const user = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@` : "";
  return {
    url: `${secure ? "smtps" : "smtp"}://${user}127.0.0.1:${port}`,
    mails,
    fail: (next) => {
      fault = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function readMail(raw: string): Pick<ReceivedMail, "raw" | "head" | "text" | "html"> {
  const [head = ""] = raw.split("\r\n\r\n", 1);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? "";
  const parts = raw.split(`--${boundary}`).slice(1);
  const find = (type: string) => parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? "";
  return { raw, head, text: readPart(find("text/plain")), html: readPart(find("text/html")) };
}

function readPart(part: string): string {
  const end = part.indexOf("\r\n\r\n");
  const head = part.slice(0, end);
  const body = part.slice(end + 4);
  if (/Content-Transfer-Encoding: base64/i.test(head)) return Buffer.from(body, "base64").toString();
  if (!/Content-Transfer-Encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
