/** "German" for "de"; what the standard names no language is said in words. */
export function nameLanguage(tag: string): string {
  try {
    const { language } = new Intl.Locale(tag);
    if (language === "und") return "a language that was not recognised";
    return new Intl.DisplayNames("en", { type: "language" }).of(tag) ?? tag;
  } catch {
    return "a language that was not recognised";
  }
}
