/** Languages as people who read English call them, and how many people spoke each. */

const english = new Intl.DisplayNames("en", { type: "language" });

export function nameLanguage(code: string): string {
  return english.of(code) ?? code;
}

/** "4 English, 3 Spanish" */
export function listLanguages(languages: readonly { language: string; people: number }[]): string {
  return languages.map(({ language, people }) => `${people} ${nameLanguage(language)}`).join(", ");
}
