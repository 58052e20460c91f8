/** What comes next takes back, limits or turns what was said: alone it would be quoted for more than was meant. */
const turning =
  /^\W*(?:(?:and|so|well|yeah|um+|uh+|i mean|you know)[,\s]+)*(?:but|however|although|though|yet|still|nevertheless|nonetheless|then again|on the other hand|at the same time|having said that|that said|unless|except|at least|or (?:maybe|perhaps|not|at least)|i guess (?:within|not|it|that|if|only|still)|within reason|not (?:really|always|necessarily|entirely|all of|that)|actually,? (?:no|not|i)|no,|yes,? (?:i|we) (?:was|am|were|are|can|could|do|did|have)|i take that back|(?:it|that) (?:does|do|need|is|was|has)(?:n't| not) (?:necessarily|always|really|have to|need to))\b/i;

/** Opens a matter and says nothing of it yet: "There's this tool I love called Fern." */
const announcing = [
  /^\W*(?:(?:and|so|well|yeah|also|then|now|but)[,\s]+)*(?:there(?:'s| is| was|'re| are| were) (?:this|these|that|an?|one|two|three|some|another|several) |here(?:'s| is| are) |let me (?:tell|give|take)|i(?:'ll|'d| will| would| can| could| want to| wanted to) (?:just )?(?:give|pick|take|choose|name|mention|tell|share) |i(?:'m| am) going to (?:give|tell|pick)|(?:an?|one|another|the (?:first|second|third|last|next)) (?:\w+ )?(?:example|story|anecdote|instance|case)\b)/i,
  /(?::|\b(?:the following|like this|as follows|a (?:few|couple of) (?:\w+ )?(?:things|reasons|examples|points)|(?:one|two|three|four) (?:\w+ )?(?:things|reasons|examples|points|thing|reason|point))\W*)$/i,
  /\b(?:what i called|so-called|something called|a (?:tool|thing|method|concept|system|book|company) called)\b[^,;.]*\W*$/i,
];
const maxAnnouncing = 14;

/** What follows draws the point: "So if it ever fails, you still have your files." */
const pointing =
  /^\W*(?:and )?(?:so,? (?:if|that|then|whenever|when)\b|(?:which|that|this) means\b|meaning\b|that way\b|in other words\b|because of (?:that|this)\b|what (?:that|this) (?:means|does)\b|and what (?:i|we) (?:would|did|do)\b)/i;

/** Before words that somebody said or thought at the time: "I figured, you know what?" */
const openingSpeech =
  /(?:\b(?:figured|thought|said|was (?:just )?like|told (?:myself|him|her|them)|decided)[^.!?]{0,20}[,:]|\byou know what\?|\b(?:was|were|i'm|you're) (?:just )?like[.,…]*)\W*$/i;

/** Whether a sentence is speech or thought of another time that the sentence before it opens. */
export function isToldSpeech(before: string): boolean {
  return openingSpeech.test(before.replace(/[’‘]/g, "'"));
}

/** The clause before such words is no more than the beginning of what is said: "The best thing | is not the price." */
const goingOn =
  /^[\s,–—-]*(?:not|than|unless|is|are|was|were|has|have|can|will|would|but|although|though|if|(?:and|or) (?!(?:i|we|it|they|he|she|you|there|that|this|these|the|my|our|people|some|most|then|so|also)\b))/i;

/** Behind such words a clause is a reason, a condition or a part of what is said: "because | I realised I'd left it". */
const leadingUp =
  /\b(?:because|since|if|unless|when|whenever|whether|that|than|until|till|as|who|which|where|therefore|thus)\W*$/i;

/** Whether a clause needs the words that lead up to it. */
export function leansOnLead(before: string): boolean {
  return leadingUp.test(before);
}

/** Whether a clause of a sentence needs the rest of it. */
export function leansOnRest(rest: string): boolean {
  return goingOn.test(rest.replace(/[’‘]/g, "'"));
}

/**
 * Whether a sentence is best left out of a report where it would stand alone: the words that come next take it back or
 * limit it, or it only leads up to them.
 */
export function leansOnNext(sentence: string, next: string): boolean {
  const [text, following] = [sentence, next].map((one) => one.replace(/[’‘]/g, "'"));
  if (text === undefined || !following) return false;
  const words = text.split(/\s+/).filter(Boolean).length;
  // Subtitles cut sentences: what is not ended goes on.
  if (/[\p{L}\p{N},]\s*$/u.test(text) && /^\s*\p{Ll}/u.test(following)) return true;
  const announces = words <= maxAnnouncing && announcing.some((pattern) => pattern.test(text));
  return announces || turning.test(following) || pointing.test(following);
}
