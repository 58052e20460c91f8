import { anyLanguage } from "#languages/languages.ts";
import { readTold } from "./took.ts";
import { countWords, listSentences, tidyText } from "./words.ts";

/** "Ah no, it's grand." and "Normal.": there is no more to be had by asking again. */
const brushOff = new RegExp(
  String.raw`^(?:(?:ah|oh|well|um|hm|eh|idk|maybe nothing|no|nope|nah|not really|nothing|none|nobody|normal|fine|same|that's all|thats all|not much|it's ok|its ok|it's okay|there's no more|no more to)(?![\p{L}'])|(?:${anyLanguage("brushOff")})(?=\s*(?:[.,!،]|$)))`,
  "iu",
);
const maxBrushOffWords = 6;
/** "That's all I remember.", "like I said": whoever says so has told it. */
const toldAll = new RegExp(
  [
    "\\b(?:not much|nothing|not a lot) to (?:tell|say|add)\\b",
    "\\b(?:not|nothing|no|isn't|isnt)(?: really| much| a lot)* (?:more|else)(?: (?:i can|to) (?:say|tell|add|it|think of))?\\b",
    "\\bthat(?:'s| is|s) (?:about |really |basically )?(?:it|all)(?: (?:i|there|really|about it)[a-z' ]{0,20})?(?=\\s*(?:[.!,;]|$))",
    "\\b(?:(?:like|as) i (?:just |already )?(?:said|told you|wrote)|i (?:just|already) (?:said|told you)|i told you (?:that|it|already))\\b",
    anyLanguage("toldAll"),
  ].join("|"),
  "iu",
);
const maxToldAllWords = 30;
/** "No story.", "It's only a saying.": our question found nothing behind their words. */
const foundNothing =
  /\b(?:no|isn't (?:a|any|much of a)|not (?:a|much of a)) (?:big |great |real )?story\b|\bwhat more do you want\b|\bi(?:'ve| have) said (?:it|that) (?:twice|already|before|once)\b|\b(?:a|my|only a|just a) (?:way of (?:talking|speaking)|saying|figure of speech|turn of phrase|comparison)\b|^spare me\b/iu;
/** "Behind the light? The sun, I suppose." */
const echoes =
  /^(?:how did|what happened|what's behind|behind|about|how) [^.?!]{2,30}\? [^.?!]*\bi (?:suppose|should think|imagine|guess)\b/iu;

/** Whether an answer says that there is no more to it. */
export function isToldOut(message: string): boolean {
  if (saysAll(message)) return true;
  // What is left beside a question to us says so only if one of its sentences does: reading each is dear.
  return listSentences(message).some(saysAll) && saysAll(readTold(message));
}

function saysAll(message: string): boolean {
  const spoken = countWords(message);
  if (spoken <= maxBrushOffWords && brushOff.test(message.trim())) return true;
  if (spoken > maxToldAllWords) return false;
  // "From the teacher like I said. And there is a form." goes on after it.
  const said = tidyText(message);
  if (foundNothing.test(said) || echoes.test(said)) return true;
  if (/\bthat'?s all there (?:is|was)\b/iu.test(said)) return true;
  return toldAll.test(spoken <= maxBrushOffWords ? said : (listSentences(said).at(-1) ?? ""));
}
