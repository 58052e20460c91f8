import type { HostileWorld } from "./hostile-world.ts";
import type { Payload } from "./payloads.ts";
import { sinks, sinkText } from "./sinks.ts";
import type { Visit } from "./visits.ts";
import type { Watched } from "./watch-markup.ts";

export interface Shown {
  /** Where a payload became more than words, and how. */
  faults: string[];
  /** The sinks whose words were seen on a screen, whole. */
  rendered: Set<string>;
}

const asOne = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

/** The sinks whose words stand, whole, among those of a screen. */
function listSeen(screen: string, words: string, payload: Payload): string[] {
  const ofScreen = sinks.filter(({ on }) => on?.(screen) ?? true);
  // Alone means alone, not behind another's sign.
  const bare = words.replaceAll(/q\d\d __proto__/g, "");
  return ofScreen
    .filter(({ id, alone }) => (alone ? bare : words).includes(asOne(sinkText(id, payload))))
    .map(({ id }) => id);
}

/** Goes to every place with a world's payload in it, and looks what the browser makes of it. */
export async function showEverywhere(watched: Watched, world: HostileWorld, places: Visit[]): Promise<Shown> {
  const { context, tell } = watched;
  const shown: Shown = { faults: [], rendered: new Set() };
  for (const visit of places) {
    await context.clearCookies();
    const cookies = visit.who === "creator" ? [...world.cookies] : [];
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: world.url })));
    const words = await visit.look(watched, world);
    for (const id of listSeen(visit.name, asOne(words), world.payload)) shown.rendered.add(id);
    for (const told of await tell()) shown.faults.push(`${visit.name}: ${told}`);
  }
  return shown;
}
