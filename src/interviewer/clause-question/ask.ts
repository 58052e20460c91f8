import { feelingRules } from "./feeling-rules.ts";
import { isShort, type Rule, trimEnd } from "./parts.ts";
import { plainRules } from "./plain-rules.ts";
import { tellingRules } from "./telling-rules.ts";

const rules = [...feelingRules, ...tellingRules, ...plainRules];

/** Ends that take back a part of what was said before them; over the whole quote. */
const takenBack: readonly Rule[] = [
  {
    pattern:
      /\bexcept (?:for |on |in |at |during )?(?:some |a few |the |those )?(weeks|days|nights|mornings|evenings|months|times)\b/iu,
    ask: ([, when]) => [
      `What happens on those ${when}?`
        .replace("on those weeks", "in those weeks")
        .replace("on those months", "in those months"),
      "What is different then?",
    ],
  },
  {
    pattern: /\btoo late$/iu,
    ask: () => ["What happened there?", "How did that come about, that it was too late?"],
  },
  {
    pattern: /\bexcept\b.{3,70}$/iu,
    ask: () => ["What happens then?", "What is different then?"],
  },
  {
    pattern: /^well,? mostly (?!all|everything|everyone)[a-z']+ .{2,60}$/iu,
    ask: () => ["What else was there to it?", "What is it the rest of the time?"],
  },
  { pattern: /^(?:i|we) used to\b/iu, ask: () => ["What changed?", "What's different now?"] },
  {
    pattern: /\bthe (thing|business|incident|accident|trouble) (with|at) (the [a-z]+)\b/iu,
    ask: ([, , where, name]) => [`What happened ${where} ${name}?`],
  },
  {
    pattern:
      /^(?:apart from|except for|except|not on|not at) (?:the )?((?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends|nights)$/iu,
    ask: ([, when = ""]) => [
      `What happens on ${when}?`.replace("on weekends", "at weekends").replace("on nights", "at night"),
    ],
  },
  {
    pattern: /\bonce,? (?:this|last|in) [a-z]+(?: [a-z]+)?$/iu,
    ask: () => ["What happened that time?", "How did that come about?"],
  },
  {
    pattern: /^(?:it |that )?(?:all )?depends (?:on )?((?:who|what|which|how|where|when|whether) .{1,50})$/iu,
    ask: ([, what]) => [`What difference does it make ${what}?`],
  },
  {
    pattern: /^(?:it |that )?(?:all )?depends on ([a-z]+(?: [a-z]+){0,3})$/iu,
    ask: ([, what]) => [`What difference does ${what} make?`],
  },
  {
    pattern:
      /\b(?:nearly|almost|practically|virtually|mostly|not quite|most of) (?:all|everything|them|those|it)(?: of (?:it|them))?$/iu,
    ask: () => ["What about the rest?", "What about the others?"],
  },
  {
    pattern:
      /\b(?:nearly|almost|practically|not quite) (?:everyone|everybody)$|\bmost of (?:us|the people)$/iu,
    ask: () => ["What about the others?", "What about the rest?"],
  },
  {
    pattern:
      /\b(?:mostly|by and large|on the whole|more or less|most of the time|most days|normally|usually)$/iu,
    ask: () => ["When is it different?", "When did it last go differently?"],
  },
  {
    pattern: /\b(?:at first|in the beginning|at the beginning|to begin with|for a while|to start with)$/iu,
    ask: () => ["What happened after that?", "How did it go from there?"],
  },
];

/**
 * English questions made of what somebody said: "you don't always take them all" is asked about with "What
 * happens when you don't take them all?". A question in their own terms shows that they were heard, where "What's
 * behind that?" leaves them to guess what "that" is.
 */
/** Questions about a clause of theirs as we would say it back; none where its grammar suggests none. */
export function askAboutClause(clause: string): readonly string[] {
  const words = trimEnd(clause.replace(/[.,;!\s]+$/u, ""));
  if (!isShort(words) && !/\b(?:said|told|decided|used to|tried|wanted|hoped|had to)\b/u.test(words))
    return [];
  for (const { pattern, ask } of rules) {
    const match = pattern.exec(words);
    if (match === null) continue;
    const questions = ask(match).filter((question) => question.split(" ").length <= 16);
    if (questions.length > 0) return questions;
  }
  return [];
}

/** Questions about a statement that its own end takes back in part: "They all came over. Nearly all." */
export function askAboutEnd(quote: string): readonly string[] {
  const words = trimEnd(quote.replace(/[.,;!\s]+$/u, ""));
  for (const { pattern, ask } of takenBack) {
    const match = pattern.exec(words);
    if (match !== null) return ask(match);
  }
  return [];
}

const times = "night|day|morning|evening|afternoon|time|week|weekend|summer|winter|spring|autumn|year";
const weekdays = "mon|tues|wednes|thurs|fri|satur|sun";
const oneTime = new RegExp(
  `\\b(?:one|that|the (?:one|first|last|other)|(?:there was|had) (?:a|one|this)(?: other)?|one other) (${times})\\b|\\b(?:last|that|one|was a) ((?:${weekdays})day)\\b`,
  "iu",
);
const isPast =
  /\b(?:was|were|had|did|didn't|wasn't|weren't|went|came|got|said|told|sat|stood|took|left|found|saw|[a-z]{3,}ed|wasnt|werent|didnt)\b/iu;

/** Questions about the one time that a statement tells of: "there was one night in March". */
export function askAboutTime(quote: string): readonly string[] {
  const isDenied = /\b(?:never|not|every|without)\b[^.]{0,30}\bone\b|n't\b[^.]{0,30}\bone\b/iu.test(quote);
  const match = isPast.test(quote) && !isDenied ? oneTime.exec(quote) : null;
  if (match === null) return [];
  const day = match[2] === undefined ? "" : startUpper(match[2].toLowerCase());
  const when = `that ${match[1]?.toLowerCase() ?? day}`;
  return [`What happened ${when}?`, `What was ${when} like?`];
}

function startUpper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
