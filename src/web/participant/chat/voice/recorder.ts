import { maxSoundMinutes } from "#contract/limits.ts";

export type EndOfRecording = "stopped" | "gone" | "atLimit";

export interface Recording {
  stop: () => void;
  /** How loud it is now, from 0 to 1. */
  level: () => number;
}

interface Handlers {
  onPiece: (piece: Blob) => void;
  onEnd: (why: EndOfRecording) => void;
}

const pieceMs = 2_000;
/** Speech is understood as well at this rate as at higher ones. */
const bitsPerSecond = 32_000;
const types = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus"];

export function canRecord(): boolean {
  return typeof MediaRecorder === "function" && navigator.mediaDevices !== undefined;
}

/** Rejects where the microphone is refused or there is none. */
export async function startRecording({ onPiece, onEnd }: Handlers): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
  const options = { audioBitsPerSecond: bitsPerSecond, ...(mimeType !== undefined && { mimeType }) };
  const recorder = new MediaRecorder(stream, options);
  const meter = openMeter(stream);
  let why: EndOfRecording = "stopped";
  const stop = (reason: EndOfRecording) => () => {
    if (recorder.state === "inactive") return;
    why = reason;
    recorder.stop();
  };
  const timer = setTimeout(stop("atLimit"), maxSoundMinutes * 60_000);
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) onPiece(data);
  };
  recorder.onstop = () => {
    clearTimeout(timer);
    for (const track of stream.getTracks()) track.stop();
    meter.close();
    onEnd(why);
  };
  for (const track of stream.getTracks()) track.onended = stop("gone");
  recorder.start(pieceMs);
  return { stop: stop("stopped"), level: meter.level };
}

function openMeter(stream: MediaStream): { level: () => number; close: () => void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      return Math.min(1, Math.sqrt(power) * 4);
    },
    close: () => void context.close(),
  };
}
