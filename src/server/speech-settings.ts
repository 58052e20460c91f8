import type { EnvValues } from "./env-values.ts";

/** A server that turns speech into text, over the wire of OpenAI's transcriptions. */
export interface SpeechSettings {
  /** Without a slash at its end: "/audio/transcriptions" follows. */
  baseUrl: string;
  model: string;
  /** Null for a server of one's own that asks for none. */
  apiKey: string | null;
  /** How long one sound may take. */
  totalMs: number;
}

const defaultSeconds = 60;
const maxSeconds = 600;

/** The group of the SPEECH_ variables: whole or absent. */
export function readSpeechSettings(values: EnvValues): SpeechSettings | null {
  const needed = ["SPEECH_BASE_URL", "SPEECH_MODEL"];
  const others = ["SPEECH_API_KEY", "SPEECH_SECONDS"];
  if (values.group("Speech recognition", needed, others).length === 0) return null;
  return {
    baseUrl: values.webAddress("SPEECH_BASE_URL") ?? "",
    model: values.text("SPEECH_MODEL") ?? "",
    apiKey: values.text("SPEECH_API_KEY"),
    totalMs: (values.seconds("SPEECH_SECONDS", maxSeconds) ?? defaultSeconds) * 1_000,
  };
}
