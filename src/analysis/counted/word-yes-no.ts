/** How many people answered a question which way. */
export interface YesNoCounts {
  answered: number;
  yes: number;
  no: number;
  /** Answered, and neither plainly yes nor plainly no. */
  open: number;
  /** Asked, and in no denominator, as they gave no answer. */
  silent: number;
}

export function wordSilent(silent: number): string[] {
  return silent > 0 ? [`${silent} more didn't answer`] : [];
}

/** "Would you pay for it" asks of people themselves, so that its words can say what they would do. */
const ofPeople =
  /^\W*(?:(?:so|and|but|well|okay|now|then|also|overall|finally|generally)[,\s]+)*(do|would|could|can|will|have|are|were)\s+you\s+(?:(?:ever|currently|still|also|personally|really|actually|already)\s+)*(.+)$/i;
const ofUs = /\b(?:you|me|us|we|our|my|i)\b/i;
const maxWords = 14;

function readPredicate(question: string): { auxiliary: string; predicate: string } | undefined {
  const [, auxiliary, said] = ofPeople.exec(question.replace(/[’‘]/g, "'").trim()) ?? [];
  if (auxiliary === undefined || said === undefined) return undefined;
  const predicate = said.replace(/\byour\b/gi, "their").replace(/\byourself\b/gi, "themselves");
  const fits = predicate.split(/\s+/).length <= maxWords && !/[,;:(]/.test(predicate);
  return fits && !ofUs.test(predicate) ? { auxiliary: auxiliary.toLowerCase(), predicate } : undefined;
}

/** "Uses", "tries", "has" of one person. */
function toSingular(predicate: string): string {
  const [verb = "", ...rest] = predicate.split(" ");
  const ending = /(?:s|x|z|ch|sh|o)$/.test(verb) ? "es" : "s";
  const one =
    verb === "have" ? "has" : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}${ending}`;
  return [one, ...rest].join(" ");
}

const oneForms: Record<string, string> = { do: "does", have: "has", are: "is", were: "was" };

const inflect = (auxiliary: string, people: number) =>
  people === 1 ? (oneForms[auxiliary] ?? auxiliary) : auxiliary;

function nameShare(people: number, answered: number): string {
  if (people === answered && answered > 1) return answered === 2 ? "Both people" : `All ${answered} people`;
  return `${people} of ${answered} ${answered === 1 ? "person" : "people"}`;
}

function listRest({ open, silent }: YesNoCounts): string[] {
  return [...(open > 0 ? [`${open} gave no clear yes or no`] : []), ...wordSilent(silent)];
}

/** "4 of 6 people would pay for it; 1 would not; 1 gave no clear yes or no". `alone` says that it reads without its question. */
export function wordYesNo(question: string, counts: YesNoCounts): { text: string; alone: boolean } {
  const { answered, yes, no } = counts;
  const read = readPredicate(question);
  const share = nameShare(yes > 0 ? yes : no, answered);
  if (read === undefined) {
    const said = yes > 0 ? ["yes", ...(no > 0 ? [`${no} said no`] : [])] : ["no"];
    const [first = "", ...others] = said;
    return { text: [`${share} said ${first}`, ...others, ...listRest(counts)].join("; "), alone: false };
  }
  const { auxiliary, predicate } = read;
  const isDo = auxiliary === "do";
  const negate = (people: number) => `${inflect(auxiliary, people)} not`;
  const affirmed = isDo
    ? yes === 1
      ? toSingular(predicate)
      : predicate
    : `${inflect(auxiliary, yes)} ${predicate}`;
  const parts =
    yes > 0
      ? [`${share} ${affirmed}`, ...(no > 0 ? [`${no} ${negate(no)}`] : [])]
      : [`${share} ${negate(no)} ${predicate}`];
  return { text: [...parts, ...listRest(counts)].join("; "), alone: true };
}
