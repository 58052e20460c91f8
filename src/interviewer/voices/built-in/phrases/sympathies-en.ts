import type { PhraseBook } from "../phrase-book.ts";

/** What happened, named plainly; never the feeling again, which sounds like a form that is filled in. */
export const englishSympathies: NonNullable<PhraseBook["sympathies"]> = [
  {
    said: /\b(?:i|we) (?:[a-z]+ ){0,2}(?:(?:lie|lay|lying) awake|(?:can't|cant|cannot|couldn't|couldnt) (?:really )?sleep)\b|\bkeeps? me (?:up|awake)\b/iu,
    phrases: ["Nights like that are long.", "That's a lot to lie awake with."],
  },
  {
    said: /\b(?:lonely|loneliness|nobody to talk to|no one to talk to|all alone|on my own too much)\b/iu,
    phrases: ["That's hard, day after day.", "Days can be long like that."],
  },
  {
    said: /\b(?:cried|crying|wept|in tears|burst into tears)\b/iu,
    phrases: ["That must have been a hard moment.", "That was a lot at once, by the sound of it."],
  },
  {
    said: /\b(?:i|i've|i'd|we) (?:just |really |once |even )?(?:shouted|screamed|snapped|yelled|hit|pushed|hung up)\b/iu,
    phrases: ["That's not an easy thing to tell.", "Those moments stay with a person."],
  },
  {
    said: /\b(?:humiliat\w*|laughed at|made fun of|(?:put the phone down|hung up) on (?:me|us)|(?:he|she|they|lady|man|woman|person) (?:just )?(?:put the phone down|hung up)|(?<!\bi )shouted at)\b/iu,
    phrases: ["That must have stung.", "That's a hard way to be treated."],
  },
  {
    said: /\b(?:ashamed|embarrass\w*|mortified|(?:it's|it is|sounds|feel|felt|know it's) (?:a bit |so |really )?(?:silly|daft|stupid))\b/iu,
    phrases: ["That's not an easy thing to say.", "I can see that was uncomfortable."],
  },
  {
    said: /\b(?:guilty|ungrateful|my (?:own )?fault|blame myself|feel (?:so |really )?bad about|not (?:really |exactly )?proud|should(?:'ve| have|n't have)(?! (?:liked|thought|preferred|imagined|said))|regret|bad (?:mother|father|person|son|daughter))\b/iu,
    phrases: ["That's hard to carry around with you.", "That can weigh on a person."],
  },
  {
    said: /\b(?:feel|feels|felt|i'm|i am|me) (?:so |like |just |completely |a bit |really |a |an )*(?:useless|worthless|burden|failure|helpless|hopeless|invisible|nobody|nothing)\b/iu,
    phrases: ["That's a hard thing to feel about yourself.", "That must hurt, to feel like that."],
  },
  {
    said: /\b(?:scare[sd]?|scary|(?<!\b(?:i'm|i am) )afraid|afraid (?:of|to|that (?:he|she|they|it))|frighten\w*|terrified|fright|panic\w*|lose (?:the|my|our) [a-z]+|take (?:the|my) [a-z]+ (?:off|away)|(?:sack|fire|report) me|i'd be (?:lost|finished))\b/iu,
    phrases: ["That would worry anyone.", "That sounds like a real worry."],
  },
];
