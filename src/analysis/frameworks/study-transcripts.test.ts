import { describe, expect, test } from "vitest";
import { someOf } from "#server/testing/some-cases.ts";
import { readSources } from "../../../tests/read-study-data.ts";
import { facts } from "../../../tests/study-data.ts";
import { sliceCodePoints } from "../code-points.ts";
import { listLeaves } from "./leaves.ts";
import { makeFramework } from "./make-frameworks.ts";

const study = { questions: [], objective: "", topics: [], competitors: [], ownProduct: null };

const kinds = ["persona", "customerJourney", "valueProp"] as const;

describe("frameworks of studies' transcripts", () => {
  const files = {
    "names on lines of their own": facts.nameLines,
    "names in bold": facts.boldNames,
    "a table of interviews": facts.aiLed.file,
    captions: facts.captions.file,
  };

  test.each(Object.entries(files))(
    "%s: lines in every framework, each on words that stand in it",
    async (title, name) => {
      const sources = await readSources(name);
      const texts = new Map(
        sources.flatMap(({ id, segments }) => segments.map((one) => [`${id} ${one.id}`, one])),
      );
      for (const kind of someOf(kinds, 3, Object.keys(files).indexOf(title))) {
        const leaves = listLeaves(makeFramework(kind, sources, { study, healthStudy: false }));
        expect(leaves.length, kind).toBeGreaterThan(5);
        for (const { sourceId, messageId, start, end, quote } of leaves.flatMap(({ evidence }) => evidence)) {
          const segment = texts.get(`${sourceId} ${messageId}`);
          expect(segment?.speaker).toBe("participant");
          expect(sliceCodePoints(segment?.text ?? "", start, end)).toBe(quote);
        }
      }
    },
  );

  test("a founder's talk names the people around her", async () => {
    const persona = makeFramework("persona", await readSources(facts.boldNames), {
      study,
      healthStudy: false,
    });
    const roles = persona.framework === "persona" ? persona.network.map(({ role }) => role) : [];
    expect(roles).toEqual(expect.arrayContaining(["Husband", "Family", "Investors", "Co-founder"]));
  });
});
