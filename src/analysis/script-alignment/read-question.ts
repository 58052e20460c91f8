/** "Question nine:" is read out by some and says nothing of what is asked. */
const numbering = /^\W*(?:(?:okay|so|great|and|next)[,.\s]+)*question (?:number )?[\w-]+\s*[:.,–—-]\s*/i;

/** "Walk me through the last time you opened it." asks with no question mark. */
const inviting =
  /^\W*(?:(?:okay|ok|so|great|and|now|well|thanks|first|then)[,.\s]+)*(?:please |could you |can you |i'd like you to |i would like you to )*(?:(?:walk|talk|take) me through|tell me (?:about|more|how|what|why|when|where)|describe|explain|think (?:back|of|about)|imagine|show me|give me an example|name)\b/i;

/** "Really?" and "Six years?" take up what was said. */
const minLength = 11;

const isAsking = (sentence: string) =>
  (/[?？؟]\W*$/.test(sentence) && sentence.trim().length >= minLength) || inviting.test(sentence);

/** "And so, is the rent fair?" */
const leadIn =
  /^\W*(?:(?:okay|ok|so|and|then|now|well|right|great|(?:thanks|thank you)(?: (?:so|very) much| a lot)?(?: \p{L}+(?=,))?|first(?: of all)?)[,.\s]+)+/iu;

/** What a turn asks: its questions without what leads to them. */
export function readQuestion(text: string): string {
  const asking = text.split(/(?<=[.!?。！？؟…])\s+/u).filter(isAsking);
  const question = asking.slice(-2).join(" ").trim().replace(numbering, "").replace(leadIn, "");
  return question.charAt(0).toUpperCase() + question.slice(1);
}

/** Whether a turn asks anything at all. */
export function asks(text: string): boolean {
  return /[?？؟]/.test(text) || readQuestion(text) !== "";
}
