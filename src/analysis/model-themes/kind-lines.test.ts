import { expect, test } from "vitest";
import { Reach } from "../report/voices.ts";
import { judge } from "./apply-check.ts";
import { makeCheckRequest } from "./check-prompt.ts";
import { checkReading } from "./check-reading.ts";
import { listKinds } from "./code-lists.ts";
import type { ThemeGround } from "./ground.ts";
import { relabel } from "./ground.ts";
import { layForTests } from "./ground-for-tests.ts";
import { readLines, readRelabels } from "./lines-answer.ts";
import { makeLinesRequest } from "./lines-prompt.ts";
import { makeBrief } from "./make-brief.ts";
import { readThemesAnswer } from "./themes-answer.ts";

const weigh = "I weigh the bird twice";
const glove = "my glove tore on a winter flight";
const bell = "the bell got lost in the reeds";

const lay = () =>
  layForTests([
    [weigh, "the glove tears in winter"],
    ["I weigh my bird twice as well", glove],
    ["I never weigh a bird", bell],
  ]);

function sidOf(ground: ThemeGround, quote: string): string {
  return [...ground.said.values()].find(({ evidence }) => evidence.quote === quote)?.sid ?? "";
}

function count(ground: ThemeGround) {
  const reach = new Reach();
  for (const { number, label } of ground.people.values())
    reach.add(
      {
        people: [{ id: `s${number}`, label, answered: ["one"], probed: [] }],
        ...{ questionsReached: ["one"], messages: [{}] },
      },
      number,
    );
  return { reach, ground };
}

const line = (claim: string, supports: string[], more: Record<string, unknown> = {}) => ({
  ...{ list: "painPoints", claim, supports, challenges: [], tone: "bad", ...more },
});

/** The lists that come of a theme on weighing and these lines; the check bears out what is named. */
async function list(
  lines: unknown[],
  isBorneOut: (id: string, sids: string[]) => string[] = (_, sids) => sids,
) {
  const ground = lay();
  const ask = ({ prompt }: { prompt: string }) => {
    const items = prompt.split(/^(?=[TL]\d+ \|)/mu).slice(1);
    return Promise.resolve({
      items: items.map((item) => {
        const id = /^\w+/u.exec(item)?.[0] ?? "";
        const sids = [...item.matchAll(/^ {2}(s\d+) \| I\d+ \| supports/gmu)].map(([, sid = ""]) => sid);
        return { id, parts: [{ words: "", by: isBorneOut(id, sids) }], verdict: "keep" };
      }),
    });
  };
  const theme = {
    claim: "People weigh the bird twice.",
    supports: [weigh, "I weigh my bird twice as well"].map((quote) => sidOf(ground, quote)),
    tone: "good",
  };
  const drawn = readThemesAnswer({ themes: [theme] }, ground) ?? expect.unreachable();
  const checked = await checkReading({ ...drawn, lines: readLines({ lines }, ground) }, ground, ask);
  const { reading } = checked ?? expect.unreachable();
  const counting = count(ground);
  const made = makeBrief(reading, ground, counting);
  const lists = listKinds({ ground, counting }, made, reading.lines);
  return { ground, made, lists: lists.map(({ finding }) => finding) };
}

test("a line joins the statements of several codes and counts its people, and its tone is the model's", async () => {
  const ground = lay();
  const torn = ["the glove tears in winter", glove].map((quote) => sidOf(ground, quote));
  const { lists } = await list([line("Gloves tear in winter.", torn)]);
  expect(lists.find(({ kind }) => kind === "painPoints")).toMatchObject({
    ...{ text: "Gloves tear in winter.", sentiment: "negative" },
    strength: { people: 2, asked: 3, volunteered: 0 },
  });
});

test("a theme stands in the list of its kind, and no line says it again", async () => {
  const ground = lay();
  const { lists, made } = await list([
    line("One person weighs the bird.", [sidOf(ground, weigh)], { list: "behaviors" }),
  ]);
  const behaviors = lists.filter(({ kind, isAside }) => kind === "behaviors" && !isAside);
  expect(behaviors.map(({ text }) => text)).toEqual(["People weigh the bird twice."]);
  expect(behaviors[0]?.id).not.toBe(made.themes[0]?.finding.id);
});

test("what no line tells is folded, and what one tells is not among it", async () => {
  const ground = lay();
  const { lists } = await list([line("One person lost a bell in the reeds.", [sidOf(ground, bell)])]);
  const aside = lists.filter(({ isAside }) => isAside).map(({ text }) => text);
  expect(aside).toEqual(["the glove tears in winter", glove, "I never weigh a bird"]);
});

test("a line counts only who says all of it, and speaks of several only where several do", async () => {
  const ground = lay();
  const sids = ["the glove tears in winter", glove, bell].map((quote) => sidOf(ground, quote));
  const { lists } = await list([line("Some people lose a glove.", sids)], (id, all) =>
    id === "L1" ? all.slice(0, 1) : all,
  );
  expect(lists.some(({ text }) => text.includes("lose a glove"))).toBe(false);
  const two = await list([line("Some people lose a glove.", sids)], (id, all) =>
    id === "L1" ? all.slice(0, 2) : all,
  );
  expect(two.lists.find(({ text }) => text.includes("lose a glove"))?.strength.people).toBe(2);
});

test("the request prints what is told already, and a statement stands under one line", () => {
  const ground = lay();
  const sid = sidOf(ground, bell);
  const drawn = readThemesAnswer({ singleVoices: [{ text: "One lost a bell.", statements: [sid] }] }, ground);
  const { prompt } = makeLinesRequest(ground, drawn ?? expect.unreachable());
  expect(prompt).toContain(`ALREADY TOLD:\nV1 | One lost a bell. (${sid})`);
  const lines = [line("One person lost a bell.", [sid]), line("Bells get lost.", [sid])];
  expect(readLines({ lines }, ground).map(({ sentence }) => sentence)).toEqual(["One person lost a bell."]);
  for (const hostile of [null, {}, { lines: "none" }, { lines: [{ list: "themes", claim: "x" }] }])
    expect(readLines(hostile, ground)).toEqual([]);
});

test("what somebody only tells of others is a line that the check sees and that says so", async () => {
  const ground = lay();
  for (const one of ground.said.values()) if (one.evidence.quote === bell) one.mode = "reported";
  const claims = ["One person says that bells get lost.", "Bells get lost in the reeds."];
  for (const claim of claims) {
    const [read] = readLines({ lines: [line(claim, [sidOf(ground, bell)])] }, ground);
    const item = read ?? expect.unreachable();
    expect(makeCheckRequest([item], ground).prompt).toContain("supports, reported");
    const answer = {
      id: item.id,
      parts: [{ words: "", by: [sidOf(ground, bell)] }],
      verdict: "keep" as const,
    };
    expect(judge(item, answer, ground).verdict).toBe(claim === claims[0] ? "keep" : "drop");
  }
});

test("a code is split and reworded by the words of its statements, and only in words that they hold", () => {
  const ground = lay();
  const sids = [glove, "the glove tears in winter"].map((quote) => sidOf(ground, quote));
  const labels = readRelabels(
    {
      codes: [
        { statements: sids, label: "Gloves tear in winter" },
        { statements: [sidOf(ground, bell)], label: "Loses 40 bells" },
        { statements: [sidOf(ground, bell)], label: "" },
      ],
    },
    ground,
  );
  expect([...labels.values()]).toEqual(["Gloves tear in winter", "Gloves tear in winter"]);
  const [first] = relabel(ground, labels).codes;
  expect([first?.label, first?.said.length]).toEqual(["Gloves tear in winter", 2]);
});

test("a line that only repeats the quotes of a finding is a part of it", async () => {
  const ground = lay();
  const both = [weigh, "I weigh my bird twice as well"].map((quote) => sidOf(ground, quote));
  const { lists } = await list([line("Some people distrust the scale.", both)]);
  expect(lists.map(({ text }) => text)).not.toContain("Some people distrust the scale.");
  const mixed = [weigh, bell].map((quote) => sidOf(ground, quote));
  const other = await list([line("Some people weigh it and lose a bell.", mixed)]);
  expect(other.lists.map(({ text }) => text)).toContain("Most people weigh it and lose a bell.");
});
