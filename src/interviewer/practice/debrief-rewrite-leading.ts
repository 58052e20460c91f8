import { adverbs, at, be, beLike, feelingWords, plain, type Wording } from "./debrief-rewrite-patterns.ts";

/** What stands before the verb of a statement, when it can be named by itself. */
const subject =
  "((?:the|this|that|your|his|her|their|our|my|these|those|it|[a-z]+ing|[a-z]+)(?: [a-z'-]+){0,3}?)";
export const leadingWordings: readonly Wording[] = [
  [
    /^(?:don't|do|would|wouldn't) you (?:not )?(?:also )?(?:think|agree|feel|believe|find|say)(?: that)? (it|this|that)(?:'s| is| was| would| has| should)\b.*$/,
    (m) => `What do you think of ${at(m, 1)}?`,
  ],
  [
    /^(?:don't|doesn't|do|would|wouldn't) you (?:not )?(?:also )?(?:think|agree|feel|believe|find|say)(?: that)? (?!you\b|it\b|there\b)(.+?) (?:is|are|was|were|should|would|could|can|has|have|needs?|helps?|makes?)\b/,
    (m) => `What do you think of ${at(m, 1)}?`,
  ],
  [
    /^(?:isn't|wasn't|is|was) it (?:not )?[a-z ]+? that (.+)$/,
    (m) => `How do you feel about the fact that ${at(m, 1)}?`,
  ],
  [
    /^(isn't|wasn't|is|was) it (?:not )?[a-z ]+? (to|when) (.+)$/,
    (m) => `What ${at(m, 1).replace("n't", "")} it like for you ${at(m, 2)} ${at(m, 3)}?`,
  ],
  [/^(?:shouldn't|should) you (?:not )?(.+)$/, (m) => `How do you decide whether to ${plain(at(m, 1))}?`],
  [
    /^why (?:don't|do) you (?:not )?(?:just )?(?!love|hate|enjoy|like)(.+)$/,
    (m) => (/^why don't|not\b/.test(m[0]) ? `How do you decide whether to ${plain(at(m, 1))}?` : null),
  ],
  [
    /^why (?:didn't you|did you not) (?:just )?(.+)$/,
    (m) => `How did you decide whether to ${plain(at(m, 1))}?`,
  ],
  [
    /^(?:why|how come) (?:do|did) you (?:really |all )?(?:love|enjoy|hate|dislike|despise) (.+)$/,
    (m) => `How do you feel about ${at(m, 1)}?`,
  ],
  [
    /^(?:just )?how much (do|did) you (?:really )?(?:love|like|enjoy|hate|dislike|dread|miss) (.+)$/,
    (m) => `How ${at(m, 1)} you feel about ${at(m, 2)}?`,
  ],
  [
    /^what (?:do|did) you (?:really |most )?(?:love|hate|dread|regret)(?: most| the most)?(?: about)? (.+)$/,
    (m) => `What do you think of ${at(m, 1)}?`,
  ],
  [
    new RegExp(`^(?:just )?how [a-z]+(?: and [a-z]+)? ${be} it to (.+)$`),
    (m) => `What ${at(m, 1)} it like for you to ${at(m, 2)}?`,
  ],
  [
    /^(?:just )?how [a-z]+ (are|were) you (?:with|by|about|at|of) (.+)$/,
    (m) => `How ${at(m, 1) === "are" ? "do" : "did"} you feel about ${at(m, 2)}?`,
  ],
  [
    /^(?:just )?how [a-z]+ (are|were) you (when|after|before|during|once|that) (.+)$/,
    (m) =>
      at(m, 2) === "that"
        ? null
        : `How ${at(m, 1) === "are" ? "do" : "did"} you feel ${at(m, 2)} ${at(m, 3)}?`,
  ],
  [
    /^how (?:much )?(?:better|easier|worse|harder|faster|nicer|cheaper|safer) (is|are|was|were) (?!it\b|you\b)(.+?)(?: than .+)?$/,
    (m) => `What ${at(m, 1)} ${at(m, 2)} like?`,
  ],
  [
    new RegExp(`^(?:just )?how [a-z]+(?: and [a-z]+)? ${be} (?!it to|you\\b)(.+)$`),
    (m) => beLike(at(m, 1), at(m, 2)),
  ],
  [
    /^why (is|are|was|were) (.+?) (?:always |never )?(?:so|such|too|always|never)\b/,
    (m) => beLike(at(m, 1), at(m, 2)),
  ],
  [
    /^what makes (?!this\b|that\b|it\b|you\b)(.+?) (?:so|such|the best|the worst|better|worse|special|great)\b/,
    (m) => `What do you think of ${at(m, 1)}?`,
  ],
  // Statements: "you hate doing your taxes", "the food was delicious".
  [
    new RegExp(`^you ${adverbs}(?:must )?${adverbs}(?:hate|love|like|enjoy|dislike|dread|adore) (.+)$`),
    (m) => `How do you feel about ${at(m, 1)}?`,
  ],
  [
    new RegExp(`^you ${adverbs}(?:hated|loved|liked|enjoyed|disliked|dreaded|adored) (.+)$`),
    (m) => `How did you feel about ${at(m, 1)}?`,
  ],
  [
    new RegExp(
      `^you(?:'re| are| must be| must feel| feel) ${adverbs}(?:[a-z]+ )?(?:of|about|with|by|against) (.+)$`,
    ),
    (m) => `How do you feel about ${at(m, 1)}?`,
  ],
  [
    new RegExp(
      `^you(?: were| must have been| felt| must have felt| probably felt) ${adverbs}(?:[a-z]+ )?(?:of|about|by) (.+)$`,
    ),
    (m) => `How did you feel about ${at(m, 1)}?`,
  ],
  [
    new RegExp(
      `^you(?:'re| are| must be| must feel| feel) ${adverbs}[a-z]+ (now that|when|since|after|whenever|at|in) (.+)$`,
    ),
    (m) => `How do you feel ${at(m, 1)} ${at(m, 2)}?`,
  ],
  [
    new RegExp(
      `^you ${adverbs}(?:were|felt|must have been|must have felt) ${adverbs}[a-z]+ (with|when|after|at|during|in|on) (.+)$`,
    ),
    (m) => `How did you feel ${at(m, 1)} ${at(m, 2)}?`,
  ],
  [new RegExp(`^you ${adverbs}(?:were|felt|must have been|must have felt)\\b.*$`), () => "How did you feel?"],
  [
    new RegExp(`^you(?:'re| are| must be| must feel) ${adverbs}${feelingWords}$`),
    () => "How do you feel about that?",
  ],
  [
    /^it(?: is|'s| must be) (?:[a-z]+ )+?(to|when|for you to) (.+)$/,
    (m) => `What is it like ${at(m, 1)} ${at(m, 2)}?`,
  ],
  [
    /^it (?:was|must have been|had to be) (?:[a-z]+ )+?(to|when|for you to) (.+)$/,
    (m) => `What was it like ${at(m, 1)} ${at(m, 2)}?`,
  ],
  [/^(?:that|it|this) (?:must have been|was|had to be)\b.*$/, () => "What was that like for you?"],
  [/^(?:that|it|this)(?:'s| is| must be)\b.*$/, () => "What is that like for you?"],
  [/^(.+?) must make you feel\b.*$/, (m) => `How does ${at(m, 1)} make you feel?`],
  [
    new RegExp(
      `^(?!you\\b|i\\b|it\\b)(.+?) (has|have) ${adverbs}(?:helped|changed|improved|ruined|hurt) (?:you|your life)\\b.*$`,
    ),
    (m) => `What difference, if any, ${at(m, 2)} ${at(m, 1)} made for you?`,
  ],
  [
    new RegExp(`^${subject} ${be} (?!you\\b|me\\b|him\\b|her\\b)${adverbs}.+$`),
    (m) => beLike(at(m, 2), at(m, 1)),
  ],
];
