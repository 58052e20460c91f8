import type { SpeechSettings } from "#server/speech-settings.ts";
import { type Answered, ask, say } from "./doctor-outside.ts";

/** Whether the recogniser is there and takes the key. No sound is sent. */
export async function checkRecogniser(settings: SpeechSettings | null): Promise<Answered> {
  if (settings === null) {
    return say(true, "No speech recogniser is set up: answers are typed, and recordings can't be uploaded.");
  }
  const { baseUrl, model, apiKey, totalMs } = settings;
  const name = `The speech recogniser ${model} at ${new URL(baseUrl).host}`;
  const headers: Record<string, string> = apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };
  const reply = await ask(`${baseUrl}/models`, headers, "the speech recogniser");
  if (reply === null)
    return say(false, `${name} could not be reached: check that it runs, and SPEECH_BASE_URL.`);
  const { status, clocks } = reply;
  if (status === 401 || status === 403)
    return say(false, `${name} refused the key: check SPEECH_API_KEY.`, clocks);
  if (status >= 500)
    return say(false, `${name} answered with an error (${status}): try again later.`, clocks);
  return say(
    true,
    `${name} can be reached; a recording may take ${totalMs / 1_000} s (SPEECH_SECONDS).`,
    clocks,
  );
}
