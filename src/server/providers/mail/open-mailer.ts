import { createTransport, type SendMailOptions } from "nodemailer";
import type { MailSettings } from "../../mail-settings.ts";
import type { Mailer, OutgoingMail } from "../../mailer.ts";
import { explainMailError } from "./mail-error.ts";
import { defaultTiming, readSender, type SmtpTiming, smtpOptions } from "./smtp-options.ts";

/** The mail server that the settings name; null keeps mails in the outbox. */
export function openMailer(settings: MailSettings | null, timing: SmtpTiming = defaultTiming): Mailer | null {
  if (settings === null) return null;
  const transport = createTransport(smtpOptions(settings.url, timing));
  const from = readSender(settings.from);
  return {
    send: async (mail) => {
      try {
        await within(timing.totalMs, transport.sendMail(toMessage(mail, from)));
      } catch (error) {
        throw new Error(explainMailError(error), { cause: error });
      }
    },
    close: async () => transport.close(),
  };
}

/** Letters that end an address, begin a second one or a comment; nobody's mailbox needs them. */
const unsafe = /[\s\p{Cc}<>,;:()[\]\\"]/u;

function toMessage(mail: OutgoingMail, from: ReturnType<typeof readSender>): SendMailOptions {
  if (unsafe.test(mail.to) || !/^[^@]+@[^@]+$/.test(mail.to)) {
    throw Object.assign(new Error("the address cannot be mailed to"), { code: "EENVELOPE" });
  }
  return {
    messageId: mail.messageId,
    from,
    // Given in parts, an address is not parsed: it can never become two.
    to: { name: "", address: mail.to },
    envelope: { from: from.address, to: [mail.to] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { "auto-submitted": "auto-generated", "x-auto-response-suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A server that answers a letter now and then never falls silent: the whole has a limit too. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error("out of time"), { code: "ETIMEDOUT" })), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
