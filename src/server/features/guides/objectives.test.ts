import { expect, test } from "vitest";
import { findNearestGuides } from "./nearest-guides.ts";
import { objectives, otherObjectives } from "./objectives-for-tests.ts";

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
