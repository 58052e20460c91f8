const endings = new Map([
  ["audio/wav", "wav"],
  ["audio/mpeg", "mp3"],
  ["audio/mp4", "m4a"],
  ["audio/webm", "webm"],
  ["audio/ogg", "ogg"],
]);

/** What a sound's file ends in. */
export function findSoundEnding(contentType: string): string {
  return endings.get(contentType) ?? "bin";
}
