import { type LinkWords, shareLink } from "./links.ts";

/** What a creator pastes into another site's page to have the interview there. */
export function embedSnippet(
  publicUrl: string,
  interviewId: string,
  title: string,
  words: LinkWords = {},
): string {
  const link = shareLink(publicUrl, interviewId, words);
  const source = `${link}${link.includes("?") ? "&" : "?"}embed=1`;
  return [
    `<iframe src="${escapeAttribute(source)}"`,
    `  title="${escapeAttribute(title)}"`,
    '  style="width:100%;height:720px;border:0"',
    '  allow="microphone; clipboard-write"></iframe>',
  ].join("\n");
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
