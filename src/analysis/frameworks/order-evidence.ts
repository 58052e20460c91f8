import type { Evidence } from "#contract/insights.ts";
import { keyOfSpeaker } from "../report/evidence-list.ts";

/** Evidence without repeats, people in turn, so that the first few quotes are of different people. */
export function orderByPerson(all: Evidence[], most: number): Evidence[] {
  const places = new Set<string>();
  const turns = new Map<string, number>();
  const placed = all.flatMap((one, at) => {
    const place = `${one.sourceId} ${one.messageId} ${one.start} ${one.end}`;
    if (places.has(place)) return [];
    places.add(place);
    const turn = turns.get(keyOfSpeaker(one)) ?? 0;
    turns.set(keyOfSpeaker(one), turn + 1);
    return [{ one, turn, at }];
  });
  placed.sort((a, b) => a.turn - b.turn || a.at - b.at);
  return placed.slice(0, most).map(({ one }) => one);
}
