import { markShown } from "../export/describe-stimulus.ts";
import { type ExportSession, nameSpeaker } from "../export-project.ts";

/** A session as one text, and where each turn's own words stand in it. Offsets are code points. */
export interface SourceText {
  text: string;
  length: number;
  /** From an offset in a turn's text to the offset in the source; undefined for an unknown turn. */
  findPlace: (turnId: string, offset: number) => number | undefined;
}

interface TurnPlace {
  start: number;
  length: number;
  /** Offsets of the carriage returns that are left out, in order. */
  dropped: number[];
}

/** LF is the format's line ending; a carriage return alone is one too and only changes its sign. */
function findDropped(points: string[]): number[] {
  return points.flatMap((point, index) => (point === "\r" && points[index + 1] === "\n" ? [index] : []));
}

function unfoldPlace(place: TurnPlace, offset: number): number {
  const inside = Math.min(Math.max(0, offset), place.length);
  let before = 0;
  while (before < place.dropped.length && (place.dropped[before] ?? 0) < inside) before++;
  return place.start + inside - before;
}

/** "Name: text" with blank lines between the turns, in LF. */
export function makeSourceText(session: ExportSession): SourceText {
  const places = new Map<string, TurnPlace>();
  const parts: string[] = [];
  let length = 0;
  for (const turn of session.turns) {
    const lead = `${parts.length > 0 ? "\n\n" : ""}${nameSpeaker(turn, session).replace(/\s+/g, " ")}: `;
    const points = Array.from(turn.text.toWellFormed());
    const dropped = points.includes("\r") ? findDropped(points) : [];
    const start = length + Array.from(lead).length;
    places.set(turn.id, { start, length: points.length, dropped });
    const shown = markShown(turn).toWellFormed();
    length = start + points.length - dropped.length + Array.from(shown).length;
    parts.push(lead, points.join("").replace(/\r\n?/g, "\n"), shown);
  }
  const findPlace = (turnId: string, offset: number) => {
    const place = places.get(turnId);
    return place && unfoldPlace(place, offset);
  };
  return { text: parts.join(""), length, findPlace };
}
