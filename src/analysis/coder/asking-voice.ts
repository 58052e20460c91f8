/** An interview that was written down without speakers has at least so many passages. */
const minTurns = 40;
/** So many passages lead up to a question, in the voice of who asks it. */
const leadUp = 3;
const maxQuestionWords = 60;

const question =
  /(?:^|[.,!?—–-]\s*|\b(?:so|and|but|then|well|like)\s+)(?:what|how|why|when|where|who|which|do|did|does|are|were|have|has|can|could|would|is|was)\b[^.!?]*\b(?:you|your)\b[^.!?]*\?\W*$/i;
/** "It helps you, right?" asks nothing. */
const tag = /\b(?:right|okay|ok|you know|you see|huh|yeah|isn't it|aren't they|you know what)\s*\?\W*$/i;
const steering =
  /\b(?:let's (?:talk|come back|get back|go back|move on|jump|start|dig|get into|switch)|let me ask|i want(?:ed)? to ask|i(?:'d| would) (?:love|like) to (?:hear|know|ask)|tell (?:me|us|people|everyone) (?:about|a (?:bit|little)|what|how)|my next question|one of the (?:things|questions) i (?:like|always|want)\w* (?:to )?ask|before (?:we|i let you) (?:go|wrap)|thanks for (?:being|coming|joining|sharing|doing))\b/i;

/**
 * Where nobody is named, whoever asks is heard beside whoever tells: the passages of a question, of steering the talk,
 * and of what leads up to them are more likely the interviewer's and evidence of nothing.
 */
export function listAskingVoice(turns: readonly { id: string; text: string }[]): Set<string> {
  if (turns.length < minTurns) return new Set();
  const asking = turns.map(
    ({ text }) =>
      text.split(/\s+/).length <= maxQuestionWords &&
      ((question.test(text) && !tag.test(text)) || steering.test(text)),
  );
  const likely = turns.filter((_, at) => asking.slice(at, at + leadUp + 1).some(Boolean));
  return new Set(likely.map(({ id }) => id));
}
