import type { Saturation } from "#contract/findings.ts";
import { countNoun } from "#web/format/count-noun.ts";

/** Each answers the question "Do you need more interviews?". */
export const verdictNames: Record<Saturation["verdict"], string> = {
  too_few: "Too early to say",
  collect_more: "Yes, a few more",
  likely_saturated: "Probably not",
};

/** "Probably not. The last 2 interviews added no new code; the first 4 gave 24." */
export function formatSaturation(saturation: Pick<Saturation, "sentence" | "verdict">): string {
  return `${verdictNames[saturation.verdict]}. ${formatEvidence(saturation)}`;
}

/** The server's sentence without the verdict that it begins with. */
export function formatEvidence({ sentence }: Pick<Saturation, "sentence">): string {
  const rest = sentence.replace(/^(Too few to tell|Collect more|Likely saturated): /, "");
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
export function describeMethod({ baseSize, runLength, newShare, kind, notAnalysed = 0 }: Saturation): string {
  const noun = nameSourceKind(kind).toLowerCase();
  const rule = `The first ${baseSize} ${noun}s are the base; later ones are compared with it, ${runLength} at a time`;
  const sentences = [`${rule} (Guest, Namey and Chen 2020).`];
  if (newShare !== null) {
    sentences.push(`The last ${runLength} added ${Math.round(100 * newShare)} % new codes.`);
  }
  if (notAnalysed > 0) {
    const areNot = notAnalysed === 1 ? "isn't" : "aren't";
    sentences.push(`${countNoun(notAnalysed, noun)} that ${areNot} in English ${areNot} shown here.`);
  }
  return sentences.join(" ");
}
