/** Every kind of quotation mark that models write; an apostrophe inside a word is none. */
const quotations =
  /“([^”]{0,600})”|"([^"]{0,600})"|„([^“”]{0,600})[“”]|«([^»]{0,600})»|‘([^’]{0,600}(?:’\p{L}[^’]{0,600}){0,3})’(?!\p{L})|(?<![\p{L}\p{N}])'([^'\n]{2,300}(?:'\p{L}[^'\n]{0,300})?)'(?![\p{L}\p{N}])/gu;

/** The text without what stands in quotation marks: a participant's own words are not ours to judge. */
export function stripQuotes(text: string): string {
  return text.replace(quotations, "…");
}

/** What stands in quotation marks, without the marks. */
export function listQuotes(text: string): string[] {
  return Array.from(text.matchAll(quotations), (match) =>
    (match.slice(1).find((part) => part !== undefined) ?? "").trim(),
  );
}
