/** Hands a mail to the mail server. */
export interface Mailer {
  /** Throws when the server did not take it. */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => Promise<void>;
}

export interface OutgoingMail {
  /** The same at every attempt, so that a mail server can tell a repeat. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}
