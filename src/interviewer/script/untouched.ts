import { findObjectiveLanguage } from "./objective-language.ts";
import { listWords, normaliseText } from "./sentences.ts";

/** After one of these comes what a study is about: "of a device", "our reports". */
const determiners = new Set(
  "a an the our their its this that these those any some new about with without for of by on at in from between than towards against".split(
    " ",
  ),
);

/** What reads better with the thing than without. */
const articles = new Set(["a", "an", "the", "our", "their", "its", "this", "that", "these", "those"]);

/** Words that end a thing: what comes after them is another. */
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

/** Nouns of nearly any objective; a script that lacks them lacks nothing. */
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

/** "Isn't", "they're", "we've": a verb, so a thing has ended. */
const contracted =
  /n't$|^(?:do|does|did|is|are|was|wo|ca|have|has)nt$|^(?:they|we|you|it|he|she|who|what|that)'/;

const minStemChars = 4;
/** What is longer is hardly a thing. */
const maxThingWords = 6;
const maxUntouched = 2;

interface Thing {
  /** Where it is in its clause, by words. */
  from: number;
  to: number;
  stems: string[];
}

/** "mentors" and "mentoring" share it. */
function stemOf(word: string): string {
  const plain = word
    .toLowerCase()
    .replace(/'s?$/, "")
    .replace(/([^s])s$/, "$1");
  const cut = plain.replace(/(?:ie|ing|er|ed|s|y|e)$/, "");
  return cut.length >= minStemChars ? cut : plain;
}

/** "check-in" is told by "check", and "complaint" by "complained". */
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

function endsThing(word: string): boolean {
  return linkWords.has(word) || determiners.has(word) || contracted.test(word);
}

const placing = new Set(["from", "in", "at", "on", "with", "without"]);
const anybody = new Set(["people", "those", "anyone", "everyone", "anybody", "everybody", "children"]);
/** "people who moved here from": as many words lie between "who" and the preposition. */
const maxRelativeWords = 3;

/** "people from abroad", "tenants who moved here from abroad": it tells whom the study is to hear. */
function isOfAudience(words: readonly string[], at: number): boolean {
  const place = placing.has(words[at] ?? "") ? at : at - 1;
  if (!placing.has(words[place] ?? "")) return false;
  const placed = words[place - 1] ?? "";
  // "Mixers in our biscuit factory": whoever is ours is heard, too.
  if (anybody.has(placed) || (words[place + 1] === "our" && /[^s]s$/.test(placed))) return true;
  const near = words.slice(Math.max(0, place - maxRelativeWords - 1), place);
  const who = near.lastIndexOf("who");
  const whom = words[place - near.length + who - 1] ?? "";
  return (
    who >= 0 &&
    (anybody.has(whom) || /[^s]s$/.test(whom)) &&
    !near.slice(who).some((word) => determiners.has(word))
  );
}

/** The things that a clause names: words after an article or a preposition, up to the next word that links. */
function listThings(words: readonly string[]): Thing[] {
  const things: Thing[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!determiners.has(words[at] ?? "") || isOfAudience(words, at)) continue;
    let to = at + 1;
    while (to < words.length && !endsThing(words[to] ?? "")) to++;
    const own = words.slice(at + 1, to).filter((word) => isThingWord(word) && !commonThings.has(word));
    if (own.length > 0) things.push({ from: at + 1, to, stems: own.map(stemOf) });
  }
  // "the relation to mentors": a plural after "to" is a thing, and a verb is not.
  words.forEach((word, at) => {
    const next = words[at + 1] ?? "";
    if (word === "to" && /[^s]s$/.test(next) && isThingWord(next) && !commonThings.has(next))
      things.push({ from: at + 1, to: at + 2, stems: [stemOf(next)] });
  });
  return things.toSorted((one, other) => one.from - other.from);
}

/** "We run a night shelter in a cathedral city" is no part of what is to be found out. */
const aboutUs = /^(?:we|i|our|my|i'm|we're|i've|we've)\b/i;
const wanting =
  /\b(?:understand|learn|find out|explore|hear|know|see|wonder|want|like to|interested|believe|think|suspect)\b|\?$/i;

function listClauses(objective: string): string[] {
  const sentences = objective.split(/(?<=[.!?])\s+/);
  const asking = sentences.filter((sentence) => !aboutUs.test(sentence) || wanting.test(sentence));
  return asking
    .join(" ")
    .split(/[.,;:?!()"\n–—]+|\band\b(?=\s+(?:what|how|why|who|where|when|which|whether)\b)/i)
    .filter((clause) => clause.trim() !== "");
}

/** The things of one clause that none of the stems is of, in the clause's own words; neighbours are one. */
function listMissing(clause: string, isKnown: (stem: string) => boolean): string[] {
  const said = listWords(clause);
  const words = said.map((word) => word.toLowerCase());
  const spans: [number, number][] = [];
  let isOpen = false;
  for (const { from, to, stems } of listThings(words)) {
    const isMissing = !stems.some(isKnown);
    const last = spans.at(-1);
    if (isMissing && isOpen && last) last[1] = to;
    else if (isMissing) spans.push([from, to]);
    isOpen = isMissing;
  }
  const short = spans.filter(([from, to]) => to - from < maxThingWords);
  return short.map(([from, to]) => {
    const before = words[from - 1] ?? "";
    return said.slice(articles.has(before) ? from - 1 : from, to).join(" ");
  });
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

/**
 * What an English objective names and none of the texts does, such as the device that one half of it is about. Whom
 * the study is to hear needs no question. Only things are looked for: whether a question asks why somebody leaves
 * cannot be told from its words.
 */
export function listUntouched(objective: string, audience: string, texts: readonly string[]): string[] {
  if (findObjectiveLanguage(objective) !== "en") return [];
  const isKnown = makeKnown([...texts, audience]);
  const found = listClauses(normaliseText(objective)).flatMap((clause) => listMissing(clause, isKnown));
  return [...new Set(found)].slice(0, maxUntouched);
}
