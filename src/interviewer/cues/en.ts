import { hasClosedQuestion } from "../wording-rules.ts";
import type { Cues } from "./cues.ts";
import { englishQuoteWords } from "./quote-words.ts";

/** Answers made only of these say nothing yet. Words of the other languages stand here for whoever mixes them in. */
export const vagueWords: ReadonlySet<string> = new Set(
  (
    "fine ok okay good bad normal stuff things thing something depends it depends sometimes maybe whatever usual the " +
    "usual usually just kind of sort a bit lot some so and its it's is was not really nothing special average standard " +
    "alright nice yes yeah yep sure i guess think probably quite pretty very much like that this they them etc same all " +
    "bien normal depende cosas quizás pas mal normal ça dépend des choses peut-être gut normal kommt drauf an sachen " +
    "dinge vielleicht schon bem mais ou menos coisas talvez عادي جيد يعتمد أشياء ربما"
  ).split(" "),
);

/** Tools that people type in lower case. Names with a capital inside a sentence are found without a list. */
const productNames = new Set(
  (
    "slack notion zoom teams trello asana jira linear figma miro excel outlook gmail whatsapp telegram signal discord " +
    "dropbox airtable monday clickup evernote todoist basecamp skype webex hangouts linkedin instagram facebook tiktok " +
    "youtube netflix spotify reddit twitter google chatgpt alexa siri uber lyft bolt amazon tesco aldi lidl walmart " +
    "costco ikea paypal venmo revolut monzo mint ynab splitwise coursera udemy duolingo moodle canvas khan hellofresh " +
    "mealime paprika citymapper moovit waze strava fitbit photoshop powerpoint onenote sharepoint github gitlab hubspot " +
    "salesforce mailchimp intercom zendesk stripe shopify wordpress"
  ).split(" "),
);

/** Capitalised words that name no product. */
const ordinaryNames = new Set(
  (
    "i i'm i've i'd i'll ok okay tv uk us usa eu monday tuesday wednesday thursday friday saturday sunday january february " +
    "march april may june july august september october november december english spanish french german portuguese arabic " +
    "christmas easter god mr mrs ms dr no yes"
  ).split(" "),
);

export const cues: Cues = {
  plain: (text) => text.toLowerCase(),
  leads: {
    problem:
      /\b(?:problems?|issues?|trouble|struggl\w*|difficult\w*|hard (?:to|part|time)|annoy\w*|frustrat\w*|confus\w*|(?:too |so |very |really |is )slow|slows?|crash\w*|bugs?|buggy|broken|breaks? down|broke|fail\w*|los[et]|losing|miss(?:ed|ing|es)|stuck|hate[ds]?|worst|pain(?:ful)?|hassle|tedious|wast(?:e|es|ed|ing)|errors?|(?:doesn't|don't|didn't|won't|never|not) (?:always )?work(?:ing|s|ed)?|can't (?:find|get|see|do|use|keep|log|open)|cannot|unable|overwhelm\w*|mess(?:y|es)?|complain\w*|expensive|late(?! is (?:fine|ok))|delay\w*|cancel\w*|forg[eo]t\w*|wrong|clunky|interrupt\w*|distract\w*|chao(?:s|tic)|clutter\w*|unreliable|stress\w*|runs? out|ran out|too (?:much|many|long|far|loud|crowded|expensive|complicated)|crowded|complicated|barrier|drawbacks?|downsides?|concern\w*)\b/,
    workaround:
      /\b(?:work ?arounds?|work around|end(?:ed)? up|manually|by hand|cop(?:y|ied|ying) (?:and past\w+|it|them|everything)|spreadsheets?|trick|hacks?|screenshots?|sticky notes?|writ(?:e|ing) (?:it|them|everything) down|wrote (?:it|them) down|make do|get(?:ting)? around|double[- ]check\w*|(?:set|sets|setting) (?:a |an |my )?(?:own )?(?:reminders?|alarms?|timers?)|i keep (?:a|my own)|paper (?:list|notebook|notes)|notebook|e-?mail myself|message myself|improvis\w+)\b/,
    event:
      /\b(?:last (?:week|month|year|night|time|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|yesterday|this morning|the other day|one time|one day|recently|(?:days?|weeks?|months?|years?) ago|(?<!\b(?:every|each|always|usually|often)\b.{0,40})in (?:spring|summer|autumn|winter|january|february|march|april|june|july|august|september|october|november|december)|when i (?:first|tried|started|got|had|was|moved|switched)|once,? (?:i|we|when|my)|just (?:happened|now))\b/,
    feeling:
      /\b(?:frustrat\w*|annoy\w*|worr(?:y|ied|ies|ying)|anxi(?:ous|ety)|stress\w*|afraid|scared|nervous|angry|upset|reliev?ed|relief|proud|guilty|guilt|embarrass\w*|overwhelm\w*|lonely|alone|excit(?:ed|ing)|happy|unhappy|sad|disappoint\w*|satisf\w*|exhaust\w*|tired|ashamed|confident|insecure|uncomfortable|helpless|i (?:really |do )?(?:love|enjoy|hate|miss|fear))\b/,
    contrast:
      /\b(?:unlike|instead of|compared (?:to|with)|rather than|whereas|used to|switch(?:ed|ing)? (?:from|to)|on the other hand|(?:better|worse|easier|harder|faster|slower|cheaper|more \w+|less \w+) than|different (?:from|to|than)|versus|vs)\b/,
    wish: /\b(?:i wish|wish(?:es)? (?:it|there|they|i)|(?:i|we)(?:'d| would) (?:like|love|prefer)|it(?:'d| would| might) be (?:nice|great|good|helpful|better|useful)|should (?:have|be able|let|be|really)|(?:i|we) (?:really )?need|if only|lacks?|lacking|could do with|ideally)\b/,
  },
  pastProblem:
    /^(?:broke|lost|crashed|failed|missed|forgot|cancelled|ran out|struggled|complained|delayed|interrupted)$/,
  absolute: /\b(?:always|never|everyone|everybody|nobody|no one|every (?:single )?time|all the time)\b/,
  condition: /\b(?:depends|depending|sometimes|varies|varied|it's different|occasionally)\b/,
  placeholder:
    /\b(?:stuff|things|something|somehow|whatever|etc|and so on|that kind of thing|that sort of thing|anything|some ways?|certain \w+|different \w+)\b/,
  evaluation:
    /\b(?:fine|ok|okay|good|bad|weird|annoying|easy|hard|nice|great|useful|useless|helpful|terrible|awful|amazing|perfect|interesting|boring|difficult|important|convenient|inconvenient|normal|alright|decent|cool|liked?|loved?|dislike[ds]?|hated?|enjoy(?:ed)?|strange|simple|confusing|better|worse|positive|negative|satisf(?:ied|ying))\b/,
  reason:
    /\b(?:because|cause|cuz|since|so that|so i|so we|due to|that's why|which means|in order to|as it|as they|as i|the reason|otherwise|therefore)\b/,
  instance:
    /\b(?:last (?:week|month|year|night|time|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|yesterday|this (?:morning|week|month|year)|today|the other day|one time|one day|for (?:example|instance)|(?:days?|weeks?|months?|years?) ago|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)|when i (?:tried|got|had|was|went|wanted|opened))\b/,
  vagueWords,
  numberGiven:
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|once|twice|daily|weekly|monthly|none|never)\b/,
  plainReply: /^(?:yes|no|yeah|nope|yep|not really|of course|sure|maybe)\b/,
  questions: {
    number:
      /\b(?:how (?:many|old|often|much|long|far)|number of|on a scale|scale (?:from|of)|rate|what (?:year|age|percentage)|which (?:year|month)|since when|when did you)\b/,
    demographic:
      /\b(?:your (?:name|age|gender|job title|occupation|nationality|postcode|zip code|date of birth)|which (?:country|city|town)|where (?:do you live|are you from))\b/,
    opinion:
      /\b(?:imagine|scenario|suppose|should|would you|wish|in (?:your|what) (?:view|opinion|way)|(?:do|would) you (?:think|believe)|what makes an?|define|definition|meaning of|in general|generally|comes? to (?:your )?minds?)\b/,
    unfit: [
      ["last_occasion", /\b(?:last time|most recent|latest|recently)\b/],
      ["example", /\b(?:examples?|an instance|occasion)\b/],
      ["feeling", /\b(?:feel|felt|feelings?)\b/],
      ["reason", /\b(?:why|reasons?)\b/],
    ],
    isClosed: hasClosedQuestion,
  },
  products: {
    names: productNames,
    ordinary: ordinaryNames,
    before:
      /^(?:use|uses|used|using|try|tried|via|called|app|tool|with|than|like|into|on|to|from|unlike|versus|vs|and|or)$/i,
  },
  quoteWords: englishQuoteWords,
};
