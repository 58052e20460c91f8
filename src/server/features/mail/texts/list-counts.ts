import type { NoticeLine } from "./text-shape.ts";

interface CountTexts {
  finished: (count: number) => string;
  distress: (count: number) => string;
  comma: string;
  /** After the interview's name. */
  colon: string;
}

/** A line for each interview, without what there was none of: the reader may not have chosen to hear of it. */
export function listCounts(lines: NoticeLine[], texts: CountTexts): string {
  const listOf = ({ name, finished, distress }: NoticeLine) => {
    const counts = [
      ...(finished > 0 ? [texts.finished(finished)] : []),
      ...(distress > 0 ? [texts.distress(distress)] : []),
    ];
    return `${name}${texts.colon} ${counts.join(texts.comma)}`;
  };
  return lines.map(listOf).join("\n");
}
