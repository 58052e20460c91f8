import type { SpokenTranscript } from "./imported-transcript.ts";

/** Names of the interviews of one file: the file's own, and what tells several apart, else their numbers. */
export function nameTranscripts(
  all: Pick<SpokenTranscript, "title" | "part">[],
  fileTitle: string,
): string[] {
  const used = new Map<string, number>();
  return all.map(({ title, part }, index) => {
    const ofFile = all.length === 1 ? fileTitle : joinName(fileTitle, part?.trim() || null, index + 1);
    const name = title?.trim() || ofFile;
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

function joinName(fileTitle: string, part: string | null, number: number): string {
  return part === null ? `${fileTitle} ${number}` : `${fileTitle}, ${part}`;
}
