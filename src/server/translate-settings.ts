/** A server that translates, over the wire of LibreTranslate. */
export interface TranslateSettings {
  /** Without a slash at its end: "/translate" follows. */
  baseUrl: string;
  /** Null for a server of one's own that asks for none. */
  apiKey: string | null;
}

type Environment = Record<string, string | undefined>;

/** The group of the TRANSLATE_ variables: whole or absent. What is wrong or missing joins `problems`, a sentence each. */
export function readTranslateSettings(env: Environment, problems: string[]): TranslateSettings | null {
  const baseUrl = env.TRANSLATE_BASE_URL?.trim() ?? "";
  const apiKey = env.TRANSLATE_API_KEY?.trim() || null;
  if (baseUrl === "") {
    if (apiKey !== null)
      problems.push(
        "Translation is only partly set up: TRANSLATE_BASE_URL is missing alongside TRANSLATE_API_KEY.",
      );
    return null;
  }
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol))
    problems.push(
      `TRANSLATE_BASE_URL must be an address that starts with http:// or https://, not "${baseUrl}".`,
    );
  return { baseUrl: baseUrl.replace(/\/+$/, ""), apiKey };
}
