const other = "(?:him|her|them|(?:my|our|his|her|their|the) \\p{L}+|\\p{Lu}\\p{L}+)";
/** "I'd not want Joan to know", "don't tell my wife". */
const worry = new RegExp(
  `^(?:(?:and|but|so|only|just|well|please),? )*(?:[Ii](?:'d| would| do)? )?(?:just |really )?(?:not|never|\\p{L}+n't) (?:ever |really )?(?:(?:want|like|let) ${other}(?: to)? (?:know|find out|hear|see|read)|tell ${other})(?!\\p{L})`,
  "u",
);
const asksMore = /(?<!\p{L})(?:you|us|this|that|leave|keep|put|out|between|note|notes|name)(?!\p{L})/iu;

/** Whether words only fear that somebody they know might learn of it: staying unnamed answers that. */
export function worriesOverOthers(text: string): boolean {
  const words = text.replace(/[’‘ʼ]/gu, "'").trim();
  const [found] = worry.exec(words.charAt(0).toLowerCase() + words.slice(1)) ?? [];
  return found !== undefined && !asksMore.test(words.slice(found.length));
}
