import { listSentences, listWords, readableSlice } from "./words.ts";

/** Words of a finished occasion, and of how things are, by language. */
const tenses: Record<string, { past: RegExp; present: RegExp }> = {
  en: {
    past: /^(?:was|were|wasn't|weren't|had|did|didn't|went|came|got|said|told|took|made|left|felt|thought|knew|found|gave|kept|saw|heard|ran|fell|broke|lost|sent|met|rang|wrote|stood|sat|brought|\p{L}{2,}ed)$/iu,
    present:
      /^(?:am|is|are|isn't|aren't|i'm|it's|that's|there's|we're|they're|do|does|don't|doesn't|have|has|can|usually|always|often|mostly|sometimes|every|normally)$/iu,
  },
  es: {
    past: /^(?:fue|fui|era|eran|estaba|estaban|había|tenía|tuve|tuvo|hice|hizo|dijo|dije|pasó|quedó|\p{L}{2,}(?:aron|ieron|aba|aban|é|ó))$/iu,
    present:
      /^(?:es|son|está|están|hay|tengo|tiene|tenemos|hago|hace|hacemos|siempre|suelo|suele|normalmente|cada)$/iu,
  },
  fr: {
    past: /^(?:était|étaient|avait|avaient|étais|avais|fut|\p{L}{3,}(?:ait|aient|é|ée|és|ées))$/iu,
    present: /^(?:est|sont|c'est|fais|fait|faisons|toujours|souvent|d'habitude|chaque|parfois)$/iu,
  },
  de: {
    past: /^(?:war|waren|hatte|hatten|wurde|wurden|kam|ging|sagte|stand|gab|musste|konnte|wollte|ge\p{L}{2,}(?:t|en))$/iu,
    present: /^(?:ist|sind|gibt|mache|machen|macht|immer|meistens|oft|normalerweise|jede[nrs]?|manchmal)$/iu,
  },
  pt: {
    past: /^(?:foi|fui|era|eram|estava|estavam|havia|tinha|teve|fiz|fez|disse|\p{L}{2,}(?:aram|eram|iram|ava|avam|ei|ou|eu))$/iu,
    present:
      /^(?:é|são|está|estão|há|tenho|tem|temos|faço|faz|fazemos|sempre|costumo|costuma|normalmente|cada)$/iu,
  },
  ar: {
    past: /^(?:كان|كانت|كانوا|كنت|كنا|قال|قالت|قلت|حدث|ذهبت|جاء|جاءت)$/u,
    present: /^(?:دائما|عادة|غالبا|أحيانا|كل|يوجد|هناك)$/u,
  },
};

/** "I couldn't forget if I tried", "if money gets tight", "would": no story. */
const condition =
  /\b(?:if|unless|wenn|falls|würde\w*|si|sauf si|se|caso)\b[^.,;!?]{1,80}|\b(?:would|could|might|'d)(?: [\p{L}']+){1,3}|(?:لو|إذا) [^.،!؟]{1,80}/giu;

/** Verbs of how things were: no event by themselves. */
const states =
  /^(?:was|were|wasn't|weren't|had|did|didn't|felt|thought|knew|used|helped|needed|wanted|liked|loved|worked|lived|stayed|seemed|looked|called|named|supposed|based|interested|married|war|waren|hatte|hatten|musste|konnte|wollte|era|eran|estaba|estaban|había|tenía|était|étaient|avait|avaient|étais|avais|eram|estava|estavam|havia|tinha|كان|كانت|كانوا|كنت|كنا|\p{L}{2,}(?:aba|aban|ava|avam|ait|aient))$/iu;

function countTenses(answer: string, language: string): { past: number; present: number } {
  const tense = tenses[language];
  const words = tense === undefined ? [] : listWords(readableSlice(answer).replace(condition, ""));
  return {
    past: words.filter((word) => tense?.past.test(word)).length,
    present: words.filter((word) => tense?.present.test(word)).length,
  };
}

/** "a long padded one", "is broken": what something is like, in English. */
const describing =
  /\b(?:an?|very|so|too|quite|really|is|are|was|were|be|been|'s|'re|'m|am)(?: [a-z]{1,8})? [a-z]+ed\b(?! (?:me|us|it|them|him|her|my|the|a|an)\b)/giu;

/** Whether an answer tells an occasion in which something happened, so that "what happened next?" makes sense. */
export function tellsEvent(answer: string, language: string): boolean {
  const tense = tenses[language];
  if (tense === undefined) return false;
  const sentences = listSentences(readableSlice(answer)).filter((sentence) => !/[?؟]$/u.test(sentence));
  const isPast = (text: string) => {
    const { past, present } = countTenses(text, language);
    return past > present;
  };
  const events = sentences.filter((sentence) => {
    const told = sentence.replace(condition, "").replace(describing, " ");
    return listWords(told).some((word) => tense.past.test(word) && !states.test(word));
  });
  // How it ends counts: after "now it is like that" nothing comes next.
  const end = sentences.at(-1) ?? "";
  return events.length > 0 && isPast(answer) && (isPast(end) || !isToldAsPresent(end, language));
}

/** Whether an answer tells of something that is over rather than of how things are. False when it cannot be seen. */
export function isToldAsPast(answer: string, language: string): boolean {
  const { past, present } = countTenses(answer, language);
  return past > present;
}

/** Whether an answer tells of how things are: "and then what?" makes no sense after it. */
function isToldAsPresent(answer: string, language: string): boolean {
  const { past, present } = countTenses(answer, language);
  return past === 0 && present > 0;
}
