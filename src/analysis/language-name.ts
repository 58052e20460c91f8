const unknown = "a language that was not recognised";
const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** "German" for "de"; what has no name, or only the standard's "root", is said in words. */
export function nameLanguage(tag: string): string {
  try {
    const name = names.of(tag);
    return name === undefined || name === "root" ? unknown : name;
  } catch {
    return unknown;
  }
}
