import { classifyByVerb } from "./by-verb.ts";
import type { ClauseClass } from "./classes.ts";
import { classifyByForm } from "./forms.ts";

const maxLength = 240;

const fronts =
  /^(?:(?:and|but|so|because|cos|since|as|then|also|well|anyway|though|although|still|which means|in the (?:mornings?|evenings?|afternoons?|end|beginning|winter|summer|meantime)|at (?:night|first|work|home|the (?:end|start|time|weekend|moment)|weekends?)|on (?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|on (?:weekdays|weekends|good days|bad days)|last [a-z]+|every [a-z]+|each [a-z]+|next [a-z]+|this (?:morning|week|month|year|time)|(?:once|twice) (?:a|an|every|this|last) [a-z]+|one (?:day|night|morning|evening|time)|the other (?:day|night|week)|some(?:times| days| nights| weeks)|these days|nowadays|now|most (?:days|nights|weeks|of the time)|usually|normally|often|mostly|occasionally|after (?:that|work|school|a while)|before that|from then on|by then|back then|since then|in the past|years ago|of course|obviously|luckily|sadly|unfortunately|eventually|in practice|to be fair|later(?: on)?|afterwards|for [a-z]+ (?:years?|months?|weeks?|days?)),? )+/u;

/** The class of a clause with its pronouns turned, or else in the participant's own words. */
export function classifyClause(clause: string, isTurned = true): ClauseClass {
  const typed = clause
    .slice(0, maxLength)
    .replace(/’/gu, "'")
    .replace(/[\s.,;:!…–—-]{1,20}$/u, "")
    .trim();
  const front = fronts.exec(typed.toLowerCase())?.[0].length ?? 0;
  const said = typed.slice(front);
  const text = said.toLowerCase();
  if (/[?؟]/u.test(text) || text.split(" ").length < 2 || /\b(?:if|unless)\b/u.test(text)) return "unclear";
  // "which is disconnected from it": half of another statement.
  if (/^(?:which|who|whose|where|when|while|that (?:i|we|you|he|she|they|it|could|can) )/u.test(text))
    return "unclear";
  // In their own words "you" is anybody.
  if (!isTurned && /^you(?:'| )/u.test(text)) return "unclear";
  return classifyByForm(text) ?? classifyByVerb(said, text);
}
