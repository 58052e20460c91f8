/** Words that begin a claim as if another one stood before it. The people under a claim are its own. */
const opening = /^(?:The same|These|Those) people(?= (?!who(?!\p{L})))/u;
const same =
  /(?<!\p{L})(?:the same (?:people|persons?|ones?)|dieselben|las mismas personas|les mêmes personnes)(?!\p{L})/iu;
/** "The same person each time" is what somebody wants, and leans on nothing. */
const repeated = /(?<!\p{L})(?:each|every|again|twice|always|never|who|as)(?!\p{L})/iu;
const one =
  /(?<!\p{L})(?:for|has|have|had|needs?|wants?|gets?|uses?|takes?|finds?|with|without) one(?=[.,;]|$| (?:or|and|but|when|because|if) )/iu;
const namedBefore = /(?<!\p{L})(?:an?|another|any|each|every|second) \p{L}/iu;

/** A claim that begins as if its people were those of another one, begun with its own: how many they are is counted. */
export function nameOwnPeople(sentence: string): string {
  return sentence.replace(opening, "Some people");
}

/** Whether a claim speaks of people whom only another sentence names. */
export function leansOnOthers(sentence: string): boolean {
  return same.test(sentence) && !repeated.test(sentence);
}

/** Words of a claim whose noun seems to stand in another sentence. */
export function listLeaning(sentence: string): string[] {
  const found = one.exec(sentence);
  const isOpen = found !== null && !namedBefore.test(sentence.slice(0, found.index));
  const [others] = leansOnOthers(sentence) ? (same.exec(sentence) ?? []) : [];
  return [...(others === undefined ? [] : [others]), ...(isOpen ? ["one"] : [])];
}
