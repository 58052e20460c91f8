import type { Deps } from "../../deps.ts";
import { isLoopback } from "../../env-values.ts";
import type { Heard, Recogniser, Sound } from "../../recogniser.ts";
import type { SpeechSettings } from "../../speech-settings.ts";
import { readBody } from "../read-body.ts";
import { readHeard, readPlainText } from "./read-heard.ts";

/** An hour's words with their times are about a megabyte. */
const maxAnswerBytes = 16 * 1024 * 1024;

/** Most servers tell a file's kind by its ending. */
const endings: Record<string, string> = {
  "audio/wav": "wav",
  "audio/mpeg": "mp3",
  "audio/mp4": "m4a",
  "audio/webm": "webm",
  "audio/ogg": "ogg",
};

interface Context {
  settings: SpeechSettings;
  log: Deps["log"];
  /** Turned off by a server that refuses the long form and takes the short one. */
  asksForWords: boolean;
}

/** The recogniser that the settings choose; null where speech isn't recognised. */
export function openRecogniser({ config, log }: Pick<Deps, "config" | "log">): Recogniser | null {
  const settings = config.speech;
  if (settings === null) return null;
  const context: Context = { settings, log, asksForWords: true };
  return {
    provider: isLoopback(settings.baseUrl) ? null : new URL(settings.baseUrl).hostname,
    transcribe: (sound) => transcribe(context, sound),
  };
}

async function transcribe(context: Context, sound: Sound): ReturnType<Recogniser["transcribe"]> {
  const deadline = AbortSignal.timeout(Math.max(context.settings.totalMs, sound.minPatienceMs ?? 0));
  try {
    const heard = await askTwice(context, sound, AbortSignal.any([sound.signal, deadline]));
    if (heard !== null) return heard;
  } catch {
    // A network's error may carry what was sent, so it's neither kept nor logged.
  }
  const fault = deadline.aborted ? "too_late" : "failed";
  if (!sound.signal.aborted) context.log.warn({ fault }, "the recogniser did not answer");
  return { fault };
}

async function askTwice(context: Context, sound: Sound, signal: AbortSignal): Promise<Heard | null> {
  if (context.asksForWords) {
    const answer = await send(context.settings, sound, "verbose_json", signal);
    if (answer.status === 200) return readAnswer(answer, sound);
    if (answer.status !== 400 && answer.status !== 422) return null;
  }
  const answer = await send(context.settings, sound, "json", signal);
  if (answer.status !== 200) return null;
  context.asksForWords = false;
  return readAnswer(answer, sound);
}

interface Answer {
  status: number;
  isJson: boolean;
  body: string;
}

async function send(
  settings: SpeechSettings,
  { audio, contentType, language }: Sound,
  format: "verbose_json" | "json",
  signal: AbortSignal,
): Promise<Answer> {
  const kind = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  const form = new FormData();
  form.set("file", new Blob([Uint8Array.from(audio)], { type: kind }), `sound.${endings[kind] ?? "bin"}`);
  form.set("model", settings.model);
  if (language !== null) form.set("language", language);
  form.set("response_format", format);
  if (format === "verbose_json") form.append("timestamp_granularities[]", "word");
  const response = await fetch(`${settings.baseUrl}/audio/transcriptions`, {
    method: "POST",
    headers: settings.apiKey === null ? {} : { authorization: `Bearer ${settings.apiKey}` },
    body: form,
    redirect: "error",
    signal,
  });
  const type = response.headers.get("content-type") ?? "";
  return {
    status: response.status,
    isJson: type.includes("json"),
    body: await readBody(response, maxAnswerBytes),
  };
}

/** A page of HTML is a proxy's error, whatever its status. */
function readAnswer({ isJson, body }: Answer, { durationMs = null }: Sound): Heard | null {
  if (isJson) return readHeard(JSON.parse(body), durationMs);
  return /^\s*[<{[]/.test(body) ? null : readPlainText(body, durationMs);
}
