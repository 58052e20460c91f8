import type { NounPhrase } from "./noun-phrases.ts";
import { trimTalk } from "./phrase.ts";

const liking =
  /\b(?:love|loved|enjoy|like|appreciate|adore|favou?rite|best (?:thing|part|feature)|helps?|helped|saves?|saved|works? (?:\w+ )?(?:well|great)|(?:is|are|was|were)(?: \w+)? (?:great|excellent|fantastic|brilliant|handy|useful|intuitive|amazing|awesome|reliable|seamless|perfect|easy|simple|convenient|helpful))\b/i;
const notLiking =
  /\b(?:don't|didn't|doesn't|not|never|would|'d|wish|if|but|feels? like|looks? like|stuff like|things like|tools like|apps like|something like|sounds like)\b/i;

/** The feature that a clause praises: what is liked, or what does the good. */
export function findPraisedFeature(
  clause: string,
  compound: number,
  phrases: NounPhrase[],
): NounPhrase | undefined {
  const plain = clause.replace(/[’‘]/g, "'");
  if (compound < 0.05 || !liking.test(plain) || notLiking.test(plain)) return undefined;
  return phrases.find((phrase) => !phrase.named) ?? phrases[0];
}

const asked: RegExp[] = [
  /\b(?:wish|hope|if only) (?:that )?(?:i|we|you|it|they|there|\w+|the \w+|the \w+ \w+) (?:could|would|can|will|was|were|had|have|has)(?: just| also| at least| actually)? (?:be able to |let (?:me|us|you) |allow (?:me|us|you) to )?(?<what>.+)/i,
  /\b(?:would|could|should) (?:just |also |really |at least |maybe )?(?:let|allow) (?:me|us|you|people)(?: to)? (?<what>.+)/i,
  /\b(?:nice|great|good|helpful|useful|amazing|cool|perfect|ideal|awesome|fantastic) (?:if (?:it|they|there|i|we|you|\w+|the \w+) (?:could|would|was|were|had)(?: just)?|to have|to be able to|to) (?<what>.+)/i,
  /\b(?:there(?:'s| is)|has|have) no (?:(?:good |easy |proper |real |simple )?(?:way|option) to )?(?<what>.+)/i,
  /\b(?:i|we)(?:'d| would) (?:really |just |also )?(?:love|like|want|prefer)(?: to (?:have|see|get|be able to)?)? ?(?<what>.+)/i,
  /\b(?:missing (?:is|for me is)|lacks?|it needs|they need|we need|i need|needs? to have|should (?:really )?have|pay for) (?<what>(?:a|an|some|better|proper|real|one|more)\b.+)/i,
  /\b(?<what>(?:a|an|some|better|one) [^,.]{3,60}?) (?:would|'d|could) (?:be|help|make|save)/i,
  /\b(?:should|could) (?:just |really |also )?(?<what>(?:show|tell|support|offer|summari[sz]e|remember|warn|sync|be able to|integrate|include|group|send|add)\b.+)/i,
];

const longestWish = 10;

/** What a wish asks for, in the participant's words without the wishing: "search across all tools at once". */
export function findWishedFeature(clause: string): string | undefined {
  const plain = clause.replace(/[’‘]/g, "'");
  for (const pattern of asked) {
    const what = pattern.exec(plain)?.groups?.what;
    if (what === undefined) continue;
    const core =
      what.split(
        /[,;:()]|\s(?:because|so that|so i|so we|when|instead of|which|but|rather than|without)\s/i,
      )[0] ?? "";
    const words = trimTalk(core)
      .replace(/^(?:(?:a|an|the|some|one|be|have|had|it|just|also|to|able to)\s+)+/i, "")
      .split(" ");
    const wish = words.join(" ").trim();
    if (
      words.length <= longestWish &&
      wish.length >= 4 &&
      !/^(?:it|that|this|them|more|less|so|if)$/i.test(wish)
    )
      return wish;
  }
  return undefined;
}
