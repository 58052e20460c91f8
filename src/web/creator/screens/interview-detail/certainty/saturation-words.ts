import type { Saturation } from "#contract/findings.ts";

export const verdictNames: Record<Saturation["verdict"], string> = {
  too_few: "Too few to tell",
  collect_more: "Collect more",
  likely_saturated: "Likely saturated",
};

/** The sentence without the verdict that it may begin with, which stands before it as a label. */
export function tellSaturation({ sentence, verdict }: Pick<Saturation, "sentence" | "verdict">): string {
  const label = `${verdictNames[verdict]}:`;
  if (!sentence.startsWith(label)) return sentence;
  const rest = sentence.slice(label.length).trim();
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

const kindNames: Record<Saturation["kind"], string> = {
  interview: "Interview",
  transcript: "Transcript",
  thread: "Thread",
};

export function nameSourceKind(kind: Saturation["kind"]): string {
  return kindNames[kind];
}

/** The curve as rows of a table. */
export function toSaturationRows({ kind, points }: Saturation): (string | number)[][] {
  return [
    ["Order", nameSourceKind(kind), "New codes", "Codes so far"],
    ...points.map(({ label, newCodes, codes }, index) => [index + 1, label, newCodes, codes]),
  ];
}

/** How it was judged: base and run as the method names them. */
export function tellMethod({ baseSize, runLength, newShare, kind }: Saturation): string {
  const noun = nameSourceKind(kind).toLowerCase();
  const rule = `The first ${baseSize} ${noun}s are the base; each further run of ${runLength} is held against it`;
  const source = "(Guest, Namey and Chen 2020).";
  if (newShare === null) return `${rule} ${source}`;
  const percent = Math.round(100 * newShare);
  return `${rule} ${source} The last run brought ${percent} % new codes, measured by the base.`;
}
