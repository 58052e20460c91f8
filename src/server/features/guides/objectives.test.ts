import { expect, test } from "vitest";
import { generalGuideId } from "#contract/fill-guide.ts";
import type { GuideTemplate } from "#contract/guides.ts";
import { learnGuides } from "#interviewer/script/guide-classifier.ts";
import { getGuides } from "./guide-files.ts";
import { findNearestGuides } from "./nearest-guides.ts";
import { bothSides, objectives, otherObjectives } from "./objectives-for-tests.ts";

/** Every guide with two thirds of its examples, and those that were left out. */
function leaveOut(rest: number) {
  const isLeftOut = (_: unknown, index: number) => index % 3 === rest;
  const guides = getGuides().en.filter(({ id }) => id !== generalGuideId);
  return {
    taught: guides.map((guide): GuideTemplate => {
      const examples = guide.examples?.filter((one, index) => !isLeftOut(one, index));
      return { ...guide, examples };
    }),
    asked: guides.flatMap(({ id, examples = [] }) =>
      examples.filter(isLeftOut).map((example) => ({ id, ...example })),
    ),
  };
}

test("of objectives that were left out, most find their guide among the first two of 28", () => {
  for (const rest of [0, 1]) {
    const { taught, asked } = leaveOut(rest);
    const rank = learnGuides(taught);
    const places = asked.map(({ id, objective, audience }) =>
      rank({ objective, audience }).ranked.findIndex(({ guide }) => guide.id === id),
    );
    const shareWithin = (count: number) => places.filter((place) => place < count).length / places.length;
    expect(shareWithin(1)).toBeGreaterThan(0.45);
    expect(shareWithin(2)).toBeGreaterThan(0.6);
    expect(shareWithin(3)).toBeGreaterThan(0.68);
  }
});

const fromOtherHands = [...objectives, ...otherObjectives].map(([objective, guides]) => {
  const { guides: offered, notice, isClear } = findNearestGuides({ objective });
  const ids = offered.map(({ id }) => id);
  return { ids, isFitting: notice === null, isClear, isRight: (id = "") => guides.split("|").includes(id) };
});

test("objectives from other hands are offered a guide that a researcher would take", () => {
  const offered = fromOtherHands.filter(({ ids, isRight }) => ids.some(isRight));
  expect(offered.length / fromOtherHands.length).toBeGreaterThan(0.88);
});

test("the general guide is the last of three, unless no other is near", () => {
  const led = fromOtherHands.filter(({ isFitting }) => isFitting);
  expect(led.length / fromOtherHands.length).toBeGreaterThan(0.8);
  expect(led.filter(({ ids, isRight }) => isRight(ids[0])).length / led.length).toBeGreaterThan(0.7);
  const general = fromOtherHands.filter(({ isFitting }) => !isFitting);
  expect(general.filter(({ isRight }) => isRight(generalGuideId)).length).toBeGreaterThan(
    general.length * 0.7,
  );
  for (const { ids, isFitting } of fromOtherHands)
    expect(ids.indexOf(generalGuideId)).toBe(isFitting ? 2 : 0);
});

test("what the audience says counts where the objective alone does not tell", () => {
  const objective = "Understand why they left";
  const find = (targetAudience: string) =>
    findNearestGuides({ objective, targetAudience }).guides.map(({ id }) => id);
  expect(find("Former nurses who resigned in the last year")).toContain("employee-exit");
  expect(find("Choir members who went last season")).toContain("churn");
});

test("an objective on leaving that speaks of staying, too, is nearly always offered a guide on leaving", () => {
  const found = bothSides.map(([objective, targetAudience, taken]) => {
    const { guides: nearest, isClear } = findNearestGuides({ objective, targetAudience });
    const places = nearest.map(({ id }) => taken.split("|").includes(id));
    return { isOffered: places.includes(true), isWronglyChosen: isClear && !places[0] };
  });
  expect(found.filter(({ isOffered }) => !isOffered).length).toBeLessThanOrEqual(2);
  expect(found.filter(({ isWronglyChosen }) => isWronglyChosen)).toEqual([]);
});

test("where two guides are about as near, neither is chosen for the creator", () => {
  expect(findNearestGuides({ objective: "Understand why they left" }).isClear).toBe(false);
});

test("a guide that was chosen for the creator is one that a researcher would take", () => {
  const chosen = fromOtherHands.filter(({ isClear }) => isClear);
  expect(chosen.length).toBeGreaterThan(40);
  expect(chosen.filter(({ ids, isRight }) => isRight(ids[0])).length / chosen.length).toBeGreaterThan(0.95);
});
