import type { ModelRequest } from "../coder/model/model-request.ts";
import { judge, type Outcome, readCheckAnswer } from "./apply-check.ts";
import { findMainKind } from "./back-finding.ts";
import { type Checked, type CheckReport, describeCheck } from "./check-notes.ts";
import { cutBatches, makeCheckRequest } from "./check-prompt.ts";
import { listOf } from "./code-lists.ts";
import { countPeople, type ThemeGround } from "./ground.ts";
import { fitScope } from "./scope.ts";
import { isTwoThings } from "./tensions.ts";
import type { Drafted, DraftLine, DraftTheme, ThemesReading } from "./themes-answer.ts";
import { withoutNamed } from "./third-persons.ts";

/** Asks a model; undefined when it does not answer in time, or not in JSON. */
export type Ask = (request: ModelRequest) => Promise<unknown>;

export interface CheckedReading extends CheckReport {
  reading: ThemesReading;
}

export function listSentences(reading: ThemesReading): Drafted[] {
  const { themes, tensions, answers, voices, lines, inShort } = reading;
  const sides = tensions.flatMap(({ a, b }) => [a, b]);
  const additions = inShort.flatMap(({ more }) => more ?? []);
  return [...themes, ...sides, ...answers.values(), ...voices, ...lines, ...additions];
}

/**
 * Has every sentence of a reading checked against its own quotes, and again what was reworded. Only what is borne out
 * is left. Undefined when nothing could be checked.
 */
export async function checkReading(
  reading: ThemesReading,
  ground: ThemeGround,
  ask: Ask,
): Promise<CheckedReading | undefined> {
  const written = listSentences(reading);
  const first = await checkItems(written, ground, ask);
  if (written.length > 0 && first.every(({ verdict }) => verdict === "unchecked")) return undefined;
  const open = first.filter(({ verdict }) => verdict === "rewrite" || verdict === "unchecked");
  const second = await checkItems(
    open.map(({ item }) => item),
    ground,
    ask,
  );
  const settled = new Map(second.map((outcome) => [outcome.item.id, outcome]));
  const checked = first.map((outcome, at): Checked => {
    const item = written[at] ?? outcome.item;
    return { written: item, outcome: settled.get(item.id) ?? outcome };
  });
  return { reading: keepSound(reading, checked, ground), ...describeCheck(checked, ground) };
}

/** In the order of the items. Batches are asked side by side. */
async function checkItems(items: Drafted[], ground: ThemeGround, ask: Ask): Promise<Outcome[]> {
  const batches = cutBatches(items);
  const outcomes = await Promise.all(
    batches.map(async (batch) => {
      const answers = readCheckAnswer(await ask(makeCheckRequest(batch, ground)), batch);
      return batch.map((item) => judge(item, answers.get(item.id), ground));
    }),
  );
  return outcomes.flat();
}

/** What is borne out in its last words; a tension needs both of its sides, and one that is left alone is a line. */
function keepSound(reading: ThemesReading, checked: Checked[], ground: ThemeGround): ThemesReading {
  const sound = new Map(
    checked.flatMap(({ written, outcome }) =>
      outcome.verdict === "keep" ? [[written.id, outcome.item] as const] : [],
    ),
  );
  const keep = <Item extends Drafted>(item: Item): Item[] => {
    const left = sound.get(item.id);
    if (!left) return [];
    const told = { ...left, sentence: withoutNamed(left.sentence, ground) };
    return [{ ...item, ...told, sentence: fitScope(told, ground) }];
  };
  const voices = dropRepeated(reading.voices.flatMap(keep));
  const isSingle = ({ supports }: Drafted) => countPeople(supports) === 1;
  const shared = voices.filter((voice) => !isSingle(voice)).map((voice) => toLine(voice, ground));
  const kept = reading.tensions.map((tension) => ({ tension, a: keep(tension.a), b: keep(tension.b) }));
  const tensions = kept.flatMap(({ tension, a: [a], b: [b] }) => (a && b ? [{ ...tension, a, b }] : []));
  const halves = kept.flatMap(({ a, b }) => (a.length + b.length === 1 ? [...a, ...b] : []));
  const agreed = tensions.filter(isTwoThings).flatMap(({ a, b }) => [a, b]);
  const alone = [...halves, ...agreed].map((side) => toLine(side, ground));
  return {
    themes: dropRepeated(reading.themes.flatMap(keep)),
    tensions: tensions.filter((tension) => !isTwoThings(tension)),
    answers: new Map(
      [...reading.answers].flatMap(([id, answer]) => keep(answer).map((left) => [id, left] as const)),
    ),
    voices: voices.filter(isSingle),
    lines: dropRepeated([...shared, ...alone, ...reading.lines.flatMap(keep)]),
    unknown: reading.unknown,
    inShort: reading.inShort.map(({ theme, more }) => {
      const [left] = more ? keep(more) : [];
      return { theme, ...(left && { more: left }) };
    }),
  };
}

/** What was taken for one person's alone and is said by others too, under its list. */
function toLine(voice: Drafted, ground: ThemeGround): DraftLine {
  const line = { ...voice, kind: "line" as const, list: listOf(findMainKind(voice.supports)).list };
  return { ...line, sentence: fitScope(line, ground) };
}

/** Weakened far enough, two sentences may become the same. */
function dropRepeated<Item extends Drafted | DraftTheme>(items: Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ sentence }) => {
    const key = sentence.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
