/** Talk that says nothing about the study's subject: thanks, farewells, fillers, and talk about the interview. */
const talk: RegExp[] = [
  /\b(?:thank you|thanks|goodbye|bye|see you|have a (?:great|nice|good|lovely)|nice (?:to meet|talking)|good luck|take care|you too|you're welcome|all the best|happy to help|wish(?:ing)? (?:you|everyone))\b/i,
  /\b(?:this|the|your|next|last|that|my) (?:questions?(?! (?:you|we|i|they|people)\b)|interview|questionnaire|survey|recording|study)\b|\b(?:breakout )?room (?:number|no\.?)?\s*\w+$|\bbreakout room\b/i,
  /\b(?:share|sharing|see|seeing) (?:my|your|the) screen\b|\bcan you (?:hear|see|repeat)\b|\b(?:you mean|what do you mean|what was the question|say that again|repeat (?:that|the))\b|\brecord (?:me|it|for me)\b/i,
  /\bmy answer\b|\b(?:answer(?:ed)?|answering) (?:to )?(?:this|that|it|the|your|my|clearly|fairly|differently)\b|\bno (?:other|further|more) (?:feedback|comments?|questions?)\b|\b(?:said|mentioned) (?:it all|everything|before|that already)\b/i,
  /\b(?:can't|cannot|couldn't|can not) (?:really )?(?:think of|recall|remember|come up with)\b|\b(?:nothing|not) (?:that )?(?:i can|comes to mind)\b|\bi (?:don't|do not) (?:really )?(?:know|remember|recall|understand (?:what|the))\b|\b(?:i(?:'m| am)) not sure (?:how|what|if) (?:to|i|you)\b/i,
  /\b(?:can't|cannot|couldn't|can not|hard to|difficult to) (?:really |just )*(?:say (?:anything|much|something)|define|answer|come up with)\b|\b(?:don't|do not) (?:really )?have (?:any|a|an|much)? ?(?:specific |clear |real |good |deep )*(?:idea|understanding|knowledge|opinion|definition)\b/i,
  /\b(?:good|hard|difficult|tough|great|interesting|tricky) question\b|\blet me (?:see|think|remember|check|get|share|pull)\b|\b(?:the name|name is) (?:is )?escap/i,
];

/** Blacked-out or unheard words leave too little to quote. */
const lost = /\bX{2,}\b|\b(?:unintelligible|inaudible|crosstalk)\b|\(\?+\)/i;

/** Whether these words are no statement on the study's subject, however long they are. */
export function isNoStatement(text: string): boolean {
  const plain = text.replace(/[’‘]/g, "'");
  // Hesitation in the middle of it changes nothing.
  const fluent = plain.replace(/,?\s*\b(?:you know|i mean)\b,?/gi, "").replace(/,/g, "");
  return (
    /\?\W*$/.test(plain) ||
    lost.test(plain) ||
    talk.some((pattern) => pattern.test(plain) || pattern.test(fluent))
  );
}
