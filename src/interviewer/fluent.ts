/**
 * Signs that English is not a person's first language, or was typed too fast: said back, their words would sound as
 * if we made fun of them.
 */
const broken = new RegExp(
  [
    "(?<!\\b(?:did|does|do|to|let|make|made|makes|see|saw|help|and|or|would|will|can|could|should|might|must|that|'ll|n't|if|hear|heard|watch|have|had) (?:[a-z]+ )?)\\b(?:he|she|it) (?:take|go|say|come|want|know|hear|start|ask|make|give|like|need|speak|look|think|live|work|have|do|tell|talk|help|call|write|pay|get|cost|eat|sleep|use|don't|dont)(?![a-z'])",
    "\\b(?:people|they|we) (?:is|has)(?! been)\\b",
    "\\b(?:didn't|don't|doesn't|can't|not can) (?:went|came|had|was|took|made|said|knew|got|[a-z]+ed)\\b",
    "\\bmore (?:better|easy|good|bad|cheap|big)\\b|\\bi am (?:agree|work|go|come|live|have)\\b",
    "\\bi have (?:\\d+|[a-z]+) years(?! (?:left|of|to|in|ago|on|experience))",
    "^(?:was|were|is|are) (?:very |so |too |not )?[a-z]+(?:$|[,.])|\\b(?:then|so|but|and) (?:is|was) (?!it\\b|that\\b|the\\b|this\\b|there\\b|a\\b|my\\b|he\\b|she\\b|n't)",
    "(?<![a-z'] )\\b(?:letter|paper|school|teacher|doctor|boss|son|daughter|wife|husband|house|form|workshop|customer|secretary) (?:is|was|came|said|say|says|start|starts|gave|told|wrote|think|thinks|want|wants)\\b",
    "\\bfrom (?:one|two|three|four|five|six) is\\b|\\bmust register\\b|\\bone time to (?:look|see)\\b",
  ].join("|"),
  "iu",
);

/** Whether an English answer reads as its writer would want to have it read back. */
export function readsFluently(text: string): boolean {
  return !broken.test(text.slice(0, 1000).replace(/[’]/gu, "'"));
}
