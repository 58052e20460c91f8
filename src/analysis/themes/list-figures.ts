import type { EvidenceMaker, Message } from "../coder/messages.ts";
import type { Answer } from "../coder/remark.ts";
import { readAskedFigures } from "../figures/asked-figures.ts";
import { findFigure } from "../figures/find-figure.ts";

/** The figures that a message gives where it was asked for one; read in English alone. */
export function listFigures(
  { segment, prompt, followUp, toRemark }: Message,
  maker: EvidenceMaker,
): NonNullable<Answer["figures"]> {
  if (toRemark) return [];
  return readAskedFigures(followUp === "" ? prompt : followUp).flatMap((asked) => {
    const span = findFigure(segment.text, asked);
    const evidence = span && maker.make(segment, span.start, span.end);
    if (!evidence) return [];
    const { quote, start, end } = evidence;
    return [{ quote, start, end }];
  });
}
