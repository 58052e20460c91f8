import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openMailer } from "../../providers/mail/open-mailer.ts";
import { type LoopbackSmtp, type SmtpFault, startLoopbackSmtp } from "../../testing/loopback-smtp.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { NewMail } from "./mail-content.ts";
import { queueMail } from "./queue-mail.service.ts";
import { sendDueMails } from "./send-mails.ts";

/** Without a mail server in its settings the app sends nothing by itself: the tests do, when they want it. */
let app: TestApp;
let smtp: LoopbackSmtp;
/** For a mail server that never answers; one that does has the usual time, however busy the machine. */
const impatient = { connectMs: 400, silenceMs: 400, totalMs: 1_500 };
const from = '"Askwell, Research" <interviews@example.org>';

beforeAll(async () => {
  app = await startTestApp();
  smtp = await startLoopbackSmtp();
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});
beforeEach(() => connect(smtp.url));
afterEach(async () => {
  smtp.fail(null);
  smtp.mails.length = 0;
  await app.db.pool.query("delete from outbox");
});

function connect(url: string, timing?: typeof impatient): void {
  app.deps.config.mail = { url, from };
  app.deps.mailer = openMailer(app.deps.config.mail, timing);
}

function queue(change: Partial<NewMail> = {}): Promise<void> {
  return queueMail(app.db.orm, app.deps, {
    kind: "receipt",
    to: "ann@example.org",
    language: "en",
    content: { subject: "Your receipt", paragraphs: ["Thank you."] },
    ...change,
  });
}

async function readOutbox() {
  const { rows } = await app.db.pool.query(
    `select id, status, attempts, error, text, html, to_address,
      round(extract(epoch from next_attempt_at - now()))::int as wait from outbox order by created_at, id`,
  );
  return rows;
}

/** Moves what waits to now, as if its time had come. */
function letTimePass() {
  return app.db.pool.query("update outbox set next_attempt_at = now() - interval '1 second'");
}

describe("a mail that is queued", () => {
  test("is delivered as text and as a page, from the address of the settings", async () => {
    const button = { label: "Open the receipt", url: "https://example.org/r?a=1&b=2" };
    await queue({ content: { subject: "Ihr Beleg für März", paragraphs: ["Grüße aus Köln."], button } });
    expect(await sendDueMails(app.deps)).toBe(1);
    const [mail] = smtp.mails;
    expect(mail?.from).toBe("interviews@example.org");
    expect(mail?.to).toEqual(["ann@example.org"]);
    expect(mail?.head).toContain('From: "Askwell, Research" <interviews@example.org>');
    expect(mail?.head).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(mail?.text).toContain("Grüße aus Köln.");
    expect(mail?.text).toContain(button.url);
    expect(mail?.html).toContain("https://example.org/r?a=1&amp;b=2");
    expect((await readOutbox())[0]).toMatchObject({ status: "sent", attempts: 1, error: null });
  });

  test("is delivered once, with eight senders at the same outbox", async () => {
    for (let n = 0; n < 40; n++) await queue({ to: `p${n}@example.org` });
    const sendAll = async () => {
      while ((await sendDueMails(app.deps)) > 0) {
        // Until nothing is left.
      }
    };
    await Promise.all(Array.from({ length: 8 }, sendAll));
    const reached = smtp.mails.flatMap((mail) => mail.to);
    expect(reached.length).toBe(40);
    expect(new Set(reached).size).toBe(40);
    expect(new Set((await readOutbox()).map((row) => row.status))).toEqual(new Set(["sent"]));
  });

  test("goes out under the same id again when its process died before it could note the sending", async () => {
    await queue();
    await sendDueMails(app.deps);
    await app.db.pool.query("update outbox set status = 'queued'");
    expect(await sendDueMails(app.deps)).toBe(0);
    await letTimePass();
    expect(await sendDueMails(app.deps)).toBe(1);
    const ids = smtp.mails.map((mail) => /^Message-ID: (.*)$/im.exec(mail.head)?.[1]);
    expect(ids[0]).toMatch(/^<[A-Za-z0-9]{22}@127\.0\.0\.1>$/);
    expect(ids[1]).toBe(ids[0]);
  });

  test("with the key of an earlier one is no second mail", async () => {
    await Promise.all(Array.from({ length: 20 }, () => queue({ dedupeKey: "once" })));
    expect((await readOutbox()).length).toBe(1);
  });

  test("goes with the transaction that it belongs to", async () => {
    const undone = app.db.orm.transaction(async (tx) => {
      await queueMail(tx, app.deps, {
        kind: "receipt",
        to: "ann@example.org",
        language: "en",
        content: { subject: "Never", paragraphs: ["Never."] },
      });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await readOutbox()).toEqual([]);
  });
});

describe("a mail server that fails", () => {
  const cases: [SmtpFault, string][] = [
    ["refuses-sender", "The mail server doesn't accept e-mail for this address (550)."],
    ["refuses-address", "The mail server doesn't accept e-mail for this address (550)."],
    ["refuses-mail", "The mail server didn't accept the e-mail (554)."],
    ["busy", "The mail server didn't accept the e-mail (451)."],
    ["hangs", "The mail server didn't answer in time."],
    ["hangs-at-greeting", "The mail server didn't answer in time."],
  ];
  test.each(cases)("and %s is asked again a minute later", async (fault, sentence) => {
    if (fault.startsWith("hangs")) connect(smtp.url, impatient);
    smtp.fail(fault);
    await queue();
    await sendDueMails(app.deps);
    const [row] = await readOutbox();
    expect(row).toMatchObject({ status: "queued", attempts: 1, error: sentence });
    expect(row.wait).toBeGreaterThan(50);
    expect(row.wait).toBeLessThanOrEqual(60);
    connect(smtp.url);
    smtp.fail(null);
    await letTimePass();
    await sendDueMails(app.deps);
    expect(smtp.mails.length).toBe(1);
    expect((await readOutbox())[0]).toMatchObject({ status: "sent", attempts: 2, error: null });
  });

  test("and is down is asked less and less often, for more than a day, and then no more", async () => {
    connect("smtp://127.0.0.1:1");
    await queue();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt++) {
      await letTimePass();
      await sendDueMails(app.deps);
      const [row] = await readOutbox();
      expect(row.attempts).toBe(attempt);
      if (row.status === "queued") waits.push(Math.round(row.wait / 60));
    }
    expect(waits).toEqual([1, 5, 30, 120, 720, 720]);
    expect((await readOutbox())[0]).toMatchObject({
      status: "failed",
      error: "The mail server could not be reached.",
    });
    await letTimePass();
    expect(await sendDueMails(app.deps)).toBe(0);
  });

  test("and shows a certificate that nobody vouches for gets no mail and no password", async () => {
    const secure = await startLoopbackSmtp({ secure: true, login: { user: "me", password: "secret" } });
    connect(secure.url);
    await queue();
    await sendDueMails(app.deps);
    expect(secure.mails).toEqual([]);
    expect((await readOutbox())[0]).toMatchObject({
      status: "queued",
      error: "The mail server's certificate is not trusted.",
    });
    await secure.close();
  });

  test("for its password is given the one of the settings, and a wrong one is told", async () => {
    const login = { user: "post@example.org", password: "p:@/ä %" };
    const closed = await startLoopbackSmtp({ login });
    connect(closed.url);
    await queue();
    await sendDueMails(app.deps);
    expect(closed.mails[0]?.user).toBe(login.user);
    connect(closed.url.replace(/:[^:@/]+@/, ":wrong@"));
    await queue();
    await sendDueMails(app.deps);
    const told = (await readOutbox()).map((row) => row.error);
    expect(told).toContain("The mail server refused the login (535).");
    await closed.close();
  });
});

describe("words of people", () => {
  test("begin no header of their own", async () => {
    const subject = "Hello\r\nBcc: victim@example.org\r\n\r\nInjected";
    await queue({ content: { subject, paragraphs: ["Body\r\n.\r\nMAIL FROM:<x@y.z>\r\nstill the body"] } });
    await sendDueMails(app.deps);
    expect(smtp.mails.length).toBe(1);
    expect(smtp.mails[0]?.to).toEqual(["ann@example.org"]);
    expect(smtp.mails[0]?.head).not.toMatch(/^bcc:/im);
    expect(smtp.mails[0]?.text).toContain("still the body");
  });

  test.each([
    "a@example.org,b@example.org",
    "a@example.org;b",
    "<a@example.org>",
    "a@example.org\r\nRCPT TO:<b@example.org>",
    "group:a@example.org",
    "two@@example.org",
  ])("that are no single address reach nobody: %j", async (to) => {
    await queue({ to });
    await sendDueMails(app.deps);
    expect(smtp.mails).toEqual([]);
    expect((await readOutbox())[0]?.status).toBe("queued");
  });

  test("are text in the page, whatever they hold", async () => {
    const name = `<img src=x onerror=alert(1)> & "Ann" 'O'`;
    const content = {
      subject: name,
      paragraphs: [`Hello ${name}`],
      button: { label: name, url: "https://example.org/" },
      footer: name,
    };
    await queue({ content });
    await sendDueMails(app.deps);
    const html = smtp.mails[0]?.html ?? "";
    expect(html).not.toContain("<img");
    expect(
      html.match(/&lt;img src=x onerror=alert\(1\)&gt; &amp; &quot;Ann&quot; &#39;O&#39;/g)?.length,
    ).toBe(4);
    expect(smtp.mails[0]?.text).toContain(name);
  });
});

test("what holds a private link is not kept once it is sent", async () => {
  const button = { label: "Set a new password", url: "https://example.org/reset?token=canary" };
  await queue({ kind: "reset", content: { subject: "Reset", paragraphs: ["Link:"], button } });
  await sendDueMails(app.deps);
  expect(smtp.mails[0]?.text).toContain("canary");
  expect(JSON.stringify(await readOutbox())).not.toContain("canary");
});

test("a server with a mail server in its settings sends by itself", async () => {
  const second = await startLoopbackSmtp();
  const sending = await startTestApp({ SMTP_URL: second.url, MAIL_FROM: "interviews@example.org" });
  await queueMail(sending.db.orm, sending.deps, {
    kind: "receipt",
    to: "ann@example.org",
    language: "en",
    content: { subject: "By itself", paragraphs: ["Hello."] },
  });
  await expect.poll(() => second.mails.length).toBe(1);
  await sending.close();
  await second.close();
});
