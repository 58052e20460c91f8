/** Wording by which a clause is placed; English, lower or upper case alike unless a comment says otherwise. */
export const anyOf = (...parts: string[]) => new RegExp(`\\b(?:${parts.join("|")})`, "i");

export const barrier = anyOf(
  "too (?:expensive|pricey|costly|much money)",
  "(?:costs?|price|pricing|licen[cs]es?|subscription|per seat|per user)\\b.*\\b(?:too|high|hard|stop|justify|budget|add up|adds up|a lot|expensive|steep|jump)",
  "(?:can't|couldn't|cannot|hard to|difficult to) (?:justify|afford)",
  "(?:no|not? enough|tight|tiny|small) budgets?",
  "budget (?:cut|freeze|approval)",
  "(?:not|isn't|aren't|wasn't|weren't) allowed",
  "security (?:review|concern|polic|approval|team)",
  "privacy concern",
  "compliance",
  "learning curve",
  "(?:takes|took|taking) (?:\\w+ ){0,4}to learn",
  "(?:no|have|had|got|enough) time to learn",
  "(?:too )?(?:hard|difficult|complicated|steep) to (?:learn|set up|adopt|get started)",
  "(?:nobody|no one|half the team|people|team|colleagues|others|everyone|they|some of them|rest of the team|management|boss|manager) (?:\\w+ )?(?:won't|wouldn't|refuses?|refused|never (?:adopted|used|switched)|didn't want|doesn't want|don't want|resist\\w*|went back|fell back)",
  "(?:get|getting|got) (?:everyone|everybody|people|the (?:whole |rest of the )?team|others|clients|colleagues) (?:to|on)",
  "(?:another|yet another|one more|a new) (?:tool|app|login|account|password|subscription)\\b",
  "(?:migrat|switching cost|moving (?:everything|all|our))",
  "locked? in",
  "(?:gave|give|given) up (?:on|after)",
  "stopped using",
  "(?:went|gone) back to (?:using|(?:the|our|my|their) old|paper|pen|pencil)\\b",
  "(?:don't|didn't|wouldn't) trust",
  "convince (?:my|the|our|people|everyone|management)",
  "buy-in",
  "only works (?:on|with|in|if)",
  "reluctan",
  "hesita",
  "not worth (?:the|it|switching|paying)",
  "afraid (?:of|to|that)",
  "used to (?:the|our) (?:old|current|existing)",
);
/** Case counts here: "IT" is a department, "it" is not. */
export const approval =
  /\b(?:(?:IT|[Tt]he IT (?:team|department)|[Ss]ecurity|[Ll]egal|[Pp]rocurement|[Cc]ompliance|[Mm]anagement) (?:\w+ )?(?:said no|blocked|blocks|won't|doesn't|don't|didn't|wouldn't|has to|have to|needs? to|takes|took|refused|rejected)|security (?:review|approval))\b/;

export const wish = anyOf(
  "i wish",
  "we wish",
  "if only",
  "(?<!\\b(?:i|we|he|she|they)(?: |(?=')))(?:would|'d) be (?:\\w+ )?(?:nice|great|good|helpful|useful|amazing|cool|perfect|ideal|awesome|fantastic|a dream)\\b",
  "(?:i|we)(?:'d| would) (?:really |just |also )?(?:love|like|want|prefer|pay(?! to (?:see|watch|hear)\\b))\\b(?! (?:to (?:say|add|mention|stress|point|emphasi|know what you|tell (?:you|people))|not\\b))",
  "(?:would|could) (?:really )?help (?:if|me|us|a lot)",
  "should (?:really |just )?have (?:an?|some|more|better|the option)\\b",
  "(?:should|could) (?:really |just |at least |maybe )?(?:let (?:me|us|you|people)|show|support|offer|summari|remember|warn|sync)\\b",
  "should (?:really |just |at least )?be (?:able to|a|an|one|more|less|easier|simpler|faster)\\b",
  "ideally",
  "in an ideal world",
  "my dream",
  "would save (?:me|us)",
  "would make (?:my|it|our|me|things)",
  "i hope (?:that )?(?:they|it|there|someone|somebody) (?:will|would|can|could|is|adds?|fix|improve|bring)",
  "magic wand",
  "what(?:'s| is) missing",
  "missing (?:is|for me is)",
  "(?:why (?:can't|isn't there|not just)|can't (?:it|they) just)",
);
export const need = anyOf(
  "(?:i|we) (?:\\w+ )?need(?:ed)?\\b(?! to (?:say|mention|add|think about (?:it|that)|go now|stop))",
  "(?:i|we)(?:'ve| have) got to be able",
  "(?:i|we) (?:have|want) to be able to",
  "(?:i|we) (?:really |just )?want (?:to (?!say|add|mention|stress|point|emphasi|ask|talk|stop|leave)|a|an|one|something|it to)",
  "must[- ]have",
  "(?:it|that|this|which)?(?:'s| is|'re| are) (?:\\w+ )?(?:essential|crucial|critical|vital|non-negotiable|important)",
  "what matters",
  "matters? (?:most|a lot|to me|to us)",
  "(?:i|we) (?:really |heavily )?(?:rely|depend) on",
  "(?:can't|couldn't) (?:live|work|do \\w+ \\w+) without",
  "(?:i|we) require",
  "(?:it|the \\w+) (?:just |really )?(?:has|needs) to (?:work|just|support|run)\\b",
  "important (?:to|for) (?:me|us)",
);
export const workaround = anyOf(
  "(?:i|we) (?:\\w+ )?(?:end|ending) up\\b(?! not\\b)",
  "(?:i|we) (?:\\w+ )?ended up\\b(?! not\\b)(?=.*\\b(?:every|each|always|usually|by hand|myself|ourselves|manually|instead|anyway)\\b)",
  "(?:i|we)(?:'ve| have)? ?(?:just |now |then |also |usually )?(?:keep|kept|made|built|created|set up|started) (?:a (?:list|spreadsheet|note|copy|log|file|doc|script|template|table)|my own|our own|keeping|using|writing|muting|blocking|sending|putting|recording)",
  "work ?around",
  "instead,? (?:i|we)",
  "so (?:i|we) (?:just |now |usually )?(?:copy|write|keep|mute|send|block|print|call)\\b",
  "copy(?:ing)?(?: and |[- ])?past",
  "by hand",
  "manually",
  "(?:i|we) (?:mute|block|screenshot|forward|pin|bookmark|copy|re-?type|snooze)",
  "(?:my|our) own (?:spreadsheet|system|list|notes|template|script|doc)",
);
export const habit = anyOf(
  "(?:i|we) (?:usually|always|often|typically|normally|mostly|tend|generally|regularly|constantly|rarely|never|mainly|sometimes|try to)\\b",
  "(?:i|we)(?:'m| am|'re| are) (?:usually|always|constantly|often)",
  "every (?:single )?(?:day|morning|week|monday|friday|evening|time|other|month|hour)",
  "first thing",
  "(?:once|twice|three times|several times|a few times) (?:a|per|every) ",
  "all day",
  "(?:each|most) (?:day|morning|week|time)s?",
  "on (?:mondays|tuesdays|wednesdays|thursdays|fridays)",
  "before (?:every|each|bed|work|lunch)",
  "daily|weekly",
);
const badFeelings =
  "afraid|alone|angry|annoyed|anxious|ashamed|bored|confused|embarrassed|frightened|frustrated|helpless|hurt|lonely|nervous|overwhelmed|scared|stressed|stuck|stupid|tired|unsafe|upset|useless|watched|worried";
export const pain = anyOf(
  "frustrat",
  "annoy",
  "(?<!same )problem",
  "struggl",
  "hate\\b",
  "confus",
  "waste?(?:s|d|ing)?\\b",
  "painful",
  "a pain\\b",
  "pain in",
  "nightmare",
  "hard(?:er)? to\\b",
  "difficult(?:y|ies)?\\b",
  "lack(?:s|ing)? of\\b",
  "unable to|not able to|inability to|impossible to (?!say|tell|describe|forget)",
  "fail(?:s|ed)? to",
  "(?:can|could|will|often|always|sometimes|all|completely) fails?\\b",
  "not (?:very |so |really |always )?(?:easy|obvious|intuitive|possible|clear|reliable) ",
  "tedious|clunky|clumsy|fiddly|cumbersome|awkward|painfully|poorly",
  "(?:is|are|was|were|feels?|gets?|got|runs?|loads?|too|so) (?:\\w+ )?slow(?:er|ly)?\\b",
  "(?:can't|cannot|couldn't|can never|could never|never) (?:\\w+ )?(?:find|see|tell(?! you)|figure|remember|get|keep|hear|focus|concentrate|reach|know|search|open|work)",
  "(?:can't|cannot|couldn't) (?:\\w+ )?(?:access|connect|download|install|load|log in|save|sign in|sync|update|upload)\\b",
  "takes? (?:forever|ages|too long|so long|hours|a (?:long|lot))",
  "took (?:me )?(?:forever|ages|hours|too long)",
  "too (?:many|much) \\w+",
  "too (?:slow|long|complicated|hard|noisy|often|easy to miss|late|confusing|cluttered)",
  "keeps? (?:\\w+ )?(?:crash|freez|drop|disconnect|los|interrupt|log|fail|break)",
  "los[et] (?:track|things|time|context|focus|hours|messages|information|my|work)",
  "losing (?:track|time|context|focus|things|my|messages)",
  "(?:i|we) (?:\\w+ )?miss(?:ed)? (?:\\w+ )?(?:messages|things|important|stuff|updates|deadlines|meetings|out)",
  "pile(?:s|d)? up",
  "drives? (?:me|us) (?:crazy|nuts|mad|insane|up)",
  "overwhelm",
  "exhaust",
  "stress",
  "tired of",
  "fed up",
  "sick of",
  "constant(?:ly)? (?:interrupt|ping|notif|switch|meeting)",
  "interrupt",
  "distract",
  "doesn't (?:\\w+ )?(?:work|sync|load|integrate|talk|show|let|notify|support|save)",
  "don't (?:\\w+ )?(?:work|sync|load|integrate|talk to)",
  "didn't (?:\\w+ )?(?:work|sync|load|save)\\b",
  "(?<!\\b(?:i|we|you|he|she|they|children|colleagues|kids|people|staff|who) )won't (?:\\w+ )?(?:connect|download|install|let (?:me|us)|load|open|play|save|show|start|sync|update|upload|work)\\b",
  "(?:isn't|aren't|(?<!(?:\\bam|'m|\\bhe's|\\bshe's|\\bwe're|\\bthey're) )not) working\\b(?! on\\b)",
  "(?<!\\b(?:i|we|you|he|she|they) )(?:no longer (?:connects?|lets|loads?|opens?|shows?|syncs?|works?)|stop(?:s|ped) (?:connecting|loading|opening|responding|syncing|updating))\\b",
  "(?:app|button|it|machine|page|phone|printer|program|screen|site|update) (?:has |have |just )?stopped working",
  "(?<!\\b(?:trial (?:and|by)|human) )errors?\\b",
  "disappoint(?:ed|ing|ments?)\\b",
  "inaccurate|incompatib|inconsisten|infuriat|irritat|unreliable|unresponsive|unusable",
  "crash",
  "freez",
  "glitch",
  "buggy|bugs?\\b",
  "lag(?:s|gy|ging)?\\b",
  "out of (?:sync|date)",
  "scattered",
  "all over the place",
  "buried",
  "back[- ]to[- ]back",
  "isolat",
  "lonely",
  "could have been (?:an? )?(?:email|message)",
  "nobody (?:\\w+ )?(?:knows|reads|takes|updates|answers|responds|replies)",
  "no(?: |-)one (?:\\w+ )?(?:knows|reads|updates|answers|responds|replies)",
  "wrong (?:version|channel|place|time|file|link|person)",
  "there(?:'s| is) no (?:way|option|good way|easy way)",
  "(?:it|the \\w+|the \\w+ \\w+) lacks?\\b",
  "no (?:good |easy |proper |real |simple )?way to",
  "dread",
  "suffer",
  "(?:is|are|was|were|been|gets?|got|keeps?)(?: \\w+)? broken\\b",
  "'(?:s|re) (?:been )?broken\\b",
  "(?:was|were|is|are|got|had|sent|gave|given) (?:me |us |down |sent |given )*(?:for )?the wrong \\w+",
  "(?:is|are|was|were|'s|'re) (?:(?!not\\b|never\\b)\\w+ ){0,2}(?:terrible|useless|horrible|awful|rubbish|hopeless|appalling|dreadful|ridiculous|atrocious|disastrous|crude|ugly|a mess|a disaster|worse(?! (?:off|than|things)\\b))\\b",
  "(?<!\\b(?:he|she|they|what|which) )(?:is|are|was|were|gets?|got) (?:(?:always|often|pretty|really|so|very) ){0,2}bad(?! (?:at|for|idea|in|luck|news|people|person|weather)\\b)\\b",
  `(?<!\\b(?:when|whenever|if|until) )(?:i|we)(?:'m| am|'re| are| was| were| felt| feel| got| get)(?: (?!not\\b|never\\b)\\w+){0,2} (?:${badFeelings})\\b`,
  `feel(?:ing)? (?:\\w+ )?(?:${badFeelings})\\b`,
);
/** "Poor documentation": a note of what's wrong with a thing. "Poor guy", "poor Ann" and "bad luck" say something else. */
export const badThing =
  /^(?:(?:[Aa]n?|[Tt]he|[Jj]ust|[Rr]eally|[Vv]ery) )*(?:[Aa]wful|[Bb]ad|[Hh]orrible|[Ii]nadequate|[Pp]oor|[Tt]errible) (?!(?:and|as|at|boys?|business|but|child|children|dad|days?|dear|enough|father|for|girls?|guys?|husband|ideas?|in|kids?|lads?|luck|man|men|mother|mum|news|nights?|of|old|on|or|people|person|souls?|that|things?|times?|to|weather|weeks?|when|wife|with|woman|women|years?)\b)[a-z]{3,}/;
export const success = anyOf(
  "(?:saves?|saved|saving) (?:me|us|\\w+ hours|time|so much|a lot|at least)",
  "(?:really |definitely |actually )?help(?:s|ed) (?:me|us|a lot|our|my|everyone|the team)",
  "works? (?:really |very |so |pretty |just )?(?:well|great|perfectly|nicely|fine|beautifully|smoothly)",
  "worked (?:really |very |so )?(?:well|great|perfectly)",
  "(?:huge|big|massive|real|world of|all the) (?:difference|improvement|relief|win|help)",
  "game[- ]changer",
  "no longer (?:have|need|worry|miss|waste)",
  "don't have to (?:\\w+ )?(?:anymore|any more|worry|chase|ask)",
  "went (?:from|down|really well|smoothly|great)",
  "cut (?:\\w+ ){1,4}(?:in half|by|down|from)",
  "(?:much|way|so much|a lot|far) (?:better|easier|faster|simpler|quicker|calmer|smoother|less|fewer)",
  "(?:finally|now) (?:i|we|everyone|people) (?:can|have|know|see|get)",
  "(?:made|makes) (?:it|things|life|my \\w+|our \\w+|a) (?:\\w+ )?(?:easier|simpler|faster|better|calmer|difference)",
  "(?:i'm|we're|i am|we are|i was|we were) (?:\\w+ )?(?:happy|pleased|glad|impressed|proud|satisfied)",
  "(?:best|favou?rite) (?:thing|part|feature|tool)\\b(?! of (?:an?|the|two|three|\\d+) (?:hour|day|week|month|year|morning|afternoon))",
  "thanks to",
  "solved",
  "is (?:really |so |very |super )?(?:great|fantastic|brilliant|excellent|amazing|awesome|wonderful|perfect|intuitive|handy|seamless|reliable)\\b",
  "life ?saver",
  "reduced",
  "improved",
);
/** What somebody likes is a success where it was asked for, or praised in the same breath. */
export const liking =
  /\b(?:i|we) (?:really |absolutely |actually )?(?:love|enjoy|like|appreciate)\b(?! to\b)/i;
/** What was taken away or got dearer went well no longer. */
export const undone =
  /\b(?:restrict\w*|bann?ed|scrapped|withdrawn|did away|done away|took (?:it|them|that) away|taken (?:it|them|that) away|(?:have|has|'ve|'s|they) stopped|gone up|put up)\b/i;
export const advice = anyOf(
  "(?:they|you|we|it|people|everyone|everybody|someone|somebody|(?:the|our|my|every|each|all)(?: \\w+){1,3}|companies|managers|designers|developers|politicians|employers|schools|doctors|cities) (?:\\w+ )?should(?:n't)?\\b(?! (?:have (?:been|\\w+ed|had|done|gone|come|tried|seen)|be (?:fine|ok|okay|there|here|good)\\b))",
  "(?:i|i'd|i would|we'd) (?:\\w+ )?(?:suggest|recommend|advise|propose)",
  "my (?:advice|suggestion|recommendation)",
  "what if (?:they|you|it|there)",
  "why (?:not (?:just )?|don't (?:they|you) (?:just )?)\\w+",
  "how about",
  "(?:they|you) could (?:just |also |maybe |at least )?(?:add|give|make|let|put|remove|fix|offer|send|allow)\\b",
  "please (?:add|make|fix|let|give|remove)",
  "could you (?:add|make|fix|please)",
);
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
