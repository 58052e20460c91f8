/** Which language is spoken in a session: the link's, until the participant asks for another that we have phrases for. */

import { leansTo } from "./guard-language.ts";
import type { Guide, Move, Turn } from "./guide.ts";
import { countWords, tidyText } from "./words.ts";

const names: [string, string][] = [
  ["en", "english|inglés|anglais|englisch|inglês|(?:ال|بال)?[إا]نجليزية"],
  ["es", "spanish|español|castellano|espagnol|spanisch|espanhol|(?:ال|بال)?[إا]سبانية"],
  ["fr", "french|francés|français|französisch|francês|(?:ال|بال)?فرنسية"],
  ["de", "german|alemán|allemand|deutsch|alemão|(?:ال|بال)?[أا]لمانية"],
  ["pt", "portuguese|portugués|portugais|portugiesisch|português|(?:ال|بال)?برتغالية"],
  ["ar", "arabic|árabe|arabe|arabisch|(?:ال|بال)?عربية"],
];

const doing =
  "(?:to )?(?:do (?:this|it)|answer(?:ing)?|repl(?:y|ying)|respond(?:ing)?|write|writing|speak(?:ing)?|talk(?:ing)?|chat(?:ting)?|continue|go on|have (?:this|it)|ask(?: me)?|switch(?: over)?|change)?";

/** How the wish for a language is put, {x} being its name. Each needs the wish and the language in one breath. */
const wishes = [
  "(?:can|could|may|might|shall) (?:we|i|you)(?: please)? {doing}(?: this| it)?(?: please)? ?(?:in |to |use )?(?:{x})",
  "(?:i(?:'d| would)?|i'd much) (?:prefer|rather|like)(?: it)? ?{doing}(?: this| it)? (?:in )?(?:{x})",
  "(?:please|let's|let us)(?: please)? {doing}(?: this| it)? ?(?:in |to )?(?:{x})",
  "(?:do|can|could) you (?:speak|understand|write|use) (?:{x})",
  "^(?:in |en |auf |em )?(?:{x})(?:,? (?:please|por favor|s'il vous plaît|bitte|من فضلك))?[.!?]*$",
  "(?:prefiero|preferiría|puedo|podemos|podría|se puede|me gustaría|quisiera|quiero|mejor)(?: \\p{L}+){0,3} en (?:{x})",
  "(?:je préfère|je préférerais|je peux|puis-je|peut-on|on peut|pouvons-nous|j'aimerais|je voudrais)(?: [\\p{L}']+){0,3} en (?:{x})",
  "(?:können|kann|könnten|darf|möchte|würde|will|lieber|bitte)(?: \\p{L}+){0,4} auf (?:{x})",
  "(?:prefiro|preferia|posso|podemos|pode ser|gostaria de|queria|quero)(?: \\p{L}+){0,3} em (?:{x})",
  "(?:أفضل|افضل|هل يمكن|هل يمكنني|أريد|اريد|أود|من فضلك).{0,25}(?:{x})",
];

const requests = names.map(([language, name]): [string, RegExp] => {
  const alternatives = wishes.map((wish) => wish.replace("{doing}", doing).replaceAll("{x}", name));
  return [language, new RegExp(`(?<![\\p{L}])(?:${alternatives.join("|")})(?![\\p{L}])`, "u")];
});

const maxWords = 30;

function cutRegion(language: string): string {
  return language.toLowerCase().split(/[-_]/)[0] ?? language;
}

/** The language that a message asks to go on in, or undefined when it asks for none or for the one that is spoken. */
export function findRequestedLanguage(message: string, spoken: string): string | undefined {
  const lower = tidyText(message.slice(0, 400)).toLowerCase();
  if (message.length > 400 || countWords(lower) > maxWords) return undefined;
  const wanted = requests.find(
    ([language, pattern]) => language !== cutRegion(spoken) && pattern.test(lower),
  );
  return wanted?.[0];
}

/** The language of a session after these turns and, where given, the move that follows them. */
export function getSpokenLanguage(guide: Guide, turns: readonly Turn[], move?: Move): string {
  if (move?.language !== undefined) return move.language;
  const last = turns.findLast((turn) => turn.speaker === "interviewer" && turn.move.language !== undefined);
  return last?.speaker === "interviewer" ? (last.move.language ?? guide.language) : guide.language;
}

/** Whether someone for whom we changed the language writes in the session's first one again. */
export function isBackInFirstLanguage(message: string, spoken: string, first: string): boolean {
  if (cutRegion(spoken) === cutRegion(first)) return false;
  return leansTo(message.slice(0, 1500), cutRegion(first), cutRegion(spoken));
}
