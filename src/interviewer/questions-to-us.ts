import { allLanguages, anyLanguage, anyQuestion } from "#languages/languages.ts";
import { countWords } from "./words.ts";

/** What a short question to us may be about; the other patterns are in `intents.ts`. */
export type ShortQuestion =
  | "ask_meaning"
  | "ask_robot"
  | "ask_self"
  | "ask_author"
  | "ask_privacy"
  | "ask_passed_on"
  | "ask_keep_out"
  | "ask_return"
  | "ask_purpose"
  | "ask_fine"
  | "unanswered";

/** What can be meant for nobody but us, beside an answer too. */
export const heardInside: ReadonlySet<ShortQuestion> = new Set([
  "ask_passed_on",
  "ask_keep_out",
  "ask_purpose",
  "ask_robot",
  "ask_self",
  "ask_author",
]);

const maxWords = 16;
const maxEchoWords = 5;

const whole = (...alternatives: readonly string[]) =>
  new RegExp(`(?<![\\p{L}'])(?:${alternatives.join("|")})(?![\\p{L}'])`, "u");

/** In front of a question that people put to us: "and", "sorry", "but". */
const lead = `(?:(?:and|but|so|ok|okay|its ok|it's ok|well|sorry|wait|hang on|by the way|actually|(?:can|could|may) i (?:just )?ask(?: you)?|hm+|eh|um|oh|(?:only |just )?one (?:more )?(?:thing|question)|before i (?:do|say|answer|go on)(?: [a-z]+)?|${anyLanguage("lead")})[,.: ]+){0,3}`;
const begins = (...alternatives: readonly string[]) =>
  new RegExp(`^${lead}(?:${alternatives.join("|")})(?![\\p{L}'])`, "u");

const someoneTheyKnow =
  "(?:my|the|our) (?!data|answers?|words|team at|people (?:who|at)|(?<!my )company|study)[a-z]+(?: [a-z]+)?|anyone i know|anybody i know|people i know|he|she|(?:any|some)(?:one|body) (?:at|from|in) [a-z]+(?: [a-z]+){0,2}?";

/** What only a person has, in a question to whoever asks. */
const ownLife =
  "(?:mother|father|mum|mam|mom|dad|parents|family|child|children|kids?|grandchildren|son|daughter|husband|wife|partner|brother|sister|dogs?|cats?|pets?|car|house|garden|job|boss)";

const patterns: readonly [ShortQuestion, readonly RegExp[]][] = [
  [
    "unanswered",
    [
      begins(
        "you (?:did not|didn'?t|have not|haven'?t|never|still haven'?t) (?:really |actually )?(?:answer(?:ed)?|repl(?:y|ied))(?: (?:me|my question|that|it|what i asked))?(?=\\s*(?:[.!?]|$))",
        "(?:that'?s|that is|this is) not what i asked|that (?:doesn'?t|does not|didn'?t) answer (?:it|my question|me|what i asked)",
        "i asked you (?:something|a question)(?: (?:before|earlier|already))?|i asked (?:something|a question)",
        "(?:you are|you'?re) not answering(?: (?:me|my question))?|what about my question|you ignored (?:my question|me)",
        ...anyQuestion("unanswered"),
      ),
    ],
  ],
  [
    "ask_robot",
    [
      begins(
        "(?:is|was) (?:this|that|it) (?:just )?(?:a |an )?(?:computer|program(?:me)?|machine|robot|bot|ai)(?: (?:asking|talking|i'?m talking to|i am talking to|writing)(?: [a-z]+){0,3})?",
        "(?:are )?(?:you|u) (?:a |an |really |just |even )*(?:robot|bot|machine|computer|program(?:me)?|human|person|real)",
        "is (?:there )?(?:anyone|anybody|someone|somebody|a (?:real )?person|a human) (?:there|here|really there|at the other end|reading(?: this)?)",
        "am i (?:talking|speaking|writing|chatting) (?:to|with) (?:a |an )?(?:real )?(?:computer|program(?:me)?|machine|robot|bot|ai|person|human)",
        ...allLanguages.map(({ reading }) => reading.intents.ask_robot),
      ),
    ],
  ],
  [
    "ask_self",
    [
      begins(
        "(?:do|did|have|are|were|would|can) you (?:[a-z']+ ){0,5}?(?:yourself|personally)(?=\\s*\\?)",
        `(?:have you|have you got|do you have) (?:an? |any |your own )?${ownLife}(?: [a-z]+){0,3}(?=\\s*\\?)`,
        "do you (?:also |ever |even |still )?(?:drive|cook|smoke|drink|sleep|eat|dream|garden|swim|travel|work(?! (?:for|with|at|there|here)))(?: [a-z]+){0,3}(?=\\s*\\?)",
        "(?:and|what about|how about) (?:you|yourself)(?: (?:then|yourself))?(?=\\s*\\?)|and (?:would|do|have|are|did|can) you(?=\\s*\\?)",
        "how are you(?:,? (?:doing|keeping|anyway|then|yourself|today|well|getting on))*(?=\\s*\\?)",
        "how old are you|where (?:do you live|are you (?:from|based))|are you (?:married|single|retired|from|a (?:mother|mum|father|parent|driver|nurse|teacher))(?: [a-z]+){0,3}(?=\\s*\\?)",
        ...anyQuestion("ask_self"),
      ),
    ],
  ],
  [
    "ask_author",
    [
      begins(
        "who (?:wrote|writes|came up with|thought (?:of|up)|set|chose|picked|designed) (?:these|those|this|that|the|your|all (?:these|this))(?: (?:questions?|interview|list))?(?=\\s*\\?)|who (?:made|makes)(?: up)? (?:these|those|the questions|your questions)|are (?:these|those|they) your (?:own )?questions|did (?:you|a (?:real )?person|somebody|someone) (?:write|make)(?: up)? (?:these|those|this|the questions)",
        ...anyQuestion("ask_author"),
      ),
    ],
  ],
  [
    "ask_passed_on",
    [
      begins(
        `(?:will|would|can|could|does|do|is|are) (?:${someoneTheyKnow}) (?:ever |also |then |going to |able to )*(?:hear|see|know|read|get|find out|be told|told)(?: [a-z]+){0,4}`,
        "(?:will|would|does|can|could) (?:this|that|it|what i (?:write|say|wrote|said)|this what i write) (?:ever |also )?(?:go|get|come|be (?:sent|shown|passed|given)|end up)(?: on| back)? (?:to|with) (?:my|the|our) [a-z]+",
        `(?:whether|if) (?:${someoneTheyKnow}) (?:will|would|can|could|might|gets? to|(?:is|are) going to) (?:ever |also |actually )*(?:hear|see|know|read|get|find out|be told|be shown)(?: [a-z]+){0,6}`,
        `(?:i (?:just )?(?:asked|asking|wonder|wondered)|asked you) (?:you )?(?:whether|if|will|would) (?:${someoneTheyKnow}) (?:will |would |can |could |ever )*(?:hears?|sees?|knows?|reads?|gets?|find(?:s)? out)(?: [a-z]+){0,4}`,
        `(?:maybe |perhaps |only |just |i hope |unless |as long as )?(?:that |if )?(?:${someoneTheyKnow}) (?:will|would|could|might|can|won't) (?:not |never )?(?:read|see|hear|know|find out)(?: [a-z]+){0,4}(?:,? (?:yes|right|no|correct|ok))?(?=\\s*\\?)`,
        ...anyQuestion("ask_passed_on"),
      ),
    ],
  ],
  [
    "ask_return",
    [
      begins(
        "(?:can|could|may|would it be ok(?:ay)? if|is it ok(?:ay)? if) (?:i|we) (?:(?:please )?(?:stop|pause|leave)(?: (?:this|it|here|now))* and )?(?:come back|continue|carry on|finish|go on|do (?:this|the rest|it)|return)(?: (?:to|with))?(?: (?:this|it|that|the rest|the interview))?(?: (?:later|tomorrow|tonight|another (?:day|time)|some other time|after work|at home|in a (?:bit|while|minute)|next week))+",
        ...anyQuestion("ask_return"),
      ),
    ],
  ],
  [
    "ask_privacy",
    [
      begins(
        "(?:and )?is (?:my|our) (?:real |full )?name (?:on|in|with|next to|kept with)(?: [a-z]+){1,3}|(?:do |will |are )?(?:you|they) (?:going to )?(?:write|put|writing|putting|use|keep) my name(?: [a-z]+){0,3}",
        "(?:does|do|will|is|did|has) (?:anyone|anybody|someone|somebody|people|you(?: lot| guys)?|they) (?:actually |really |ever |even |gonna |going to )*(?:reads?|reading)(?: (?:this|it|that|these|them|those|all this|any of (?:this|it)|what i (?:say|write|wrote)))?(?:,? (?:love|pet|dear|hun|mate|then|btw|by the way|anyway|at all|please))*(?=\\s*[?.!]|$)",
        "(?:nobody|no one|no-one|noone)(?: actually| really| ever|'s going to| will)? (?:reads?|sees?|reading)(?: (?:this|it|that|these|them|those|all this))?(?: (?:then|anyway|do they))?(?:,? (?:ha\\w*|right|then))*(?=\\s*[?.!]|$)",
        "who can (?:see|read)(?: (?:it|this|that|all this|what i (?:say|write)))?",
        "who(?:'s| is| else is| all is| else| all)? (?:reading|seeing|going to (?:read|see)|gets to (?:read|see)|gets|reads|sees)(?: (?:it|this|that|all this|these))?",
        "(?:will|do|are|is) (?:you|they|it|my name|this)(?: going to)? (?:use|print|publish|show|record|keep|store|save)[a-z]* (?:my|this|it|what)(?: [a-z]+){0,3}",
        "(?:where|who) does (?:this|it|that|all this) go(?: to)?",
        ...anyQuestion("ask_privacy"),
      ),
    ],
  ],
  [
    "ask_purpose",
    [
      begins(
        "why (?:do you (?:ask|want to know|need to know|need that|keep asking)|are you asking|would you (?:ask|want to know|need)|does (?:that|it|this) matter)(?: [a-z']+){0,4}",
        "(?:is|are) (?:this|that|it|we|you) (?:still |really |even )(?:about|talking about|asking about) (?:the |my |our )?[a-z]+(?: [a-z]+)?",
        "what(?:'s| is| has|'s) (?:that|this|it) (?:got )?to do with (?:it|this|anything|heating|you|the study)",
        ...anyQuestion("ask_purpose"),
      ),
    ],
  ],
  [
    "ask_fine",
    [
      begins(
        "(?:is|was) (?:that|this|it) (?:ok(?:ay)?|all right|alright|enough|right|what you (?:want|wanted|mean|need|are after|were after)|the right answer|too much|any use|any good)(?: for you| so)?(?=\\s*\\?)",
        "does (?:that|this|it) (?:make (?:any )?sense|help|count|answer (?:it|your question))",
        "(?:am i|are we) allowed to (?:say|write|talk about)(?: [a-z]+){0,3}|(?:can|may|should) i (?:say|write|tell you|mention) (?:that|this|it|everything|anything)(?: here)?",
        "(?:do|must|should) i (?:really )?(?:have to |need to |must )?(?:write|type|answer|explain|fill)(?: [a-z]+){0,6}(?=\\s*(?:[?]|$))",
        "do you want (?:me to (?:say|write|go on|tell)|more|to hear)(?: [a-z]+){0,4}|what do you want (?:to hear|me to say)|shall i (?:go on|say more|write more)",
        ...anyQuestion("ask_fine"),
      ),
    ],
  ],
  [
    "ask_meaning",
    [
      begins(
        "(?:not sure|don'?t know|no idea) what (?:your|you'?re|you are|u) (?:asking|mean|meaning|on about)",
        "(?:such as|for example|for instance|meaning|meaning what|sorry|pardon|eh|huh|what now|come again)\\s*\\?+\\s*$",
        "huh\\s*[.?!]*\\s*$",
        "(?:which|what) (?!happened|about|else)[a-z]+\\s*$",
        "what (?:do|did|does) (?:you|that|it) mean",
        ...anyQuestion("ask_meaning"),
      ),
    ],
  ],
];

/** "Left out how?", "Brings what on?": our own words with the asking word where the answer would be. */
const echo = new RegExp(
  `^${lead}(?:[\\p{L}']+ ){1,3}(?:what|how|who|whom|where|when|why|which|${anyLanguage("askingWord")})(?: (?:on|in|to|for|with|about|of|out|up|from|off|exactly))?\\s*\\?+\\s*$`,
  "u",
);
/** "What brings what on": the asking word twice. */
const doubled = new RegExp(
  `^${lead}(?:what|how|who|why|when|where) (?:[a-z']+ ){1,3}what(?: [a-z]+)?\\s*\\??\\s*$`,
  "u",
);
const noEcho = whole("you know what", "guess what", "so what", "and what", "or what", "know how", "somehow");

/** What a short message asks us about the study, the talk or our question; undefined where it asks nothing. */
export function readShortQuestion(lower: string): ShortQuestion | undefined {
  const words = countWords(lower);
  if (words > maxWords) return undefined;
  const text = lower.trim();
  const plain = text.replace(/^[¿¡"' ]+/u, "");
  const found = patterns.find(([, forms]) => forms.some((form) => form.test(plain)));
  if (found !== undefined) return found[0];
  const isEcho = words <= maxEchoWords && (echo.test(plain) || doubled.test(plain));
  return isEcho && !noEcho.test(plain) ? "ask_meaning" : undefined;
}

const unmarkedStart = new RegExp(
  String.raw`^(?:(?:and|but|oh|ok|okay|sorry|also|${anyLanguage("lead")})[, ]+)?(?:is|are|will|does|do|can|how|who|what|when|where|${anyLanguage("unmarkedStart")})(?!\p{L})`,
  "iu",
);
const afterthought = new RegExp(
  String.raw`(?:,? (?:by the way|btw|then|actually|please|pls|anyway|though|${anyLanguage("afterthought")}))+\s*[.!]?$`,
  "iu",
);
const maxUnmarked = 9;

/** "… how many more questions", "… is this anonymous by the way": typed without its mark, as the last thing said. */
export function markQuestion(sentence: string): string | undefined {
  const bare = sentence.replace(afterthought, "").replace(/[.!\s]+$/u, "");
  const isShort = countWords(bare) <= maxUnmarked && !/[?؟]/u.test(bare);
  return isShort && unmarkedStart.test(bare) ? `${bare}?` : undefined;
}

/** "How many more questions is there, only my bus comes at eight": of nobody's story but this one. */
export const asksLeft =
  /(?<!\b(?:ask(?:ed|s)?|said|says|wonder(?:ed)?|knew|knows?|told)(?: \w+){0,2} )\bhow many (?:more questions|questions (?:more|left|to go|(?:is|are) (?:there|left)|have you|do you))\b/u;
