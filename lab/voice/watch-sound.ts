import type { Page } from "playwright-core";

/** What an open page's recorder has made so far, piece by piece. Before the page is opened. */
export async function watchRecording(page: Page): Promise<() => Promise<Buffer>> {
  await page.addInitScript(() => {
    const noted = window as unknown as { recorded: Blob[] };
    noted.recorded = [];
    const { start } = MediaRecorder.prototype;
    MediaRecorder.prototype.start = function (...args) {
      noted.recorded = [];
      this.addEventListener("dataavailable", ({ data }) => noted.recorded.push(data));
      return start.apply(this, args);
    };
  });
  return async () => {
    const address = await page.evaluate(async () => {
      const { recorded } = window as unknown as { recorded: Blob[] };
      return readAsAddress(new Blob(recorded));

      function readAsAddress(blob: Blob): Promise<string> {
        return new Promise((resolve) => {
          const reader = new FileReader();
          reader.onload = () => resolve(String(reader.result));
          reader.readAsDataURL(blob);
        });
      }
    });
    return fromAddress(address);
  };
}

/** What comes out of the page's players, from a player's start to its stop. Before the page is opened. */
export async function watchPlaying(page: Page): Promise<() => Promise<Buffer>> {
  await page.addInitScript(() => {
    const { play, pause } = HTMLMediaElement.prototype;
    const noted = window as unknown as { heard: string | undefined };
    const recorders = new WeakMap<HTMLMediaElement, MediaRecorder>();
    HTMLMediaElement.prototype.play = async function () {
      const context = new AudioContext();
      const sink = context.createMediaStreamDestination();
      context.createMediaElementSource(this).connect(sink);
      const recorder = new MediaRecorder(sink.stream, { audioBitsPerSecond: 96_000 });
      recorders.set(this, recorder);
      recorder.ondataavailable = ({ data }) => {
        const reader = new FileReader();
        reader.onload = () => {
          noted.heard = String(reader.result);
        };
        reader.readAsDataURL(data);
      };
      noted.heard = undefined;
      await context.resume();
      recorder.start();
      await play.call(this);
    };
    HTMLMediaElement.prototype.pause = function () {
      const recorder = recorders.get(this);
      // What was played last is still on its way through the graph.
      if (recorder?.state === "recording") setTimeout(() => recorder.stop(), 200);
      pause.call(this);
    };
  });
  return async () => {
    const handle = await page.waitForFunction(() => (window as unknown as { heard?: string }).heard);
    const address = (await handle.jsonValue()) ?? "";
    await page.evaluate(() => {
      (window as unknown as { heard?: string }).heard = undefined;
    });
    return fromAddress(address);
  };
}

function fromAddress(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}
