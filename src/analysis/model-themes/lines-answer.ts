import type { Evidence } from "#contract/insights.ts";
import { maxLabel } from "../coder/model/coding-answer.ts";
import { listForeignWords } from "../coder/model/common-ground.ts";
import { readItems, tidyLine } from "../coder/model/read-items.ts";
import { findSaid, type ThemeGround } from "./ground.ts";
import { lineItem, relabelItem } from "./lines-prompt.ts";
import { type DraftLine, findSides, readTone, tidySentence } from "./themes-answer.ts";

const maxLines = 40;

/** The lines of an answer with statements under them; each statement stands under the first line that has it. */
export function readLines(json: unknown, ground: ThemeGround): DraftLine[] {
  const taken = new Set<string>();
  return readItems(json, "lines", { item: lineItem, max: maxLines }).flatMap((item, at): DraftLine[] => {
    const sentence = tidySentence(item.claim);
    const supports = item.supports.filter((sid) => !taken.has(sid));
    const own = findSides(ground, { ...item, supports });
    // What somebody only tells of others is a line of its own, which is checked for saying so.
    const told = findSaid(ground, supports).filter(({ polarity }) => polarity !== "unsure");
    const sides = own.supports.length > 0 ? own : { supports: told, challenges: [] };
    if (sentence === undefined || sides.supports.length === 0) return [];
    for (const { sid } of sides.supports) taken.add(sid);
    const { list } = item;
    const partOf = item.partOf?.trim() ?? "";
    return [
      {
        ...{ id: `L${at + 1}`, kind: "line", list, sentence, ...sides, sentiment: readTone(item.tone) },
        ...(partOf !== "" && { partOf }),
      },
    ];
  });
}

/** By the words that a statement quotes, the label that fits it better than the one it was coded with. */
export function readRelabels(json: unknown, ground: ThemeGround): Map<Evidence, string> {
  const labels = new Map<Evidence, string>();
  for (const item of readItems(json, "codes", { item: relabelItem, max: maxLines })) {
    const label = tidyLine(item.label);
    const said = findSaid(ground, item.statements);
    const words = said.map(({ before, evidence, after }) => `${before}${evidence.quote}${after}`).join(" ");
    const isOfLength = label !== "" && Array.from(label).length <= maxLabel;
    if (!isOfLength || listForeignWords(label, words, false).length > 0) continue;
    for (const { evidence } of said) labels.set(evidence, label);
  }
  return labels;
}
