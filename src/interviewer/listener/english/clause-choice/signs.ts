/** What marks a clause as the one to take up, or as one to pass over; over its words in lower case. */
export const signs = {
  own: /^(?:i|we)(?:'|$| )|\b(?:my|me|myself)\b/u,
  ownSubject: /^(?:i|we)(?:'[a-z]+)? /u,
  possessive: /\bmy\b/u,
  others:
    /\b(?:he|she|they|him|her|them|mum|mam|mother|dad|father|wife|husband|son|daughter|sister|brother|boss|manager|doctor|teacher|neighbour|friend|colleague|lady|man|woman|boy|girl|kids?|someone|somebody)\b/u,
  nobody: /\b(?:nobody|no one|no-one|none|nothing|never|not once)\b/u,
  negated: /n't\b|\b(?:not|no|never|without|hardly|neither)\b/u,
  past: /\b(?:was|were|did|had|went|came|said|told|got|left|took|made|found|saw|felt|thought|knew|gave|sat|stood|cried|[a-z]{3,}ed)\b|didn't/u,
  oneTime:
    /\b(?:once|one (?:day|night|time|evening|morning|week|of)|that (?:day|night|time|week|morning|evening)|last (?:week|month|year|night|time|winter|summer|[a-z]+day)|the other (?:day|week|night)|first time|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/u,
  turnOfThings:
    /^(?:until|since|after|till)\b|\b(?:since|until|(?<!(?:get|got|getting) )used to|any ?more|no longer|stopped|not since|now)\b/u,
  reversal: /^(?:but|except|though|although|only|still|yet|then)\b/u,
  reason: /^(?:because|cos|as|so that|in case|which is why)\b/u,
  aside: /^(?:if|when|while|before|where|who|which|that|than|like|whether)\b/u,
  coordinate: /^(?:and|or|then)\b/u,
  result: /^so\b/u,
  ordinal: /\b(?:second|third|fourth|fifth|sixth|again)\b/u,
  condition: /\b(?:if|unless|would|'d|could|might)\b/u,
  minimised:
    /\b(?:a bit|a little|just|only|kind of|sort of|sure|anyway|whatever|never mind|i suppose|i guess|nothing (?:much|major|big|serious)|no big|not (?:great|exactly|really)|somehow|more or less|in a way|let's say|or so|mostly|officially|supposed|on paper|in theory)\b/u,
  promised:
    /\b(?:something|someone|somebody|some (?:people|things|of)|one thing|one of|another (?:story|thing|matter)|a thing|things|other (?:one|way|reason)|own (?:way|reason|rule|thing)|special|certain|different|trick|secret|rule|story|reason|the thing with|list)\b/u,
  secret:
    /\b(?:doesn't know|don't know (?:about|that|it)|never told|didn't tell|don't tell|not tell|haven't told|told nobody|nobody knows|can(?:'t|not) (?:say|tell)|keep (?:it|that) (?:to|like)|to myself|quiet|hide|hid|hidden|secret|pretend|lie|lied|lies|between us|admit|thinks? (?:i|it|the)|on purpose|should(?:n't)? have)\b/u,
  feeling:
    /\b(?:afraid|scared|frightened|ashamed|guilty|sick|sad|angry|lonely|alone|cried|cry|crying|tears|proud|hurt|hurts|worry|worried|worries|dread|hate|miss|love|embarrassed|mortified|stupid|useless|awful|terrible|nervous|tired|relieved|jealous|lost|low|bad|shame|awake|sleep|fear|regret|enough|laugh|laughed|feel|felt|feels)\b/u,
  harm: /\b(?:died|dead|death|fell|fall|hurt|hit|shouted|accident|hospital|ill|cancer|stroke|funeral|dizzy|blood|broke|broken|police|sacked|fired|divorce|lost|lose|gone|left|hopeless|passed|swimmy|swelled|wrong)\b/u,
  speech: /\b(?:said|says|say|told|tells|asked|asks|called|calls|joke|talk|talked|voice|words?)\b/u,
  extreme:
    /\b(?:always|every|everything|everyone|everybody|all|only|ever|never|worst|best|most|whole|first|last|hardest)\b/u,
  number:
    /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred)\b/u,
  verdict:
    /\b(?:good|nice|great|fine|ok|okay|easy|simple|normal|grand|busy|quick|fast|cheap|lovely|happy|helpful|useful|works|work|perfect|best)\b/u,
  trouble:
    /\b(?:annoy\w*|drops?|dropped|crash\w*|slow|fail\w*|problems?|trouble|nightmare|frustrat\w*|confus\w*|mess|stuck|wait\w*|hard|difficult|awkward|broke\w*|useless|pointless|stress\w*|ends? up|ended up|can't|cannot|couldn't|wrong|mistake|late)\b/u,
  wish: /\b(?:want|wanted|wish|hope|need|prefer|rather|should)\b/u,
  laughter: /\b(?:lol|haha\w*|hah|hehe\w*)\b/u,
  closing:
    /^(?:that's (?:all|it)|i think so|so yeah|you know|it is what it is|i don't know|what can you do|fine|normal|nothing|no|yes)$|\b(?:no more to|nothing (?:more|else|special)|that's (?:it|all|plenty)|what there is to|said it all|thanks|thank you|hello|bye)\b/u,
  toUs: /\b(?:you mean|do you|are you|your question|don't write|as i said|like i said|i (?:already )?(?:said|told you)|you didn't|what do you)\b/u,
  workaround:
    /\b(?:instead|myself|ourselves|by hand|own|elsewhere|around it|second (?:one|phone|list)|the other one|real(?:ly)?|paper|notebook|double|twice|copy|skip|leave (?:it|them|that) out|in half|half)\b/u,
  points: /^(?:it|that|this|they|those|these)(?:'s|'re| )/u,
  there: /^there(?:'s| is| was| are| were)\b/u,
} as const satisfies Record<string, RegExp>;
