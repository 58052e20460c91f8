import { clockPattern, findClockSeconds } from "./clock.ts";

export interface Cue {
  start: number;
  end: number;
  lines: string[];
}

const timing = new RegExp(String.raw`^\s*(${clockPattern})\s*-->\s*(${clockPattern})`);

/** Whether a text is written in cues, whatever its name says. */
export function hasCues(text: string): boolean {
  return (text.match(/^[ \t]*\d[\d:.,]*\s*-->\s*\d/gm)?.length ?? 0) >= 2;
}

/** The cues of WebVTT, SRT and Teams texts; NOTE, STYLE and REGION blocks hold no times and are passed over. */
export function readCues(text: string): Cue[] {
  const cues: Cue[] = [];
  let open: Cue | undefined;
  for (const line of text.split("\n")) {
    const match = timing.exec(line);
    if (match) {
      // Without a blank line between two cues the next one's number is the last line of this one.
      if (open && open.lines.length > 1 && /^\d+$/.test(open.lines.at(-1)?.trim() ?? "")) open.lines.pop();
      const start = findClockSeconds(match[1] ?? "") ?? 0;
      open = { start, end: findClockSeconds(match[2] ?? "") ?? start, lines: [] };
      cues.push(open);
    } else if (line.trim() === "") {
      open = undefined;
    } else {
      open?.lines.push(line.trim());
    }
  }
  return dropRolledLines(cues);
}

/** Live captions show the line before once more above the new one. */
function dropRolledLines(cues: Cue[]): Cue[] {
  let last: Cue | undefined;
  let lastLine = "";
  return cues.map((cue) => {
    const [first, ...others] = cue.lines;
    const isAlone = others.length === 0 && cue.end - cue.start > 0.1;
    const isRolled = !isAlone && last !== undefined && cue.start - last.end < 0.1 && first === lastLine;
    last = cue;
    lastLine = cue.lines.at(-1) ?? lastLine;
    return isRolled ? { ...cue, lines: others } : cue;
  });
}
