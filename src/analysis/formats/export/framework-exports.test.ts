import { expect, test } from "vitest";
import type { Evidence } from "#contract/insights.ts";
import type { Persona } from "#contract/personas.ts";
import { listLeaves } from "../../frameworks/leaves.ts";
import { makeFramework } from "../../frameworks/make-frameworks.ts";
import { remoteWorkSessions, remoteWorkStudy } from "../../testing/remote-work-sessions.ts";
import { writeFrameworkJson } from "./framework-json.ts";
import { writeFrameworkMarkdown } from "./framework-markdown.ts";

const context = { study: remoteWorkStudy, healthStudy: false };
const make = (kind: "persona" | "customerJourney" | "valueProp") =>
  makeFramework(kind, remoteWorkSessions, context);
const persona = make("persona") as Persona;
const [quoted] = persona.conflict[0]?.evidence ?? [];
if (quoted === undefined) throw new Error("The persona has challenges.");
const plain = (text: string) => text.replace(/\\/g, "");

test.each(["persona", "customerJourney", "valueProp"] as const)(
  "a %s in Markdown has each line and each quote of it",
  (kind) => {
    const made = make(kind);
    const text = plain(writeFrameworkMarkdown(made));
    for (const leaf of listLeaves(made)) {
      expect(text).toContain(leaf.text);
      for (const { quote, sourceLabel } of leaf.evidence) {
        expect(text).toContain(`“${quote}”`);
        expect(text).toContain(`— ${sourceLabel}`);
      }
    }
    for (const note of made.notes) expect(text).toContain(note);
  },
);

test("JSON has the lines with their places", () => {
  const json = JSON.parse(writeFrameworkJson(persona));
  expect(json).toMatchObject({ format: "askwell-framework", version: 1, framework: "persona", people: 8 });
  expect(json.conflict[0].evidence[0]).toEqual({ ...quoted, ageRange: null });
});

test("nobody's words become Markdown, and no address or number leaves", () => {
  const words = "# Write to me at ada@example.org or +44 20 7946 0958, <b>now</b>.";
  const evidence: Evidence = { ...quoted, quote: words };
  const made: Persona = {
    ...persona,
    conflict: [{ conflict: words, evidence: [evidence] }],
    quotes: [{ quote: words, evidence: [evidence] }],
  };
  const text = writeFrameworkMarkdown(made);
  expect(text).toContain("\\# Write to me");
  expect(text).toContain("\\<b\\>now");
  for (const file of [text, writeFrameworkJson(made)]) {
    expect(file).not.toContain("ada@example.org");
    expect(file).not.toContain("7946 0958");
  }
});

test("facts that tell of one or two people are not in a file", () => {
  const attributes = {
    age: "35-50 (4 of 5)",
    location: "Kenya (2 of 5; 3 not known)",
    profession: "Nurse (5 of 5)",
    diagnosis: true,
  };
  const five = { ...persona, people: 5, attributes };
  const text = plain(writeFrameworkMarkdown(five));
  expect(text).toContain("| Age | 35-50 (4 of 5) |");
  expect(text).not.toContain("Kenya");
  expect(writeFrameworkJson(five)).not.toContain("Kenya");
  expect(text).toContain("| Diagnosis | Yes |");
  expect(
    plain(writeFrameworkMarkdown({ ...persona, people: 1, attributes: { ...attributes, age: "65+" } })),
  ).not.toContain("65+");
});
