/** Which language is spoken in a session: the link's, until the participant asks for another that we have phrases for. */

import { allLanguages } from "#languages/languages.ts";
import { leansTo } from "./guard-language.ts";
import type { Guide, Move, Turn } from "./guide.ts";
import { countWords, tidyText } from "./words.ts";

const doing =
  "(?:to )?(?:do (?:this|it)|answer(?:ing)?|repl(?:y|ying)|respond(?:ing)?|write|writing|speak(?:ing)?|talk(?:ing)?|chat(?:ting)?|continue|go on|have (?:this|it)|ask(?: me)?|switch(?: over)?|change)?";

const alternatives = (listed: readonly (string | undefined)[]) =>
  listed.filter((one) => one !== undefined && one !== "").join("|");
const prepositions = alternatives(allLanguages.map(({ signs }) => signs?.inLanguage));
const pleases = alternatives(allLanguages.map(({ signs }) => signs?.please));

/** How the wish for a language is put, {x} being its name. Each needs the wish and the language in one breath. */
const wishes = [
  "(?:can|could|may|might|shall) (?:we|i|you)(?: please)? {doing}(?: this| it)?(?: please)? ?(?:in |to |use )?(?:{x})",
  "(?:i(?:'d| would)?|i'd much) (?:prefer|rather|like)(?: it)? ?{doing}(?: this| it)? (?:in )?(?:{x})",
  "(?:please|let's|let us)(?: please)? {doing}(?: this| it)? ?(?:in |to )?(?:{x})",
  "(?:do|can|could) you (?:speak|understand|write|use) (?:{x})",
  `^(?:(?:in|${prepositions}) )?(?:{x})(?:,? (?:please|${pleases}))?[.!?]*$`,
  ...allLanguages.flatMap(({ signs }) => signs?.wishes ?? []),
];

const requests = allLanguages.map(({ code, reading }): [string, RegExp] => {
  const put = wishes.map((wish) => wish.replace("{doing}", doing).replaceAll("{x}", reading.name));
  return [code, new RegExp(`(?<![\\p{L}])(?:${put.join("|")})(?![\\p{L}])`, "u")];
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
