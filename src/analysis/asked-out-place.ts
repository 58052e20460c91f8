/** What somebody asks to have left out of a turn: all of it, or a passage in code points, end exclusive. */
export interface AskedOutPlace {
  turnId: string;
  span?: { start: number; end: number };
}

/** As it is stored: "a turn's id", or "a turn's id:12-40". */
export function writeAskedOutPlace({ turnId, span }: AskedOutPlace): string {
  return span ? `${turnId}:${span.start}-${span.end}` : turnId;
}

export function readAskedOutPlace(stored: string): AskedOutPlace {
  const [, turnId, start, end] = /^(.*):(\d+)-(\d+)$/u.exec(stored) ?? [];
  if (turnId === undefined) return { turnId: stored };
  return { turnId, span: { start: Number(start), end: Number(end) } };
}
