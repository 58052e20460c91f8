export const goalVerb =
  "(?:understand(?:ing)?|find(?:ing)? out|learn(?:ing)?|explor(?:e|ing)|discover(?:ing)?|investigat(?:e|ing)|know(?:ing)?|examin(?:e|ing)|identify(?:ing)?|uncover(?:ing)?|gain(?:ing)?(?: \\w+)? insights?(?: into)?|get(?:ting)?(?: \\w+)? (?:feedback|insights?|understanding|sense|picture)|gather(?:ing)?(?: \\w+)? (?:feedback|insights?|opinions|information)|collect(?:ing)?(?: \\w+)? (?:feedback|opinions|insights?)|research(?:ing)?|study(?:ing)?|assess(?:ing)?|evaluat(?:e|ing)|measur(?:e|ing)|determin(?:e|ing)|figur(?:e|ing) out|hear(?:ing)?|see(?:ing)?|test(?:ing)?|validat(?:e|ing)|map(?:ping)?(?: out)?|document(?:ing)?|compar(?:e|ing)|analy[sz](?:e|ing)|look(?:ing)? (?:at|into)|dig(?:ging)? into|gain(?:ing)? (?:a |an )?(?:\\w+ )?understanding|ask(?:ing)?(?: people)?|interview(?:ing)? \\w+|review(?:ing)?|feedback)";
const leads: RegExp[] = [
  /^(?:the |our |my |this )?(?:\w+ )?(?:research |study |interview )?(?:objective|goal|aim|purpose|question|topic)s?(?: of (?:this|the|our|my) (?:\w+ )?(?:study|research|interviews?|project|survey))?(?: is| are| will be|:)+(?: to)?\s+/i,
  /^(?:i|we|our team|my team|the team)(?:'d|'m|'re| am| are| would| will| really| also| just| mainly)* (?:want|wish|need|hope|aim|plan|like|love|try|trying|looking|hoping|interested|curious|planning|seeking|keen|going)(?: in| to| about| forward to| on)*\s+/i,
  /^(?:in order |so as )?to (?=[a-z])/i,
  /^(?:please |help (?:me|us) |can you |could you )+/i,
  new RegExp(
    `^(?:better |more |deeply |really |fully |truly |first )*${goalVerb}(?: more| better| deeply| in depth)?(?: about| of| on| into| from| regarding)?\\s+(?=\\S)`,
    "i",
  ),
];

/** Drops "I want to understand", "The aim of this study is to explore" and the like. */
export function stripLeads(text: string): string {
  let rest = text;
  for (let round = 0; round < 6; round++) {
    const next = leads.reduce((current, lead) => current.replace(lead, ""), rest);
    if (next === rest) return rest;
    rest = next;
  }
  return rest;
}
