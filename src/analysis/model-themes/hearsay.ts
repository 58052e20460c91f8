import { isOfOthers, type ThemeGround } from "./ground.ts";
import { isOfEnglish } from "./overstated.ts";
import type { Drafted } from "./themes-answer.ts";

const tells =
  /(?<!\p{L})(?:sa(?:y|ys|id|ying)|tells?|told|telling|hears?|heard|reports?|reported|according|mentions?|mentioned|quotes?|believes?|thinks?|complain(?:s|ed)?)(?!\p{L})/iu;

/**
 * Whether a sentence makes a fact, or the speaker's own, of what everybody under it only has from others. What they know
 * of somebody else is a fact of that person, but no claim whose people are counted. Told by English words alone;
 * elsewhere it is left to the check.
 */
export function hidesHearsay(item: Drafted, ground: ThemeGround): boolean {
  const { kind, sentence, supports } = item;
  const isCounted = kind === "theme" || kind === "line" || kind === "voice";
  const isHearsay =
    supports.length > 0 &&
    supports.every((said) => (isCounted ? isOfOthers(said) : said.mode === "reported"));
  return isHearsay && isOfEnglish(item, ground) && !tells.test(sentence);
}
