import { anyOf } from "../lexicons/statement-patterns.ts";
import { stopWords } from "../lexicons/word-lists.ts";

/** Thanks, greetings and farewells; in a longer sentence only where it opens with them. */
const courtesies = anyOf(
  "thank(?:s\\b(?! to\\b)| you\\b)|cheers\\b|you're welcome|my pleasure|no worries|i appreciate (?:your|the) (?:time|effort)",
  "good ?bye|bye\\b|see you|take care|good luck|all the best|best (?:wishes|of luck)|kind regards",
  "(?:have|enjoy) (?:a|an|your|the rest)\\b.{0,30}(?:day|week|weekend|evening|night|afternoon|time|one|summer|holiday)",
  "(?:wish|wishing) (?:you|everyone|everybody|y'all)\\b",
  "nice (?:to (?:meet|talk|chat|speak)|meeting|talking|chatting|speaking)",
  "(?:hope|hopefully) (?:this|that|it|i|you|my answers?) (?:\\w+ )?(?:helps?|helped|answers?|was (?:helpful|useful|clear)|makes sense|find|got|get)",
  "happy to help|glad to help|you too\\b|same to you|good (?:morning|afternoon|evening)\\b|hello\\b|hi there",
);
const maxOpening = 14;
const maxShortWords = 8;

/** Talk about the interview itself, wherever in a sentence it stands. */
const aboutInterview = anyOf(
  "(?:this|the|your|next|last|previous|first|second|that|each) (?:\\w+ )?questions?\\b(?! marks?\\b)|this (?:interview|conversation|survey|questionnaire|recording|chat)\\b",
  "(?:good|hard|difficult|tough|great|interesting|tricky|nice|big|strange|weird|funny) (?:\\w+ )?question",
  "(?:my|the|that) definition (?:that )?(?:i|now|earlier|before|back then|from before)\\b",
  "what (?:do|did|does|exactly do) you mean|what (?:was|is) the question|say that again|come again\\b|repeat (?:that|please|again|your)|rephrase|pardon me",
  "(?:don't|do not|didn't|did not|can't) (?:really |quite |fully )?(?:understand|get) (?:what you|you\\b|that one|what is meant)|not sure (?:what|how|if) (?:you|i (?:understand|understood|can answer|can say)|to (?:answer|say))",
  "(?:is|are|will) (?:this|it|that|my (?:answers?|data|name)) (?:\\w+ ){0,2}(?:anonymous|confidential|recorded)\\b|record (?:me|this)\\b",
  "(?:share|sharing) (?:my|your|the) screen|can you (?:hear|see) (?:me|my|it|this)|give me a (?:second|sec|minute|moment)|hold on\\b|bear with me|breakout room",
  "(?:can't|cannot|couldn't|can not|could not) (?:really |actually )?(?:think of (?:any|an?|one|other|much|more|something)|recall (?:any|an?)|remember (?:any|an? (?:specific|particular)|exactly|right now)|come up with|say (?:much|anything|more|something))|(?:nothing|not(?:hing)? that) (?:i can|comes to mind)|nothing to add",
  "(?:no|any) (?:other|further|more|additional) (?:feedback|comments?|questions?|thoughts)",
  "i (?:forgot|forget) (?:what (?:it|that|he|she|the)|the (?:name|word)|how you)|what(?:'s| is| was) (?:it|that|the (?:word|name)) called|the name (?:is )?escap",
  "(?:hard|difficult|tough|tricky) to (?:just )?(?:come up with|define|answer|put into words)\\b",
  "(?:want|like) (?:it|this|that) (?:noted|recorded|written down|put down|on record)\\b|(?:put|write) (?:that|this|it) (?:down|in bold)\\b",
  "(?:leave|keep) (?:that|this|it)(?: one)? (?:out|to myself|private)\\b|(?:rather|prefer) not (?:to )?(?:say|answer|talk|go into)|(?:don't|do not) want to (?:say|talk about|go into|discuss)|that(?:'s| is) (?:private|personal)\\b",
  "answer (?:this|that|your|clearly)\\b|trying to (?:think|remember) (?:of|if|what|about|back|whether)",
);

const joining = "(?:(?:so|well|okay|ok|um|uh|yeah|yes|no|and|but|oh|sorry|please|just|i think|also)[,.]? )*";
const opening = (...parts: string[]) => new RegExp(`^${joining}(?:${parts.join("|")})`, "i");
/** Said of the interview where nothing more is said. */
const wholeAside = opening(
  "(?:i(?:'d| would)? )?(?:just |really |now )?(?:want|like|need|have|prefer) to (?:stop|quit|finish|end|leave|go|skip|pause|move on)(?: (?:here|now|this|the|it|one|interview|please|soon|question))*[\\s.!]*$",
  "(?:can|could|may|shall|should) (?:we|i) (?:please )?(?:stop|skip|move on|go on|go back|continue|finish|end)\\b|let's (?:stop|skip|move on|go on|finish|end)\\b",
  "let me (?:see|think|check|get|share|pull|try|look|remember|start|go)\\b|one (?:second|moment|sec)\\b",
  "i(?:'ve| have)? (?:already|just) (?:told you|said|answered|mentioned|explained|talked about)\\b|(?:as|like) i (?:already )?(?:said|mentioned|told you|explained)[\\s.,!]*(?:before|earlier|already)?[\\s.,!]*$|i told you\\b",
  "(?:i |we )?(?:really |actually |honestly )?(?:don't|do not|didn't) (?:really |actually )?(?:know|remember|recall|have (?:an? |any )?(?:opinion|idea|answer|clue|anything))(?: (?:what to say|how to|the|about|that|this|anything|much|exactly|yet|any|it|right now|at the moment|to be honest|either|say|answer))*[\\s.,!]*$",
  "(?:that's|that is|that was) (?:all|it|about it|everything)(?: (?:from me|for me|i have|really|i think|for now))*[\\s.!]*$|i(?:'m| am) (?:done|finished|ready)[\\s.!]*$|nothing (?:else|more)\\b|not really[\\s.!]*$",
  "test(?:ing)? (?:test|one|123)|this is a test|(?:it|that) was (?:just )?a joke|just (?:kidding|joking)|are you (?:a |an )?(?:real|bot|robot|human|person|ai)\\b|who are you|am i talking to",
);

/** Nothing but assent, hesitation and politeness, however often it is said. */
const fillers = new Set(
  "yeah yes yep yup ya no nope nah ok okay right sure alright hm hmm hmmm mm mhm mmhmm mm-hmm uh uhh um umm uh-huh ah ahh oh wow cool great good nice fine perfect exactly true absolutely totally definitely indeed interesting well so and but like you know i see guess mean think all that's it is the got gotcha of course please sorry hello hi hey thanks thank bye correct agreed maybe really".split(
    " ",
  ),
);

/** Whether a word, in lower case, says nothing but assent, hesitation or politeness. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

function listPlainWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []
  );
}

/** Words that say nothing on the subject of a study: backchannels, courtesies and talk about the interview itself. */
export function isAside(text: string): boolean {
  const plain = text.replace(/[’‘]/g, "'");
  if (listPlainWords(plain).every(isFiller)) return true;
  const courtesy = courtesies.exec(plain);
  const short = plain.split(/\s+/).length <= maxShortWords;
  if (courtesy !== null && (short || courtesy.index <= maxOpening)) return true;
  return aboutInterview.test(plain) || wholeAside.test(plain.trim());
}

const asksForYesOrNo =
  /(?:^|[.!?]\s*)(?:and |but |so |well,? |okay,? )?(?:do|does|did|are|is|was|were|have|has|had|would|could|can|should|will)(?:n't)?\b[^.!?]*\?\s*$/i;
const denial = /n't\b|n’t\b|\b(?:not|never|no)\b/i;
const opensLikeQuestion = /^(?:so |well,? |um,? |okay,? )*(?:what|how|why|when|where|which|who|whether)\b/i;
const questionOpening =
  /^(?:so |well,? |um,? |okay,? )*(?:(?:what|how|why|when|where|which|who|whether) (?:do|does|did|would|could|can|is|are|was|has|have|i|we)|the \w+ (?:that )?i)\b/i;

/** The interviewer's words, as somebody says them who repeats them: "you" becomes "I". */
function turnPersons(words: string[]): string[] {
  const persons: Record<string, string> = {
    you: "i",
    your: "my",
    yours: "mine",
    yourself: "myself",
    are: "am",
  };
  return words.map((word) => (Object.hasOwn(persons, word) ? (persons[word] ?? word) : word));
}

/** True where an answer only repeats what was asked. To a question for yes or no its words may well be the answer. */
export function isEcho(text: string, prompt: string): boolean {
  if (prompt === "" || (asksForYesOrNo.test(prompt) && !opensLikeQuestion.test(text))) return false;
  // "I don't like the search" says more than the question what one likes about it.
  if (denial.test(text) && !denial.test(prompt)) return false;
  const said = turnPersons(listPlainWords(text)).filter((word) => !stopWords.has(word));
  const asked = new Set(turnPersons(listPlainWords(prompt)));
  if (said.length === 0) return true;
  const repeated = said.filter((word) => asked.has(word)).length;
  return repeated === said.length || (questionOpening.test(text) && repeated >= said.length * 0.75);
}
