import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { isLoopback } from "../../env-values.ts";
import type { TranslateSettings } from "../../translate-settings.ts";
import type { TranslateRequest, Translator } from "../../translator.ts";
import { readBody } from "../read-body.ts";

const maxMs = 60_000;
const maxAnswerBytes = 4 * 1024 * 1024;
/** Public servers take a few thousand characters at a time. */
const maxCharsAtOnce = 2_000;
const maxTextsAtOnce = 20;

const answer = z.object({ translatedText: z.array(z.string()) });

/** The translator that the settings choose; null where none is. */
export function openTranslator({ config, log }: Pick<Deps, "config" | "log">): Translator | null {
  const settings = config.translate;
  if (settings === null) return null;
  return {
    provider: isLoopback(settings.baseUrl) ? null : new URL(settings.baseUrl).host,
    translate: (request) => translate(settings, log, request),
  };
}

async function translate(
  settings: TranslateSettings,
  log: Deps["log"],
  request: TranslateRequest,
): ReturnType<Translator["translate"]> {
  const deadline = AbortSignal.timeout(maxMs);
  const signal = AbortSignal.any([request.signal, deadline]);
  const translated: string[] = [];
  try {
    for (const texts of cutInBatches(request.texts)) {
      const made = await ask(settings, { ...request, texts, signal });
      if (made === "unknown_language") return { fault: made };
      translated.push(...made);
    }
    return translated;
  } catch {
    // A network's error may carry what was sent, so it's neither kept nor logged.
    const fault = deadline.aborted ? "too_late" : "failed";
    if (!request.signal.aborted) log.warn({ fault }, "the translator did not answer");
    return { fault };
  }
}

function cutInBatches(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  let chars = 0;
  for (const text of texts) {
    const last = batches.at(-1);
    const fits = last !== undefined && last.length < maxTextsAtOnce && chars + text.length <= maxCharsAtOnce;
    chars = fits ? chars + text.length : text.length;
    if (fits) last.push(text);
    else batches.push([text]);
  }
  return batches;
}

async function ask(
  { baseUrl, apiKey }: TranslateSettings,
  { texts, from, to, signal }: TranslateRequest,
): Promise<string[] | "unknown_language"> {
  const response = await fetch(`${baseUrl}/translate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      ...{ q: texts, source: from, target: to, format: "text" },
      ...(apiKey !== null && { api_key: apiKey }),
    }),
    redirect: "error",
    signal,
  });
  if (response.status === 400) return "unknown_language";
  if (!response.ok) throw new Error("refused");
  const { translatedText } = answer.parse(JSON.parse(await readBody(response, maxAnswerBytes)));
  const isWhole =
    translatedText.length === texts.length && translatedText.every((text) => text.trim() !== "");
  if (!isWhole) throw new Error("not one translation for each text");
  return translatedText;
}
