type Item =
  | { kind: "scale"; min: number; max: number }
  | { kind: "choice" | "several" | "ranking"; options: string[] };

const maxOptions = 20;
const maxOptionLength = 200;
const maxPoints = 11;

/** What is wrong with how a question is answered, as a sentence; undefined where nothing is. */
export function findItemProblem(item: Item): string | undefined {
  if (item.kind === "scale") {
    const { min, max } = item;
    const isWhole = Number.isInteger(min) && Number.isInteger(max) && Math.abs(min) <= 100;
    if (isWhole && max > min && max - min < maxPoints) return undefined;
    return `A scale has 2 to ${maxPoints} whole numbers, the lowest first`;
  }
  const { options } = item;
  if (options.length < 2) return "Give at least two options, one per line";
  if (options.length > maxOptions) return `A question can have at most ${maxOptions} options`;
  if (options.some((option) => [...option].length > maxOptionLength))
    return `An option is too long (maximum ${maxOptionLength} characters)`;
  const repeated = findRepeated(options);
  return repeated === undefined ? undefined : `“${repeated}” is in the options twice`;
}

/** The first option that says the same as one before it; case and spaces make no difference. */
function findRepeated(list: readonly string[]): string | undefined {
  const plain = list.map((one) => one.normalize("NFKC").trim().toLowerCase().replace(/\s+/gu, " "));
  return list.find((_, index) => plain.indexOf(plain[index] ?? "") < index);
}
