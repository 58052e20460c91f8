import { anyLanguage } from "./languages.ts";

const what =
  "(?:(?:that|this)(?: one)?|it|any of (?:that|this|it)|the last (?:bit|part|thing|answer)|what i (?:just )?(?:said|wrote|told you))";
/** Said to us: at the start of a clause, or asked. "I don't quote it to her" is part of their story. */
const toUs =
  "(?:(?:^|[.!?,;:–—-] *)(?:(?:please|pls|but|and|so|just|ok|okay|only|maybe|oh) )*|\\b(?:please|pls) (?:just )?|\\b(?:can|could|would|will) you (?:please )?|\\b(?:i'?d|i would) (?:rather|prefer(?: if| that)?|like|want) you (?:to )?)";
const keepOut = new RegExp(
  [
    `${toUs}(?:don'?t|do not|never|didn'?t|did not) (?:ever )?(?:use|quote|include|print|publish|report|write|put|note) ${what}(?: down| in)?(?=\\s*(?:[.,!?;]|$|please|pls))`,
    // "Not put it on yet" tells of a bolt.
    `\\b(?:you|please|pls) (?:please )?not (?:to )?(?:ever )?(?:use|quote|include|print|publish|report|write|put|note) ${what}(?: down| in)?(?=\\s*(?:[.,!?;]|$|please|pls))`,
    `${toUs}(?:don'?t|do not|never|didn'?t|did not|not) (?:ever )?(?:use|quote|include|print|publish|report) (?:the|that|this) (?:bit|part|story|thing) (?:about|with|where|when|on|of|i (?:said|told))(?!\\p{L})`,
    `${toUs}(?:leave|keep|take|cut) (?:${what}|(?:the|that) (?:bit|part|thing|story|name)[^.!?,]{0,40}) out(?= of (?:it|this|your|the (?:study|report|research|results|notes))|\\s*(?:[.,!?;]|$|please|pls|thanks))`,
    `\\b(?:can|could|may|might) (?:${what}|(?:the|that) (?:bit|part|thing|story)[^.!?,]{0,40}) (?:please )?(?:be left|stay|be kept|be taken) out\\b`,
    "\\boff the record\\b|\\bnot for (?:the|your) (?:record|report|study|research|notes)\\b|\\bnot (?:to )?be quoted\\b",
    `${toUs}(?:forget (?:that )?i (?:ever )?(?:said|wrote|told|mentioned)|pretend i (?:never|didn'?t) (?:say|said|write|wrote))`,
    anyLanguage("keepOut"),
  ].join("|"),
  "u",
);

/** Whether words, in lower case, ask us not to use something: "please don't quote that", "off the record". */
export function asksToKeepOut(lower: string): boolean {
  return keepOut.test(lower);
}
