import statements from "../../../assets/lexicons/statements.json" with { type: "json" };

/** Wording by which a clause is placed; English, lower or upper case alike unless a comment says otherwise. */
export const anyOf = (...parts: string[]) => new RegExp(`\\b(?:${parts.join("|")})`, "i");

export const barrier = anyOf(...statements.barrier);
/** Case counts here: "IT" is a department, "it" is not. */
export const approval =
  /\b(?:(?:IT|[Tt]he IT (?:team|department)|[Ss]ecurity|[Ll]egal|[Pp]rocurement|[Cc]ompliance|[Mm]anagement) (?:\w+ )?(?:said no|blocked|blocks|won't|doesn't|don't|didn't|wouldn't|has to|have to|needs? to|takes|took|refused|rejected)|security (?:review|approval))\b/;

export const wish = anyOf(...statements.wish);
export const need = anyOf(...statements.need);
export const workaround = anyOf(...statements.workaround);
export const habit = anyOf(...statements.habit);
const badFeelings =
  "afraid|alone|angry|annoyed|anxious|ashamed|bored|confused|embarrassed|frightened|frustrated|helpless|hurt|lonely|nervous|overwhelmed|scared|stressed|stuck|stupid|tired|unsafe|upset|useless|watched|worried";
export const pain = anyOf(
  ...statements.pain,
  `(?<!\\b(?:when|whenever|if|until) )(?:i|we)(?:'m| am|'re| are| was| were| felt| feel| got| get)(?: (?!not\\b|never\\b)\\w+){0,2} (?:${badFeelings})\\b`,
  `feel(?:ing)? (?:\\w+ )?(?:${badFeelings})\\b`,
);
/** "Poor documentation": a note of what's wrong with a thing. "Poor guy", "poor Ann" and "bad luck" say something else. */
export const badThing =
  /^(?:(?:[Aa]n?|[Tt]he|[Jj]ust|[Rr]eally|[Vv]ery) )*(?:[Aa]wful|[Bb]ad|[Hh]orrible|[Ii]nadequate|[Pp]oor|[Tt]errible) (?!(?:and|as|at|boys?|business|but|child|children|dad|days?|dear|enough|father|for|girls?|guys?|husband|ideas?|in|kids?|lads?|luck|man|men|mother|mum|news|nights?|of|old|on|or|people|person|souls?|that|things?|times?|to|weather|weeks?|when|wife|with|woman|women|years?)\b)[a-z]{3,}/;
export const success = anyOf(...statements.success);
/** What somebody likes is a success where it was asked for, or praised in the same breath. */
export const liking =
  /\b(?:i|we) (?:really |absolutely |actually )?(?:love|enjoy|like|appreciate)\b(?! to\b)/i;
/** What was taken away or got dearer went well no longer. */
export const undone =
  /\b(?:restrict\w*|bann?ed|scrapped|withdrawn|did away|done away|took (?:it|them|that) away|taken (?:it|them|that) away|(?:have|has|'ve|'s|they) stopped|gone up|put up)\b/i;
export const advice = anyOf(...statements.advice);
export const denied =
  /\b(?:no|not|never|don't|doesn't|isn't|wasn't|aren't|hasn't|haven't|didn't|without)\b(?:\s\w+){0,3}\s(?:problems?|issues?|trouble|frustrat\w*|annoy\w*|complain\w*|struggl\w*|bother\w*|hate|mind|barriers?|difficult\w*|hard|stress\w*|confus\w*|distract\w*|interrupt\w*|crash\w*|waste\w*)/i;
/** "I'm not saying that it was bad", "it's not that they were rude": said to deny it, unless what it was follows. */
export const disclaimed =
  /\b(?:i(?:'m| am) not (?:saying|claiming|suggesting)|i (?:don't|do not|wouldn't|would not) (?:say|claim)|(?:it|that|this)(?:'s| is| was) not that|(?:it|that) (?:isn't|wasn't) that|not that (?:i|it|they|he|she|we)\b|if anything,? it's the opposite)\b(?!.*\b(?:but|it(?:'s| is| was) (?:just |more |rather )?(?:that|because))\b)/i;
/** Up to what only says when, where or which: trouble there is not the point. */
export function cutSide(text: string): string {
  const cut = text.search(/\s(?:when|where|which|who|what|if|unless|until|than)\s/i);
  return cut > 6 ? text.slice(0, cut) : text;
}
/** Whoever would have it again, or likes what others complain of, does not suffer from it. */
export const welcomed =
  /\b(?:i|we)(?:'d| would) (?:(?:gladly |happily )?pay to\b|(?:\w+ )?(?:see|do|hear|watch|have) (?:it|that|them|this) (?:all )?again\b)|\bbut (?:i|we) (?:\w+ )?(?:like|love|enjoy|prefer|don't mind)\b|\band (?:this way|now|with (?:it|this|that)) (?:i|it|we) (?:\w+ )?(?:isn't|aren't|don't|doesn't|needn't|never)\b/i;
export const nothing =
  /^(?:no|none|nope|nothing|not really|n\/a|nah|i (?:don't|do not) (?:know|think so|have any)|no idea|not sure|i'm not sure)\b/i;
