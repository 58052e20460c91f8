import type { Item } from "#contract/items.ts";
import type { Random } from "./random.ts";

/** What a simulated person taps at a closed question, as the page would send it. */
export function chooseItem(item: Item, random: Random): string {
  if (item.kind === "scale") return String(random.between(item.min, item.max));
  const { options } = item;
  const at = random.between(0, options.length - 1);
  const first = options[at] ?? "";
  if (item.kind === "choice") return first;
  const others = [...options.slice(at + 1), ...options.slice(0, at)];
  if (item.kind === "several") return [first, ...others.filter(() => random.chance(0.3))].join("\n");
  return [first, ...others].map((option, index) => `${index + 1}. ${option}`).join("\n");
}
