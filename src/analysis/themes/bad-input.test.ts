import { expect, test } from "vitest";
import type { Insights } from "#contract/insights.ts";
import { analyze, codeSource } from "../analyze.ts";
import { makePerson, makeStudy } from "./people-for-tests.ts";

const study = makeStudy("What made you cancel?", "What would have kept you?");
const cold = "In winter the cold battery died after two miles.";

function ofKinds({ findings }: Insights, ...kinds: string[]) {
  return findings.filter(({ kind }) => kinds.includes(kind));
}

test("one person alone has no themes, and a plain sentence says why", () => {
  const insights = analyze([makePerson("P-1", [`${cold} ${cold}`, cold])], study);
  expect(ofKinds(insights, "themes")).toEqual([]);
  expect(insights.brief?.inShort).toEqual([]);
  expect(insights.notes.join(" ")).toContain("Themes need at least two people, and one was heard.");
});

test("everyone saying the same is one theme of everyone", () => {
  const people = Array.from({ length: 30 }, (_, at) => makePerson(`P-${at}`, [cold]));
  const insights = analyze(people, study);
  const themes = ofKinds(insights, "themes");
  expect(themes.map(({ strength }) => [strength.people, strength.asked])).toEqual([[30, 30]]);
  expect(insights.brief?.inShort.map(({ text }) => text)).toEqual([
    "30 of 30 people said things like “In winter the cold battery died after two miles”",
  ]);
});

test("where nothing can be counted, the brief says what there is to read", () => {
  const insights = analyze(
    [makePerson("P-1", [cold]), makePerson("P-2", ["My neighbour paid for the brakes himself."])],
    study,
  );
  expect(ofKinds(insights, "themes")).toEqual([]);
  expect(insights.brief?.inShort.map(({ text }) => text)).toEqual([
    "2 people answered 1 question; their answers are below.",
  ]);
});

test("nobody saying anything leaves a brief that promises nothing", () => {
  const people = ["P-1", "P-2"].map((name) => makePerson(name, [" ", ""]));
  const insights = analyze(people, study);
  expect(ofKinds(insights, "themes", "singleVoices")).toEqual([]);
  expect(insights.brief).toMatchObject({ inShort: [], tensions: [], unknown: [] });
  expect(analyze([], study).brief).toBeNull();
});

test("500 answers of one word are no theme", () => {
  const words = ["Fine.", "Price!", "no", "Winter", "ok", "battery"];
  const people = Array.from({ length: 500 }, (_, at) => makePerson(`P-${at}`, [words[at % 6] ?? "", "No."]));
  const insights = analyze(people, study);
  expect(ofKinds(insights, "themes", "singleVoices")).toEqual([]);
  expect(insights.brief?.inShort).toEqual([]);
});

test("in a study in six languages only what can be read makes themes, and the rest is named", () => {
  const said: [string, string][] = [
    ["en", cold],
    ["en", "The battery died in the cold of winter."],
    ["en", "In winter the battery died from the cold."],
    ["de", "Im Winter war der Akku nach zwei Meilen leer."],
    ["es", "En invierno la batería murió por el frío."],
    ["fr", "En hiver la batterie est morte à cause du froid."],
    ["pt", "No inverno a bateria morreu com o frio."],
    ["ar", "في الشتاء ماتت البطارية بسبب البرد."],
  ];
  const people = said.map(([language, text], at) => makePerson(`P-${at}`, [text, text], language));
  const insights = analyze(people, study);
  const themes = ofKinds(insights, "themes");
  expect(themes.length).toBeGreaterThan(0);
  for (const { strength, evidence } of themes) {
    expect(strength.people).toBe(3);
    expect(evidence.every(({ sourceId }) => ["P-0", "P-1", "P-2"].includes(sourceId))).toBe(true);
  }
  for (const name of ["German", "Spanish", "French", "Portuguese", "Arabic"]) {
    expect(insights.notes.join(" ")).toMatch(new RegExp(`in ${name}: .* not sentiment, themes`));
  }
});

test("a brief never holds more than twelve findings", () => {
  const shared = [
    "The battery dies in cold weather",
    "The saddle hurts on long rides",
    "Thieves cut the lock at the station",
    "Rain ruins the brake pads quickly",
    "The chain rusts near the harbour",
    "My helmet squeezes the forehead",
    "The charger overheats under the desk",
    "Sunlight blinds the display at noon",
    "The basket rattles over cobblestones",
    "A flat tyre costs an entire evening",
  ];
  const own = ["kitchen", "violin", "letters", "aquarium", "umbrella", "piano"];
  const many = makeStudy(...shared.map((_, at) => `What happened in week ${at + 1}?`));
  const people = own.map((thing, person) =>
    makePerson(
      `P-${person}`,
      shared.map((text, at) => `${text}.${at === 0 ? ` That burglar destroyed my lovely ${thing}.` : ""}`),
    ),
  );
  const shown = ofKinds(analyze(people, many), "themes", "singleVoices");
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.length).toBeLessThanOrEqual(12);
});

test("of very many people each one who says it is counted", () => {
  const words = Array.from({ length: 97 }, (_, at) => `word${String.fromCharCode(97 + (at % 26))}${at}`);
  const count = process.env.EVERY_CASE ? 3000 : 120;
  const people = Array.from({ length: count }, (_, at) =>
    makePerson(`P-${at}`, [
      at % 3 === 0
        ? cold
        : `My ${words[at % 97]} has a ${words[(at * 7) % 97]} with ${words[(at * 31) % 97]}.`,
    ]),
  );
  const [theme] = ofKinds(analyze(people, study), "themes");
  expect(theme?.strength).toMatchObject({ people: count / 3, asked: count });
}, 60_000);

test("what is stored of an answer is plain data, each quote once beside the passage that answers", () => {
  const coded = codeSource(makePerson("P-1", [cold]), study);
  expect(JSON.parse(JSON.stringify(coded.answers))).toEqual(coded.answers);
  const remarks = coded.answers.map(({ excerpt: _, ...answer }) => answer);
  expect(JSON.stringify(remarks).split(cold)).toHaveLength(2);
  expect(coded.answers.map(({ excerpt }) => excerpt?.quote)).toEqual([cold]);
});
