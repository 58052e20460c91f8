import { tokenHeader } from "../../token-header.ts";
import type { ChatIdentity } from "../use-chat.ts";

export type PlayerState = "loading" | "playing" | "still" | "gone" | "failed";

/** One recording is heard at a time. */
let stopCurrent: (() => void) | undefined;

/** Plays one of a participant's own recordings. It's read with their token, since frames of other sites have no cookies. */
export class SoundPlayer {
  readonly #identity: ChatIdentity;
  readonly #soundId: string;
  readonly #onState: (state: PlayerState) => void;
  readonly #audio = new Audio();
  readonly #closed = new AbortController();
  #address: string | undefined;

  constructor(identity: ChatIdentity, soundId: string, onState: (state: PlayerState) => void) {
    this.#identity = identity;
    this.#soundId = soundId;
    this.#onState = onState;
    this.#audio.addEventListener("ended", this.stop);
  }

  play = async (): Promise<void> => {
    stopCurrent?.();
    stopCurrent = this.stop;
    this.#onState("loading");
    try {
      this.#address ??= await this.#load();
      if (this.#address === undefined) return this.#onState("gone");
      if (stopCurrent !== this.stop) return;
      this.#audio.src = this.#address;
      await this.#audio.play();
      this.#onState("playing");
    } catch {
      // What was stopped while it loaded has not failed.
      if (stopCurrent === this.stop && !this.#closed.signal.aborted) this.#onState("failed");
    }
  };

  stop = (): void => {
    if (stopCurrent === this.stop) stopCurrent = undefined;
    this.#audio.pause();
    this.#onState("still");
  };

  close = (): void => {
    this.stop();
    this.#closed.abort();
    if (this.#address !== undefined) URL.revokeObjectURL(this.#address);
    this.#address = undefined;
  };

  /** Where the browser finds the sound; undefined once it's deleted. */
  async #load(): Promise<string | undefined> {
    const { sessionId, resumeToken } = this.#identity;
    const response = await fetch(`/api/sessions/${sessionId}/sounds/${this.#soundId}`, {
      headers: tokenHeader(resumeToken),
      signal: this.#closed.signal,
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`The recording was answered with ${response.status}`);
    return URL.createObjectURL(await response.blob());
  }
}
