import type { QuoteSound } from "#contract/heard.ts";

/** What ends the sound that plays now: one at a time is heard. */
let stopCurrent: (() => void) | undefined;

/** Sound that a browser recorded says nothing of its length until somebody went to its end. */
const beyondAnyEnd = 1e7;

/**
 * Plays a span of a sound from its beginning to its end. Resolves once it plays; `onEnd` is called when it's over,
 * stopped or replaced by another.
 */
export async function playSpan(
  address: string,
  { startMs, endMs }: QuoteSound,
  onEnd: () => void,
): Promise<() => void> {
  stopCurrent?.();
  const audio = new Audio(address);
  let timer: number | undefined;
  const stop = () => {
    clearTimeout(timer);
    audio.pause();
    audio.removeAttribute("src");
    if (stopCurrent === stop) stopCurrent = undefined;
    onEnd();
  };
  stopCurrent = stop;
  try {
    await once(audio, "loadedmetadata");
    if (!Number.isFinite(audio.duration)) await seek(audio, beyondAnyEnd);
    await seek(audio, startMs / 1_000);
    if (stopCurrent !== stop) return () => undefined;
    const watch = () => {
      const left = endMs === null ? null : endMs - audio.currentTime * 1_000;
      if (left !== null && left <= 0) stop();
      else timer = window.setTimeout(watch, Math.max(10, Math.min(left ?? 250, 250)));
    };
    audio.addEventListener("ended", stop, { once: true });
    await audio.play();
    watch();
  } catch (error) {
    if (stopCurrent === stop) stop();
    throw error;
  }
  return stop;
}

async function seek(audio: HTMLAudioElement, seconds: number): Promise<void> {
  const done = once(audio, "seeked");
  audio.currentTime = seconds;
  await done;
}

function once(audio: HTMLAudioElement, event: "loadedmetadata" | "seeked"): Promise<void> {
  return new Promise((resolve, reject) => {
    audio.addEventListener(event, () => resolve(), { once: true });
    audio.addEventListener("error", () => reject(new Error("The sound couldn't be loaded")), { once: true });
  });
}
