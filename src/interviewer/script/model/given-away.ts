import { listWords, normaliseText } from "../sentences.ts";

/** Words that stand before a thing: "of a device", "our reports". */
const determiners = new Set(
  "a an the our their its this that these those any some new about with without for of by on at in from between than towards against".split(
    " ",
  ),
);

/** Words that link others and name nothing. */
const linkWords = new Set(
  (
    "and or but nor so because if while when where why how what which who whom whose that than then as is are was were be been being am " +
    "nobody everybody somebody anybody do does did have has had can could will would shall should may might must not no never they them we us you your he she it i me him her " +
    "to into onto up out off over under after before during since until within through across around near beside among per via " +
    "there here also only just even especially mainly above all both either each every more most less least very too much many few " +
    "want wants need needs get gets go goes make makes made let lets keep keeps kept use uses used using take takes took come comes give gives " +
    "think thinks feel feels say says see sees find finds know knows like likes happen happens stop stops start starts leave leaves left stay"
  ).split(" "),
);

/** Nouns of nearly any study. */
const commonThings = new Set(
  (
    "people person persons users user customers customer clients client participants respondents team company organisation organization product products " +
    "service services thing things way ways part parts kind kinds sort type types number lot first last next early late same other others own whole main " +
    "day days week weeks month months year years time times hour hours minutes moment period quarter morning evening weekend start beginning end " +
    "reason reasons experience experiences opinion opinions view views attitude attitudes feeling feelings need needs wish wishes problem problems issue issues " +
    "life world place places home work job use usage decision decisions question questions answer answers idea ideas concept plan plans change changes difference " +
    "process processes situation case cases role impact effect relation relationship side point points step steps goal help support good bad best worst hard easy " +
    "leaving stopping quitting staying cancelling joining two three four five six several half understanding interview interviews study research insight insights feedback test general practice fact course mind future past today front back third second middle meantime average"
  ).split(" "),
);

const minStemChars = 4;

/** "mentors" and "mentoring" share it. */
function stemOf(word: string): string {
  const plain = word
    .toLowerCase()
    .replace(/'s?$/, "")
    .replace(/([^s])s$/, "$1");
  const cut = plain.replace(/(?:ie|ing|er|ed|s|y|e)$/, "");
  return cut.length >= minStemChars ? cut : plain;
}

/** "Check-in" is recognised by "check", and "complaint" by "complained". */
function makeKnown(texts: readonly string[]): (stem: string) => boolean {
  const known = listWords(normaliseText(texts.join(" "))).flatMap((word) => [word, ...word.split("-")]);
  const stems = [...new Set(known.map(stemOf))].filter((stem) => stem.length >= minStemChars);
  const isSame = (one: string, other: string) =>
    one === other ||
    (other.length > minStemChars && one.startsWith(other)) ||
    (one.length > minStemChars && other.startsWith(one));
  return (stem) => stem.split("-").some((part) => stems.some((other) => isSame(part, other)));
}

function isThingWord(word: string): boolean {
  return word.length >= minStemChars && !linkWords.has(word) && !determiners.has(word);
}

/** Words of anybody who says what they believe. */
const believing = new Set(
  "believe believes believed expect assume suspect guess probably maybe mostly mainly simply really rather quite even almost nobody anybody somebody everybody without enough other never always often away".split(
    " ",
  ),
);

/** The words of a belief that a question says, and that neither the objective nor the decision holds. */
export function listGivenAway(beliefs: string, study: readonly string[], question: string): string[] {
  const isOfStudy = makeKnown(study);
  const isAsked = makeKnown([question]);
  const words = listWords(normaliseText(beliefs).toLowerCase()).filter(
    (word) => isThingWord(word) && !commonThings.has(word) && !believing.has(word) && !word.includes("'"),
  );
  return [...new Set(words)].filter((word) => !isOfStudy(stemOf(word)) && isAsked(stemOf(word)));
}
