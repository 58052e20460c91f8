import {
  evaluations,
  hedged,
  noFurther,
  persons,
  type Rule,
  speaking,
  subject,
  thing,
  toObject,
  upset,
} from "./parts.ts";

/** How things go: by their verb. */
export const plainRules: readonly Rule[] = [
  {
    pattern: new RegExp(
      `^${subject} (is|are|was|were) (?:a bit |a little |very |so |quite |totally |all )*different$`,
      "iu",
    ),
    ask: ([, who, be]) => [`How ${be} ${who} different?`],
  },
  {
    pattern: new RegExp(`^${subject} (don't|doesn't|didn't|do not|does not|did not) always (.+)$`, "iu"),
    ask: ([, who = "", not = "", what = ""]) => [
      `What happen${/^did/u.test(not) ? "ed" : "s"} when ${who} ${not} ${what}?`,
    ],
  },
  {
    pattern: new RegExp(`^${subject} (isn't|aren't|wasn't|weren't) always (.+)$`, "iu"),
    ask: ([, who, not = "", what]) => [
      `What ${/^w/u.test(not) ? "happened" : "happens"} when ${who} ${not} ${what}?`,
    ],
  },
  {
    pattern: new RegExp(
      `^you(?:'ve| have|'d| had)? ${hedged}(?:(don't|do not|won't|wouldn't|can't)|(didn't|did not|couldn't)|never|haven't|have not|not) ${hedged}(?:ever )?(?:tell|told|say|said|mention|mentioned|admit|admitted|report|reported|complain|complained|ask|asked)\\b`,
      "iu",
    ),
    ask: ([, , past]) =>
      past === undefined
        ? ["What holds you back?", "What makes it hard to say?"]
        : ["What held you back?", "What made it hard to say?"],
  },
  {
    pattern:
      /^you(?:'d| would) (?:rather|prefer (?:it )?(?:if|that)?) ?(they|he|she|nobody|(?:the|your) [a-z]+) (?:didn't|doesn't|don't|did not|not) (?:know|see|hear|find out)\b.*$/iu,
    ask: ([, who]) => [`What would happen if ${who} did?`.replace("if nobody did", "if somebody did")],
  },
  {
    pattern:
      /^you (?:wouldn't|won't|would not|will not|can't|cannot) (?:be |go |ever |even )*(?:ring|ringing|call|calling|tell|telling|ask|asking|say|saying|go|going|apply|complain|complaining|report)\b.*$/iu,
    ask: () => ["What holds you back?", "What keeps you from it?"],
  },
  {
    pattern:
      /^(?:it's |it is )?(?:not|never) (?:a )?(?:very )?(?:good|great|wise|smart|clever) (?:idea|thing)\b/iu,
    ask: () => ["What would happen if you did?", "What makes it a bad idea?"],
  },
  {
    pattern: new RegExp(
      `^${subject}(?:'ve| have|'d| had|'s| has)? ${hedged}(?:stopped|quit|gave up|given up) ([a-z]+ing\\b.*)$`,
      "iu",
    ),
    ask: ([, who = "", what]) => [`What led ${toObject(who)} to stop ${what}?`],
  },
  {
    pattern: /^(?:there's|there is|there are|you have|you've got|you've|you got|they have) no (.+)$/iu,
    ask: ([, what = ""]) =>
      noFurther.test(what) ? [] : ["How do you manage?", "What do you do about that?"],
  },
  {
    pattern: /^(?:there was|there were|you had) no (.+)$/iu,
    ask: ([, what = ""]) =>
      noFurther.test(what) ? [] : ["How did you manage?", "What did you do about that?"],
  },
  {
    pattern:
      /^there (?:was|were) (?:a|one|this|that) (night|day|morning|evening|afternoon|time|week|moment) .+$/iu,
    ask: ([, when]) => [`What happened that ${when}?`],
  },
  {
    pattern:
      /^(?:there's|there is|there are|there was|there were|you have|you've got|you've) (one|a few|some|(?:a|one) (?!of\b)[a-z]+) (?:that |who |which )?((?:you|they|he|she|nobody|your [a-z]+|the [a-z]+) .+)$/iu,
    ask: ([, what = "", rest]) => [
      `What's the story with the ${what.replace(/^(?:a few|some)$/u, "ones").replace(/^(?:a|one) (?=[a-z])/u, "")} ${rest}?`,
    ],
  },
  {
    pattern: new RegExp(
      `^you ${hedged}(?:often |sometimes )?(forget|forgot)(?: (?:it|them|that|one|to .+|the .+|your .+))?$`,
      "iu",
    ),
    ask: ([, verb]) =>
      verb === "forgot" ? ["What happened when you forgot?"] : ["What happens when you forget?"],
  },
  {
    pattern: new RegExp(
      `^you ${hedged}(?:often |sometimes )?(skip .+|miss (?:a|one|some|the|it|that)\\b.*|leave .+ (?:out|off)|leave (?:out|off) .+)$`,
      "iu",
    ),
    ask: ([, what]) => [`What happens when you ${what}?`],
  },
  {
    pattern:
      /^(?:it |that |this )?(?:all |just |really |kind of )?depends (?:on )?((?:who|what|which|how|where|when|whether) .+)$/iu,
    ask: ([, what]) => [`What difference does it make ${what}?`],
  },
  {
    pattern: /^(?:it |that |this )?(?:all |just |really |kind of )?depends on (.+)$/iu,
    ask: ([, what = ""]) => (what.split(" ").length <= 4 ? [`What difference does ${what} make?`] : []),
  },
  {
    pattern: /^(?:it |that |this )?(?:all |just |really |kind of )?depends$/iu,
    ask: () => ["What does it depend on?"],
  },
  {
    pattern: new RegExp(
      `^${subject} (?:was|were|got|gets) (?:a bit |very |so |really |quite |not |pretty )*(?:${upset})(?: .*)?$`,
      "iu",
    ),
    ask: ([, who = ""]) =>
      who === "you"
        ? []
        : [/^(?:they|he|she|it)$/u.test(who) ? "What happened there?" : `What happened with ${who}?`],
  },
  {
    pattern: new RegExp(
      `^(it|that|this|${thing}) (is|'s|was|are|were) (?:so |very |really |pretty |a bit |quite |too |just |rather |a little |still |always )*(${evaluations})$`,
      "iu",
    ),
    ask: ([, what, be = "", how]) => [`What ${/^w/u.test(be) ? "made" : "makes"} ${what} ${how}?`],
  },
  {
    pattern: new RegExp(
      `^you ${hedged}(like|love|enjoy|hate|dislike|trust|prefer)(d|ed)? ((?:the|my|your|this|that|it|them|him|her)\\b.*)$`,
      "iu",
    ),
    ask: ([, verb, past, what]) => [`What ${past === undefined ? "do" : "did"} you ${verb} about ${what}?`],
  },
  {
    pattern: new RegExp(
      `^you (don't|do not|didn't) ${hedged}(like|trust|enjoy|believe|care for) ((?:the|that|this|those|your|their|these) .+?)(?: (?:in (?:the )?(?:winter|summer|morning|evening)|at night|now|much))?$`,
      "iu",
    ),
    ask: ([, not, verb, what]) => [`What is it about ${what} that you ${not} ${verb}?`],
  },
  {
    pattern: /^you (?:then |just |only )?(?:had|'ve had) to (?!say|admit|laugh|smile|think|go\b)(.+)$/iu,
    ask: () => ["How did it come to that?"],
  },
  {
    pattern:
      /^(?:it|that|this|things|they|(?:the|your) [a-z]+)(?:'s| is| are| got| gets|'ve got| has got)(?: much| a lot| a bit| a little| so much| way| far)? (?:better|worse|easier|harder|quieter|calmer|busier|longer|slower|quicker)(?: (?:than|now|these days|since) ?.*)?$/iu,
    ask: () => ["What changed?", "What's different now?"],
  },
  {
    pattern: /^you (?:have |'ve )?told (?:nobody|no one|not a soul)\b.*$/iu,
    ask: () => ["What held you back?", "What made it hard to say?"],
  },
  {
    pattern: new RegExp(`^${subject} used to .+$`, "iu"),
    ask: () => ["What changed?", "What's different now?"],
  },
  { pattern: /^you ended up .+$/iu, ask: () => ["How did it come to that?"] },
  {
    pattern: new RegExp(`^you(?:'ve| have|'d| had)? ${hedged}tried (?:to )?.+$`, "iu"),
    ask: () => ["How did that go?"],
  },
  {
    pattern: /^you (?:just |only |really |always )?(?:wanted|hoped|planned|meant|were going) to .+$/iu,
    ask: () => ["What came of that?"],
  },
  {
    pattern: new RegExp(
      `^(?:it|that|this|${thing}) (takes|took) (?:you |them )?(?:ages|hours|weeks|months|forever|days|years|so long|too long|a long time|all (?:day|night|weekend|evening|morning)|(?:two|three|four|five|\\d+) (?:hours|days|weeks|months|years))$`,
      "iu",
    ),
    ask: ([, verb]) => [verb === "took" ? "What took the time?" : "What takes the time?"],
  },
  {
    pattern: new RegExp(
      `^(they|he|she|${persons}) ${hedged}(?:${speaking}) (?!(?:yes|ok|okay|so|that|it|goodbye|hello)$)(.+)$`,
      "iu",
    ),
    ask: ([all, who = ""]) => {
      if (/\b(?:said|told you) no\b/u.test(all)) return ["What happened after that?"];
      const isPointed = /^(?:they|he|she|someone|somebody|people|everyone|everybody)$/u.test(who);
      const what = /^(?:the|a|an|your|my|one) /u.test(who) || isPointed ? who : `the ${who}`;
      const whole = isPointed
        ? "that conversation"
        : `that conversation with ${what.replace(/^(?:an?|one) /u, "the ")}`;
      const asked = [`How did ${whole} go?`, "What did you make of that?"];
      return /\b(?:said|told you)\b/u.test(all) ? asked.reverse() : asked;
    },
  },
];
