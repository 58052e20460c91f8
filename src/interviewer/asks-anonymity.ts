import { anyLanguage } from "#languages/languages.ts";
import { readableSlice, tidyText } from "./words.ts";

const anonymous = `(?:anonymous|confidential|private|${anyLanguage("anonymous")})`;
const hope = anyLanguage("hope");
/** "It's anonymous, I hope": a wish to know, without a mark. */
export const hopesForPrivacy = new RegExp(
  `(?<!\\p{L})(?:i hope|hopefully|hoping|i assume|as long as|${hope})(?: [\\p{L}']+){0,5},? ${anonymous}(?!\\p{L})|(?<!\\p{L})${anonymous}(?: [\\p{L}']+){0,2},? (?:i hope|hopefully|right|isn't it|is it not|${hope})(?!\\p{L})`,
  "u",
);

/** Whether a message asks if anybody will know who wrote it. */
export function asksAnonymity(message: string): boolean {
  const lower = tidyText(readableSlice(message)).toLowerCase();
  if (/\b(?:write|put|use|keep|print|store)[a-z]* my (?:real |full )?name\b/u.test(lower)) return true;
  return new RegExp(`(?<!\\p{L})${anonymous}(?!\\p{L})`, "u").test(lower);
}
