import { numberPattern } from "./number-words.ts";

/** What a question for a figure wants to hear. */
export type FigureKind = "duration" | "frequency" | "money" | "distance" | "age" | "count";

const time = "(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|fortnights?|months?|years?)";
const period =
  "(?:day|night|morning|evening|shift|hour|week|weekend|fortnight|month|quarter|year|term|visit)";
const joined = "(?:\\s*[-–]\\s*|, |,? (?:to|or|maybe|or maybe|or even|and sometimes|sometimes) )";
/** "20", "20 to 30", "three or four". */
const range = `${numberPattern}(?:${joined}${numberPattern})?`;
const per = `(?: (?:a|an|per|each|every) (?:\\p{L}+ )?${period})`;
const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";

const duration = [
  `${range}(?: |-)?(?:odd |good |full |solid |whole )?${time}(?: and a half)?`,
  "half an? (?:hour|day)|(?:three[- ])?quarters? of an hour",
  // "Twice a week" tells how often.
  `(?<!(?<!\\p{L})(?:once|twice|times|pounds|quid|euros|dollars|${numberPattern}) )(?:an?|the best part of an?) (?:good |full |solid |whole )?(?:hour|minute|day|week|fortnight|month|year|decade)(?: and a half| or (?:so|two|more))?`,
  "(?:all|the whole|the entire) (?:day|night|morning|afternoon|evening|week|weekend)",
  "since (?:\\d{4}|january|february|march|april|may|june|july|august|september|october|november|december)",
].join("|");

const frequency = [
  `(?:once|twice|${range})(?: or (?:twice|${numberPattern}))?(?: times?)?${per}`,
  `every (?:other |second |single |${numberPattern} )?(?:${period}|${weekday}|${time})`,
  "daily|hourly|weekly|fortnightly|monthly|yearly",
  `(?:most|some) (?:days|nights|mornings|evenings|weeks|weekends|months)`,
  `${range} times`,
].join("|");

const sum = "\\d+(?:[.,]\\d+)*";
const money = [
  `[£$€] ?${sum}(?: ?(?:k|m|grand))?(?:${joined}[£$€]? ?${sum})?${per}?`,
  `${range} ?(?:p|pence|cents?|pounds?|quid|euros?|dollars?|bucks|grand)(?![\\p{L}])${per}?`,
  "a (?:tenner|fiver)",
].join("|");

const distance = `${range} ?(?:miles?|kilomet(?:re|er)s?|kms?|met(?:re|er)s?|yards?|feet|stops?|blocks?)`;
const age = `${range}(?: (?:years?|months?|weeks?) old)?|in (?:my|his|her|their) (?:early |mid[- ]|late )?(?:\\p{L}+ties|teens)`;
/** No clock time, no year of a date, no measure of another kind. */
const count = `(?<![£$€:.,\\d])(?<!(?:at|by|until|from|since|in|no\\.) )${range}(?!\\p{L}|\\d|[:.]\\d| ?(?:%|percent|per cent|am|pm|o'clock|p|quid|pounds?)(?!\\p{L}))(?! ${time}(?!\\p{L}))`;

/** The plainest first: what comes later counts only where nothing before it is found. */
export const figurePatterns: Record<FigureKind, readonly string[]> = {
  duration: [duration],
  frequency: [frequency],
  money: [money],
  distance: [distance, duration],
  age: [age],
  count: [count],
};

/** Words in the place of a figure, where they open the answer or are all of it. */
export const wordFigures: Record<FigureKind, string> = {
  duration: "no time(?: at all)?",
  frequency:
    "never|hardly ever|almost never|rarely|not once|once|twice|always|all the time|constantly|not (?:very )?often",
  money: "nothing|free",
  distance: "next door|round the corner",
  age: "",
  count: "none|no one|nobody|not one|not a single one|not any|nothing|never|once|twice",
};

/** A number without its unit, where the question names that: "Ten? Ten if that.", "a hundred and twelve a month". */
export const bareFigure = `${range}${per}?`;
export const bareRate = `${range}${per}`;

export const hedgeBefore =
  "(?:(?:about|around|roughly|approximately|maybe|probably|perhaps|nearly|almost|over|under|more than|less than|not even|no more than|at least|at most|up to|between|a good|only|just|easily|say) )*";
export const hedgeBehind =
  "(?:,? (?:or so|or thereabouts|give or take|at (?:most|least|best|worst)|tops|max|minimum|plus)(?!\\p{L})|-?ish(?!\\p{L}))?";
