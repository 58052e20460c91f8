import { baseForms, mishap, ordinal, persons, type Rule, toObject } from "./parts.ts";

/** What happened, what is kept, felt or told in passing: asked about by what it is. */
export const tellingRules: readonly Rule[] = [
  {
    pattern: new RegExp(
      `^(nobody|no one|they|he|she|people|${persons}|(?:your|the) [a-z]+) (?:still |really |even )?(?:doesn't|don't|does not|do not)? ?(?:know|knows|noticed?)(?: (?:about|of) .+| yet| that .+| it.*)?$`,
      "iu",
    ),
    ask: ([all, who = ""]) => {
      if (/^(?:nobody|no one)\b/iu.test(all)) return ["What would happen if somebody found out?"];
      return /n't|not/u.test(all)
        ? [`What would happen if ${who} ${/notic/u.test(all) ? "did" : "found out"}?`]
        : [];
    },
  },
  {
    pattern: new RegExp(
      `^(they|he|she|${persons}|your [a-z]+) (?:still )?thinks? (?:you|it|everything)\\b.*$`,
      "iu",
    ),
    ask: ([, who = ""]) => [`How ${who === "they" ? "do" : "does"} ${who} come to think that?`],
  },
  {
    pattern: new RegExp(
      `^(?:they|he|she|${persons}|your [a-z]+) (?:always |often |sometimes )?says? (?:you|it)\\b.*$`,
      "iu",
    ),
    ask: () => ["What do you make of that?"],
  },
  {
    pattern: /^you found out (?:from|by|through|on|when|because|over|in)\b.*$/iu,
    ask: () => ["What was it like to find out that way?"],
  },
  { pattern: /^you (?:then |just |suddenly )?saw .+$/iu, ask: () => ["What was it like to see that?"] },
  {
    pattern:
      /\bthe (thing|business|incident|matter|accident|trouble) (with|at|in|about) ((?:the|your|that|his|her) [a-z]+)\b/iu,
    ask: ([, what, where, name]) => [
      `What happened ${where} ${name}?`,
      `What was the ${what} ${where} ${name}?`,
    ],
  },
  {
    pattern: /\bthe trick (with|for|of|to) ((?:the|your|that|[a-z]+ing) ?[a-z]*)\b/iu,
    ask: ([, how, name]) => [`What is the trick ${how} ${name}?`],
  },
  {
    pattern: /^([a-z]+s|the [a-z]+s?) (are|is) another (?:thing|story|matter)(?: .*)?$/iu,
    ask: ([, what, be]) => [`How ${be} ${what} different?`],
  },
  {
    pattern:
      /^you (?:just |only |also |then )?(see|hear|saw|heard|found|noticed|read|learned|lost|kept|brought|took) (?:a lot of |some |many |a few |other )?(things|something)(?: .+)?$/iu,
    ask: ([, verb = "", what]) => {
      if (what === "things") return ["What sort of things?"];
      return [`What ${/^(?:see|hear)$/u.test(verb) ? "is" : "was"} it that you ${verb}?`];
    },
  },
  {
    pattern:
      /^(?:some|certain|a few|other) things (?:you|they|we) .+$|^you .+ (?:some|a few|certain) things$/iu,
    ask: () => ["What sort of things?"],
  },
  { pattern: /^there(?:'s| is| was) a reason\b.*$/iu, ask: () => ["What's the reason?"] },
  {
    pattern: /\bwent (?:very |so |badly |horribly |terribly |all |really )?wrong\b/iu,
    ask: () => ["What happened?", "What happened there?"],
  },
  {
    pattern:
      /^you had (?:a|an|one|another) (?:bit of a |little |bad |small |funny )*(?:turn|fall|accident|scare|fright|fight|row|argument|incident|shock)\b.*$/iu,
    ask: () => ["What happened?", "What happened there?"],
  },
  {
    pattern: /\b(?:tell|told|telling) (?:[a-z]+ ){0,3}(?:lies|lie|fibs|fib)\b/iu,
    ask: () => ["What do you say then?"],
  },
  {
    pattern:
      /^there(?:'s| is|'re| are) ((?:a|an|one|some|two|that|this) (?!of\b)[a-z]+(?: [a-z]+)?(?: (?:at|in|on|under|behind|by) (?:the |your |my )?[a-z]+)?)$/iu,
    ask: ([, what = ""]) =>
      [
        /\b(?:reason|problem|help|way|difference|time|lot|bit|question)\b/u.test(what)
          ? ""
          : `What's the story with ${what.replace(/^(?:an?|one|some|two) /u, "the ")}?`,
      ].filter((text) => text !== ""),
  },
  {
    pattern:
      /^(?:you )?told (?:the|your|them|him|her)(?: [a-z]+)? (?:that )?(?:you|it) (?:were|was|had)\b.*$/iu,
    ask: () => ["What was really going on then?", "How was it in truth?"],
  },
  {
    pattern:
      /\b(?:doesn't|doesnt|don't|dont|not|never) (?:all )?(?:be )?writ(?:es?|ing) (?:it|that|everything|things) (?:all )?down\b/iu,
    ask: () => ["What makes that matter to you?"],
  },
  {
    pattern:
      /^(?:everybody|everyone|people|the whole [a-z]+)(?: would|'d| will|'ll) (?:know|talk|hear|find out)\b.*$/iu,
    ask: () => ["What would that mean for you?", "What worries you most about it?"],
  },
  {
    pattern: /^you (?:just |soon |do |quickly )?learn to ([a-z]+(?: [a-z]+){0,4})$/iu,
    ask: ([, what]) => [`How do you ${what}?`],
  },
  {
    pattern: /^(?:to|in front of) (?:the |your )?[a-z]+ you (?:say|said|tell|told) .+$/iu,
    ask: () => ["How was it in truth?", "What was really going on then?"],
  },
  {
    pattern: /\bdo (?:your|their|his|her) thing\b/iu,
    ask: () => ["What do you do then?", "How does that go?"],
  },
  {
    pattern: /^(?:and |but |so )?now you .+$/iu,
    ask: () => ["What is that like for you?", "What has that changed for you?"],
  },
  {
    pattern:
      /^(?:nobody|no one) (?:ever |even |really )?(?:answered|replied|wrote back|picked up|helped|came|listened|called|believed|explained)\b.*$/iu,
    ask: () => ["What did you do then?", "What happened after that?"],
  },
  {
    pattern:
      /^(?:the|your) (worst|best|hardest|strangest|saddest|funniest|easiest)( [a-z]+)? (?:was|is) (?:on )?(?:a |the |one |that )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b.*$/iu,
    ask: ([, , , day = ""]) => [
      `What happened that ${day.charAt(0).toUpperCase()}${day.slice(1).toLowerCase()}?`,
    ],
  },
  {
    pattern:
      /^(?:the|your) (worst|hardest|strangest|saddest|best|easiest|funniest)( [a-z]+)? (is|was|are|were) ((?:the|your|that|those) [a-z]+(?: [a-z]+)?)$/iu,
    ask: ([, how, what = "", be = "", thing]) => [
      `What ${/^w/u.test(be) ? "made" : "makes"} ${thing} the ${how}${what}?`,
    ],
  },
  { pattern: /^there(?:'s| is| was) (?:somebody|someone) .+$/iu, ask: () => ["What happened with them?"] },
  {
    pattern:
      /^((?:the|that|those|this) .{2,40}?) (?:is|are|was|'s|were)[. ]+(?:just |really )?not for you$/iu,
    ask: ([, what]) => [`What is it about ${what}?`],
  },
  {
    pattern:
      /^(he|she|they|you|(?:the|your) [a-z]+) (?:was|were|is|are|'re) (?:so |very |quite |really |pretty )?(sure|certain|convinced|keen|against it|set on it|worried)$/iu,
    ask: ([, who = "", how]) => [
      `What made ${toObject(who)} so ${how}?`.replace("so against it", "so set against it"),
    ],
  },
  {
    pattern: /^(?:they|he|she|(?:the|your) [a-z]+|people) (?:have|has|had) (?:their|his|her) own .+$/iu,
    ask: () => ["How does that work?"],
  },
  {
    pattern:
      /^you (?:have|keep|kept|made|make|use|'ve got|bought|got) (?:a|an|your own) (?:little |small |own )?(?:private|secret|second|separate|hidden|different|special|own) .+$/iu,
    ask: () => ["How did that start?"],
  },
  {
    pattern: new RegExp(
      `^(?:there|it) (?:was|were|'s been|has been) (?:.{1,24} )?(?:${mishap})s?(?: .*)?$`,
      "iu",
    ),
    ask: () => ["What happened?", "What happened there?"],
  },
  {
    pattern:
      /^(he|she|they|(?:the|your) [a-z]+(?: [a-z]+)?)(?:'s| is|'re| are) (?:not|no longer) (?:here|there|with (?:us|you))(?: any ?more)?$/iu,
    ask: ([, who = ""]) => [`What happened with ${toObject(who)}?`],
  },
  {
    pattern:
      /^(?:you )?(?:(?:still|often|sometimes) )*think (?:about|of) (?:it|that|him|her|them|this) (?:still|often|sometimes|at night|driving|every|even|to this day)\b.*$|^(?:you )?still think (?:about|of) (?:it|that|him|her|them|this)\b.*$/iu,
    ask: () => ["What happened there?", "What happened?"],
  },
  {
    pattern:
      /^(?:sometimes |often |some days |some nights )?you (?:sometimes |often |still |always |do |just |really )*(?:feel|worry|panic|dread)\b.*$/iu,
    ask: () => ["When do you feel that most?", "What brings that on?"],
  },
  {
    pattern:
      /^you (?:do|have|use|know) (?:some|a few|certain|other|little|small|your own|your) (?:little |small )?(?:things?|tricks?|ways?|methods?)(?: .*)?$/iu,
    ask: () => ["What do you do then?", "What do you do?"],
  },
  {
    pattern:
      /^you (?:always |still |just )?(?:have|keep|'ve got) (?:a few|some|one or two|a couple of|a) ([a-z]+) ((?:in|at|under|behind|on) (?:the|your) [a-z]+)\b.*$/iu,
    ask: ([, what, where]) => [`What's the story with the ${what} ${where}?`],
  },
  {
    pattern: /^you (didn't|don't) .+ (?:yourself|yourselves)$/iu,
    ask: ([, not]) => [not === "don't" ? "Who does?" : "Who did?"],
  },
  {
    pattern: new RegExp(
      `^(they|${persons}) (?:(don't|do not|doesn't)|did not|didn't|never) (?:really )?(?:speak|talk)s? (?:about|of) .+$`,
      "iu",
    ),
    ask: ([, , present]) => [`What do you think ${present === undefined ? "kept" : "keeps"} them from it?`],
  },
  {
    pattern: new RegExp(
      `^(they|${persons}) (?:(don't|do not|doesn't)|did not|didn't) (?:really |even )?(?:like|want|trust|accept|believe) .+$`,
      "iu",
    ),
    ask: ([, , present]) => [
      present === undefined ? "What did they do about it?" : "What do they do about it?",
    ],
  },
  {
    pattern: new RegExp(
      `^(?:they|${persons}|some)(?: just| then| now| began to| started to| all)* (?:press|mark|click|tick|close|sign|cheat|pretend|fake|skip|ignore)(?:e?d|s|es)?\\b.+$`,
      "iu",
    ),
    ask: () => ["How did you find out about that?", "What do you do about that?"],
  },
  {
    pattern: /^(?:nobody|no one) (?:asked|told|warned|informed|consulted) (?:you|anyone|anybody)$/iu,
    ask: () => ["How did you find out?", "How did you hear about it?"],
  },
  {
    pattern: /^(?:they|the [a-z]+|those)(?: are|'re| were) not all .+$/iu,
    ask: () => ["Which ones aren't?"],
  },
  {
    pattern:
      /^(?:it|that) (?:was|is|'s)(?:n't| not) (?:so |very |really |too )*(?:good|nice|great|pleasant|pretty|funny|fun)(?:,? (?:that|the|this) ([a-z]+))?(?: at all)?$/iu,
    ask: ([, what]) => [what === undefined ? "What happened there?" : `What happened with that ${what}?`],
  },
  {
    pattern:
      /^(?:it |that )?(?:was|is|'s)(?:n't| not) (?:so |very |really |too |that )*(?:easy|simple|straightforward)(?:,? (?:that|the|this) ([a-z]+))?(?: at all)?$/iu,
    ask: ([, what]) => [`What was the trouble with ${what === undefined ? "it" : `that ${what}`}?`],
  },
  {
    pattern:
      /^you (?:didn't|couldn't|don't|can't) (?:really )?(?:do|manage|fill|write|handle|sort) .*\b(?:alone|on your own|by yourself)$/iu,
    ask: () => ["How did you manage it?", "How did you do it?"],
  },
  {
    pattern:
      /^you (?:just |then |mostly )?(learned|learnt|got|found|did|sorted|solved|managed|fixed|bought|heard about) (it|that|them|things)(?: out)? (?:elsewhere|somewhere else|another way|(?:in )?other ways?|differently|your own way|by other means|yourself|anyway)$/iu,
    ask: ([, verb = "", what]) => [`How did you ${baseForms[verb] ?? "do"} ${what}?`],
  },
  {
    pattern: new RegExp(
      `^(?:it|this|that)(?:'s| is| was) (?:already )?(?:your|the|their|our) (?:${ordinal}) .+$`,
      "iu",
    ),
    ask: () => ["What happened with the ones before?"],
  },
  {
    pattern: /^(?!one of ).+ (?:any ?more|any longer|no longer)$/iu,
    ask: () => ["What changed?", "How was it before?"],
  },
  {
    pattern:
      /^(?:it's|it is|you're|you are|(?:the|your) [a-z]+(?: is|'s)|there's|you only|you just|we) (?!stuffed|fine|ok|okay|good|done|over)(?:[^,]+ )(?:now|these days|nowadays)$/iu,
    ask: () => ["How was it before?", "What changed?"],
  },
];
