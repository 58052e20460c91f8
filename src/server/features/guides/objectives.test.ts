import { expect, test } from "vitest";
import { findNearestGuides } from "./nearest-guides.ts";
import { bothSides, objectives, otherObjectives } from "./objectives-for-tests.ts";

test.each(objectives)("%j is offered first a guide that a researcher would take: %s", (objective, guides) => {
  const { guides: nearest, notice } = findNearestGuides({ objective });
  expect(guides.split("|")).toContain(nearest[0]?.id);
  expect(notice).toBeNull();
});

test("most of the objectives that the keywords were not chosen with get such a guide too", () => {
  const missed = otherObjectives.filter(([objective, guides]) => {
    const [first] = findNearestGuides({ objective }).guides;
    return !guides.split("|").includes(first?.id ?? "");
  });
  expect(missed.length / otherObjectives.length).toBeLessThan(0.2);
});

test("what the audience says counts where the objective alone does not tell", () => {
  const objective = "Understand why they left";
  const choose = (targetAudience: string) => findNearestGuides({ objective, targetAudience }).guides[0]?.id;
  expect(choose("Former nurses who resigned in the last year")).toBe("employee-exit");
  expect(choose("Choir members who went last season")).toBe("leaving-group");
});

test.each(bothSides)(
  "%j, asked of %j, is offered a guide on leaving first, chosen for the creator",
  (objective, targetAudience, guides) => {
    const { guides: nearest, isClear } = findNearestGuides({ objective, targetAudience });
    expect(guides.split("|")).toContain(nearest[0]?.id);
    expect(isClear).toBe(true);
  },
);

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
  const objective =
    "Why did so many apprentices leave before the end of their first year, and what could help them stay on?";
  const { guides, isClear } = findNearestGuides({ objective, targetAudience: "Apprentices who dropped out" });
  expect(guides.map(({ id }) => id)).toContain("employee-exit");
  expect(isClear).toBe(false);
});

test("a guide that was chosen for the creator is nearly always one that a researcher would take", () => {
  const clear = [...objectives, ...otherObjectives].flatMap(([objective, guides]) => {
    const found = findNearestGuides({ objective });
    return found.isClear ? [guides.split("|").includes(found.guides[0]?.id ?? "")] : [];
  });
  expect(clear.length).toBeGreaterThan(50);
  expect(clear.filter((isRight) => !isRight).length).toBeLessThanOrEqual(1);
});
