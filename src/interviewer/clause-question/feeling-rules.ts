import type { Rule } from "./parts.ts";

const very = "(?:a bit |a little |so |very |really |quite |too |just |still |always |rather |completely )*";
const shame =
  "ashamed|embarrassed|humiliated|guilty|ungrateful|useless|stupid|small|worthless|angry|furious|sick(?! of)|sad|lonely|alone|trapped|helpless|powerless|jealous|hurt|betrayed|let down|left out|uneasy|nervous|anxious|overwhelmed";

/** What somebody felt, asked about in the words they have for it. */
export const feelingRules: readonly Rule[] = [
  {
    pattern:
      /^(?!(?:he|she|they|(?:your|the) [a-z]+)\b).*\b(?:lie|lay|lying) awake\b|^(?!(?:he|she|they|(?:your|the) [a-z]+)\b).*\b(?:can't|cannot|couldn't|don't) (?:really )?sleep\b|\bkeeps? you (?:up|awake)\b/iu,
    ask: () => ["What goes through your mind then?", "What is on your mind at those times?"],
  },
  {
    pattern:
      /\bscared? (?:the )?(?:life|hell|daylights|wits) out of you\b|^you (?:got|had) (?:a|such a|an awful|quite a) (?:bit of a )?(?:fright|scare|shock)\b/iu,
    ask: () => ["What went through your mind then?", "What did you do right after that?"],
  },
  {
    pattern: new RegExp(
      `^you(?:'re| are| get| feel) ${very}(?:afraid|scared|frightened|terrified|worried)\\b.*$`,
      "iu",
    ),
    ask: () => ["What are you afraid could happen?", "What worries you most about it?"],
  },
  {
    pattern:
      /^(?:(?:it's|it is|it was|that's|that was) (?:all |really )?your (?:own )?fault|you (?:still )?(?:feel|felt) (?:bad|guilty|awful|terrible)|you (?:still )?blame yourself)\b.*$/iu,
    ask: () => ["What sits with you most about it?", "What do you go over in your mind?"],
  },
  {
    pattern:
      /^(?:it|that|this) (?:really |still |just )?(?:scares|worries|bothers|frightens|upsets) you\b.*$/iu,
    ask: () => ["What worries you most about it?", "What do you think could happen?"],
  },
  {
    pattern: /^you(?:'d| would|'ll| will|'re going to)? (?:just |probably )?lose (?:the|your) .+$/iu,
    ask: () => ["What would that mean for you?", "What worries you most about it?"],
  },
  {
    pattern: /^you(?:'re| are| were) not (?:really |exactly |very |too )?proud of .+$/iu,
    ask: () => ["How did it come to that?", "What sits badly with you about it?"],
  },
  {
    pattern: new RegExp(`^you (?:were|felt) ${very}(${shame})\\b.*$`, "iu"),
    ask: ([, how]) => [`What was it that made you feel ${how}?`],
  },
  {
    pattern: new RegExp(`^you(?:'re| are| feel) ${very}(${shame})\\b.*$`, "iu"),
    ask: ([, how]) => [`What is it that makes you feel ${how}?`],
  },
  {
    pattern: /^you (?:just |nearly |almost )?(?:cried|wept|burst into tears|were in tears)\b.*$/iu,
    ask: () => ["What had brought you to that point?", "What was going on for you then?"],
  },
  {
    pattern: /^you (?:should have|should've|could have|could've) .+$/iu,
    ask: () => ["What kept you from it at the time?"],
  },
];
