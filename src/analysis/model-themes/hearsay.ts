import { isOfOthers, type ThemeGround } from "./ground.ts";
import { isOfEnglish } from "./overstated.ts";
import type { Drafted } from "./themes-answer.ts";

const tells =
  /(?<!\p{L})(?:sa(?:y|ys|id|ying)|tells?|told|telling|hears?|heard|reports?|reported|according|mentions?|mentioned|quotes?|believes?|thinks?|complain(?:s|ed)?)(?!\p{L})/iu;

/**
 * Whether a sentence makes a fact, or the speaker's own, of what everybody under it only has from others. Told by
 * English words alone; elsewhere it is left to the check.
 */
export function hidesHearsay(item: Drafted, ground: ThemeGround): boolean {
  const { sentence, supports } = item;
  const isHearsay = supports.length > 0 && supports.every(isOfOthers);
  return isHearsay && isOfEnglish(item, ground) && !tells.test(sentence);
}
