import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { isBlank, newClientMessageId } from "#web/format/message-text.ts";
import { tokenHeader } from "../../token-header.ts";
import { joinSpoken } from "./dictation.ts";
import { canRecord, type EndOfRecording, type Recording, startRecording } from "./recorder.ts";
import { openUpload, type SoundUpload } from "./sound-upload.ts";
import type { VoiceTexts } from "./voice-texts.ts";

type Note = keyof VoiceTexts;

export type VoiceState =
  | { at: "ready"; note?: Note }
  | { at: "asking" }
  | { at: "recording"; recording: Recording; soundId: string }
  | { at: "reading"; soundId: string; note: "reading" | "slow" }
  /** Its text is in the box, behind what was there before. */
  | { at: "heard"; soundId: string; before: string; joined: string; note: Note }
  | { at: "unheard"; soundId: string; isKept: boolean; note: Note };

/** The message box that the text goes into, and who is told what is sent along with it. */
export interface VoiceHost {
  sessionId: string;
  resumeToken: string | undefined;
  readText: () => string;
  onText: (text: string) => void;
  onSound: (soundId: string | undefined) => void;
}

/** Whoever waits longer is told that they may type instead. */
const slowMs = 10_000;

const notes = { stopped: "heard", gone: "gone", atLimit: "atLimit" } as const;

/** An answer that is recorded, understood and put into the message box; sending it is the participant's. */
export class VoiceAnswer {
  state: VoiceState = { at: "ready" };
  readonly #host: VoiceHost;
  readonly #listeners = new Set<() => void>();
  readonly #life = new AbortController();
  #upload: SoundUpload | undefined;
  /** Ends what is on its way for the recording: its pieces, and the wait for its text. */
  #work = new AbortController();

  constructor(host: VoiceHost) {
    this.#host = host;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start = async () => {
    if (this.state.at === "asking" || this.state.at === "recording" || this.state.at === "reading") return;
    if (!canRecord()) return this.#change({ at: "ready", note: "noMicrophone" });
    void this.discard();
    this.#change({ at: "asking" });
    const soundId = newClientMessageId().replace(/[-_]/g, "0");
    const signal = AbortSignal.any([this.#life.signal, this.#work.signal]);
    const upload = openUpload({ ...this.#place, soundId }, signal);
    this.#upload = upload;
    const onEnd = (why: EndOfRecording) => void this.#read(soundId, notes[why]);
    try {
      const recording = await startRecording({ onPiece: upload.add, onEnd });
      this.#change({ at: "recording", recording, soundId });
      if (this.#life.signal.aborted) recording.stop();
    } catch (error) {
      const isRefused = error instanceof DOMException && error.name === "NotAllowedError";
      this.#change({ at: "ready", note: isRefused ? "refused" : "noMicrophone" });
    }
  };

  stop = () => {
    if (this.state.at === "recording") this.state.recording.stop();
  };

  /** Deletes a recording that wasn't sent, and its words where nobody changed them. */
  discard = async () => {
    const { state } = this;
    if (state.at !== "reading" && state.at !== "heard" && state.at !== "unheard") return;
    // A piece that came after the deletion would start the recording again.
    this.#work.abort();
    this.#work = new AbortController();
    this.#upload = undefined;
    if (state.at === "heard" && this.#host.readText() === state.joined) this.#host.onText(state.before);
    this.#change({ at: "ready", note: "deleted" });
    const { sessionId, headers } = this.#own;
    const input = { params: { sessionId, soundId: state.soundId }, headers };
    // What is never sent is deleted by itself after a while.
    await call("DELETE /api/sessions/:sessionId/sounds/:soundId", input).catch(() => undefined);
  };

  /** Whether the recording goes along with what is typed in its place. */
  keep = (isKept: boolean) => {
    if (this.state.at === "unheard") this.#change({ ...this.state, isKept });
  };

  retry = () => {
    if (this.state.at === "unheard") void this.#read(this.state.soundId, "heard");
  };

  /** The message is on its way: with the recording, or without it. */
  onSent = () => {
    const { state } = this;
    if (state.at === "reading" || (state.at === "unheard" && !state.isKept)) void this.discard();
    else if (state.at === "heard" || state.at === "unheard") this.#change({ at: "ready" });
  };

  /** One that was recorded before the page was left, or whose message came back. */
  findUnsent = async () => {
    const { sessionId, headers } = this.#own;
    const listing = call("GET /api/sessions/:sessionId/sounds", { params: { sessionId }, headers });
    const sounds = await listing.catch(() => []);
    const unsent = sounds.findLast(({ sent, bytes }) => !sent && bytes > 0);
    if (unsent && this.state.at === "ready") await this.#read(unsent.soundId, "unsent");
  };

  leave = () => {
    this.#life.abort();
    this.stop();
  };

  get #place() {
    const { sessionId, resumeToken } = this.#host;
    return { sessionId, resumeToken };
  }

  get #own() {
    const { sessionId, resumeToken } = this.#host;
    return { sessionId, headers: tokenHeader(resumeToken) };
  }

  #change(next: VoiceState) {
    this.state = next;
    const isAttached = next.at === "heard" || (next.at === "unheard" && next.isKept);
    this.#host.onSound(isAttached ? next.soundId : undefined);
    for (const listener of this.#listeners) listener();
  }

  /** Stores what is left of it, and has it understood. */
  async #read(soundId: string, note: Note) {
    const reading = { at: "reading", soundId, note: "reading" } as const;
    this.#change(reading);
    const timer = setTimeout(() => {
      if (this.state === reading) this.#change({ ...reading, note: "slow" });
    }, slowMs);
    const next = await this.#transcribe(soundId, note);
    clearTimeout(timer);
    if (this.state.at !== "reading" || this.state.soundId !== soundId) return;
    if (next.at === "heard") this.#host.onText(next.joined);
    this.#change(next);
  }

  async #transcribe(soundId: string, note: Note): Promise<VoiceState> {
    const unheard = { at: "unheard", soundId, isKept: false } as const;
    const { sessionId, headers } = this.#own;
    const { signal } = this.#work;
    let failure: Note = "notSaved";
    try {
      await this.#upload?.finish();
      failure = "failed";
      const input = { params: { sessionId, soundId }, headers, body: undefined, timeoutMs: 120_000, signal };
      const { heard } = await call("POST /api/sessions/:sessionId/sounds/:soundId/transcribe", input);
      if (heard === null) return { ...unheard, note: "failed" };
      if (isBlank(heard)) return { ...unheard, note: "nothingHeard" };
      const before = this.#host.readText();
      // A draft that was kept over a reload has the words already.
      const joined = before.includes(heard) ? before : joinSpoken(before, heard);
      return { at: "heard", soundId, before, joined, note };
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (isRefused && error.status !== 429) return { at: "ready", note: "notHere" };
      return { ...unheard, note: failure };
    }
  }
}
