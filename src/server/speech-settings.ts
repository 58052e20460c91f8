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

type Environment = Record<string, string | undefined>;

const variables = ["SPEECH_BASE_URL", "SPEECH_MODEL", "SPEECH_API_KEY", "SPEECH_SECONDS"] as const;
const defaultSeconds = 60;
const maxSeconds = 600;

/** The group of the SPEECH_ variables: whole or absent. What is wrong or missing joins `problems`, a sentence each. */
export function readSpeechSettings(env: Environment, problems: string[]): SpeechSettings | null {
  const given = new Map<string, string>();
  for (const name of variables) {
    const value = env[name]?.trim();
    if (value) given.set(name, value);
  }
  if (given.size === 0) return null;
  const missing = ["SPEECH_BASE_URL", "SPEECH_MODEL"].filter((name) => !given.has(name));
  if (missing.length > 0) {
    const set = [...given.keys()].join(", ");
    problems.push(
      `Speech recognition is only partly set up: ${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} missing alongside ${set}.`,
    );
  }
  return {
    baseUrl: readBaseUrl(given.get("SPEECH_BASE_URL"), problems),
    model: given.get("SPEECH_MODEL") ?? "",
    apiKey: given.get("SPEECH_API_KEY") ?? null,
    totalMs: readSeconds(given.get("SPEECH_SECONDS"), problems) * 1_000,
  };
}

function readBaseUrl(given: string | undefined, problems: string[]): string {
  if (given === undefined) return "";
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
    problems.push(`SPEECH_BASE_URL must be an address that starts with http:// or https://, not "${given}".`);
  return given.replace(/\/+$/, "");
}

function readSeconds(given: string | undefined, problems: string[]): number {
  if (given === undefined) return defaultSeconds;
  const seconds = Number(given);
  if (/^\d{1,3}$/.test(given) && seconds >= 1 && seconds <= maxSeconds) return seconds;
  problems.push(`SPEECH_SECONDS must be a whole number from 1 to ${maxSeconds}, not "${given}".`);
  return defaultSeconds;
}
