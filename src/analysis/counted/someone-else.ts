/** What somebody else says or would: "my wife would say 5". */
export const someoneElse =
  /\b(?:(?:my|our|his|her|their|the) (?:\w+ )?\w+|he|she|they|others|(?:most |other |some )?people|friends|everyone|everybody)(?:'d| would| will| might| probably)? (?:(?:say|says|said|give|gives|gave|think|thinks|thought|put|puts|rate|rates|rated|prefers?|likes?|loves?|wants?|uses?)\b|(?:be|is|was)\b(?=\W*(?:(?:a|an|at|more|like|about|around) )*$))/i;
