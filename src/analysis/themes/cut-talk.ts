const opening =
  /^(?:[\s,.;:…"'“()•*-]+|(?:u+m+|u+h+|er+m?|h+m+|mm+|ah|oh|yeah|yes|yep|sure|ok|okay|right|well|so|and|but|also|then|like|now|i mean|you know|honestly|to be honest|actually|basically|of course|for example|obviously|i think|i would say|i'd say|i feel like|i believe|because|or|plus|in general|on the other hand|on the first hand|first of all|at the end of the day|in my opinion|to my understanding|as i (?:remember|recall|said)|as an alternative approach)(?=[\s,.…:;-])[,.…:;]*\s*)+/i;
const closing =
  /[\s,;:…-]*(?:,? (?:you know|i think|i would say|i guess|yeah|or not|or something|or something like that|and stuff(?: like that)?|and so on|etc|right|so yeah|so|and|but|or|because|like)\.?)*[\s,;:…-]*$/i;

/** Where the words of a clause begin and end without the talk around them; the words between stay as they are. */
export function cutTalk(text: string): { start: number; end: number } {
  const plain = text.replace(/[’‘]/g, "'");
  const start = opening.exec(plain)?.[0].length ?? 0;
  const rest = plain.slice(start);
  const end = start + rest.replace(/\.+$/, "").replace(closing, "").length;
  // Talk that is all there is says at least what it says.
  return end - start < 12 ? { start: 0, end: text.trimEnd().length } : { start, end };
}
