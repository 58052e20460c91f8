import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sizes = "small|body|lead|heading|title|display";
const spaces = new Set([0, 1, 2, 4, 8, 12, 16, 24, 32, 48]);
const radii = new Set([0, 4, 8, 999]);

const sheets = globSync("src/web/**/*.css").sort();

/** "src/web/x.css:12 gap: 7px" for each declaration of these properties whose value is not `isAllowed`. */
function findOffScale(property: RegExp, isAllowed: (value: string) => boolean): string[] {
  return sheets.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, at) => {
        const [, name = "", value = ""] = /^\s*([\w-]+): (.*?)( !important)?;/.exec(line) ?? [];
        return property.test(name) && !isAllowed(value) ? [`${file}:${at + 1} ${name}: ${value}`] : [];
      }),
  );
}

/** Lengths in px; a rem is 16 of them. What is computed of the window or of a control is left alone. */
const isOnScale = (scale: Set<number>) => (value: string) =>
  /\b(calc|clamp|max|env)\(/.test(value) ||
  [...value.matchAll(/([\d.]+)(px|rem)/g)].every(([, number, unit]) =>
    scale.has(Number(number) * (unit === "rem" ? 16 : 1)),
  );

test("text is in one of six sizes, or as large as the landing page's promise", () => {
  const isSize = new RegExp(`^(var\\(--(ask-)?(${sizes})\\)|var\\(--ask-hero\\)|inherit)$`);
  const isFont = new RegExp(`^(inherit|\\d00 var\\(--(ask-)?(${sizes})\\) / [\\d.]+(rem|px)? .*)$`);
  expect(findOffScale(/^font-size$/, (value) => isSize.test(value))).toEqual([]);
  expect(findOffScale(/^font$/, (value) => isFont.test(value))).toEqual([]);
});

test("components set no other size of text", () => {
  const found = globSync("src/web/**/*.{ts,tsx}").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bfontSize(: |=\{|=)["']?[\d.]\w*/g)].map(
      ([it]) => `${file} ${it}`,
    ),
  );
  // Charts are also saved as pictures, where no stylesheet reaches.
  expect(found.filter((it) => !/(chart|curve)\.tsx fontSize(: |=\{)13$/.test(it))).toEqual([]);
});

test("room in and around things, and their corners, are on the scale", () => {
  expect(findOffScale(/^(padding|margin|gap|row-gap|column-gap)/, isOnScale(spaces))).toEqual([]);
  expect(findOffScale(/radius$/, isOnScale(radii))).toEqual([]);
});

test("every class of a stylesheet is used by some component", () => {
  const source = globSync("src/web/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  const words = new Set(source.join("\n").match(/[\w-]+/g));
  // Also where its last part is filled in: `delivery-${state}`.
  const isUsed = (name: string) => words.has(name) || words.has(name.replace(/[^-]+$/, ""));
  const unused = sheets.flatMap((file) => {
    const selectors = readFileSync(file, "utf8")
      .replace(/\/\*.*?\*\//gs, "")
      .replace(/\{[^{}]*\}/g, "");
    const classes = [...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name);
    return classes
      .filter((name) => !name.startsWith("mantine-") && !isUsed(name))
      .map((name) => `${file} .${name}`);
  });
  expect(unused).toEqual([]);
});
