/** What a host says to the listeners and for the sponsors, in the words of every podcast. */
const sign =
  /\bbrought to you by\b|\bsponsor(?:s|ed|ing)? (?:of )?(?:this|the|our|today's) (?:show|episode|podcast)\b|\b(?:been )?sponsored by\b|\bthis is your host\b|\bwelcome to (?:the|this|our|another)\b.{0,40}\b(?:show|podcast|episode)\b|\b(?:another|this is) (?:\w+ )?episode (?:of|\d+)\b|\bsubscribe to (?:the|our|this)\b|\bthanks? (?:you )?(?:so much |again )?for listening\b|\b(?:promo|offer|discount|coupon) code\b|\.(?:com|fm|io|org|net|dev|ci)\s?(?:\/|slash\b|forward slash\b)/i;
/** Whoever of these is heard speaks in a podcast, where the rest is show talk as well. */
const podcast =
  /\bthis is your host\b|\bbrought to you by\b|\bwelcome to (?:the|this|our|another)\b.{0,40}\b(?:show|podcast|episode)\b/i;
const sponsors =
  /\b(?:brought to you by|sponsored by)\s+((?:\p{Lu}[\p{L}\p{N}]+)(?:(?:, | and |, and )\p{Lu}[\p{L}\p{N}]+)*)/gu;

/** An interview of fewer turns is no show, whatever words are in it. */
const minTurns = 40;
/** An introduction and a farewell take at most this share of a show. */
const edgeShare = 0.1;
/** Between two mentions of a sponsor so many turns are still the advertisement. */
const maxGap = 8;
/** Longer turns are a speaker's own, with more in them than show talk. */
const maxWords = 60;

interface Turn {
  id: string;
  text: string;
}

function findSponsors(turns: readonly Turn[]): RegExp | undefined {
  const names = turns.flatMap(({ text }) =>
    [...text.matchAll(sponsors)].flatMap(([, list = ""]) => list.split(/, and |, | and /)),
  );
  return names.length === 0 ? undefined : new RegExp(`\\b(?:${[...new Set(names)].join("|")})\\b`);
}

function isShort({ text }: Turn): boolean {
  return text.split(/\s+/).length <= maxWords;
}

/** The places of an advertisement: from one sign to the next, where they are close. */
function fillBlocks(signs: readonly number[]): number[] {
  return signs.flatMap((at, index) => {
    const next = signs[index + 1] ?? at;
    const end = next - at <= maxGap ? next : at;
    return Array.from({ length: Math.max(end - at, 1) }, (_, step) => at + step);
  });
}

/**
 * The turns in which the host of a podcast speaks to the listeners: introduction, advertisements, farewell. Subtitles
 * have no speakers, so that all of it would else be the guest's words.
 */
export function listShowTalk(turns: readonly Turn[]): Set<string> {
  if (turns.length < minTurns || !turns.some(({ text }) => podcast.test(text))) return new Set();
  const names = findSponsors(turns);
  const signs = turns.flatMap(({ text }, at) => (sign.test(text) || names?.test(text) ? [at] : []));
  const edge = Math.ceil(turns.length * edgeShare);
  const opening = signs.filter((at) => at < edge).at(-1) ?? -1;
  const closing = signs.find((at) => at >= turns.length - edge) ?? turns.length;
  const inBlock = new Set(fillBlocks(signs));
  const aside = turns.filter(
    (turn, at) => isShort(turn) && (at <= opening || at >= closing || inBlock.has(at)),
  );
  return new Set(aside.map(({ id }) => id));
}
