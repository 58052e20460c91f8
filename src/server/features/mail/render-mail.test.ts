import { expect, test } from "vitest";
import { renderMail } from "./render-mail.ts";

const plain = { subject: "S", paragraphs: ["First.", "Second\nline."] };

test("a mail says the same as text and as a page", () => {
  const content = { ...plain, button: { label: "Open", url: "https://example.org/" }, footer: "Why." };
  const { text, html } = renderMail(content, "en");
  expect(text).toBe("First.\n\nSecond\nline.\n\nOpen:\nhttps://example.org/\n\n-- \nWhy.\n");
  expect(html).toContain("<p>First.</p>");
  expect(html).toContain("<p>Second<br>line.</p>");
  expect(html).toContain('href="https://example.org/"');
});

test("the page follows the reader's light or dark, and fetches nothing", () => {
  const { html } = renderMail(plain, "en");
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain("prefers-color-scheme: dark");
  expect(html).not.toMatch(/<img|<script|<link|@import|url\(/);
});

test.each(["javascript:alert(1)", "data:text/html,x", "not an address", ""])(
  "%j is no address for a button",
  (url) => {
    const { text, html } = renderMail({ ...plain, button: { label: "Open", url } }, "en");
    expect(html).not.toContain("<a ");
    expect(text).not.toContain("Open");
  },
);

test("a subject is one short line, never an empty one", () => {
  expect(renderMail({ ...plain, subject: "A\r\nBcc: x\u2028B\u0000" }, "en").subject).toBe("A Bcc: x B");
  expect(renderMail({ ...plain, subject: "x".repeat(1_000) }, "en").subject.length).toBe(200);
  expect(renderMail({ ...plain, subject: "\r\n" }, "en").subject).toBe("Askwell");
});

test("empty paragraphs are left out", () => {
  expect(renderMail({ subject: "S", paragraphs: ["A", " ", "", "B"] }, "en").text).toBe("A\n\nB\n");
});
