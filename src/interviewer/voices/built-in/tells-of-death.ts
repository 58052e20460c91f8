import { anyLanguage } from "#languages/languages.ts";
import { readableSlice } from "../../words.ts";

const family =
  "(?:mum|mom|mother|dad|father|wife|husband|partner|son|daughter|sister|brother|gran|nan|granny|grandma|grandmother|granddad|grandad|grandfather|uncle|aunt|auntie|cousin|baby|child|parents)";
const close = `(?:(?:late|little|older|younger|big|best|old|dear|poor) )?(?:${family}|friend|neighbou?r|dog|cat)`;
const whose = "(?:my|our|his|her|their)";
const died = new RegExp(
  [
    `\\b(?:(?:he|she)(?:'d|'s)?|(?:${whose}|the|a) (?:${close}|boy|girl|lad|kid|pupil|man|woman|student|patient)) (?:has |had |have )?(?:drowned|been killed|was killed|took (?:his|her) (?:own )?life|killed (?:himself|herself))\\b`,
    `\\b(?:(?:he|she)(?:'d|'s)?|(?:${whose}|the|a) ${close}|${family}) (?:has |had |have |just |then |both |suddenly )*(?:died|passed(?: away| on)?(?! (?:by|the (?!(?:year|month|week|day|summer|winter|spring|autumn) (?:before|after))|it|me|us|my|a|his|her|out|down|with)))\\b`,
    "\\b(?:he|she)(?:'s| has)? (?:gone|went) (?:a|two|three|four|five|six|\\d+|last|some) (?:years?|months?|weeks?|spring|summer|autumn|winter)\\b",
    `\\b(?:lost|losing) ${whose} (?:${family}|best friend)\\b|\\b(?:buried|burying|cremated) (?:him|her|them|${whose} ${close})\\b`,
    `\\b(?:after|when|since|before) ${whose} ${close} (?:died|passed)\\b`,
    `\\b(?:his|her|their|${whose} [a-z]+(?:'s)?) funeral\\b|\\b(?:at|after|before|since|arrange|pay for) the funeral\\b`,
    "\\bnever woke up (?:from|after|again)|\\b(?:had to be|was|were|got|had (?:him|her|it|them)) (?:put down|put to sleep)\\b",
    "\\bgod rest (?:her|him|them|his|their)\\b|\\bmy late [a-z]+\\b|\\b(?:been|became|left) (?:me )?a wid(?:ow|ower)\\b|\\b(?:was|were|am|been|recently|newly) bereaved\\b|\\b(?:my|our|his|her|their) bereavement\\b",
  ].join("|"),
  "iu",
);

/** "His wife had been on ward 22. She had died in the autumn.": the loss is another's. */
const anothers = new RegExp(
  `\\b(?:his|her|their|\\p{L}+['’]s) ${close}\\b|\\b(?:one|there|it) was an? (?:[a-z]+ )?(?:man|woman|patient|lady|gentleman|customer)\\b`,
  "iu",
);
const theirOwn = new RegExp(
  `\\b(?:my|our) (?:own )?${close}\\b|\\b(?:i|we)(?:'ve| have|'d)? (?:lost|buried)\\b`,
  "iu",
);

const diedElsewhere = new RegExp(anyLanguage("death"), "iu");

/** Whether words tell of a death that is theirs to mourn. */
export function tellsOfDeath(words: string): boolean {
  const said = readableSlice(words);
  if (diedElsewhere.test(said)) return true;
  return died.test(said) && (theirOwn.test(said) || !anothers.test(said));
}
