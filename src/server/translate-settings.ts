import type { EnvValues } from "./env-values.ts";

/** A server that translates, over the wire of LibreTranslate. */
export interface TranslateSettings {
  /** Without a slash at its end: "/translate" follows. */
  baseUrl: string;
  /** Null for a server of one's own that asks for none. */
  apiKey: string | null;
}

/** The group of the TRANSLATE_ variables: whole or absent. */
export function readTranslateSettings(values: EnvValues): TranslateSettings | null {
  values.group("Translation", ["TRANSLATE_BASE_URL"], ["TRANSLATE_API_KEY"]);
  const baseUrl = values.webAddress("TRANSLATE_BASE_URL");
  return baseUrl === null ? null : { baseUrl, apiKey: values.text("TRANSLATE_API_KEY") };
}
