import { describe, expect, test } from "vitest";
import { analyze } from "./analyze.ts";
import { suggestCompetitors } from "./competitors.ts";
import type { Source, StudyContext } from "./sources.ts";

const study: StudyContext = {
  questions: [],
  objective: "",
  topics: [],
  competitors: [
    { name: "Microsoft Teams", aliases: ["Teams", "MS Teams"] },
    { name: "ClickUp", aliases: [] },
    { name: "Google Docs", aliases: ["gdocs"] },
  ],
  notCompetitors: ["Google", "Excel"],
  ownProduct: "Deskly",
};

function talk(...texts: string[]): Source[] {
  return texts.map((text, at) => ({
    id: `s${at}`,
    kind: "interview",
    label: `P-${at}`,
    segments: [{ id: `m${at}`, speaker: "participant", text, questionId: null, move: null }],
    ageRange: null,
    location: null,
    language: "en",
  }));
}

const count = (texts: string[], lists: Partial<StudyContext> = {}) => ({
  ...analyze(talk(...texts), { ...study, ...lists }).competitiveAnalysis.competitorMentions,
});

describe("the creator's list of competitors", () => {
  test("aliases count under the name, whatever their case, plural or possessive", () => {
    expect(
      count(["We meet on teams.", "MS Teams' calls drop, so I left Teams.", "Microsoft teams is fine."]),
    ).toEqual({
      "Microsoft Teams": 4,
    });
  });

  test("a name is found however it is joined", () => {
    expect(count(["We plan in Click Up.", "I like click-up's boards.", "clickup again"])).toEqual({
      ClickUp: 3,
    });
  });

  test("an everyday word in lower case is no product unless it is used like one", () => {
    expect(count(["I talk to other teams a lot.", "The teams meet each week."])).toEqual({});
    expect(count(["We call each other in teams."])).toEqual({ "Microsoft Teams": 1 });
    const slack = { competitors: [{ name: "Slack", aliases: [] }] };
    expect(count(["slack notifications distract me"], slack)).toEqual({ Slack: 1 });
  });

  test("what is no competitor is never counted, and hides no longer name that is one", () => {
    expect(
      count(["I use Excel and Google.", "We use Excel, Google and Google Docs.", "gdocs are fine"]),
    ).toEqual({
      "Google Docs": 2,
    });
  });

  test("names of odd make are found among thousands", () => {
    const many = Array.from({ length: 2000 }, (_, at) => ({ name: `Zq${at}x`, aliases: [`Alias ${at}`] }));
    const odd = ["C++", "7shifts", "e-conomic", "X"].map((name) => ({ name, aliases: [] }));
    const said = Array.from(
      { length: 100 },
      () => "We plan the week with the team and talk about what is due.",
    );
    const found = count([...said, "I write c++ and e-Conomic with 7shifts, not X."], {
      competitors: [...many, ...odd],
    });
    expect(found).toEqual({ "C++": 1, "7shifts": 1, "e-conomic": 1, X: 1 });
  });

  test("a name in both lists is not counted", () => {
    expect(count(["We use ClickUp daily."], { notCompetitors: ["clickup"] })).toEqual({});
  });

  test("the own product is never a competitor, in no spelling", () => {
    expect(
      count(["We use Deskly's board.", "I like deskly and Desklys.", "We switched to Deskly Pro."]),
    ).toEqual({});
  });

  test("names of nothing but blanks find nothing", () => {
    const blank = {
      competitors: [{ name: " ", aliases: ["", "  "] }],
      notCompetitors: [" "],
      ownProduct: " ",
    };
    expect(count(["We talk every day. It is fine."], blank)).toEqual({});
  });

  test("a comparison with what is no competitor is not shown", () => {
    const shown = (text: string) => analyze(talk(text), study).competitiveAnalysis.comparativeStatements;
    expect(shown("Excel is much slower than the other tools we tried.")).toEqual([]);
    expect(shown("Teams is much slower than Excel for that.")).toEqual([
      "Teams is much slower than Excel for that",
    ]);
  });
});

describe("names that nobody listed", () => {
  const found = (...texts: string[]) => count(texts, { competitors: [], notCompetitors: [] });

  test.each([
    "I ride Around town in the evening.",
    "Around 2015 we moved to a bigger flat.",
    "I had no Notion of what it would cost.",
    "So either flat or linear.",
    "The Box of letters stood in the hall.",
    "Signal failures stop my train every week.",
    "The Contract ends in May.",
    "I live with Dan and Maria, and Peter pays the rent.",
    "I prefer Anna to my old boss.",
    "We use Maria's template for letters.",
    "We use PDP and ICE plots for that.",
    "I followed the documentation on the GitHub page.",
    "We went to Greece and to Crete from Athens.",
    "I talked to Claude about it, my neighbour.",
  ])("%s: an ordinary word, a person or a place is no competitor", (text) => {
    expect(found(text)).toEqual({});
  });

  test.each([
    ["We write everything down in Notion.", "Notion"],
    ["I switched to Linear last year.", "Linear"],
    ["Box is slower than Dropbox.", "Box"],
    ["Zoom is very reliable.", "Zoom"],
    ["I cancelled because I now use Veloplan.", "Veloplan"],
    ["Trello is better than Taskfox for me.", "Taskfox"],
  ])("%s: a name that is used or compared is: %s", (text, name) => {
    expect(Object.keys(found(text))).toContain(name);
  });
});

describe("names that were found and are in no list", () => {
  const said = [
    "We switched from Trello to ClickUp.",
    "I use Trello and Asana.",
    "Excel is fine. I use Deskly.",
  ];

  test("are suggested with how many people named them", () => {
    expect(suggestCompetitors(analyze(talk(...said), study).findings, study)).toEqual([
      { name: "Trello", people: 2 },
      { name: "Asana", people: 1 },
    ]);
  });

  test("are suggested no more once they are in a list", () => {
    const { findings } = analyze(talk(...said), study);
    expect(suggestCompetitors(findings, { ...study, notCompetitors: ["asana", "TRELLO"] })).toEqual([]);
  });
});
