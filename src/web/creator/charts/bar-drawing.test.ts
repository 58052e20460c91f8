import { expect, test } from "vitest";
import { drawBars } from "./bar-drawing.ts";

const widths = (svg: string) =>
  [...svg.matchAll(/<rect x[^>]* width="([\d.]+)"/g)].map(([, width]) => Number(width));

test("bars are as long as their share of the highest in their group", () => {
  const svg = drawBars([
    {
      title: "Age",
      bars: [
        { label: "18-24", value: 4 },
        { label: "25-34", value: 2 },
        { label: "35-50", value: 0 },
      ],
    },
    { title: "Cities", bars: [{ label: "Leeds", value: 100 }] },
  ]);
  const [all = 0, half, none, other] = widths(svg);
  expect([half, none, other]).toEqual([all / 2, 0, all]);
});

test("labels are text, whatever people wrote", () => {
  const svg = drawBars([{ title: "Jobs", bars: [{ label: '<script>"&\u0001', value: 1 }] }]);
  expect(svg).toContain("&lt;script&gt;&quot;&amp;</text>");
  expect(svg).not.toContain("<script>");
});

test("a long label is shortened by whole letters", () => {
  const svg = drawBars([{ title: "Jobs", bars: [{ label: "👩‍🔬".repeat(40), value: 1 }] }]);
  expect(svg).toContain("…</text>");
  expect(svg).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
});

test("no bars make a picture without bars, not one with NaN", () => {
  expect(drawBars([{ title: "Age", bars: [] }])).not.toContain("NaN");
});
