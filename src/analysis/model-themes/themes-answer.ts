import type { z } from "zod";
import type { FindingKind, Sentiment } from "#contract/insights.ts";
import { readItems, readList, tidyLine } from "../coder/model/read-items.ts";
import { countPeople, findSaid, isOfOthers, isOwnView, type Said, type ThemeGround } from "./ground.ts";
import { takeSides } from "./sides.ts";
import { nameOwnPeople } from "./stands-alone.ts";
import { countThemes } from "./theme-limits.ts";
import { answerItem, inShortItem, tensionItem, themeItem, unknownItem, voiceItem } from "./themes-prompt.ts";

/** A sentence that a model wrote, with the statements it is to rest on. Unchecked until the third reading. */
export interface Drafted {
  id: string;
  kind: "theme" | "tensionSide" | "answer" | "voice" | "line" | "addition";
  sentence: string;
  supports: Said[];
  challenges: Said[];
  /** Told of others: shown apart, and counted for nobody. */
  ofOthers?: Said[];
  /** What the other side of a tension says. */
  against?: string;
  /** How it is for those who say it, as the model judged; undefined where it did not. */
  sentiment?: Sentiment | undefined;
}

/** A claim under one of the specification's lists. */
export interface DraftLine extends Drafted {
  list: FindingKind;
  /** What tells the story that this is a piece of: a theme, or another sentence of the brief. */
  partOf?: string;
}

export interface DraftTheme extends Drafted {
  /** The theme whose story it is a cause, a consequence or a piece of. */
  partOf?: string;
  why: Said[];
  leadsTo: Said[];
}

export interface DraftTension {
  id: string;
  /** As the model says; whose positions they are is for the program to tell. */
  within: "people" | "person";
  a: Drafted;
  b: Drafted;
}

export interface ThemesReading {
  themes: DraftTheme[];
  tensions: DraftTension[];
  /** By the question's id. */
  answers: Map<string, Drafted>;
  voices: Drafted[];
  /** Empty until they are read, by a request of their own. */
  lines: DraftLine[];
  unknown: { open: string; why: string; ask: string }[];
  /** Themes that answer the objective, in its order, each with what a meeting needs next to it. */
  inShort: { theme: string; more?: Drafted }[];
}

const maxSentence = 400;
/** Up to three sentences that name everybody who answered. */
const maxAnswer = 1_500;
const maxSupports = 24;
const maxTensions = 6;
const sentiments = { good: "positive", bad: "negative", neutral: "neutral" } as const;

export function readTone(tone: keyof typeof sentiments | undefined): Sentiment | undefined {
  return tone && sentiments[tone];
}

/** Statements that bear a claim out and those that speak against it, each person on one side. */
export function findSides(
  ground: ThemeGround,
  { supports, challenges = [] }: { supports: string[]; challenges?: string[] | undefined },
): { supports: Said[]; challenges: Said[]; ofOthers?: Said[] } {
  const said = findSaid(ground, supports);
  const own = said.filter(isOwnView).slice(0, maxSupports);
  const ofOthers = said.filter(affirmsOfOthers);
  const against = findSaid(ground, challenges).filter((one) => isOwnView(one) && !own.includes(one));
  const sides = takeSides({ supports: own, challenges: against.slice(0, maxSupports) });
  return { ...sides, ...(ofOthers.length > 0 && { ofOthers }) };
}

/** As `findSides`; a theme that fewer than two people tell of themselves is of what they tell of others, where two do. */
function findThemeSides(ground: ThemeGround, item: Parameters<typeof findSides>[1]) {
  const { ofOthers = [], ...own } = findSides(ground, item);
  if (countPeople(own.supports) >= 2 || countPeople(ofOthers) < 2)
    return { ...own, ...(ofOthers.length > 0 && { ofOthers }) };
  return { supports: ofOthers.slice(0, maxSupports), challenges: [] };
}

/** What people say of others in the sense of a claim; what others might do or have done is no news of them. */
export function affirmsOfOthers(said: Said): boolean {
  const isTold = said.mode !== "imagined" && said.mode !== "conditional";
  return isTold && isOfOthers(said) && (said.polarity === "affirms" || said.polarity === "both");
}

/** In one line that can be read alone; undefined where it is empty, or longer than its kind may be. */
export function tidySentence(text: string, kind?: Drafted["kind"]): string | undefined {
  const line = tidyLine(text);
  const sentence = kind === "answer" ? line : nameOwnPeople(line);
  const max = kind === "answer" ? maxAnswer : maxSentence;
  return sentence === "" || Array.from(sentence).length > max ? undefined : sentence;
}

/** Reads an answer item by item; undefined where it holds none of the lists that were asked for. */
export function readThemesAnswer(json: unknown, ground: ThemeGround): ThemesReading | undefined {
  const names = ["themes", "tensions", "answers", "singleVoices"];
  if (names.every((name) => readList(json, name).length === 0)) return undefined;
  const items = readItems(json, "themes", { item: themeItem, max: countThemes(ground.people.size) });
  const themes = readThemes(items, ground);
  const inThemes = new Set(themes.flatMap(({ supports }) => supports.map(({ sid }) => sid)));
  const tensions = readTensions(json, ground).filter((tension) => !isToldBy(themes, tension));
  const inTensions = new Set(
    tensions.flatMap(({ a, b }) => [...a.supports, ...b.supports].map(({ sid }) => sid)),
  );
  return {
    themes,
    inShort: readInShort(json, items, ground),
    tensions,
    answers: readAnswers(json, ground),
    // What a theme or a tension says already is no voice of its own.
    voices: readVoices(json, ground).filter(({ supports }) =>
      supports.every(({ sid }) => !inThemes.has(sid) && !inTensions.has(sid)),
    ),
    lines: [],
    unknown: readItems(json, "unknown", { item: unknownItem, max: 8 }).flatMap((one) => {
      const open = tidySentence(one.open);
      return open ? [{ open, why: tidySentence(one.why) ?? "", ask: tidySentence(one.ask) ?? "" }] : [];
    }),
  };
}

/** By the ids that the themes have here, whatever the model called them; ids alone will do. */
function readInShort(json: unknown, items: ThemeItem[], ground: ThemeGround): ThemesReading["inShort"] {
  const ids = listThemeIds(items);
  const chosen = new Map<string, Drafted | undefined>();
  for (const [at, item] of readList(json, "inShort").entries()) {
    const { data } = inShortItem.safeParse(typeof item === "string" ? { theme: item } : item);
    const theme = ids.get(data?.theme ?? "");
    if (!data || theme === undefined || chosen.has(theme)) continue;
    const said = findSaid(ground, data.statements ?? []);
    chosen.set(theme, draft("addition", `M${at + 1}`, data.more ?? "", said));
  }
  return [...chosen].map(([theme, more]) => ({ theme, ...(more && { more }) }));
}

type ThemeItem = z.infer<typeof themeItem>;
const nameTheme = (at: number) => `T${at + 1}`;

function listThemeIds(items: ThemeItem[]): Map<string, string> {
  return new Map(items.map(({ id }, at) => [id ?? nameTheme(at), nameTheme(at)]));
}

function readThemes(items: ThemeItem[], ground: ThemeGround): DraftTheme[] {
  const ids = listThemeIds(items);
  return items.flatMap((item, at) => {
    const sentence = tidySentence(item.claim);
    const sides = findThemeSides(ground, item);
    if (sentence === undefined || countPeople(sides.supports) < 2) return [];
    const id = nameTheme(at);
    const partOf = ids.get(item.partOf?.trim() ?? "");
    return {
      id,
      kind: "theme" as const,
      sentence,
      ...(partOf !== undefined && partOf !== id && { partOf }),
      ...sides,
      sentiment: readTone(item.tone),
      why: findSaid(ground, item.why ?? []),
      leadsTo: findSaid(ground, item.leadsTo ?? []),
    };
  });
}

function draft(kind: Drafted["kind"], id: string, text: string, supports: Said[]): Drafted | undefined {
  const sentence = tidySentence(text, kind);
  if (sentence === undefined || supports.length === 0) return undefined;
  return { id, kind, sentence, supports: supports.slice(0, maxSupports), challenges: [] };
}

function readTensions(json: unknown, ground: ThemeGround): DraftTension[] {
  return readItems(json, "tensions", { item: tensionItem, max: maxTensions }).flatMap((item, at) => {
    const id = `X${at + 1}`;
    const a = draft("tensionSide", `${id}a`, item.a.text, findOwn(ground, item.a.statements));
    const b = draft("tensionSide", `${id}b`, item.b.text, findOwn(ground, item.b.statements));
    if (!a || !b) return [];
    const { within } = item;
    return { id, within, a: { ...a, against: b.sentence }, b: { ...b, against: a.sentence } };
  });
}

/** What people tell of themselves; what they tell of others only where nobody does. */
function findOwn(ground: ThemeGround, sids: string[]): Said[] {
  const said = findSaid(ground, sids);
  const own = said.filter((one) => !isOfOthers(one));
  return own.length > 0 ? own : said;
}

/** Who bears a theme out and who denies it stand with the theme: as a tension they would be told twice. */
function isToldBy(themes: DraftTheme[], { a, b }: DraftTension): boolean {
  const isWithin = (part: Drafted, whole: Said[]) => part.supports.every((said) => whole.includes(said));
  return themes.some(
    ({ supports, challenges }) =>
      (isWithin(a, supports) && isWithin(b, challenges)) ||
      (isWithin(a, challenges) && isWithin(b, supports)),
  );
}

function readAnswers(json: unknown, ground: ThemeGround): Map<string, Drafted> {
  const answers = new Map<string, Drafted>();
  const byKey = new Map(ground.questions.map((question) => [question.key, question]));
  for (const item of readItems(json, "answers", { item: answerItem, max: ground.questions.length })) {
    const question = byKey.get(item.question.trim());
    const silent = ground.unanswered.get(question?.id ?? "");
    // What somebody said aside stands for no answer that they did not give, or asked to have left out.
    const said = findSaid(ground, item.statements).filter(
      ({ person, questionId }) => questionId !== null || !silent?.has(person),
    );
    const answer = question && draft("answer", `A${question.key}`, item.text, said);
    if (question && answer && !answers.has(question.id)) answers.set(question.id, answer);
  }
  return answers;
}

function readVoices(json: unknown, ground: ThemeGround): Drafted[] {
  return readItems(json, "singleVoices", { item: voiceItem, max: 6 }).flatMap((item, at) => {
    const said = findSaid(ground, item.statements);
    const [first] = findOwn(ground, item.statements);
    // A voice is one person's: what others add to it is left out. What it tells of others may be all that it tells.
    const own = said.filter(({ person }) => person === first?.person);
    const voice = draft("voice", `V${at + 1}`, item.text, own);
    return voice ? { ...voice, sentiment: readTone(item.tone) } : [];
  });
}
