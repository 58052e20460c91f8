import { expect, test } from "vitest";
import { Reach } from "../report/voices.ts";
import { checkReading, listSentences } from "./check-reading.ts";
import { layForTests } from "./ground-for-tests.ts";
import { makeBrief } from "./make-brief.ts";
import { readThemesAnswer } from "./themes-answer.ts";

const laid = layForTests([
  ["A boy to hold the glove would help me.", "I leave the hood on.", "The glove tore in May."],
  ["A boy to hold mine would help too.", "I leave the hood on when it rains.", "My glove tore at the thumb."],
  ["I would like a boy to hold it."],
]);
/** The first thing that each of them says is a wish. */
const said = [...laid.said].map(
  ([sid, one]) => [sid, /\bboy\b/.test(one.label) ? { ...one, kind: "wishes" as const } : one] as const,
);
const ground = { ...laid, said: new Map(said) };

const sidOf = (start: string) =>
  said.find(([, { evidence }]) => evidence.quote.startsWith(start))?.[0] ?? expect.unreachable();
const help = {
  ...{ id: "help", claim: "A boy would help." },
  supports: ["A boy to hold the", "A boy to hold mine", "I would like"].map(sidOf),
};
const hood = {
  ...{ id: "hood", claim: "People leave the hood on." },
  supports: ["I leave the hood on.", "I leave the hood on when"].map(sidOf),
};
const glove = {
  ...{ id: "glove", claim: "Gloves tear." },
  supports: ["The glove tore", "My glove tore"].map(sidOf),
};

function tell(inShort: unknown) {
  const reading = readThemesAnswer({ themes: [help, hood, glove], inShort }, ground) ?? expect.unreachable();
  const { brief } = makeBrief(reading, ground, { reach: new Reach() });
  return brief.inShort.map(({ text }) => text);
}

test("in short answers the objective in the order that the themes were chosen for it", () => {
  expect(tell(["glove", "hood", "help"])).toEqual([
    "Gloves tear.",
    "People leave the hood on.",
    "A boy would help.",
  ]);
});

test("what would help comes after the trouble, however many wish for it and wherever it was put", () => {
  expect(tell(["help", "glove", "hood"]).at(-1)).toBe("A boy would help.");
  expect(tell([])).toEqual(["People leave the hood on.", "Gloves tear.", "A boy would help."]);
});

test("behind a claim stands what goes on from it, where all of that is in findings that are shown", () => {
  const [torn, rain] = [sidOf("My glove tore"), sidOf("I leave the hood on when")];
  const more = "Thumbs tear first, and hoods stay on in the rain.";
  const short = (statements: string[]) => [{ theme: "glove", more, statements }, { theme: "hood" }];
  const make = (statements: string[]) => {
    const answer = { themes: [help, hood, glove], inShort: short(statements) };
    const reading = readThemesAnswer(answer, ground) ?? expect.unreachable();
    const { brief, ids } = makeBrief(reading, ground, { reach: new Reach() });
    return { first: brief.inShort[0], ids };
  };
  const { first, ids } = make([torn, rain]);
  expect(first?.text).toBe(`Gloves tear. ${more}`);
  expect(first?.findings).toEqual([ids.get("T3"), ids.get("T2")]);
  expect(make([]).first?.text).toBe("Gloves tear.");
  const voice = { id: "V1", text: "A boy would help.", statements: [sidOf("I would like")] };
  const answer = {
    themes: [hood, glove],
    singleVoices: [voice],
    inShort: short([torn, sidOf("I would like")]),
  };
  const told = readThemesAnswer(answer, ground) ?? expect.unreachable();
  const text = (reading: typeof told) =>
    makeBrief(reading, ground, { reach: new Reach() }).brief.inShort[0]?.text;
  expect(text(told)).toBe(`Gloves tear. ${more}`);
  expect(text({ ...told, voices: [] })).toBe("Gloves tear.");
});

test("what another line says is not said once more behind a claim", () => {
  const short = (supports: string[]) => {
    const inShort = [{ theme: "glove", more: "A boy would help with it.", statements: supports }];
    return tell(inShort)[0];
  };
  expect(short([sidOf("I would like")])).toBe("Gloves tear. A boy would help with it.");
  expect(short(help.supports.slice(0, 2))).toBe("Gloves tear.");
});

test("each main finding has its line before one says more", () => {
  const things = ["glove", "hood", "net", "hive", "smoker", "veil", "comb", "bell", "drum"];
  const shortOf = (count: number) => {
    const used = things.slice(0, count);
    const many = layForTests(
      [0, 1].map((at) => used.map((thing) => `The ${thing} of keeper ${at} is torn.`)),
    );
    const sidsOf = (thing: string) =>
      [...many.said].flatMap(([sid, { label }]) => (label.includes(thing) ? [sid] : []));
    const themes = used.map((thing) => ({
      id: thing,
      claim: `The ${thing} is torn.`,
      supports: sidsOf(thing),
    }));
    const inShort = used
      .slice(0, 5)
      .map((theme) => ({ theme, more: "It was torn before.", statements: sidsOf(theme) }));
    const reading = readThemesAnswer({ themes, inShort }, many) ?? expect.unreachable();
    const texts = makeBrief(reading, many, { reach: new Reach() }).brief.inShort.map(({ text }) => text);
    return [texts.length, texts.filter((text) => text.endsWith("It was torn before.")).length];
  };
  expect([3, 7, 8, 9].map(shortOf)).toEqual([
    [3, 3],
    [7, 3],
    [8, 2],
    [8, 2],
  ]);
});

test("what goes on from a claim is checked like any sentence, and left out where it isn't borne out", async () => {
  const more = "Thumbs tear first.";
  const inShort = [{ theme: "glove", more, statements: [sidOf("My glove tore")] }];
  const reading = readThemesAnswer({ themes: [glove], inShort }, ground) ?? expect.unreachable();
  expect(listSentences(reading).map(({ sentence }) => sentence)).toContain(more);
  const sids = glove.supports;
  const check = (verdict: "keep" | "drop") =>
    checkReading(reading, ground, async () => ({
      items: [
        { id: "T1", parts: [{ words: "tear", by: sids }], whole: ["I1", "I2"], verdict: "keep" },
        { id: "M1", parts: [{ words: "thumbs", by: sids }], verdict },
      ],
    }));
  expect((await check("keep"))?.reading.inShort).toMatchObject([{ theme: "T1", more: { sentence: more } }]);
  expect((await check("drop"))?.reading.inShort).toEqual([{ theme: "T1" }]);
});

test("what several people wish for is in short, though a model chose none of it", () => {
  const things = ["net", "hive", "smoker", "veil", "comb", "bell", "drum", "lamp"];
  const people = Array.from({ length: 20 }, (_, at) => at).map((person) => [
    ...things.map((thing) => `The ${thing} of keeper ${person} is torn.`),
    `I would like a boy for keeper ${person}.`,
  ]);
  const many = layForTests(people);
  for (const one of many.said.values()) if (one.label.includes("boy")) one.kind = "wishes";
  const themes = [...things, "boy"].map((thing) => ({
    ...{ id: thing, claim: `The ${thing} matters.` },
    supports: [...many.said].flatMap(([sid, { label }]) => (label.includes(thing) ? [sid] : [])),
  }));
  const reading = readThemesAnswer({ themes, inShort: things }, many) ?? expect.unreachable();
  const texts = makeBrief(reading, many, { reach: new Reach() }).brief.inShort.map(({ text }) => text);
  expect(texts).toHaveLength(8);
  expect(texts.at(-1)).toBe("The boy matters.");
});

test("ids of no theme are passed over, and the strongest themes fill the room", () => {
  expect(tell(["glove", "glove", "nobody", 7, null])[0]).toBe("Gloves tear.");
  expect(tell("glove")).toHaveLength(3);
});

test("what one person alone left open is no gap of the study", () => {
  const why = "Nobody was asked that.";
  const unknown = [
    { open: "Whether I2 told the boy", why, ask: "" },
    { open: "What the boys think of it", why, ask: "The boys of I1 and I2" },
  ];
  const reading = readThemesAnswer({ themes: [help], unknown }, ground) ?? expect.unreachable();
  const { brief } = makeBrief(reading, ground, { reach: new Reach() });
  const open = brief.unknown.map((one) => one.open);
  expect(open).toContain("What the boys think of it");
  expect(open.join(" ")).not.toContain("told the boy");
});

test("what is open names a question by its words", () => {
  const unknown = [{ open: "How long it takes", why: "q1 was put to I1 alone; q9 is no question", ask: "" }];
  const reading = readThemesAnswer({ themes: [help], unknown }, ground) ?? expect.unreachable();
  const [first] = makeBrief(reading, ground, { reach: new Reach() }).brief.unknown;
  expect(first?.why).toBe("“How do you weigh a bird?” was put to P-01 alone; q9 is no question");
});

test("what most people tell is in short, though a model chose eight other themes", () => {
  const things = ["glove", "hood", "net", "hive", "smoker", "veil", "comb", "bell", "drum"];
  const many = layForTests(
    [0, 1].map((person) => things.map((thing) => `The ${thing} of keeper ${person} is torn.`)),
  );
  const sids = [...many.said].map(([sid, { evidence }]) => [sid, evidence.quote] as const);
  const themes = things.map((thing) => ({
    id: thing,
    claim: `The ${thing} is torn.`,
    supports: sids.flatMap(([sid, quote]) => (quote.includes(thing) ? [sid] : [])),
  }));
  const reading = readThemesAnswer({ themes, inShort: things.slice(1) }, many) ?? expect.unreachable();
  const { brief } = makeBrief(reading, many, { reach: new Reach() });
  expect(brief.inShort).toHaveLength(8);
  expect(brief.inShort.map(({ text }) => text)).toContain("The glove is torn.");
});
