import { anyOf } from "./lexicons/statement-patterns.ts";
import { scoreSentiment } from "./sentiment.ts";

// Turns of speech whose tone is in the turn and not in its words: "not bad" praises, "leaving was a relief" complains.

const gladness =
  "(?:relie(?:f|ved)|lighter|glad|happ(?:y|ier|iest)|best (?:thing|decision|move)|weight off|felt (?:so )?(?:good|great|free|better)|slept|sleep (?:well|better)|thank god|pleased|delighted|couldn't wait)";
const parting =
  "(?:cancel\\w*|leaving|(?:i|we) left|to leave|quit(?:ting)?|(?:be|get|getting|got) (?:rid of|shot of)|(?:closed|closing|deleted|deleting) (?:it|the|my|our)|(?:see|saw|seen) the (?:back|last) of|not having to|no longer having to|get(?:ting)? out of (?:it|that)|stopp(?:ed|ing) (?:using|paying))";
const cheers =
  "(?:oh,? |well,? |yeah,? )*(?:great|brilliant|wonderful|lovely|fantastic|perfect|marvell?ous|super|charming|nice one|thanks a lot)";
const failing =
  "(?:logg|crash|freez|break|los|fail|drop|stall|hang|ask|send|charg|disappear|reset|tim|forgett|delet|duplicat|chang|show|giv|mak|kick|throw)ing";
const goneWrong =
  "(?:disappeared|vanished|got lost|went missing|came out wrong|(?:was|were) (?:wrong|gone|missing|down again)|never (?:matched|added up|came back|arrived|worked|fixed|answered|replied|got back)|(?:broke|crashed|froze|failed)(?: \\w+)?(?: every| whenever| again| on me| all the time|$|[.,]))";

const complaints = anyOf(
  `${gladness}\\b[^.!?]{0,40}\\b${parting}`,
  `${parting}\\b[^.!?]{0,40}\\b${gladness}`,
  "(?:sick|tired|fed up|weary) (?:and tired )?(?:of|with)\\b|fed up\\b|(?:had|have) had (?:quite |just )?enough\\b(?! of it to)|at the end of my tether|(?:my )?heart (?:sank|sinks)|dread(?:ed|ing)?\\b",
  "more (?:trouble|bother|work|hassle) than (?:it|they) (?:was|were|is|are)|(?:isn't|wasn't|not|hardly|never) (?:really )?worth (?:it|the|what|my|paying)|my money's worth out of|spent more time \\w+ing .{0,40} than",
  "(?:cost|ate|eats|swallowed|stole|took) (?:me )?(?:all )?(?:of )?(?:my|our) (?:sundays|saturdays|evenings?|weekends?|nights?|time|life|sleep)",
  `(?<=^|[.!?]["']? )${cheers}[,!.]+ (?:i thought|another|just|now|again|the|so|and|yet|more)\\b|just what (?:i|we) needed|so much for\\b|privilege of (?:being|having|paying|waiting)`,
  "with (?:all due )?respect|(?:don't|do not|didn't) (?:want|mean) to (?:be|sound) (?:rude|mean|unfair|harsh|negative|difficult)|no offen[cs]e",
  "(?:i'm|i am) sure (?:it|that|this|they)\\b.{0,40}\\bfor (?:people|those|others|some|somebody|someone|bigger|big|larger)|(?:great|fine|good|perfect|lovely|wonderful) (?:if|for people who|for somebody who) you(?:'re)? (?:like|love|enjoy|want|have)|(?:great|fine|good|perfect|lovely) if you enjoy",
  "would have been (?:nice|good|helpful|kind|better|polite)|(?:i|we)(?:'d| would) have (?:liked|appreciated|loved|expected|hoped)\\b|(?:i|we)(?:'d| would) (?:love|like) to say|wanted to (?:like|love)\\b|not (?:much|a lot of|of much|really of|any) (?:use|help|good)\\b|\\bno use\\b",
  "if i(?:'d)? (?:wanted|want) (?:to )?.{0,60} would have\\b",
  "(?:wouldn't|would not|couldn't|could not|won't) (?:go back|come back|drag me|touch it|use it again|recommend|have it back)|never again\\b",
  "(?:don't|didn't) (?:think|feel|believe) (?:that )?(?:it|they|this) (?:was|were|is) (?:\\w+ )?(?:made|meant|built|designed|right) for|(?:didn't|never|not) (?:\\w+ )?(?:do|did|doing) (?:anything|much|a thing) for me|(?:wasn't|isn't|not) for (?:me|us|people like)|not that (?:it|they) (?:was|were|is|are) bad",
  `(?:kept|keeps) (?:on )?(?:\\w+ )?${failing}`,
  goneWrong,
  "(?:could|can) never (?:\\w+ )?(?:find|see|get|tell|reach|remember|work)|(?:couldn't|can't|could not|cannot) (?:\\w+ )?(?:find|see (?:what|why|the)|get (?:it|the|an|any|hold)|tell (?:what|why|where|if)|work out|log in|reach)",
  "nobody (?:\\w+ )?(?:told|tells|answer(?:ed|s)|replied|got back|could|warned|asked|called|knew|knows|explained|seemed)|no one (?:\\w+ )?(?:told|answered|replied|got back|could|warned|called|knew|explained)|without (?:saying a word|a word|telling|warning|asking)|nobody .{0,12}got back to",
  "(?:had|have) to (?:\\w+ )?(?:type|enter|re-?enter|check|do|key|copy|write|correct|fix|redo|start)\\b.{0,50}\\b(?:again|twice|three times|four times|over and over|by hand|every (?:line|time|single))|(?:logged|locked|kicked|threw) (?:me|us) out|charged (?:me|us) (?:twice|for|again)",
  "(?:put|putting|puts) (?:the |their )?prices? up|(?:price|cost|fee|bill)s? (?:went|goes|has gone|kept going|jumped|doubled)|(?:is|was|felt|feels|seemed|'s) (?:a lot|a bit much|steep|dear|pricey|cheeky)\\b(?! (?:of|more|less|better|easier|faster|to me))|(?:too|far too|so|very) (?:dear|expensive|steep|pricey|much (?:money|for (?:what|me|us|a)))|(?:it|price|fee) doubled",
  "what (?:i|we) (?:was|were|am|are) paying for|paying for (?:things|features|something|stuff|nothing|payroll|my own)|for (?:features|things|stuff) (?:that )?(?:i|we) (?:never|didn't|don't)",
  "(?:made|makes) (?:a |the |an )?(?:simple|easy) (?:thing|job|task)s? (?:complicated|hard|difficult)|treat(?:s|ed)? (?:me|us) like (?:a child|children|idiots?|fools?|an idiot|a fool|a number)|(?:felt|feel|feeling) (?:so |very |really |a bit )?(?:stupid|lost|useless|cheated|ripped off|let down|confused|old|ashamed|foolish)|of being (?:confused|lost|ignored)",
  "(?:stress(?:ed|es|ful)?|scar(?:ed|es)|worr(?:ied|ies)|confus(?:ed|es)|annoy(?:ed|s)) (?:me|us)(?: out)?\\b",
  "\\b(?:at first|to begin with|initially|in the beginning)\\b.{0,30}\\b(?:then|but|until|after)\\b|(?:fine|okay|ok|good|great|alright|all right|lovely) (?:until|till|before they)\\b",
  "never (?:turned|showed) up|shame about|(?:all|best) (?:i|you|one) can say for|less said about|not (?:exactly |really )?what i'd call|wore (?:me|us) down|wear off|straight in the bin|(?:i|we)(?:'d| would) rather .{3,50} than|wouldn't wish|would you believe",
  "every time (?:i|we) .{0,40}\\b(?:another|new|some|an error|more)\\b|(?:four|five|six|seven|ten|a dozen|too many|so many) (?:times|screens|clicks|steps|emails) (?:before|to|just)",
);

const praises = anyOf(
  "(?:not|n't) (?:that |so |too |half |at all |really )?bad\\b(?! enough)|(?:could be|could have been|seen|used|had|known|there are) (?:a lot |much |far )?worse",
  "(?:can't|cannot|couldn't|can not|could not|wouldn't) (?:really |honestly )?(?:complain|fault)|no (?:real |big |particular )?complaints?\\b|nothing (?:to complain|bad to say|wrong with|but (?:good|praise))|nothing (?:really )?(?:was )?wrong with",
  "(?:no|never (?:\\w+ )?any|not any|n't (?:\\w+ )?any|never a|without any) (?:real |big |particular |serious )?(?:problems?|trouble|issues?|difficult(?:y|ies)|hassle|bother)\\b",
  "never (?:once )?(?:let (?:me|us) down|failed (?:me|us)|bothered (?:me|us)|crashed|lost a|missed a)|(?:hasn't|has not|hadn't|didn't|never) (?:ever )?(?:crashed?|broken?|lost|fail(?:ed)?|let me down)(?: on (?:me|us))?(?: once| a single| in)",
  "(?:couldn't|could not|can't) (?:have )?(?:do|done|manage|managed|live|lived|imagine) .{0,30}\\bwithout\\b|(?:hard|difficult|tough) to beat|worth every|did the job|(?:did|does|do) (?:exactly )?what (?:i|we) (?:needed|wanted)|got on (?:with|well|fine)|a godsend|a lifesaver",
  "(?:i|we) (?:do |still |really |sometimes )*miss (?:it|the|that|those|them|how)\\b|(?:i|we)(?:'d| would) (?:\\w+ )?(?:have it back|come back tomorrow|go back tomorrow)|sorry to (?:leave|go|see it go|cancel|lose)|fondly",
  "paid for itself|never regretted|(?:nothing|none of it) (?:ever )?(?:arrived late|broke|failed|went wrong|was (?:late|missing|broken))|knew what they were doing",
  "painless|(?:rang|called|wrote|got) back (?:within|the same|in)|(?:same|next) day\\b|(?:saved|saves) (?:me|us) (?:an?|hours|so|the|time|my|money|at least)|(?:sleep|slept) better",
);

/** Where the last word of a pattern's last match ends, or -1. */
function findLast(pattern: RegExp, text: string): number {
  const matches = [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))];
  const last = matches.at(-1);
  return last === undefined ? -1 : last.index + last[0].length;
}

const turned = 0.5;

/** What the speaker means by a turn of speech: 1 for praise, -1 for a complaint, 0 where there is none. */
function readTurn(text: string): -1 | 0 | 1 {
  const complaint = findLast(complaints, text);
  const praise = findLast(praises, text);
  if (complaint === praise) return 0;
  return complaint > praise ? -1 : 1;
}

/**
 * The tone of talk from -1 to 1: by turns of speech where there are any, else by the tones of its words, or of those
 * that are given as `telling`.
 */
export function scoreTalk(text: string, telling = text): number {
  const turn = readTurn(text.replace(/[’‘]/g, "'").replace(/\s+/g, " "));
  const words = scoreSentiment(telling);
  if (turn === 0) return words;
  return Math.sign(words) === turn ? words : turn * turned;
}
