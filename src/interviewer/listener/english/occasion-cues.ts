import { anyOf, type Cue } from "./cue.ts";

/** What was done to people, what stands out, and what they do or must do, in answers that say no more of it. */
export const occasionCues: readonly Cue[] = [
  {
    kind: "event",
    weight: 2,
    take: "clause",
    pattern: anyOf(
      "(?:i|we) (?:was|were|got|'ve been|have been|had been) (?:once |just |always |never |even |also )?(?!used|interested|surprised|married|bored|supposed|involved|based|concerned|allowed|retired|tired|located|excited|pleased|relieved|satisfied|prepared|finished|need|worried|scared|embarrassed|annoyed|stressed|disappointed|frustrated|exhausted|confused|impressed|qualified|self|raised|registered|amazed|delighted|talk|red|need|wicked|naked|hundred)[a-z]{2,12}ed",
      "(?:i|we) (?:was|were|got|have been|'ve been) (?:told|made|given|left|sent|caught|cut|thrown|chosen|forgotten)",
      "they (?:just |then )?(?:took|cut|closed|moved|removed|cancelled|stopped|sold|promised|replaced|banned|shut|threw|refused|ignored) [a-z]+",
      "(?:the|my|our) (?:worst|best|hardest|strangest|funniest|happiest|saddest|scariest) (?:[a-z]+ )?(?:is|was|of)|(?:was|is) the (?:worst|hardest|strangest|scariest)",
      "when (?:the|my|our|an?) [a-z]+ (?:came|left|called|arrived|visited|found out|walked in)",
      "(?:but|only) (?:it was |that was )?(?:far |much )?too late(?=\\s*(?:[.!,;]|$))|had to choose between|(?:didn't|never) work(?:ed)?(?: out)?(?=\\s*(?:[.!,;]|$))",
    ),
    unless: /\b(?:if|got started|was born|were talking|they moved (?:in|here))\b/u,
  },
  {
    kind: "event",
    weight: 2,
    take: "clause",
    pattern: anyOf(
      "(?:nobody|no one) (?:ever |even |really )?(?:answered|replied|wrote back|picked up|asked|told|warned|consulted|informed)(?: me| us| anything| anyone)?",
    ),
  },
  {
    kind: "feeling",
    weight: 2,
    take: "clause",
    pattern: anyOf(
      "(?:nobody|no one) (?:ever |even |really )?(?:helped|came|listened|listens|called|cared|cares|believed|believes|explained|said anything|asks|helps)(?: me| us| anything)?",
      "(?:could|could've|could have) (?:have )?(?:killed|cried|screamed|died|strangled|hit|kissed|hugged)",
      "so (?:tired|angry|ashamed|scared|happy|proud|alone|tense|worried) (?:in my life|that i|i could|i cried)",
    ),
  },
  {
    kind: "rule",
    weight: 2,
    take: "clause",
    pattern: anyOf(
      "(?:everybody|everyone|people|the whole [a-z]+) (?:would|will|'d|'ll) (?:know|talk|hear|find out)(?: [a-z]+){0,3}",
      "you (?:just )?(?:can't|cannot|can not|couldn't) (?:say|complain|ask|refuse|win|speak|tell|trust|leave|argue|show|admit)",
      "i (?:always |just |usually )?say (?:yes|no|it's|i'm|that i|i do) [a-z' ]{2,60}",
    ),
  },
  {
    kind: "hedge",
    weight: 2,
    take: "clause",
    pattern: anyOf(
      "enough said|say no more|guess who|whatever happens|like always|as always|who knows why|for some reason|call it what you (?:want|will|like)",
    ),
  },
  {
    kind: "change",
    weight: 2,
    take: "clause",
    pattern: anyOf(
      "(?:learned|learnt|found out) (?:it |that )?the hard way|before that,? (?:it|i|we|they) (?:was|were|had|did)",
    ),
  },
  {
    kind: "reference",
    weight: 1,
    take: "clause",
    pattern: anyOf(
      "(?:sometimes|some days|some nights|now and then),? (?:i|we) (?!use|think|feel|go|have|am|take|just do|get|do it|forget|say)[a-z]+ [a-z' ]{3,60}",
    ),
  },
];
