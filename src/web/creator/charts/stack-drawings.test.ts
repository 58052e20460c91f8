import { expect, test } from "vitest";
import { stackDrawings } from "./stack-drawings.ts";

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0"/></svg>`;

test("drawings stand one below the other, each under its title, and all fit in", () => {
  const stacked = stackDrawings([
    { title: "First", svg: drawing(300, 100) },
    { title: "Second & last", svg: drawing(400, 100) },
  ]);
  const tops = [...(stacked ?? "").matchAll(/<svg x="16" y="(\d+)"/g)].map((match) => Number(match[1]));
  const [, width = 0, height = 0] = (/width="(\d+)" height="(\d+)"/.exec(stacked ?? "") ?? []).map(Number);
  expect(tops).toHaveLength(2);
  expect((tops[1] ?? 0) - (tops[0] ?? 0)).toBeGreaterThan(100);
  expect(width).toBe(432);
  expect(height).toBeGreaterThanOrEqual((tops[1] ?? 0) + 100);
  expect(stacked).toContain("Second &amp; last");
});

test("without a drawing there is no picture", () => {
  expect(stackDrawings([])).toBeNull();
});
