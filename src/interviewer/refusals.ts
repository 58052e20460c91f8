import { anyLanguage } from "#languages/languages.ts";
import { countWords, readableSlice, tidyText } from "./words.ts";

const refusal = new RegExp(
  [
    "\\b(?!i(?:'?d| would) not (?:say|think|share|answer)\\b)(?:i'?d|i would|i'll|let'?s|can we|please|we can) (?:much |really |just )?(?:rather |sooner |prefer to |prefer )?(?:leave (?:it|that|this)(?: (?:there|at that|alone|out))?(?=,? (?:if|please|thanks|thank|for|now)(?![a-z])|\\s*(?:[.,!;?]|$))|not (?:to )?(?:say|talk|answer|(?:go|get) into|go there|discuss|share|think about)\\b|(?<=(?:rather|sooner|prefer) )not(?: to)?(?=,? (?:if|thanks|thank)|\\s*(?:[.,!;]|$))|stop (?:there|here)\\b|drop (?:it|that))",
    "\\b(?:kindly|please|shall we|let'?s|let us|can we|may we|could we) (?:let us |just |please )?(?:proceed|move along|move on)\\b|\\bnext (?:point|question|one|topic),? ?please\\b|\\bthat(?:'ll| will) do(?: now)?(?=\\s*(?:[.!]|$))",
    "\\b(?:talk about|(?:go|move)(?: on)? to|change (?:it )?to|ask (?:me )?about) (?:something|smth|sth|summat) (?:else|cheerier|happier|lighter|nicer|different|more cheerful)\\b",
    "\\b(?:can|could|shall|may) we (?:please |just )?(?:leave|drop|skip|move on|go on(?! (?:about|with|to|for)(?![a-z]))|carry on(?! with)|continue(?! with))\\b",
    "\\b(?:can|could|shall|may|let'?s|please)(?: we| i)? (?:please |just )?(?:go|move|get|skip|jump|change)(?: on)?(?: to)? (?:the |an? ?)?(?:next|other|another|different|new) (?:question|one|topic|subject)\\b",
    "\\b(?:i said|i told you|told you) (?:i'?d|to|i would|that i'?d) (?:rather|stop|not|leave (?:it|that)(?=\\s*(?:[.,!;]|$)))",
    "\\b(?:please |just )?stop asking\\b|(?:^|[.!;] *|\\bplease,? )don'?t ask\\b(?! (?:me |us )?(?:about )?\\p{L}*[,.!]? ?(?:haha|hehe|lol|eh\\b))|(?<!\\b(?:you|they|we|people|he|she) )\\bdon'?t want to (?:talk|say|go|speak|answer)\\b|\\b(?:no more|enough) (?:about|of|on) (?:that|this|it|him|her|them)\\b",
    "\\b(?:that'?s|it'?s|that is|it is) (?:rather |a bit |too |very |quite )*(?:private|personal)(?! (?:trainer|best|touch))\\b|\\bnot something i (?:want|wish|care|like|'d like) to (?:talk|discuss|share|go)|\\bi (?:really )?(?:don'?t|do not) (?:really )?(?:feel like|care to|wish to|like to) (?:talk|say|go|discuss|share)|\\blet'?s not (?:go there|talk about|discuss)",
    anyLanguage("refusal"),
  ].join("|"),
  "u",
);
const maxRefusalWords = 60;

/** "She said, mama, I don't want to go there": somebody else refused something else. */
const saidByOthers = new RegExp(
  String.raw`\b(?:(?:he|she|they|it|who|mum|mom|dad|son|daughter|wife|husband|[a-z]+er|kids?|boy|girl) (?:then |just |always |only )?(?:said|says|told (?:me|us|him|her|them)|goes|went|shouted|cried|was like)|${anyLanguage("said")})\b[^.!?]{0,25}$`,
  "u",
);

/** Whether a message asks us to leave its matter alone, whatever else it says. */
export function refusesMore(message: string): boolean {
  const lower = tidyText(readableSlice(message)).toLowerCase();
  const found = countWords(lower) <= maxRefusalWords ? refusal.exec(lower) : null;
  return found !== null && !saidByOthers.test(lower.slice(0, found.index));
}
