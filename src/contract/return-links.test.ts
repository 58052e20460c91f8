import { expect, test } from "vitest";
import { panelPresets } from "./panel-presets.ts";
import { endings, findReturnProblem, isReturnLink } from "./return-links.ts";

const facts = { hiddenFields: ["pid"], isLinked: true };

test("a return link is https, and nothing that a host could be taken for", () => {
  for (const link of ["https://a.example", "https://a.example/x?p={pid}", "http://localhost:3000/x"])
    expect([link, isReturnLink(link)]).toEqual([link, true]);
  const wrong = [
    ...[
      "javascript:alert(1)",
      "http://a.example/",
      "https://{pid}/",
      "https://a.example{pid}/",
      "//a.example",
    ],
    ...["https://user@a.example/", "https://", "http://localhost.example/", "data:text/html,x", " https:/a"],
  ];
  for (const link of wrong) expect([link, isReturnLink(link)]).toEqual([link, false]);
});

test("every placeholder is filled by something, and a code leaves with a linked, complete session alone", () => {
  const problem = (link: string, ending = endings[0] as (typeof endings)[number], isLinked = true) =>
    findReturnProblem(link, ending, { ...facts, isLinked });
  expect(problem("")).toBeUndefined();
  expect(problem("https://a.example/?p={pid}&s={session}&c={code}")).toBeUndefined();
  expect(problem("https://a.example/?p={PID}")).toBe('There\'s no parameter called "PID".');
  expect(problem("https://a.example/?p={a b}")).toBe('There\'s no parameter called "a b".');
  expect(problem("https://a.example/?c={code}", "screenedOut")).toContain("Only people who complete");
  expect(problem("https://a.example/?c={code}", "complete", false)).toContain("doesn't link");
  expect(problem("javascript:alert(1)")).toBe("The link must start with https://");
});

test("a preset's links hold once the panel's own codes are in, and not before", () => {
  for (const { hiddenFields, returnLinks, panelIdField } of panelPresets) {
    expect(hiddenFields).toContain(panelIdField);
    for (const [ending, link] of Object.entries(returnLinks)) {
      const check = (given: string) =>
        findReturnProblem(given, ending as (typeof endings)[number], { hiddenFields, isLinked: true });
      expect(check(link.replace(/YOUR-[A-Z-]*CODE/, "C1"))).toBeUndefined();
      if (link.includes("YOUR-")) expect(check(link)).toContain("Replace YOUR-CODE");
    }
  }
});
