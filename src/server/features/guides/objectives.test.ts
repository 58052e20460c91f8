import { expect, test } from "vitest";
import type { GuideTemplate } from "#contract/guides.ts";
import { learnGuides } from "#interviewer/script/guide-classifier.ts";
import { getGuides } from "./guide-files.ts";
import { findNearestGuides } from "./nearest-guides.ts";
import { bothSides, objectives, otherObjectives } from "./objectives-for-tests.ts";

/** Every guide with two thirds of its examples, and those that were left out. */
function leaveOut(rest: number) {
  const isLeftOut = (_: unknown, index: number) => index % 3 === rest;
  const guides = getGuides().en.filter(({ id }) => id !== "general-exploration");
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

test("of objectives that were left out, most find their guide among the first two of 78", () => {
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

test("objectives from other hands are offered a guide that a researcher would take", () => {
  const places = [...objectives, ...otherObjectives].map(([objective, taken]) =>
    findNearestGuides({ objective }).guides.findIndex(({ id }) => taken.split("|").includes(id)),
  );
  expect(places.filter((place) => place === 0).length / places.length).toBeGreaterThan(0.8);
  expect(places.filter((place) => place >= 0).length / places.length).toBeGreaterThan(0.9);
});

test("what the audience says counts where the objective alone does not tell", () => {
  const objective = "Understand why they left";
  const choose = (targetAudience: string) => findNearestGuides({ objective, targetAudience }).guides[0]?.id;
  expect(choose("Former nurses who resigned in the last year")).toBe("employee-exit");
  expect(choose("Choir members who went last season")).toBe("leaving-group");
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

test.each([
  ["What keeps people coming to the allotment society year after year?", "Members of ten years or more"],
  ["what keeps our long-serving drivers with us", "Drivers who have been here for ten years"],
])("%j, asked of %j, is still about staying", (objective, targetAudience) => {
  expect(findNearestGuides({ objective, targetAudience }).guides[0]?.id).toBe("staying");
});

test("the guide changes when the audience turns out to be people who left", () => {
  const objective = "Find out what would have kept people with the running club";
  const choose = (targetAudience: string) => findNearestGuides({ objective, targetAudience }).guides[0]?.id;
  expect(choose("Former members who let their membership lapse")).toBe("leaving-group");
  expect(choose("")).not.toBe("leaving-group");
});

test("where two guides are about as near, neither is chosen for the creator", () => {
  expect(findNearestGuides({ objective: "Understand why they left" }).isClear).toBe(false);
});

test("a guide that was chosen for the creator is nearly always one that a researcher would take", () => {
  const clear = [...objectives, ...otherObjectives].flatMap(([objective, guides]) => {
    const found = findNearestGuides({ objective });
    return found.isClear ? [guides.split("|").includes(found.guides[0]?.id ?? "")] : [];
  });
  expect(clear.length).toBeGreaterThan(50);
  expect(clear.filter((isRight) => isRight).length / clear.length).toBeGreaterThan(0.85);
});
