import { readItems, tidyLine } from "../coder/model/read-items.ts";
import { type CheckItem, checkItem, listTold } from "./check-prompt.ts";
import { countPeople, type ThemeGround } from "./ground.ts";
import { hidesHearsay } from "./hearsay.ts";
import { joinsTwo } from "./joined.ts";
import { findOverstated, isDrawnFrom } from "./overstated.ts";
import { isOfMany } from "./scope.ts";
import { takeSides } from "./sides.ts";
import { leansOnOthers } from "./stands-alone.ts";
import { type Drafted, tidySentence } from "./themes-answer.ts";

/** What the check made of one sentence; `item` holds the statements that do bear it out, or speak against it. */
export type Outcome<Item extends Drafted = Drafted> =
  | { verdict: "keep"; item: Item }
  /** To be checked once more in its new words. */
  | { verdict: "rewrite"; item: Item; cut: string[] }
  | { verdict: "drop"; item: Item }
  | { verdict: "unchecked"; item: Item };

/** By id; of an item that is answered twice the first answer counts. */
export function readCheckAnswer(json: unknown, items: Drafted[]): Map<string, CheckItem> {
  const answers = new Map<string, CheckItem>();
  for (const answer of readItems(json, "items", { item: checkItem, max: items.length * 2 })) {
    if (items.some(({ id }) => id === answer.id) && !answers.has(answer.id)) answers.set(answer.id, answer);
  }
  return answers;
}

/** The people with a statement under each single piece of the sentence, whatever the answer says of them. */
function listWhole({ parts, whole }: CheckItem, item: Drafted, ground: ThemeGround): number[] {
  const people = [...new Set(item.supports.map(({ person }) => person))];
  const bySid = new Map(item.supports.map((said) => [said.sid, said.person]));
  return people.filter((person) => {
    const isNamed = whole === undefined || whole.includes(ground.people.get(person)?.id ?? "");
    return isNamed && parts.every(({ by }) => by.some((sid) => bySid.get(sid) === person));
  });
}

function isBorneOut(answer: CheckItem, item: Drafted, ground: ThemeGround): boolean {
  if (answer.parts.length === 0 || item.supports.length === 0) return false;
  if (item.kind === "theme") return listWhole(answer, item, ground).length >= 2;
  if (item.kind === "line") return countPeople(item.supports) >= (isOfMany(item.sentence) ? 2 : 1);
  const sids = new Set(item.supports.map(({ sid }) => sid));
  return answer.parts.every(({ by }) => by.some((sid) => sids.has(sid)));
}

/** The people whom an answer neither names among those who say all of it, nor gives a statement under each piece. */
function listPartly(answer: CheckItem, item: Drafted, ground: ThemeGround): Set<number> {
  const { whole = [] } = answer;
  if (whole.length === 0) return new Set();
  const inPieces = listWhole({ ...answer, whole: undefined }, item, ground);
  const people = item.supports.map(({ person }) => person);
  return new Set(
    people.filter((one) => !inPieces.includes(one) && !whole.includes(ground.people.get(one)?.id ?? "")),
  );
}

/**
 * Without the statements that do not bear it out, or do not speak against it. A theme counts nobody who says but half of
 * it, a line only who says all of it beyond doubt: what is joined under one heading is to be the same thing.
 */
function clean<Item extends Drafted>(item: Item, answer: CheckItem, ground: ThemeGround): Item {
  const silent = new Set(answer.notSupporting ?? []);
  const compatible = new Set(answer.notChallenging ?? []);
  const supports = item.supports.filter(({ sid }) => !silent.has(sid));
  const isKept = answer.verdict === "keep";
  const named = answer.whole?.length === 0 ? { ...answer, whole: undefined } : answer;
  const whole =
    isKept && item.kind === "line" ? new Set(listWhole(named, { ...item, supports }, ground)) : undefined;
  const partly =
    isKept && item.kind === "theme" ? listPartly(answer, { ...item, supports }, ground) : undefined;
  return {
    ...item,
    ...takeSides({
      supports: supports.filter(({ person }) => (whole?.has(person) ?? true) && !partly?.has(person)),
      challenges: item.challenges.filter(({ sid }) => !compatible.has(sid)),
    }),
    ...(item.ofOthers && { ofOthers: listTold(item).filter(({ sid }) => !silent.has(sid)) }),
  };
}

/** Whether nothing in its words is the sentence's own. */
function restsOnWords(item: Drafted, ground: ThemeGround): boolean {
  const isOverstated = findOverstated(item, ground).length > 0;
  return isDrawnFrom(item, ground) && !hidesHearsay(item, ground) && !isOverstated;
}

/** Borne out, and yet of two things at once, or of people whom only another sentence names. */
function needsWording(item: Drafted): boolean {
  return joinsTwo(item) || (item.kind !== "answer" && leansOnOthers(item.sentence));
}

/**
 * What the program makes of an answer about one item. The verdict is the model's, and holds only where its own list
 * of pieces bears it out, and no word is left that nobody said.
 */
export function judge<Item extends Drafted>(
  item: Item,
  answer: CheckItem | undefined,
  ground: ThemeGround,
): Outcome<Item> {
  if (answer === undefined) return { verdict: "unchecked", item };
  const cleaned = clean(item, answer, ground);
  const isEnough =
    cleaned.supports.length > 0 && (item.kind !== "theme" || countPeople(cleaned.supports) >= 2);
  if (answer.verdict === "drop" || !isEnough) return { verdict: "drop", item };
  if (answer.verdict === "rewrite") {
    const sentence = tidySentence(answer.sentence ?? "", item.kind);
    if (sentence === undefined || sentence === item.sentence) return { verdict: "drop", item };
    return { verdict: "rewrite", item: { ...cleaned, sentence }, cut: (answer.cut ?? []).map(tidyLine) };
  }
  if (!isBorneOut(answer, cleaned, ground) || !restsOnWords(cleaned, ground))
    return { verdict: "drop", item };
  // Asked for once more: told again as it is, it is left out.
  return needsWording(item)
    ? { verdict: "rewrite", item: cleaned, cut: [] }
    : { verdict: "keep", item: cleaned };
}
