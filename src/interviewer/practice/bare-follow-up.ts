import type { Heard } from "./hear-message.ts";

/** A clause or a person of its own: "when you heard", "if nobody can do it", "somebody coming with you". */
const ofItsOwn =
  /(?<=[a-z] )(?:(?:when|if|while|until|before|once) (?!(?:[a-z]+ ){0,3}(?:that|it|this)\b|(?:i|you) (?:may|say|said|don't|do not)\b)|(?:hear|heard|came|coming|someone|somebody|nobody|still)\b(?!$|[?])|hear that\b)/u;

/**
 * Whether a question names nothing of its own and asks on about what was said. "How did you hear that it was going to
 * go?" names no matter either, and is about more than the last line.
 */
export const isBareFollowUp = ({ core, matter }: Heard): boolean =>
  matter.length === 0 && !ofItsOwn.test(core);
