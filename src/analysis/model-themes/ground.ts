import type { Evidence } from "#contract/insights.ts";
import type { ModelStatement, Unclear } from "../coder/model/model-coding.ts";
import type { StudyContext } from "../sources.ts";

/** A statement as the prompts name it. `person` is the number of who said it among all people of the result. */
export interface Said extends Omit<ModelStatement, "person"> {
  sid: string;
  person: number;
  /** Its place among all that was said, person by person: of one person what is said later has the higher one. */
  order: number;
}

interface ThemePerson {
  /** As prompts name people: no label, which may hold a name. */
  id: string;
  number: number;
  label: string;
  /** Their own words for who they are; empty where they did not say. */
  who: string;
  isEnglish: boolean;
}

/** The question as prompts name it, and how many people came to it. */
interface ThemeQuestion {
  key: string;
  id: string;
  text: string;
  asked: number;
}

/** What themes are drawn from: the statements of one kind of source, numbered. */
export interface ThemeGround {
  objective: string;
  writeIn?: string;
  said: Map<string, Said>;
  people: Map<number, ThemePerson>;
  questions: ThemeQuestion[];
  /** Statements of each label, the label of most people first. */
  codes: { label: string; said: Said[] }[];
  unclear: { person: number; why: string }[];
  /** By question the people who came to it and left it without an answer that may be used. */
  unanswered: ReadonlyMap<string, ReadonlySet<number>>;
  /** Statements that were left out, as there were too many for one reading. */
  leftOut: number;
}

export interface PersonStatements {
  number: number;
  label: string;
  who: string;
  isEnglish: boolean;
  statements: ModelStatement[];
  unclear: Unclear[];
  /** Questions that they came to and left without an answer that may be used. */
  unanswered?: string[];
}

/** More than this a model does not read with care, and a request would not hold. */
const maxStatements = 700;
const maxPerCode = 24;

export function countPeople(said: Pick<Said, "person">[]): number {
  return new Set(said.map(({ person }) => person)).size;
}

/** One statement of each person before the second of any, where not all have room. */
export function takeInTurn<Item extends { person: number }>(items: Item[], max: number): Item[] {
  if (items.length <= max) return items;
  const turns = new Map<number, number>();
  const ranked = items.map((item, at) => {
    const turn = turns.get(item.person) ?? 0;
    turns.set(item.person, turn + 1);
    return { item, turn, at };
  });
  return ranked
    .sort((a, b) => a.turn - b.turn || a.at - b.at)
    .slice(0, max)
    .map(({ item }) => item);
}

/** By label, the label of most people first. */
function rankLabels<Item extends { label: string; person: number }>(all: Item[]): [string, Item[]][] {
  const byLabel = Map.groupBy(all, ({ label }) => label);
  return [...byLabel].sort(([, a], [, b]) => countPeople(b) - countPeople(a) || b.length - a.length);
}

/** The same statements under other labels, by the words that they quote. */
export function relabel(ground: ThemeGround, labels: ReadonlyMap<Evidence, string>): ThemeGround {
  const all = [...ground.said.values()].map((one) => ({
    ...one,
    label: labels.get(one.evidence) ?? one.label,
  }));
  return {
    ...ground,
    said: new Map(all.map((one) => [one.sid, one])),
    codes: rankLabels(all).map(([label, said]) => ({ label, said })),
  };
}

/** Numbers what people said, code by code. */
export function layGround(
  people: PersonStatements[],
  study: Pick<StudyContext, "objective" | "questions" | "writeIn">,
  reached: ReadonlyMap<string, readonly number[]>,
): ThemeGround {
  const all = people.flatMap(({ number, statements }) =>
    statements.map((statement) => ({ ...statement, person: number })),
  );
  const ordered = all.map((one, order) => ({ ...one, order }));
  const said = new Map<string, Said>();
  const codes: ThemeGround["codes"] = [];
  for (const [label, statements] of rankLabels(ordered)) {
    const room = Math.min(maxPerCode, maxStatements - said.size);
    const taken = takeInTurn(statements, room).map((one) => ({ ...one, sid: "" }));
    for (const one of taken) {
      one.sid = `s${said.size + 1}`;
      said.set(one.sid, one);
    }
    if (taken.length > 0) codes.push({ label, said: taken });
  }
  return {
    objective: study.objective,
    ...(study.writeIn && { writeIn: study.writeIn }),
    said,
    people: new Map(
      people.map(({ number, label, who, isEnglish }, at) => [
        number,
        { id: `I${at + 1}`, number, label, who, isEnglish },
      ]),
    ),
    questions: study.questions.map(({ id, text }, at) => ({
      ...{ key: `q${at + 1}`, id, text },
      asked: reached.get(id)?.length ?? 0,
    })),
    codes,
    unclear: people.flatMap(({ number, unclear }) => unclear.map(({ why }) => ({ person: number, why }))),
    unanswered: new Map(
      study.questions.map(({ id }) => [
        id,
        new Set(people.flatMap(({ number, unanswered = [] }) => (unanswered.includes(id) ? [number] : []))),
      ]),
    ),
    leftOut: all.length - said.size,
  };
}

/** How many people there are, and who they are where they say so, as the prompts print it. */
export function showPeople({ people }: ThemeGround): string {
  const known = [...people.values()].map(
    ({ id, who }) => `${id} | ${who === "" ? "-" : JSON.stringify(who)}`,
  );
  return [`PEOPLE: ${people.size}`, ...known].join("\n");
}

/** Words that can be taken for the speaker's own view. */
export function isOwnView(said: Pick<Said, "polarity" | "mode" | "whose">): boolean {
  return said.polarity !== "unsure" && !isOfOthers(said);
}

/** What the speaker has from others, or tells of their lives. */
export function isOfOthers({ mode, whose }: Pick<Said, "mode" | "whose">): boolean {
  return mode === "reported" || whose === "others";
}

/** As prompts print whose life the words tell of, where it isn't the speaker's: hearsay, or what they know of others. */
export function nameSource(said: Pick<Said, "mode" | "whose">): "reported" | "of others" | undefined {
  if (said.mode === "reported") return "reported";
  return isOfOthers(said) ? "of others" : undefined;
}

/** Statements by their sids, each once; sids that were not printed are left out. */
export function findSaid(ground: ThemeGround, sids: string[]): Said[] {
  return [...new Set(sids)].flatMap((sid) => ground.said.get(sid) ?? []);
}

/** The sentence with people by their labels, as screens show them, and questions by their words. */
export function nameIn({ people, questions }: ThemeGround, sentence: string): string {
  const names = new Map([
    ...[...people.values()].map(({ id, label }) => [id, label] as const),
    ...questions.map(({ key, text }) => [key, `“${text}”`] as const),
  ]);
  return sentence.replace(/\b[Iq]\d+\b/gu, (id) => names.get(id) ?? id);
}
