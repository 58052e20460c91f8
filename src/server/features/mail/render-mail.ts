import { getLanguage } from "#languages/languages.ts";
import type { MailContent } from "./mail-content.ts";

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const maxSubject = 200;

/** The same words twice: as plain text, and as a page that reads well in light and dark. */
export function renderMail(content: MailContent, language: string): RenderedMail {
  const subject = toLine(content.subject).slice(0, maxSubject) || "Askwell";
  const paragraphs = content.paragraphs.map(dropControls).filter((paragraph) => paragraph.trim() !== "");
  const button = content.button && isWebLink(content.button.url) ? content.button : undefined;
  const footer = content.footer === undefined ? undefined : dropControls(content.footer);
  const { choicesUrl = "" } = content;
  const whole = { subject, paragraphs, button, footer, choicesUrl: isWebLink(choicesUrl) ? choicesUrl : "" };
  return { subject, text: toText(whole), html: toHtml(whole, language) };
}

interface Parts {
  subject: string;
  paragraphs: string[];
  button: MailContent["button"];
  footer: string | undefined;
  choicesUrl: string;
}

function toText({ paragraphs, button, footer, choicesUrl }: Parts): string {
  const parts = [...paragraphs];
  if (button) parts.push(`${toLine(button.label)}:\n${button.url}`);
  if (footer !== undefined) parts.push(`-- \n${footer}`);
  if (choicesUrl !== "") parts.push(choicesUrl);
  return `${parts.join("\n\n")}\n`;
}

/** No pictures, no scripts, nothing from outside; colours follow the reader's own scheme. */
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px 12px; background: #f4f4f1; color: #1d1d1b; }
.mail { max-width: 560px; margin: 0 auto; padding: 28px; background: #ffffff; border: 1px solid #deded8; border-radius: 8px;
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
a.button { display: inline-block; padding: 12px 20px; border-radius: 6px; background: #1f4f46; color: #ffffff; text-decoration: none; font-weight: 600; }
.small { font-size: 13px; color: #5b5b55; }
.small a { color: inherit; }
@media (prefers-color-scheme: dark) {
  body { background: #161615; color: #ecece7; }
  .mail { background: #22221f; border-color: #3b3b36; }
  a.button { background: #8fd0bf; color: #10221e; }
  .small { color: #b3b3aa; }
}`;

function toHtml({ subject, paragraphs, button, footer, choicesUrl }: Parts, language: string): string {
  const lines = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`);
  if (button) {
    const url = escapeHtml(button.url);
    lines.push(`<p><a class="button" href="${url}">${escapeHtml(toLine(button.label))}</a></p>`);
    lines.push(toSmallLink(button.url));
  }
  if (footer !== undefined) lines.push(`<p class="small">${escapeHtml(footer)}</p>`);
  if (choicesUrl !== "") lines.push(toSmallLink(choicesUrl));
  const { code, page } = getLanguage(language);
  return `<!doctype html>
<html lang="${code}" dir="${page.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${style}
</style>
</head>
<body>
<div class="mail">
${lines.join("\n")}
</div>
</body>
</html>
`;
}

function toSmallLink(link: string): string {
  const url = escapeHtml(link);
  return `<p class="small"><a href="${url}" dir="ltr">${url}</a></p>`;
}

const entities = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities.get(letter) ?? letter);
}

/** Line ends stay: they are lines of a text. */
function dropControls(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, " ");
}

/** A line end in a header would begin another header. */
function toLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

function isWebLink(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
