/** Nothing but white space and invisible characters (a zero-width space alone is blank as well). */
export function isBlank(text: string): boolean {
  return text.replace(/[\p{Cf}\p{Cc}\s]/gu, "") === "";
}

/** Length as people count it, in code points. */
export function lengthOf(text: string): number {
  return [...text].length;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** crypto.randomUUID does not exist on plain http, getRandomValues does. 128 bits and more. */
export function newClientMessageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(22));
  return Array.from(bytes, (byte) => letters[byte & 63]).join("");
}

/** The pieces of an answer, whether or not they bring the blank between them along. */
export function joinSentences(said: string, next: string): string {
  return said === "" || /^\s/u.test(next) ? `${said}${next}` : `${said} ${next}`;
}
