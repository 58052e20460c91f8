import { describe, expect, test } from "vitest";
import { codeSource, InsightsGatherer } from "./analyze.ts";
import { splitByPerson } from "./people.ts";
import type { Segment, Source, StudyContext } from "./sources.ts";

const study: StudyContext = {
  questions: [
    { id: "q1", text: "What frustrates you most about the search?" },
    { id: "q2", text: "Which tools do you use?" },
  ],
  objective: "",
  topics: [],
  competitors: [],
  ownProduct: null,
};

function turn(id: string, person: string | null, text: string, more: Partial<Segment> = {}): Segment {
  const speaker = person === null ? "interviewer" : "participant";
  return { id, speaker, text, questionId: null, move: null, person, ...more };
}

const group: Source = {
  id: "group",
  kind: "transcript",
  label: "Focus group 1",
  ageRange: null,
  location: null,
  language: "en",
  personLabels: { s1: "Ana", s2: "Ben" },
  segments: [
    turn("t0", null, "What frustrates you most about the search?", { questionId: "q1", move: "ask" }),
    turn("t1", "s1", "The search is painfully slow and it never finds old decisions.", { questionId: "q1" }),
    turn("t2", "s2", "Same here, the search is terribly slow and old decisions are lost in Slack.", {
      questionId: "q1",
    }),
    turn("t3", "s1", "The search is slow, really slow. I hate the slow search.", { questionId: "q1" }),
    turn("t4", null, "What happened then?", { questionId: "q1", move: "probe" }),
    turn("t5", "s2", "I asked a colleague, because the slow search had wasted an hour in Slack.", {
      questionId: "q1",
    }),
    turn("t6", "s3", "   "),
  ],
};

function gather(sources: Source[]) {
  const gatherer = new InsightsGatherer(study);
  for (const source of sources) gatherer.add(JSON.parse(JSON.stringify(codeSource(source, study))));
  return { insights: gatherer.report(), members: gatherer.members() };
}

describe("a source with several participants", () => {
  const { insights, members } = gather([group]);

  test("is split into one source a person, with the interviewer's turns in each", () => {
    const parts = splitByPerson(group);
    expect(parts.map(({ personId, source }) => [personId, source.label])).toEqual([
      ["group:s1", "Ana"],
      ["group:s2", "Ben"],
    ]);
    expect(parts[1]?.source.segments.map((segment) => segment.id)).toEqual(["t0", "t2", "t4", "t5"]);
  });

  test("stays as it is when one person speaks, named or not", () => {
    const alone = { ...group, segments: group.segments.filter((one) => one.person !== "s2") };
    expect(splitByPerson(alone)).toEqual([{ personId: "group", source: alone }]);
  });

  test("a label is never taken from what every object has", () => {
    const odd = group.segments.map((one) => (one.person === "s2" ? { ...one, person: "constructor" } : one));
    expect(splitByPerson({ ...group, segments: odd })[1]?.source.label).toBe("Focus group 1");
  });

  test("counts people, and the source once", () => {
    expect(insights.sources).toEqual({ interviews: 0, transcripts: 1, threads: 0 });
    expect(insights.metrics.totalTranscripts).toBe(1);
    const slow = insights.findings.find((one) => one.kind === "painPoints" && /slow/.test(one.text));
    expect(slow?.strength).toMatchObject({ people: 2, asked: 2, answered: 2, probed: 2, notReached: 0 });
    expect(insights.keywords.find((one) => one.keyword === "decisions")?.people).toBe(2);
    expect(insights.findings.find((one) => one.text === "Slack")?.strength.people).toBe(1);
  });

  test("evidence names the source and shows the person", () => {
    const shown = insights.findings.flatMap((one) => one.evidence);
    expect(new Set(shown.map((one) => one.sourceId))).toEqual(new Set(["group"]));
    expect(new Set(shown.map((one) => one.sourceLabel))).toEqual(new Set(["Ana", "Ben"]));
  });

  test("its people are listed in the order in which they first speak", () => {
    expect(members.people).toEqual([
      { id: "group:s1", sourceId: "group", kind: "transcript", label: "Ana" },
      { id: "group:s2", sourceId: "group", kind: "transcript", label: "Ben" },
    ]);
    expect(members.reached).toEqual({ q1: [0, 1] });
  });

  test("counts the same in whatever order the coder lists its finds", () => {
    const coded = codeSource(group, study);
    const { statements, keywords, names } = coded;
    const turned = new InsightsGatherer(study);
    const lists = {
      statements: statements.toReversed(),
      keywords: keywords.toReversed(),
      names: names.toReversed(),
    };
    turned.add({ ...coded, ...lists });
    const counts = (one: typeof insights) =>
      one.keywords.map(({ keyword, people }) => `${keyword} ${people}`).sort();
    expect(counts(turned.report())).toEqual(counts(insights));
  });

  test("is one step of the saturation curve", () => {
    expect(members.novelty.transcript).toMatchObject([{ sourceId: "group", label: "Focus group 1" }]);
    expect(members.novelty.transcript?.[0]?.newCodes).toBeGreaterThan(0);
  });
});

function interview(at: number, said: string, asked = ["q1", "q2"]): Source {
  const segments = asked.flatMap((questionId, place) => [
    turn(`i${at}-${place}-ask`, null, "…", { questionId, move: "ask" }),
    ...(place === 0 ? [turn(`i${at}-${place}`, "p", said, { questionId })] : []),
  ]);
  return { ...group, id: `i${at}`, kind: "interview", label: `P-${at}`, personLabels: undefined, segments };
}

describe("who is behind what", () => {
  const slow = "The search is painfully slow and it never finds old decisions.";
  const sources = [
    interview(1, slow),
    interview(2, "The video calls freeze all the time, which is annoying."),
    interview(3, slow),
    interview(4, slow),
    interview(5, "I have no complaints at all."),
    interview(6, "Nothing.", ["q2"]),
  ];
  const { insights, members } = gather(sources);
  const pain = insights.findings.find((one) => one.kind === "painPoints" && /slow/.test(one.text));

  test("a finding tells its question and everybody behind it", () => {
    expect(members.findings[pain?.id ?? ""]).toEqual({ people: [0, 2, 3], questionId: "q1" });
    expect(members.reached.q1).toEqual([0, 1, 2, 3, 4]);
    expect(members.reached.q2).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("strength tells who was asked, who answered, and who never came to the question", () => {
    expect(pain?.strength).toMatchObject({ people: 3, asked: 5, answered: 5, probed: 0, notReached: 1 });
    expect(pain?.strength.interval).toBeNull();
  });

  test("every finding has its people, and as many as its strength says", () => {
    expect(Object.keys(members.findings).toSorted()).toEqual(
      [...new Set(insights.findings.map((one) => one.id))].toSorted(),
    );
    for (const { id, strength } of insights.findings) {
      expect(members.findings[id]?.people).toHaveLength(strength.people + strength.volunteered);
    }
  });

  test("what was said before is nothing new", () => {
    const brought = members.novelty.interview?.map((one) => one.newCodes) ?? [];
    expect(brought).toHaveLength(6);
    expect(brought[0]).toBeGreaterThan(0);
    expect(brought[1]).toBeGreaterThan(0);
    expect(brought.slice(2, 4)).toEqual([0, 0]);
  });

  test("a question that was passed over is not answered", () => {
    const passed = interview(7, "I would rather not say.");
    const after = turn("i7-skip", null, "No problem.", { questionId: "q1", move: "respect_skip" });
    passed.segments.splice(2, 0, after);
    expect(codeSource(passed, study).people).toEqual([{ id: "i7", label: "P-7", answered: [], probed: [] }]);
  });
});
